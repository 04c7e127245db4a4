"""The ``rummyroom`` command."""

from rummyroom.cli.main import main

__all__ = ["main"]

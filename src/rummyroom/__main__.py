"""``python -m rummyroom`` is the ``rummyroom`` command."""

import sys

from rummyroom.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""Values to JSON and back: one place that knows how the project's own types are written."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def _encode(value: object) -> str:
    if isinstance(value, str):  # Kind, Tile and other strings with a meaning
        return str.__str__(value)
    raise NotImplementedError(f"{type(value).__name__} has no JSON form")


def _decode(kind: type, value: Any) -> Any:
    if isinstance(value, str) and issubclass(kind, str):
        return kind(value)
    raise ValueError(f"Expected {kind.__name__} as text, got {type(value).__name__}")


_ENCODER = msgspec.json.Encoder(enc_hook=_encode)


def to_json(value: object) -> bytes:
    """Return ``value`` as compact JSON."""
    return _ENCODER.encode(value)


def from_json(data: bytes | str, kind: type[T]) -> T:
    """Return the ``kind`` that JSON ``data`` holds.

    Raises:
        msgspec.DecodeError: the text is not JSON, or (as its subclass ValidationError) not a ``kind``;
            the message names the place.
    """
    return msgspec.json.decode(data, type=kind, dec_hook=_decode)


def to_plain(value: object) -> Any:
    """Return ``value`` as dicts, lists (tuples stay tuples), strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode)


def from_plain(data: Any, kind: type[T]) -> T:
    """Return the ``kind`` that plain ``data`` holds; raises as :func:`from_json`."""
    return msgspec.convert(data, type=kind, dec_hook=_decode)

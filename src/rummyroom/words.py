"""Words with a fixed set of values, such as the choices of an option or the kinds of a meld."""

from __future__ import annotations

from enum import StrEnum


class Word(StrEnum):
    """A word that prints, within other values too, as code that rebuilds it.

    >>> class Side(Word):
    ...     LEFT = "left"
    >>> [Side.LEFT], f"{Side.LEFT}"
    ([Side.LEFT], 'left')
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

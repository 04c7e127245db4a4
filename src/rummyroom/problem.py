"""What is wrong with an action: the one shape in which both games refuse."""

from __future__ import annotations

from typing import Any

import msgspec


class Problem(msgspec.Struct, frozen=True):
    """One reason why an action is not legal.

    Args:
        code: stable identifier such as ``meld.too_short``; the catalogue has a sentence for each under
            ``problem-`` and the code with its dot replaced by a hyphen.
        tiles: the tiles or cards concerned, as text.
        meld: index of the meld concerned in the table that was judged, or None.
        data: the numbers and names that the sentence needs.
    """

    code: str
    tiles: tuple[str, ...] = ()
    meld: int | None = None
    data: dict[str, Any] = {}

    def __str__(self) -> str:
        details = [f"{key} {value}" for key, value in self.data.items()]
        if self.tiles:
            details.append("tiles " + " ".join(self.tiles))
        return f"{self.code} ({', '.join(details)})" if details else self.code


class IllegalActionError(ValueError):
    """An action was applied that is not legal; nothing changed."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Carry ``problems``: all of them, at least one."""
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems

    def __reduce__(self) -> tuple[type[IllegalActionError], tuple[tuple[Problem, ...]]]:
        return IllegalActionError, (self.problems,)

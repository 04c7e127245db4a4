"""What stops a command before it has an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rummyroom.i18n import Texts
    from rummyroom.problem import Problem


class CommandError(Exception):
    """The user gave something that the command cannot work with; it ends with exit code 2 and one line."""

    def __init__(self, key: str, *, problem: Problem | None = None, **args: str | int) -> None:
        """Say what is wrong.

        Args:
            key: the sentence's key in the catalogue.
            problem: what the game's rules say about it; its sentence is the argument ``reason``.
            args: the sentence's further arguments.
        """
        super().__init__(key, args)
        self.key = key
        self.problem = problem
        self.args_of_sentence = args

    def sentence(self, texts: Texts) -> str:
        """Return the sentence in the reader's language."""
        args = dict(self.args_of_sentence)
        if self.problem is not None:
            args["reason"] = texts.problem(self.problem)
        return texts.text(self.key, **args)

"""Sentences by key, in the language of the reader."""

from __future__ import annotations

import os
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rummyroom.problem import Problem

LANGUAGES = ("en", "fr", "de")
"""The languages of the house; the first is the fallback."""


class TextError(LookupError):
    """A catalogue lacks a key, or a sentence an argument; the message names it."""


class Texts:
    """The sentences of one language.

    >>> Texts("fr").text("tile-name", colour="r", number=7)
    '7 rouge'
    """

    def __init__(self, language: str) -> None:
        """Open the catalogues of ``language``.

        Args:
            language: one of :data:`LANGUAGES`.

        Raises:
            TextError: the house does not speak it.
        """
        if language not in LANGUAGES:
            raise TextError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for ``key``."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **args: str | int) -> str:
        """Return the sentence for ``key``.

        Args:
            key: the name of a message, such as ``problem-turn-no_rack_tile``.
            args: what the sentence's placeholders stand for.

        Raises:
            TextError: there is no such sentence, or it needs an argument that is not given.
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise TextError(f"no sentence {key!r} in {self.language}")
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"sentence {key!r} in {self.language}: {errors[0]}")
        return str(sentence)

    def tile(self, notation: str) -> str:
        """Return the name of a tile, kind or card in notation: "red 7" for ``r7a``, "8 of spades" for ``8S``."""
        if notation[-1].isupper():
            return self.text("card-name", rank=notation[0], suit=notation[1])
        if notation.startswith("j"):
            return self.text("tile-joker")
        return self.text("tile-name", colour=notation[0], number=int(notation[1:].rstrip("abc")))

    def tiles(self, notations: Iterable[str]) -> str:
        """Return the names of tiles or cards as one phrase: "red 7, blue 7 and joker"."""
        return self.phrase(map(self.tile, notations))

    def phrase(self, names: Iterable[str], kind: Literal["standard", "or"] = "standard") -> str:
        """Return ``names`` as one phrase with an "and", or with an "or", before the last."""
        return str(format_list(list(names), style=kind, locale=self.language))

    def problem(self, problem: Problem) -> str:
        """Return the sentence that says what is wrong and what is missing.

        Raises:
            TextError: the code has no sentence.
        """
        args = {name: value if isinstance(value, int) else str(value) for name, value in problem.data.items()}
        args["tile_names"] = self.tiles(problem.tiles)
        args["wanted_names"] = self.phrase(map(self.tile, _words(problem.data, "wanted")), "or")
        return self.text("problem-" + problem.code.replace(".", "-"), **args)


def _words(data: Mapping[str, object], key: str) -> list[str]:
    return str(data.get(key, "")).split()


@cache
def _bundle(language: str) -> FluentBundle:
    # Without the bidi marks that Fluent puts around arguments: a terminal would show them.
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in sorted((resources.files("rummyroom.i18n") / language).iterdir(), key=lambda entry: entry.name):
        if catalogue.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the house's language that fits the locale best.

    Args:
        environment: the variables to look at instead of the process's own.

    >>> system_language({"LANG": "fr_CH.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "de_DE"})
    ('fr', 'en')
    """
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := variables.get(name):
            language = value.replace("-", "_").partition("_")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]

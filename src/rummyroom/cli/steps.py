"""A turn's steps, as ``solve --steps`` says them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.cli.answer import kinds
from rummyroom.rummikub.steps import Step, steps_of

if TYPE_CHECKING:
    from rummyroom.i18n import Texts
    from rummyroom.rummikub.melds import Table


class StepAnswer(msgspec.Struct, frozen=True):
    """One step, for a program to follow and for a person to read.

    Args:
        kind: ``exchange``, ``split``, ``take``, ``new``, ``move`` or ``add``.
        tiles: the kinds that are touched.
        source: index of the meld on the table before the turn, or None.
        target: index of the meld on the table after it, or None.
        text: the step as a sentence.
    """

    kind: str
    tiles: tuple[str, ...]
    source: int | None
    target: int | None
    text: str


def step_answers(before: Table, after: Table, texts: Texts) -> tuple[StepAnswer, ...]:
    """Return the steps from one table to the other, in the order to make them."""
    return tuple(
        StepAnswer(str(step.kind), kinds(step.tiles), step.source, step.target, _sentence(step, texts))
        for step in steps_of(before, after)
    )


def _sentence(step: Step, texts: Texts) -> str:
    return texts.text(
        f"step-{step.kind}",
        tile_names=texts.tiles(step.tiles),
        meld_names=texts.tiles(step.taken_from),
        target_names=texts.tiles(step.onto),
    )

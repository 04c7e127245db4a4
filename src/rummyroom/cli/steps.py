"""A turn's steps, as ``solve --steps`` says them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rummyroom.cli.answer import kinds
from rummyroom.rummikub.steps import Step, steps_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rummyroom.i18n import Texts
    from rummyroom.rummikub.melds import Table
    from rummyroom.rummikub.tiles import Tile


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
        tile_names=_tiles(step.tiles, texts),
        meld_name=_meld(step.taken_from, texts),
        target_name=_meld(step.onto, texts),
    )


def _tiles(tiles: Sequence[Tile], texts: Texts) -> str:
    """Return the tiles of a step with their articles: "the red 7 and the joker", "the red tiles 4 to 6"."""
    if len(tiles) >= 3 and not any(tile.is_joker for tile in tiles) and (run := _run(tiles)):
        return texts.text("step-tiles-run", **run)
    return texts.phrase(
        texts.text("step-tile-joker")
        if tile.is_joker
        else texts.text("step-tile", colour=str(tile.colour), number=tile.number)
        for tile in tiles
    )


def _meld(tiles: Sequence[Tile], texts: Texts) -> str:
    """Return a meld as a step names it: "the red run 4 to 6", "the group of 7s (red, blue and joker)"."""
    if not tiles:
        return ""
    numbered = [tile for tile in tiles if not tile.is_joker]
    if len(numbered) >= 2 and len({tile.number for tile in numbered}) == 1:
        colours = texts.phrase(
            texts.text("step-colour", colour="j" if tile.is_joker else str(tile.colour)) for tile in tiles
        )
        return texts.text("step-meld-group", number=numbered[0].number, colours=colours)
    if len(numbered) >= 2 and (run := _run(tiles)):
        return texts.text("step-meld-run", **run)
    return texts.text("step-meld-other", tiles=texts.tiles(tiles))


def _run(tiles: Sequence[Tile]) -> dict[str, str | int] | None:
    """Return what names ``tiles`` as a run, jokers included, or None if they are none from end to end."""
    places = [(place, tile) for place, tile in enumerate(tiles) if not tile.is_joker]
    colours = {str(tile.colour) for _, tile in places}
    lows = {tile.number - place for place, tile in places}
    if len(colours) != 1 or len(lows) != 1:
        return None
    (low,) = lows
    return {"colour": colours.pop(), "low": low, "high": low + len(tiles) - 1}

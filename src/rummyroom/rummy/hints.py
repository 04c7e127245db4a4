"""A hint for a player who asks: what to take, or what to lay and discard, from what the seat may see and nothing else.

A step is an action or a play of the game, as a page sends it; the discard comes last, as a play that lays nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rummyroom.games import Hint
from rummyroom.rummy.bots import helps, sound_play
from rummyroom.rummy.cards import cards_in, mask_of
from rummyroom.rummy.game import Play, TakeDiscard
from rummyroom.rummy.melds import Meld
from rummyroom.rummy.plans import full_plan
from rummyroom.rummy.view import see_table

if TYPE_CHECKING:
    from rummyroom.rummy.view import View


def hint(view: View) -> Hint:
    """Return whether to take the discard before the draw, and after it how to lay all that can be laid, and a discard.

    Where nothing can be laid, the hint's one tile and one step are the discard.

    Args:
        view: what the seat to move may see.
    """
    if view.drawn is None:
        if not view.discards or not helps(view):
            return Hint(playable=False)
        return Hint(playable=True, tiles=view.discards[-1:], steps=(TakeDiscard(view.turn),), table=view.table)
    plan = full_plan(view)
    discard = sound_play(view, plan).discard
    last = () if discard is None else (Play(view.turn, (), discard),)
    if not plan.plays:
        return Hint(playable=False, tiles=() if discard is None else (discard,), steps=last)
    owners = [meld.owner for meld in view.table]
    owners += [view.turn] * (len(plan.table) - len(owners))
    table = see_table(tuple(Meld(cards, owner) for cards, owner in zip(plan.table, owners, strict=True)))
    laid = cards_in(mask_of(view.hand) & ~plan.rest)
    return Hint(playable=True, tiles=laid, steps=(*plan.plays, *last), table=table)

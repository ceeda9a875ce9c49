"""Reviews and hints in words."""

from __future__ import annotations

from kroon.core.events import SEAT_LETTERS
from kroon.core.texts import say
from kroon.review.judging import Decision, Move
from kroon.review.reviewing import Review, Reviewed


def percent(part: float) -> str:
    """A part as a whole percentage; what is nearly nothing, or nearly all, says so."""
    if 0 < part < 0.005:
        return "<1%"
    if 0.995 <= part < 1:
        return ">99%"
    return f"{part:.0%}"


def bare(move: Move) -> str:
    """The text of a move without its seat."""
    return move.text.partition(" ")[2]


def promise(move: Move) -> str:
    """What a move promises: the chance to win, and the expected score."""
    return say("review-promise", chance=percent(move.win_chance), points=round(move.score))


def explanation(decision: Decision) -> str:
    """What was wrong with a move, in two sentences."""
    best = decision.best[0]
    return say(
        "review-costly",
        number=str(decision.index),
        played=decision.played.words.rstrip("."),
        played_chance=percent(decision.played.win_chance),
        played_points=round(decision.played.score),
        best=best.words.rstrip("."),
        best_chance=percent(best.win_chance),
        best_points=round(best.score),
        given=percent(decision.given_away),
    )


def player_name(player: Reviewed) -> str:
    """The letter of a player's seat, with the name if there is one."""
    letter = SEAT_LETTERS[player.seat]
    return f"{letter} {player.name}" if player.name else letter


def accuracy_words(player: Reviewed) -> str:
    """The accuracy as a whole number; a dash without decisions."""
    return "–" if player.accuracy is None else f"{player.accuracy:.0f}"


def headline(player: Reviewed) -> str:
    """A player's accuracy in a sentence."""
    name = player_name(player)
    if player.accuracy is None:
        return say("review-no-decisions", name=name)
    return say("review-player", name=name, accuracy=accuracy_words(player), decisions=player.decisions)


def method(review: Review) -> str:
    """How the review was made."""
    thinking = review.thinking
    level, seed = str(thinking.level), str(thinking.seed)
    if thinking.seconds is not None:
        return say("review-method-time", level=level, seed=seed, time=str(round(thinking.seconds * 1000)))
    return say("review-method", level=level, seed=seed, simulations=str(thinking.budget.simulations))

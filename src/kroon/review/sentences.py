"""What there is to say of reviews and hints."""

from __future__ import annotations

from kroon.core.events import SEAT_LETTERS
from kroon.core.message import Message, message
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


def promise(move: Move) -> Message:
    """What a move promises: the chance to win, and the expected score."""
    return message("review-promise", chance=percent(move.win_chance), points=round(move.score))


def explanation(decision: Decision) -> Message:
    """What was wrong with a move."""
    best = decision.best[0]
    return message(
        "review-costly",
        number=str(decision.index),
        played=decision.played.words.to_choose(),
        played_chance=percent(decision.played.win_chance),
        played_points=round(decision.played.score),
        best=best.words.to_choose(),
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


def headline(player: Reviewed) -> Message:
    """A player's accuracy."""
    name = player_name(player)
    if player.accuracy is None:
        return message("review-no-decisions", name=name)
    return message("review-player", name=name, accuracy=accuracy_words(player), decisions=player.decisions)


def method(review: Review) -> Message:
    """How the review was made."""
    thinking = review.thinking
    level, seed = str(thinking.level), str(thinking.seed)
    if thinking.seconds is not None:
        return message("review-method-time", level=level, seed=seed, time=str(round(thinking.seconds * 1000)))
    return message("review-method", level=level, seed=seed, simulations=str(thinking.budget.simulations))

"""The end of a game of Kingdomino as kernels: the lines of the score sheet, and who wins."""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.core.score_parts import note
from kroon.games.domino.kingdom import REGION, in_centre, terrain_points, tie_break
from kroon.games.kingdomino.state import BONUS, LINES

HARMONY, MIDDLE_KINGDOM = range(REGION + 1, REGION + 3)
"""Kinds of parts of the score sheet, beside regions."""

HARMONY_POINTS = 5
MIDDLE_KINGDOM_POINTS = 10


@kernel
def scores(s, out):
    """The points of every seat, as if the game ended now; in a dynasty, of all its games so far."""
    for seat in range(s.players):
        out[seat] = total(s, seat)  # K17


@kernel
def tie_breaks(s, out):
    """The largest region, then the crowns; a dynasty has no tie-break."""
    for seat in range(s.players):
        out[seat] = 0 if s.dynasty else tie_break(s.kingdoms[seat], not s.german)  # K18, K19


@kernel
def total(s, seat):
    """All lines of the score sheet, those of earlier games of a dynasty among them."""
    points = 0
    for line in range(LINES):
        points += sheet_line(s, seat, line, None)
        for game in range(s.game):
            points += s.past[game, seat, line]  # K19
    return points


@kernel
def sheet(s, seat, lines, parts):
    """The score sheet for the present game."""
    for line in range(LINES):
        lines[line] = sheet_line(s, seat, line, parts)


@kernel
def sheet_line(s, seat, line, parts):
    """A line of the score sheet for the present game: a terrain, or the bonuses (K16)."""
    if line == BONUS:
        return harmony_points(s, seat, parts) + middle_kingdom_points(s, seat, parts)
    return terrain_points(s.kingdoms[seat], line, parts)


@kernel
def harmony_points(s, seat, parts):
    """The bonus for a kingdom from which no domino was discarded."""
    if not s.harmony:
        return 0
    points = HARMONY_POINTS if s.kingdoms[seat].discarded == 0 else 0  # K20
    if parts is not None:
        note(parts, BONUS, HARMONY, points, 0)
    return points


@kernel
def middle_kingdom_points(s, seat, parts):
    """The bonus for a castle in the centre."""
    if not s.middle_kingdom:
        return 0
    points = MIDDLE_KINGDOM_POINTS if in_centre(s.kingdoms[seat], s.frame) else 0  # K21
    if parts is not None:
        note(parts, BONUS, MIDDLE_KINGDOM, points, 0)
    return points

"""The end of a game of Kingdomino as kernels: the lines of the score sheet, and who wins."""

from __future__ import annotations

from kroon.core.kernel import kernel
from kroon.games.domino.kingdom import in_centre, terrain_points, tie_break
from kroon.games.kingdomino.state import BONUS, LINES

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
        points += sheet_line(s, seat, line)
        for game in range(s.game):
            points += s.past[game, seat, line]  # K19
    return points


@kernel
def sheet_line(s, seat, line):
    """A line of the score sheet for the present game: a terrain, or the bonuses (K16)."""
    if line == BONUS:
        return harmony_points(s, seat) + middle_kingdom_points(s, seat)
    return terrain_points(s.kingdoms[seat], line)


@kernel
def harmony_points(s, seat):
    """The bonus for a kingdom from which no domino was discarded."""
    if s.harmony and s.kingdoms[seat].discarded == 0:  # K20
        return HARMONY_POINTS
    return 0


@kernel
def middle_kingdom_points(s, seat):
    """The bonus for a castle in the centre."""
    if s.middle_kingdom and in_centre(s.kingdoms[seat], s.frame):  # K21
        return MIDDLE_KINGDOM_POINTS
    return 0

"""The rules of Kingdomino as kernels: set-up, turns, moves and chance. Scoring is in scoring.py."""

from __future__ import annotations

from kroon.core.events import CHANCE, OVER
from kroon.core.kernel import inlined, kernel
from kroon.games.domino.draft import (
    DOMINOES,
    DONE,
    DRAW,
    OPENING,
    PICK,
    PLACE,
    begin_turn,
    draw,
    draw_king,
    end_turn,
    list_free,
    list_openers,
    list_pile,
    random_domino,
    random_opener,
    set_table,
)
from kroon.games.domino.kingdom import found, list_placings, place
from kroon.games.kingdomino.options import (
    DYNASTY,
    EDITION,
    GERMAN,
    GRAND_DUEL,
    HARMONY,
    MIDDLE_KINGDOM,
    MUST_PLACE,
    PLAYERS,
)
from kroon.games.kingdomino.scoring import sheet_line
from kroon.games.kingdomino.state import (
    DISCARD_ID,
    DOMINO,
    DOMINO_ID,
    GAMES,
    LINES,
    NEXT_GAME,
    NEXT_GAME_ID,
    PICK_ID,
    SEAT_ID,
)


@kernel
def start(s, options):
    """An empty table; options in the order of options.py."""
    players = options[PLAYERS]
    german = options[EDITION] == GERMAN
    s.players = players
    s.kings = 3 if players == 3 else 4  # K1, K3
    s.frame = 7 if options[GRAND_DUEL] else 5  # K12, K22
    s.german = german
    s.may_decline = german and not options[MUST_PLACE]  # K13, K23
    s.harmony = options[HARMONY]
    s.middle_kingdom = options[MIDDLE_KINGDOM]
    s.dynasty = options[DYNASTY]
    s.game = 0
    for game in range(GAMES - 1):
        for seat in range(4):
            for line in range(LINES):
                s.past[game, seat, line] = 0
    _set_up(s)


@kernel
def actor(s):
    """The seat to move, CHANCE or OVER."""
    return s.actor


@kernel
def legal(s, out):
    """The ids that are possible now, ascending; their number."""
    if s.phase == PLACE:
        return _list_places(s, out)
    if s.phase == PICK:
        return list_free(s, PICK_ID, out)
    if s.phase == DRAW:
        return list_pile(s, DOMINO_ID, out)
    if s.phase == OPENING:
        return list_openers(s, SEAT_ID, out)
    if s.phase == NEXT_GAME:
        out[0] = NEXT_GAME_ID
        return 1
    return 0


@kernel
def weight(s, id):
    """All outcomes are equally likely: every domino of the pile, every king, every start player."""
    return 1


@kernel
def sample(s, rng):
    """An outcome of chance."""
    if s.phase == DRAW:
        return DOMINO_ID + random_domino(s, rng)
    if s.phase == NEXT_GAME:
        return NEXT_GAME_ID
    return SEAT_ID + random_opener(s, rng)


@kernel
def apply(s, id):
    """Make a legal move, or a possible outcome."""
    if s.phase == PLACE:
        k = s.kingdoms[s.actor]
        if id == DISCARD_ID:
            k.discarded += 1  # K13
        else:
            d = DOMINO[s.row[s.turn]]
            place(k, id, d[0], d[1], d[2], d[3])
        if s.drawn:
            s.phase = PICK  # K8
        elif end_turn(s):
            _end_game(s)  # K10
    elif s.phase == PICK:
        s.next_king[id - PICK_ID] = s.actor
        if end_turn(s):
            _end_game(s)
    elif s.phase == DRAW:
        draw(s, id - DOMINO_ID)
        if s.drawn == s.kings:  # K3
            if s.rounds == 0:
                s.phase = OPENING  # K4, K5
            else:
                begin_turn(s)
    elif s.phase == OPENING:
        draw_king(s, id - SEAT_ID)
    else:
        for seat in range(s.players):
            for line in range(LINES):
                s.past[s.game, seat, line] = sheet_line(s, seat, line, None)  # K19
        s.game += 1
        _set_up(s)  # K19: its own deal and opening


@kernel
def _set_up(s):
    """The table before the first row of a game."""
    dominoes = DOMINOES
    if s.players == 2 and s.frame == 5:
        dominoes = 24  # K2
    elif s.players == 3:
        dominoes = 36  # K2
    set_table(s, dominoes)
    for seat in range(4):
        found(s.kingdoms[seat])


@inlined
def _list_places(s, out):
    """The places for the domino under the king that acts, and whether it may be, or must be, discarded."""
    d = DOMINO[s.row[s.turn]]
    n = list_placings(s.kingdoms[s.actor], s.frame, d[0], d[2], d[0] == d[2] and d[1] == d[3], out)
    if n == 0 or s.may_decline:  # K13
        out[n] = DISCARD_ID
        n += 1
    return n


@kernel
def _end_game(s):
    """The last domino is placed. In a dynasty another game may follow."""
    if s.dynasty and s.game < GAMES - 1:  # K19
        s.phase = NEXT_GAME
        s.actor = CHANCE
    else:
        s.phase = DONE
        s.actor = OVER

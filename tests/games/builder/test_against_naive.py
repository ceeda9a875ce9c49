"""Random games and positions against the plain second implementation."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kroon.core.contract import CHANCE
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.builder.hexes import HEXES, hex_text
from kroon.games.builder.state import GOAL_NAMES, KIND_NAMES, QUADRANT_NAMES
from tests.games.builder import naive
from tests.games.builder.positions import ended

GAMES = 12


@pytest.mark.parametrize("seed", range(GAMES))
def test_legal_events_and_gold_of_a_random_game(seed: int) -> None:
    """Some games use tiles as often as they can, so that moves, losses and wins come up."""
    choice = random.Random(seed)
    quadrants = [name + choice.choice(("", "'")) for name in choice.sample(KIND_NAMES, 4)]
    cards = choice.sample(GOAL_NAMES, 3)
    players = 2 + seed % 3
    starter = choice.randrange(players)
    options = {"players": players, "quadrants": quadrants, "cards": cards, "start": "abcd"[starter]}
    play = Play(find_game("builder"), options)
    table = naive.Table(players, quadrants, cards, starter)
    rng = play.engine.generator(seed)
    number = 0
    while not play.over:
        if play.actor == CHANCE:
            event = play.chance(rng)
        else:
            legal = play.legal()
            assert legal == table.legal()
            eager = [each for each in legal if " use " in each] if seed % 2 else []
            event = choice.choice(eager or legal)
            play.play(event)
        table.play(event)
        number += 1
        if number % 20 == 0:
            assert play.scores() == table.scores()
    assert table.over
    assert play.scores() == table.scores()
    view = play.game.view(play.state, None)
    for seat in range(players):
        sites = {hex_text(row * 20 + column) for row, column in table.had[seat]}
        assert set(view["seats"][seat]["had"]) == sites
        assert view["seats"][seat]["supply"] == table.supply[seat]
    assert view["discards"] == {terrain: table.discards[terrain] for terrain in naive.TERRAINS}
    assert view["removed"] == {terrain: table.removed[terrain] for terrain in naive.TERRAINS}


@pytest.mark.parametrize("first", range(0, 10, 3))
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_every_card_pays_what_a_recount_says(first: int, data: st.DataObject) -> None:
    """In random positions, where settlements may stand on every land; near each other, so that groups grow."""
    cards = [GOAL_NAMES[(first + n) % 10] for n in range(3)]
    ways = data.draw(
        st.lists(st.sampled_from(QUADRANT_NAMES), min_size=4, max_size=4, unique_by=lambda n: n[:3])
    )
    players = data.draw(st.integers(2, 4))
    hexes = data.draw(st.lists(_HEX, min_size=8, max_size=100, unique=True))
    owners = data.draw(st.lists(st.integers(0, players - 1), min_size=len(hexes), max_size=len(hexes)))
    own = [{hex for hex, owner in zip(hexes, owners, strict=True) if owner == seat} for seat in range(players)]
    play = ended(*(" ".join(map(hex_text, each)) for each in own), cards=cards, quadrants=ways, players=players)
    board = naive.board_of(ways)
    places = [{(hex // 20, hex % 20) for hex in each} for each in own]
    for seat, sheet in enumerate(play.game.breakdown(play.state)):
        for card in cards:
            assert sheet[card] == naive.card_gold(card, board, places, seat), card
        assert sheet["castles"] == naive.castle_gold(board, places[seat])
        assert sheet["total"] == sum(sheet[line] for line in (*cards, "castles"))
    assert play.scores() == [sheet["total"] for sheet in play.game.breakdown(play.state)]


_CORNER = st.tuples(st.integers(6, 13), st.integers(6, 13)).map(lambda place: place[0] * 20 + place[1])
_HEX = st.one_of(_CORNER, _CORNER, st.integers(0, HEXES - 1))

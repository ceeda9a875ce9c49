"""K22 to K24: the Grand Duel, 'must place', and what is secret; and options that don't fit together."""

from __future__ import annotations

import pytest

from kroon.core.errors import WrongOptions
from kroon.core.play import Play
from kroon.core.registry import find_game
from tests.games.kingdomino.boards import at_first_placing, first_choices, played


@pytest.mark.rule("K22")
def test_the_grand_duel_has_all_dominoes_and_twelve_rounds() -> None:
    play = Play(find_game("kingdomino"), {"players": 2, "grand_duel": True})
    first_choices(play)
    rows = [event.split()[2:] for event in play.events if event.startswith("* row")]
    assert sorted(int(number) for row in rows for number in row) == list(range(1, 49))
    view = play.game.view(play.state, None)
    assert (len(rows), view["round"], view["frame"]) == (12, 12, 7)


@pytest.mark.rule("K22")
def test_without_the_grand_duel_two_players_have_the_small_frame() -> None:
    assert at_first_placing(players=2).game.view(at_first_placing(players=2).state, 0)["frame"] == 5


@pytest.mark.rule("K22")
@pytest.mark.parametrize("players", [3, 4])
def test_the_grand_duel_is_refused_for_more_than_two_by_number(players: int) -> None:
    with pytest.raises(WrongOptions, match=f"2 players, not {players}.*K22"):
        Play(find_game("kingdomino"), {"players": players, "grand_duel": True})
    Play(find_game("kingdomino"), {"players": players, "grand_duel": False})
    Play(find_game("kingdomino"), {"players": 2, "grand_duel": True})


@pytest.mark.rule("K23")
def test_must_place_is_refused_in_the_nl_edition_by_number() -> None:
    for options in ({}, {"edition": "nl"}):
        with pytest.raises(WrongOptions, match="K13 and K23"):
            Play(find_game("kingdomino"), {"players": 2, "must_place": True} | options)
    Play(find_game("kingdomino"), {"players": 2, "must_place": True, "edition": "de"})
    Play(find_game("kingdomino"), {"players": 2, "must_place": False, "edition": "nl"})
    Play(find_game("kingdomino"), {"players": 2})


@pytest.mark.rule("K24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_may_see_which_numbers_have_not_appeared(players: int) -> None:
    play = at_first_placing(players=players)
    for seat in (*range(players), None):
        shown = 6 if players == 3 else 8
        assert play.game.view(play.state, seat)["unseen"] == list(range(shown + 1, 49))
    start = Play(find_game("kingdomino"), {"players": players})
    assert start.game.view(start.state, 0)["unseen"] == list(range(1, 49))


@pytest.mark.rule("K24")
@pytest.mark.parametrize("players", [2, 3])
def test_which_dominoes_left_at_set_up_is_not_decided(players: int) -> None:
    play = at_first_placing(players=players)
    first_choices(play, until=f"place {25 if players == 3 else 13}")
    while play.actor_letter != "*":
        play.play(play.legal()[0])
    unseen = play.game.view(play.state, 0)["unseen"]
    assert len(play.legal_ids()) == len(unseen) > play.state.left
    assert {play.engine.weight(play.state, id) for id in play.legal_ids()} == {1}


@pytest.mark.rule("K24")
def test_all_else_is_open_to_every_seat_and_to_spectators() -> None:
    play = played("* row 3 12 17", "* king b", "b pick 12", players=3)
    views = [play.game.view(play.state, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    before = play.state.tobytes()
    for seat in range(3):
        play.engine.redeal(play.state, seat, play.engine.generator(seat))
        assert play.state.tobytes() == before
    for watcher in (0, 1, 2, None):
        start = played("* row 3 12 17", "* king b", players=3)
        assert play.game.seen(start.state, start.parse("b pick 12"), play.state, watcher) == "b pick 12"

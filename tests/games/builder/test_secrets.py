"""What others hold is secret: views, streams, drawings and redeals (B34)."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from itertools import permutations
from typing import Any

import pytest
from rich.console import Console

from kroon.conformance.cases import surprise
from kroon.core.contract import CHANCE
from kroon.core.engine import Engine
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.games.builder.state import TERRAIN_NAMES
from tests.games.builder.positions import OTHERS, deal, fill, table

REDEALS = 2000


def card(play: Play, holder: int, seat: int | None) -> str | None:
    """The card of a player as a seat sees it."""
    found: str | None = play.game.view(play.state, seat)["seats"][holder]["card"]
    return found


def hands(engine: Engine, state: Any, seat: int, count: int = REDEALS) -> Counter[tuple[int, ...]]:
    """How often each deal of all hands comes up in redeals for a seat."""
    rng = engine.generator(11)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        made = engine.copy(state)
        engine.redeal(made, seat, rng)
        assert sum(made.pile) == sum(state.pile)
        found[tuple(int(each) for each in made.hand)] += 1
    return found


@pytest.mark.rule("B34")
def test_a_card_is_seen_by_its_holder_only_until_something_is_built_on_it() -> None:
    play = table("8,8", card="grass")
    assert card(play, 0, 0) == "grass"
    assert card(play, 0, 1) is card(play, 0, None) is None
    assert card(play, 1, 1) == "canyon"
    assert card(play, 1, 0) is None
    play.play("a build 8,9")
    assert card(play, 0, 1) == card(play, 0, None) == "grass"
    assert card(play, 1, 0) is None
    play.play("a build 8,10")
    play.play("a build 8,11")
    play.play("a end")
    assert play.game.view(play.state, 1)["discards"]["grass"] == 1
    play.play("* card a forest")
    assert card(play, 0, 1) is None
    assert card(play, 0, 0) == "forest"


@pytest.mark.rule("B34")
@pytest.mark.parametrize(
    ("tile", "site", "own", "shows"),
    [
        ("oracle", "3,7", "2,7", True),
        ("barn", "16,12", "2,7 16,11", True),
        ("tower", "7,12", "7,13", False),
    ],
)
def test_a_tile_that_follows_the_card_shows_it(tile: str, site: str, own: str, shows: bool) -> None:
    play = table(own, card="grass", tiles=site, quadrants=OTHERS)
    play.play(f"a use {tile}")
    assert card(play, 0, 1) is None
    while play.state.tool >= 0:
        play.play(play.legal()[0])
    assert card(play, 0, 1) == ("grass" if shows else None)


@pytest.mark.rule("B34")
def test_others_see_that_a_card_is_drawn_but_not_which() -> None:
    play = Play(
        find_game("builder"), {"players": 2, "quadrants": "first_game", "cards": "first_game", "start": "a"}
    )
    before = play.engine.copy(play.state)
    [id] = play.parse("* card a desert")
    play.play("* card a desert")
    shown = [play.game.seen(before, [id], play.state, seat) for seat in (0, 1, None)]
    assert shown == ["* card a desert", "* card a ?", "* card a ?"]


@pytest.mark.rule("B11", "B34")
def test_a_card_that_replaces_another_is_drawn_openly() -> None:
    play = table("8,8", card="grass")
    fill(play.state, 1, "grass", but="8,9")
    play.play("a build 8,9")
    before = play.engine.copy(play.state)
    [id] = play.parse("* card a desert")
    play.play("* card a desert")
    assert [play.game.seen(before, [id], play.state, seat) for seat in (0, 1, None)] == ["* card a desert"] * 3
    assert card(play, 0, 1) == "desert"
    assert {hand[0] for hand in hands(play.engine, play.state, 1, 50)} == {2}


@pytest.mark.rule("B34")
def test_no_view_or_drawing_tells_what_another_holds() -> None:
    shown = []
    for other, last in permutations(TERRAIN_NAMES, 2):
        play = table("8,8", "7,16", "9,9", card="grass", players=3)
        deal(play.state, "grass", other, last)
        play.state.pile[:] = [2 - (name in (other, last)) for name in TERRAIN_NAMES]
        console = Console(width=120, file=StringIO())
        console.print(play.game.draw(play.state, 0))
        shown.append((play.game.view(play.state, 0), console.file.getvalue()))  # type: ignore[attr-defined]
    assert all(each == shown[0] for each in shown)


@pytest.mark.rule("B34")
def test_a_redeal_leaves_ones_own_card_and_those_that_are_shown() -> None:
    play = table("8,8", "", "", card="grass", players=3)
    play.play("a build 8,9")
    for hand in hands(play.engine, play.state, 2, 200):
        assert hand[0] == 0
        assert hand[2] == play.state.hand[2]
    assert {hand[1] for hand in hands(play.engine, play.state, 2, 400)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("B34")
def test_redeals_are_as_frequent_as_the_unseen_cards() -> None:
    play = table("8,8", "", "", card="grass", players=3)
    s = play.state
    s.hand[:3] = [0, 1, 2]
    s.discards[:] = [4, 4, 2, 5, 2]
    s.pile[:] = [0, 0, 2, 0, 3]
    unseen = (0, 1, 2, 2, 4, 4, 4)
    pairs = permutations(range(len(unseen)), 2)
    weights = Counter((unseen[a], unseen[b], 2, int(s.hand[3])) for a, b in pairs)
    assert surprise(hands(play.engine, s, 2), dict(weights)) < 6


@pytest.mark.rule("B8", "B34")
def test_cards_held_from_before_a_shuffle_are_a_pool_of_their_own() -> None:
    """Seats b and c hold desert and forest from the first pile, d one card of the second, as does the pile."""
    play = table("8,8", "", "", "", card="grass", players=4)
    s = play.state
    s.hand[:] = [0, 2, 4, 1]
    s.batch[:] = [1, 0, 0, 1]
    s.shuffles = 1
    s.pile[:] = [2, 0, 0, 1, 0]
    s.discards[:] = 0
    weights = Counter[tuple[int, ...]]()
    for b, c in ((2, 4), (4, 2)):
        for d in (0, 0, 1, 3):
            weights[0, b, c, d] += 1
    assert surprise(hands(play.engine, s, 0), dict(weights)) < 6
    assert play.game.view(s, 0)["seats"][1]["could_hold"] == _named(0, 0, 1, 0, 1)
    assert play.game.view(s, 0)["seats"][3]["could_hold"] == _named(2, 1, 0, 1, 0)
    unseen = (0, 0, 0, 1, 3)
    weights = Counter((unseen[a], 2, 4, unseen[d]) for a, d in permutations(range(5), 2))
    assert surprise(hands(play.engine, s, 1), dict(weights)) < 6


@pytest.mark.rule("B11", "B34")
def test_a_card_on_turn_that_was_not_replaced_has_a_free_hex() -> None:
    play = table("8,8", "", card="desert", players=2)
    deal(play.state, "desert", "forest")
    fill(play.state, 0, "grass")
    fill(play.state, 0, "canyon")
    play.state.owed = 0
    play.play("a end")
    play.play("* card a flowers")
    assert play.actor_letter == "b"
    weights = {
        (3, terrain, *_rest(play)): int(play.state.pile[terrain]) + (terrain == 4) for terrain in (2, 3, 4)
    }
    assert surprise(hands(play.engine, play.state, 0), weights) < 6
    could = play.game.view(play.state, 0)["seats"][1]["could_hold"]
    assert could["grass"] == could["canyon"] == 0 < could["desert"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_redeals_through_shuffles_are_as_frequent_as_the_histories_behind_them(seat: int) -> None:
    """With one card of each terrain the pile is shuffled every few draws; all histories are listed."""
    options = {"players": 3, "quadrants": "first_game", "cards": "first_game", "start": "a"}
    play = Play(find_game("builder"), options)
    play.state.pile[:] = 1
    engine, game = play.engine, play.game
    rng = engine.generator(seat)
    listed: dict[bytes, tuple[Any, int]] = {play.state.tobytes(): (engine.copy(play.state), 1)}
    compared = 0
    while play.state.shuffles < 3:
        before = engine.copy(play.state)
        id = int(engine.sample(before, rng)) if play.actor == CHANCE else play.legal_ids()[0]
        play.apply(id)
        seen = game.seen(before, [id], play.state, seat)
        found: dict[bytes, tuple[Any, int]] = {}
        for state, weight in listed.values():
            for other in engine.legal_ids(state):
                by = int(engine.weight(state, other)) if play.game.moves <= other else 1
                after = engine.copy(state)
                engine.apply(after, other)
                if game.seen(state, [other], after, seat) == seen:
                    key = after.tobytes()
                    found[key] = after, found.get(key, (after, 0))[1] + weight * by
        listed = found
        assert play.state.tobytes() in listed
        for state, _ in listed.values():
            assert game.view(state, seat) == game.view(play.state, seat)
        if play.state.shuffles and len(listed) > 1 and play.actor >= 0:
            compared += 1
            drawn: Counter[bytes] = Counter()
            for _ in range(250):
                made = engine.copy(play.state)
                engine.redeal(made, seat, rng)
                drawn[made.tobytes()] += 1
            assert surprise(drawn, {key: weight for key, (_, weight) in listed.items()}) < 6
    assert compared > 2


def _named(*counts: int) -> dict[str, int]:
    return dict(zip(TERRAIN_NAMES, counts, strict=True))


def _rest(play: Play) -> tuple[int, ...]:
    return tuple(int(each) for each in play.state.hand[2:])

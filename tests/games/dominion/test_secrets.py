"""What is secret: views, events as a seat sees them, and redeals (D37, D38)."""

from __future__ import annotations

import json
from collections import Counter
from math import comb
from typing import Any

import pytest

from kroon.core.play import Play
from kroon.games.dominion.cards import ESTATE, GOLD, IDS
from tests.games.dominion.tables import GAME, dealt, events, hand, pile, table, top, words

FIVE = "copper copper copper copper copper"


def seen(play: Play, event: str, seat: int | None) -> str | None:
    """Play an event; how a seat sees it."""
    before = play.engine.copy(play.state)
    ids = play.parse(event)
    play.play(event)
    return GAME.seen(before, ids, play.state, seat)


def redealt(play: Play, seat: int, seed: int) -> Any:
    made = play.engine.copy(play.state)
    play.engine.redeal(made, seat, play.engine.generator(seed))
    return made


def hands(play: Play, of: int, seat: int, count: int = 300) -> Counter[str]:
    """How often a seat's hand is dealt to another one."""
    return Counter(words(redealt(play, seat, seed).seats[of].hand) for seed in range(count))


@pytest.mark.rule("D37")
def test_a_view_has_the_own_hand_and_only_sizes_of_others() -> None:
    play = table("gold estate", pile="silver silver", discard="duchy", others=[("province copper", "gold", "")])
    mine, theirs = (GAME.view(play.state, seat)["seats"] for seat in (0, 1))
    assert mine[0]["hand"] == {"gold": 1, "estate": 1}
    assert mine[1]["hand"] is None
    assert theirs[1]["hand"] == {"copper": 1, "province": 1}
    assert theirs[0]["hand"] is None
    assert GAME.view(play.state, None)["seats"][0]["hand"] is None
    assert (mine[0]["hand_size"], mine[0]["draw_pile"], mine[0]["discard_top"]) == (2, 2, "duchy")
    assert (mine[1]["hand_size"], mine[1]["draw_pile"], mine[1]["discard_top"]) == (2, 1, None)


@pytest.mark.rule("D37")
def test_no_view_lists_a_pile_or_tells_the_size_of_a_discard_pile() -> None:
    play = table("gold", pile="silver silver", discard="copper copper province duchy")
    other = table("gold", pile="silver estate", discard="copper estate silver duchy")
    for seat in (0, 1, None):
        views = [GAME.view(each.state, seat) for each in (play, other)]
        for each in views:
            del each["breakdown"]
        assert views[0] == views[1]
    smaller = table("gold", pile="silver silver", discard="copper duchy")
    assert _without_points(smaller, 1) == _without_points(play, 1)


def _without_points(play: Play, seat: int) -> str:
    return json.dumps({key: value for key, value in GAME.view(play.state, seat).items() if key != "breakdown"})


@pytest.mark.rule("D38")
def test_a_drawn_card_is_seen_by_its_owner_only_and_a_revealed_one_by_all() -> None:
    play = table("market sage mystic", pile="copper estate silver duchy")
    play.play("a play market")
    copy = play.engine.copy(play.state)
    for seat, event in ((0, "* draw a copper"), (1, "* draw a ?"), (None, "* draw a ?")):
        play.state = play.engine.copy(copy)
        assert seen(play, "* draw a copper", seat) == event
    play.play("a play sage")
    for seat in (0, 1, None):
        assert GAME.seen(play.state, play.parse("* draw a silver"), play.state, seat) == "* draw a silver"
    assert seen(play, "* draw a silver", 1) == "* draw a silver"
    events(play, "a play mystic, a name gold")
    assert seen(play, "* draw a duchy", None) == "* draw a duchy"


@pytest.mark.rule("D38")
def test_of_a_discarding_others_see_the_number_and_the_last_card() -> None:
    play = table("militia", others=[("copper silver gold estate duchy", "", "")], discard="")
    play.play("a play militia")
    before = GAME.view(play.state, 0)
    assert seen(play, "b discard duchy", 0) == "b discard ?"
    during = GAME.view(play.state, 0)
    assert during["seats"][1]["discard_top"] is before["seats"][1]["discard_top"] is None
    assert (during["discarding"], during["seats"][1]["hand_size"]) == (1, 4)
    assert seen(play, "b discard estate", 0) == "b discard estate"
    assert GAME.view(play.state, 0)["seats"][1]["discard_top"] == "estate"
    play = table("cellar estate duchy", pile=FIVE)
    play.play("a play cellar")
    assert seen(play, "a discard estate", 1) == "a discard ?"
    assert seen(play, "a done", 1) == "a done"
    assert GAME.view(play.state, 1)["seats"][0]["discard_top"] == "estate"
    assert GAME.seen(play.state, play.parse("* draw a copper"), play.state, 1) == "* draw a ?"


@pytest.mark.rule("D38")
def test_an_own_discard_is_seen_and_open_moves_are_seen_by_all() -> None:
    play = table("cellar estate duchy", pile=FIVE)
    for event in ("a play cellar", "a discard estate"):
        assert seen(play, event, 0) == event
    play = table("steward gold copper", pile=FIVE)
    for event in ("a play steward", "a choose trash", "a trash gold", "a trash copper", "a end"):
        assert seen(play, event, 1) == event


@pytest.mark.rule("D38")
def test_the_order_of_cards_put_back_is_seen_by_their_owner_only() -> None:
    play = table("rabble", others=[("", "estate duchy copper", "")])
    events(play, "a play rabble, * draw b estate, * draw b duchy, * draw b copper")
    before = GAME.view(play.state, 0)
    assert before["aside"] == {"estate": 1, "duchy": 1}
    copy = play.engine.copy(play.state)
    assert seen(play, "b topdeck estate", 0) == "b topdeck ?"
    assert GAME.view(play.state, 0)["aside"] == {"estate": 1, "duchy": 1}
    assert GAME.view(play.state, 1)["aside"] == {"duchy": 1}
    play.state = copy
    assert seen(play, "b topdeck estate", 1) == "b topdeck estate"
    play.play("b topdeck duchy")
    orders = Counter(tuple(redealt(play, 0, seed).seats[1].top[:2]) for seed in range(200))
    assert set(orders) == {(3, 4), (4, 3)}
    assert min(orders.values()) > 60
    assert all(tuple(redealt(play, 1, seed).seats[1].top[:2]) == (3, 4) for seed in range(20))


@pytest.mark.rule("D38")
def test_what_library_keeps_and_the_end_of_an_action_phase_are_nobody_elses_business() -> None:
    play = table("library estate estate estate", pile="market copper copper copper copper")
    events(play, "a play library, * draw a market")
    other = table("library estate estate estate", pile="market copper copper copper copper")
    events(other, "a play library, * draw a copper")
    assert _without_points(play, 1) == _without_points(other, 1)
    assert GAME.view(play.state, 0)["asks"] == "keep"
    copy = play.engine.copy(play.state)
    assert seen(play, "a keep", 1) is None
    assert _without_points(play, 1) == _without_points(other, 1)
    play.state = copy
    assert seen(play, "a keep", 0) == "a keep"
    play = table("library market copper", pile="gold mine gold gold gold")
    assert seen(play, "a end", 1) is None
    assert seen(play, "a end", 1) == "a end"
    play = table("library estate", pile="market copper")
    events(play, "a play library, * draw a market")
    assert seen(play, "a aside", 1) == "a aside"
    assert GAME.view(play.state, 1)["aside"] == {"market": 1}


@pytest.mark.rule("D38")
def test_the_last_card_of_library_looks_the_same_whatever_it_is() -> None:
    cards = "copper copper copper estate estate"
    play = table(f"library {cards}", pile="mine market gold")
    other = table(f"library {cards}", pile="mine market gold")
    events(play, "a play library, * draw a mine, a aside, * draw a gold, * draw a market")
    events(other, "a play library, * draw a mine, a aside, * draw a market, a keep, * draw a gold")
    assert _without_points(play, 1) == _without_points(other, 1)
    assert GAME.view(play.state, 1)["seats"][0]["discard_top"] == "mine"
    assert GAME.view(play.state, 0)["aside"] == {"mine": 1}
    assert redealt(play, 1, 5).tobytes() == redealt(other, 1, 5).tobytes()


@pytest.mark.rule("D38")
@pytest.mark.parametrize(("mine", "other"), [("copper", "estate"), ("market", "estate")])
def test_others_do_not_see_what_a_question_would_tell(mine: str, other: str) -> None:
    """Whether Mine finds a Treasure, and whether there is another Action to play."""
    rest = "copper market estate"
    tables = [
        table(f"crossroads mine {card}", pile=rest.replace(card, "", 1), kingdom=["market"])
        for card in (mine, other)
    ]
    for play in tables:
        give_same_deck(play)
        events(play, "a play mine")
        assert GAME.view(play.state, 1)["asks"] is None
    assert _without_points(tables[0], 1) == _without_points(tables[1], 1)
    assert redealt(tables[0], 1, 3).tobytes() == redealt(tables[1], 1, 3).tobytes()


def give_same_deck(play: Play) -> None:
    p = play.state.seats[0]
    p.deck[:] = p.hand + p.pile


@pytest.mark.rule("D37")
def test_a_first_hand_is_dealt_as_often_as_it_would_be_drawn() -> None:
    play = dealt()
    dealt_hands = hands(play, 1, 0, 2000)
    for estates in range(4):
        expected = 2000 * comb(3, estates) * comb(7, 5 - estates) / comb(10, 5)
        found = dealt_hands[" ".join(["copper"] * (5 - estates) + ["estate"] * estates)]
        assert abs(found - expected) < 5 * expected**0.5
    assert hands(play, 0, 0, 20) == {hand(play, 0): 20}


@pytest.mark.rule("D37", "D38")
def test_a_redeal_keeps_sizes_tops_and_all_cards_of_a_player() -> None:
    play = table("copper", others=[("gold gold silver", "estate duchy copper", "province mine")])
    for seed in range(50):
        made = redealt(play, 0, seed).seats[1]
        assert (made.hand_n, made.pile_n, made.discard_n) == (3, 3, 2)
        assert words(made.hand + made.pile + made.discard) == words(play.state.seats[1].deck)
        assert words(made.discard) == "province mine"  # seen when they were discarded
        assert (made.hand.sum(), made.pile.sum()) == (3, 3)


@pytest.mark.rule("D38")
def test_cards_seen_coming_into_a_hand_stay_there() -> None:
    for lines, known in (
        ("a play sage, * draw a copper, * draw a gold", "gold"),
        ("a play farming_village, * draw a gold", "gold"),
        ("a play mystic, a name gold, * draw a gold", "gold"),
        ("a play mine, a trash copper, a gain silver", "silver"),
        ("a play remodel, a trash copper, a gain cellar", "cellar"),
    ):
        card = lines.split(", ")[0].split()[-1]
        play = table(f"{card} copper estate", pile="copper gold estate duchy", kingdom=["cellar"])
        events(play, lines)
        assert all(known in cards.split() for cards in hands(play, 0, 1, 40)), card


@pytest.mark.rule("D11", "D22", "D38")
def test_a_revealed_hand_is_known_until_cards_leave_it_unseen() -> None:
    play = table("crossroads cellar gold copper", pile="silver silver silver")
    play.play("a play crossroads")
    assert hands(play, 0, 1, 30) == {"copper gold cellar": 30}
    shown = GAME.view(play.state, 1)["seats"][0]
    assert (shown["hand"], shown["revealed"]) == (None, {"copper": 1, "gold": 1, "cellar": 1})
    events(play, "a play cellar, a discard gold, a discard copper")  # the hand is empty: complete
    made = [redealt(play, 1, seed).seats[0] for seed in range(40)]
    assert all(each.discard[GOLD] == 1 and each.discard[0] == 1 for each in made)
    play = table("crossroads cellar gold copper estate estate", pile="silver silver silver duchy duchy")
    events(play, "a play crossroads, * draw a silver, * draw a silver")
    events(play, "a play cellar, a discard gold, a discard estate, a done")
    made = [redealt(play, 1, seed).seats[0] for seed in range(200)]
    places = Counter(int(each.discard[GOLD]) for each in made)
    assert all(each.hand[GOLD] + each.discard[GOLD] == 1 for each in made)  # never in the draw pile
    assert set(places) == {0, 1}


@pytest.mark.rule("D38")
def test_cards_held_since_before_a_shuffle_are_none_that_were_shuffled() -> None:
    play = table("market", pile="", discard="gold silver duchy", others=[("", "", "")])
    give = play.state.seats[0]
    give.hand[0] = 2
    give.hand[ESTATE] = 1
    give.hand_n += 3
    give.hand_set |= 1 | 1 << ESTATE
    give.deck[0] += 2
    give.deck[ESTATE] += 1
    events(play, "a play market, * draw a gold")
    for cards in hands(play, 0, 1, 60):
        assert cards.count("copper") == 2
        assert cards.count("estate") == 1
    assert set(hands(play, 0, 1, 60)) == {
        "copper copper gold estate",
        "copper copper silver estate",
        "copper copper estate duchy",
    }


@pytest.mark.rule("D38")
def test_after_all_treasures_the_hand_holds_none() -> None:
    play = table("copper silver estate duchy", pile="gold gold copper market estate")
    play.play("a treasures")
    for cards in hands(play, 0, 1, 60):
        assert not set(cards.split()) & {"copper", "silver", "gold"}
    play = table("mine estate duchy", pile="gold copper province estate", kingdom=["cellar"])
    events(play, "a play mine")
    assert any("copper" in cards for cards in hands(play, 0, 1, 60))  # nobody has seen it yet
    play.play("a end")
    assert not any("copper" in words(redealt(play, 1, seed).seats[0].discard) for seed in range(60))


@pytest.mark.rule("D8", "D38")
def test_after_a_turn_without_a_played_card_the_rest_comes_before_the_card_on_top() -> None:
    play = table("copper estate silver", pile="market market duchy province gold gold gold gold gold")
    play.play("a end")
    for seed in range(40):
        made = redealt(play, 1, seed).seats[0]
        assert made.discard_top == ESTATE
        assert not made.discard[ESTATE + 1 :].any()
    play = table("copper copper copper", pile="silver market duchy province gold gold gold gold gold")
    play.play("a end")
    assert all(words(redealt(play, 1, seed).seats[0].discard) == "copper copper copper" for seed in range(40))


@pytest.mark.rule("D38")
def test_an_unfinished_discarding_is_dealt_from_the_whole_hand() -> None:
    play = table("militia", others=[("copper silver gold estate duchy", "province mine", "")])
    events(play, "a play militia, b discard gold")
    laid = Counter(words(redealt(play, 0, seed).laid) for seed in range(300))
    assert len(laid) == 7
    made = redealt(play, 0, 1)
    assert (made.laid_n, made.seats[1].hand_n, made.laid.sum(), made.seats[1].hand.sum()) == (1, 4, 1, 4)
    assert words(redealt(play, 1, 1).laid) == "gold"


@pytest.mark.rule("D38")
def test_a_redeal_leaves_open_questions_as_they_are() -> None:
    play = table("steward estate copper duchy", pile="gold")
    events(play, "a play steward, a choose trash, a trash estate")
    made = redealt(play, 1, 3)
    assert (made.asks, made.actor, made.frame_n[0]) == (play.state.asks, 0, 1)
    play = table("smugglers copper")
    play.state.seats[1].gained = 1 << GOLD
    play.play("a play smugglers")
    assert play.engine.legal_ids(redealt(play, 1, 3)) == play.legal_ids()


@pytest.mark.rule("D38")
def test_known_top_cards_are_known_in_the_hand_that_draws_them() -> None:
    play = table("mystic market market", pile="gold copper copper copper copper estate duchy")
    events(play, "a play mystic, a name silver, * draw a gold, a play market")
    assert all("gold" in cards for cards in hands(play, 0, 1, 40))
    play = table("rabble", others=[("market", "estate duchy province copper copper gold silver", "")])
    play.state.seats[1].hand[IDS.index("market")] = 1
    events(play, "a play rabble, * draw b estate, * draw b duchy, * draw b province")
    events(play, "b topdeck estate, b topdeck duchy, b topdeck province, a end")
    events(play, "* draw a rabble, b play market")
    assert top(play, 1) == ["estate", "duchy"]
    made = [redealt(play, 0, seed).seats[1] for seed in range(300)]
    drawn = Counter(words(each.hand) for each in made)
    assert set(drawn) == {"estate", "duchy", "province"}
    assert min(drawn.values()) > 60
    for each in made:
        assert sorted([*words(each.hand).split(), *(IDS[card] for card in each.top[:2])]) == [
            "duchy",
            "estate",
            "province",
        ]
    assert pile(play, 1) == "copper copper silver gold"

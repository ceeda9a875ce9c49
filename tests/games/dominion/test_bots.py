"""The bots: what they buy and how they play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kroon.core.engine import engine
from kroon.core.errors import Malformed
from kroon.core.kernel import JIT
from kroon.core.play import Play
from kroon.games.dominion.bots import LISTS, list_of
from kroon.games.dominion.cards import IDS
from tests.games.dominion.tables import GAME, events, new, table

compiled_only = pytest.mark.skipif(not JIT, reason="whole matches take too long with interpreted kernels")

COINS = {8: "gold gold silver", 7: "gold gold copper", 6: "gold gold", 5: "gold silver", 4: "gold copper"}
COINS |= {3: "gold", 2: "silver", 1: "copper", 0: "estate", 11: "gold gold gold silver"}


def choice(play: Play, bot: str) -> str:
    return GAME.text(play.state, [play.engine.choose(play.state, bot, play.engine.generator(1))])[2:]


def bought(bot: str, coins: int, **options: Any) -> str:
    """What a bot buys with so many coins, or `end`."""
    play = table(COINS[coins], **options)
    while (move := choice(play, bot)) == "treasures":
        play.play("a treasures")
    return move.removeprefix("buy ")


def share(one: str, other: str, games: int = 400, **options: Any) -> float:
    """The share of wins of the first bot."""
    start = new(**options)
    results = engine(GAME).matches(start.state, [one, other], 7, 0, games, 20_000)
    assert (results.status == 1).all()
    first = results.ranks[:, 0] == 1
    return float(np.mean(first / (results.ranks[:, :2] == 1).sum(axis=1)))


@pytest.mark.parametrize(
    ("coins", "card"),
    [
        (11, "province"),
        (8, "province"),
        (7, "gold"),
        (6, "gold"),
        (5, "silver"),
        (3, "silver"),
        (2, "end"),
        (0, "end"),
    ],
)
def test_basic_buys_province_gold_silver_or_nothing(coins: int, card: str) -> None:
    assert bought("basic", coins, kingdom=["rabble", "cellar"]) == card


def test_basic_buys_a_listed_card_where_it_would_buy_a_silver_and_can_pay_for_it() -> None:
    for coins, card in ((8, "province"), (6, "gold"), (5, "rabble"), (4, "silver"), (3, "silver"), (2, "end")):
        assert bought("basic:rabble=1", coins, kingdom=["rabble"]) == card
    assert bought("basic:cellar=1", 2, kingdom=["cellar"]) == "end"  # it would not buy a Silver
    assert bought("basic:cellar=1", 3, kingdom=["cellar"]) == "cellar"
    play = table("gold silver", discard="rabble", kingdom=["rabble"])
    play.play("a treasures")
    assert choice(play, "basic:rabble=1") == "buy silver"
    assert choice(play, "basic:rabble=2") == "buy rabble"


def test_basic_plays_its_card_whenever_it_has_one() -> None:
    for card in ("rabble", "remodel", "mine", "steward"):
        assert choice(table(f"{card} gold"), f"basic:{card}=1") == f"play {card}"


@pytest.mark.parametrize(
    ("coins", "provinces", "card"),
    [
        *[(8, 8, "province"), (6, 8, "gold"), (5, 8, "market"), (4, 8, "militia"), (3, 8, "silver")],
        *[(5, 4, "duchy"), (6, 4, "gold"), (6, 2, "duchy"), (8, 1, "province"), (2, 8, "end")],
    ],
)
def test_money_buys_duchies_late_and_the_cards_of_its_list(coins: int, provinces: int, card: str) -> None:
    play = table(COINS[coins], kingdom=["militia", "market"])
    play.state.supply[IDS.index("province")] = provinces
    if coins:
        play.play("a treasures")
    assert choice(play, "money:market=1,militia=2").removeprefix("buy ") == card


@pytest.mark.parametrize(
    ("coins", "provinces", "card"),
    [(6, 5, "gold"), (6, 4, "duchy"), (5, 7, "militia"), (5, 6, "duchy"), (8, 4, "province")],
)
def test_greedy_buys_duchies_earlier(coins: int, provinces: int, card: str) -> None:
    play = table(COINS[coins], kingdom=["militia"])
    play.state.supply[IDS.index("province")] = provinces
    play.play("a treasures")
    assert choice(play, "greedy").removeprefix("buy ") == card


def test_money_answers_what_cards_ask_sensibly() -> None:
    play = table("militia", others=[("estate copper gold silver duchy", "", "")])
    play.play("a play militia")
    assert {choice(play, "money")} <= {"discard estate", "discard duchy"}
    play = table("mine copper silver")
    play.play("a play mine")
    assert choice(play, "money") == "trash silver"
    play.play("a trash silver")
    assert choice(play, "money") == "gain gold"
    play = table("mystic", pile="copper copper silver")
    play.play("a play mystic")
    assert choice(play, "money") == "name copper"
    play = table("library estate", pile="market")
    events(play, "a play library, * draw a market")
    assert choice(play, "money") == "aside"
    play = table("vault estate copper", others=[("estate duchy", "", "")])
    play.play("a play vault")
    assert choice(play, "money") == "discard estate"
    events(play, "a discard estate")
    assert choice(play, "money") == "done"
    play.play("a done")
    assert choice(play, "money").startswith("discard ")
    play = table("steward estate estate copper")
    play.play("a play steward")
    assert choice(play, "money") == "choose trash"
    play.play("a choose trash")
    assert choice(play, "money") == "trash estate"
    play = table("cellar estate copper")
    play.play("a play cellar")
    assert choice(play, "money") == "discard estate"
    assert choice(table("remodel gold"), "money") == "end"  # it would cost a Gold
    assert choice(table("market militia", pile="copper"), "money") == "play market"


@pytest.mark.parametrize(
    "settings", ["x=1", "militia", "militia=0", "militia=-1", "militia=x", "militia=1,", "=1"]
)
def test_lists_that_make_no_sense_are_refused(settings: str) -> None:
    for bot in ("basic", "money"):
        with pytest.raises(Malformed):
            engine(GAME).bot(f"{bot}:{settings}")
    with pytest.raises(Malformed):
        engine(GAME).bot("money:militia=1,militia=2")
    with pytest.raises(Malformed):
        engine(GAME).bot("greedy:militia=1")


@compiled_only
def test_the_bots_rank_as_they_should() -> None:
    assert share("basic", "random") > 0.95
    assert share("money", "basic") > 0.5
    assert share("money:militia=2", "money", kingdom="interactive") > 0.65
    assert share("greedy", "money", kingdom="interactive") > 0.65
    assert share("greedy", "money", kingdom="secrecy") > 0.65


@compiled_only
@pytest.mark.parametrize(
    ("kingdom", "plan"),
    [
        ("first_game", "remodel=1,mystic=3"),
        ("interactive", "vault=2,militia=2"),
        ("think_big", "remodel=1,library=2"),
        ("small_but_fine", "remodel=1,sage=1"),
        ("secrecy", "mystic=3,militia=3"),
    ],
)
def test_greedy_beats_the_best_pair_of_cards_for_each_set(kingdom: str, plan: str) -> None:
    assert share("greedy", f"money:{plan}", games=4000, kingdom=kingdom) > 0.55


@pytest.mark.parametrize(
    "kingdom", ["first_game", "interactive", "think_big", "small_but_fine", "draft", "random"]
)
def test_greedy_plays_every_kingdom_to_the_end(kingdom: str) -> None:
    for players in (2, 4):
        start = new(players=players, kingdom=kingdom)
        results = engine(GAME).matches(start.state, ["greedy"] * players, 3, 0, 20, 20_000)
        assert (results.status == 1).all()


@compiled_only
def test_bots_only_choose_legal_moves_with_every_card() -> None:
    rng = engine(GAME).generator(4)
    every = ",".join(f"{card}=3" for card in IDS[6:14])
    others = ",".join(f"{card}=3" for card in IDS[14:])
    for bots, cards in ((f"money:{every}", IDS[6:14]), (f"basic:{others}", IDS[14:])):
        play = new(kingdom=list(cards))
        for _ in range(1500):
            if play.over:
                break
            if play.actor < 0:
                play.chance(rng)
            else:
                id = play.engine.choose(play.state, bots, rng)
                assert id in play.legal_ids()
                play.apply(id)


def test_the_lists_of_greedy_end_with_an_empty_one() -> None:
    assert LISTS[-1] == ""
    assert all(list_of(settings)[0] for settings in LISTS[:-1])

"""Set-up: players, supply, start cards, and the choice of the kingdom (D1 to D5)."""

from __future__ import annotations

import pytest

from kroon.core.errors import Malformed, WrongOptions
from kroon.games.dominion.cards import IDS
from kroon.games.dominion.options import SETS, next_start
from tests.games.dominion.tables import GAME, dealt, legal, new, refused, table

BASICS = {"silver", "gold", "duchy", "province"}
EIGHT = ["cellar", "sage", "militia", "bridge", "market", "mine", "vault", "harem"]


@pytest.mark.rule("D1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_and_chance_says_who_begins(players: int) -> None:
    play = new(players=players)
    assert play.actor == -1
    assert [play.game.text(play.state, [id]) for id in play.legal_ids()] == [
        f"* start {seat}" for seat in "abcd"[:players]
    ]
    play.play("* start b")
    assert play.state.drawer == 1
    assert play.game.view(play.state, None)["first"] == "b"


@pytest.mark.rule("D1")
def test_other_numbers_of_players_and_seats_that_are_not_there_are_refused() -> None:
    for players in (1, 5):
        with pytest.raises(WrongOptions):
            new(players=players)
    with pytest.raises(WrongOptions, match="D1"):
        new(players=2, start="c")
    play = new(players=2)
    refused(play, "a end", "D1")


@pytest.mark.rule("D1")
def test_a_chosen_start_player_begins_without_an_event() -> None:
    play = new(start="b")
    assert play.state.drawer == 1
    assert play.state.asks == 2


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("players", "start", "winners", "next"),
    [
        (2, 0, [0], 1),
        (2, 0, [1], 0),
        (4, 2, [3], 0),
        (4, 1, [0, 3], 0),
        (4, 0, [0, 2], 3),
        (3, 1, [0, 1, 2], 0),
    ],
)
def test_in_a_series_the_seat_left_of_the_last_winner_begins(
    players: int, start: int, winners: list[int], next: int
) -> None:
    assert next_start(players, start, winners) == next


@pytest.mark.rule("D2", "D3")
@pytest.mark.parametrize(("players", "green"), [(2, 8), (3, 12), (4, 12)])
def test_the_supply_has_the_numbers_of_the_rules(players: int, green: int) -> None:
    play = dealt(players=players, kingdom=EIGHT)
    supply = GAME.view(play.state, None)["supply"]
    expected = {"silver": 24, "gold": 16, "duchy": green, "province": green}
    expected |= dict.fromkeys(EIGHT, 8) | {"harem": green}
    assert supply == expected


@pytest.mark.rule("D2")
def test_a_card_outside_the_kingdom_can_not_be_bought() -> None:
    play = dealt(kingdom="first_game")
    play.play("a treasures")
    refused(play, "a buy militia", "D2")


@pytest.mark.rule("D4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_seven_coppers_and_three_estates_and_draws_five(players: int) -> None:
    play = new(players=players, start="b")
    order = [(1 + n) % players for n in range(players)]
    for seat in order:
        for _ in range(5):
            assert play.state.drawer == seat
            weights = [play.engine.weight(play.state, id) for id in play.legal_ids()]
            assert sum(weights) == 10 - play.state.seats[seat].hand_n
            play.apply(play.legal_ids()[-1])
    for seat in range(players):
        p = play.state.seats[seat]
        assert (p.hand[0] + p.pile[0], p.hand[3] + p.pile[3]) == (7, 3)
        assert (p.hand_n, p.pile_n) == (5, 5)
    assert play.actor == 1


@pytest.mark.rule("D4")
def test_copper_and_estate_have_no_pile() -> None:
    play = dealt()
    play.play("a treasures")
    for card in ("copper", "estate"):
        refused(play, f"a buy {card}", "D4")
        assert card not in GAME.view(play.state, None)["supply"]


@pytest.mark.rule("D3", "D4")
def test_silver_gold_duchy_and_province_can_be_bought_in_every_game_and_no_other_basic_card() -> None:
    play = table("gold gold gold", kingdom=EIGHT)
    play.play("a treasures")
    bought = {move.removeprefix("buy ") for move in legal(play) if move.startswith("buy ")}
    assert bought - set(EIGHT) == BASICS


@pytest.mark.rule("D5")
@pytest.mark.parametrize("name", SETS)
def test_a_recommended_set_has_its_eight_cards(name: str) -> None:
    cards = GAME.view(dealt(kingdom=name).state, None)["kingdom"]
    assert sorted(cards) == sorted(SETS[name])
    assert len(cards) == 8


@pytest.mark.rule("D5")
def test_the_recommended_sets_are_those_of_the_book() -> None:
    sets = {name: " ".join(sorted(cards)) for name, cards in SETS.items()}
    assert sets == {
        "first_game": "cellar farming_village market mine mystic remodel sage smugglers",
        "interactive": "crossroads farming_village library militia rabble smugglers steward vault",
        "think_big": "bridge cellar harem library market mine remodel steward",
        "small_but_fine": "bridge cellar crossroads mine remodel sage smugglers steward",
        "secrecy": "cellar harem militia mine mystic rabble smugglers vault",
    }


@pytest.mark.rule("D5")
def test_a_kingdom_can_be_chosen_by_name() -> None:
    assert sorted(GAME.view(dealt(kingdom=EIGHT).state, None)["kingdom"]) == sorted(EIGHT)
    for wrong in (EIGHT[:7], [*EIGHT[:7], "cellar"], [*EIGHT[:7], "copper"], "nothing"):
        with pytest.raises(WrongOptions):
            new(kingdom=wrong)


@pytest.mark.rule("D5")
def test_a_random_kingdom_is_one_event_in_alphabetical_order_before_the_start() -> None:
    play = new(kingdom="random")
    event = play.chance(play.engine.generator(3))
    cards = event.split()[2:]
    assert event.startswith("* kingdom ")
    assert len(cards) == 8
    assert cards == sorted(set(cards))
    assert play.chance(play.engine.generator(3)).startswith("* start ")
    again = new(kingdom="random")
    with pytest.raises(Malformed):
        again.play("* kingdom " + " ".join(reversed(cards)))
    refused(again, "* kingdom " + " ".join([cards[0], cards[0], *cards[2:]]), "D5")
    again.play(event)
    assert sorted(GAME.view(again.state, None)["kingdom"]) == cards


@pytest.mark.rule("D5")
def test_a_draft_goes_round_from_the_start_player_until_eight_are_chosen() -> None:
    play = new(players=3, kingdom="draft")
    play.play("* start c")
    for n in range(8):
        assert play.actor == (2 + n) % 3
        assert len(play.legal()) == 16 - n
        if n == 3:
            refused(play, f"{play.actor_letter} draft cellar", "D5")
        play.play(play.legal()[0] if n else "c draft cellar")
    assert play.state.drawer == 2
    chosen = GAME.view(play.state, None)["kingdom"]
    assert len(chosen) == 8
    assert set(GAME.view(play.state, None)["supply"]) == BASICS | set(chosen)
    assert set(chosen) <= set(IDS[6:])


@pytest.mark.rule("D5")
def test_set_up_events_come_in_the_order_kingdom_start_draft_hands() -> None:
    play = new(kingdom="draft")
    refused(play, "a draft cellar", "D1")
    play.play("* start a")
    refused(play, "* draw a copper", "D5")
    assert legal(play)[0] == "draft bridge"

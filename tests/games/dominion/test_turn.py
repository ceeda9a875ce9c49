"""A turn: phases, drawing and shuffling, gaining and trashing, and the end (D6 to D12, D18, D19)."""

from __future__ import annotations

import pytest

from kroon.core.message import written
from kroon.games.dominion.cards import IDS
from kroon.games.dominion.scoring import EMPTY_PILES
from tests.games.dominion.tables import (
    GAME,
    dealt,
    discard_top,
    discards,
    draws,
    events,
    finish_turn,
    hand,
    legal,
    pile,
    refused,
    table,
)


@pytest.mark.rule("D6")
def test_one_action_is_played_and_then_comes_the_buy_phase() -> None:
    play = table("militia bridge copper")
    assert legal(play) == ["end", "play bridge", "play militia"]
    play.play("a play bridge")
    assert play.state.actions == 0
    assert legal(play) == ["buy cellar", "buy crossroads", "end", "play copper", "treasures"]
    refused(play, "a play militia", "D6")


@pytest.mark.rule("D6")
def test_more_actions_when_a_card_grants_them_and_the_first_is_carried_out_before_the_next() -> None:
    play = table("market bridge", pile="copper")
    play.play("a play market")
    assert play.actor == -1
    refused(play, "a play bridge", "D9")
    play.play("* draw a copper")
    assert legal(play) == ["end", "play bridge"]


@pytest.mark.rule("D6")
def test_the_phase_may_be_ended_with_actions_in_hand_and_is_skipped_without_any() -> None:
    play = table("militia copper")
    play.play("a end")
    assert legal(play) == ["end", "play copper", "treasures"]
    assert legal(table("copper silver")) == ["end", "play copper", "play silver", "treasures"]
    assert legal(dealt()) == ["end", "play copper", "treasures"]
    play = table("market copper", pile="estate")
    events(play, "a play market, * draw a estate")
    assert "treasures" in legal(play)  # an action is left, but no Action in hand


@pytest.mark.rule("D6")
def test_neither_victory_cards_nor_treasures_nor_missing_cards_are_played_in_the_action_phase() -> None:
    play = table("militia estate copper")
    refused(play, "a play estate", "D6")
    refused(play, "a play market", "D6")
    refused(play, "a play copper", "D7")
    refused(play, "a treasures", "D7")
    refused(play, "a buy silver", "D7")
    refused(play, "b end", "D6")


@pytest.mark.rule("D7")
def test_treasures_are_played_then_one_card_is_bought_for_the_coins_to_the_discard_pile() -> None:
    play = table("gold copper estate", pile="copper copper copper copper copper")
    refused(play, "a buy silver", "D7")
    events(play, "a play gold, a play copper")
    assert play.state.coins == 4
    assert "buy militia" in legal(play) or "buy bridge" in legal(play)
    refused(play, "a buy gold", "D7")
    refused(play, "a play estate", "D7")
    refused(play, "a treasures", "D7")
    play.play("a buy silver")
    assert play.actor == -1
    assert "silver" in discards(play)
    assert play.state.supply[IDS.index("silver")] == 23


@pytest.mark.rule("D7")
def test_several_buys_share_the_coins_and_no_treasure_follows_a_purchase() -> None:
    play = table("market gold silver copper", pile="copper")
    events(play, "a play market, * draw a copper, a play gold, a play silver, a buy silver")
    assert (play.state.coins, play.state.buys) == (3, 1)
    assert legal(play)[-1] == "end"
    assert "treasures" not in legal(play)
    refused(play, "a play copper", "D7")
    refused(play, "a treasures", "D7")
    play.play("a buy silver")
    assert play.actor == -1


@pytest.mark.rule("D7")
def test_the_buy_phase_is_asked_also_without_coins_and_ends_by_itself_only_without_buys() -> None:
    play = table("estate", pile="copper copper copper copper copper")
    assert legal(play) == ["end"]
    refused(play, "b end", "D7")
    play.play("a end")
    assert play.actor == -1


@pytest.mark.rule("D7")
def test_an_empty_pile_sells_nothing() -> None:
    play = table("gold")
    play.state.supply[IDS.index("silver")] = 0
    play.state.piles &= ~(1 << IDS.index("silver"))
    play.play("a treasures")
    refused(play, "a buy silver", "D7")


@pytest.mark.rule("D8")
def test_clean_up_discards_hand_and_played_cards_and_draws_five() -> None:
    play = table("silver copper estate estate", pile="gold gold gold gold gold gold")
    events(play, "a play copper, a play silver, a end")
    assert discards(play) == "copper silver estate estate"
    assert discard_top(play) == "silver"
    draws(play, "gold gold gold gold gold")
    assert hand(play) == "gold gold gold gold gold"
    assert play.actor == 1


@pytest.mark.rule("D8")
def test_the_last_card_played_lies_on_top_also_after_playing_all_treasures() -> None:
    play = table("silver copper harem estate", pile="gold gold gold gold gold", kingdom=["harem"])
    events(play, "a play silver, a treasures, a end")
    assert discard_top(play) == "harem"
    play = table("silver copper", pile="gold gold gold gold gold")
    events(play, "a play silver, a play copper, a end")
    assert discard_top(play) == "copper"


@pytest.mark.rule("D8")
def test_without_a_played_card_the_last_of_the_hand_in_the_card_list_lies_on_top() -> None:
    play = table("estate province copper", pile="gold gold gold gold gold")
    play.play("a end")
    assert discard_top(play) == "province"
    play = table("", pile="gold gold gold gold gold", discard="estate")
    play.play("a end")
    assert discard_top(play) == "estate"


@pytest.mark.rule("D8")
def test_revealed_cards_are_discarded_in_the_order_they_came() -> None:
    play = table("sage", pile="copper estate silver")
    events(play, "a play sage, * draw a estate, * draw a copper, * draw a silver")
    assert discard_top(play) == "copper"
    play = table("sage", pile="copper estate silver")
    events(play, "a play sage, * draw a copper, * draw a estate, * draw a silver")
    assert discard_top(play) == "estate"


@pytest.mark.rule("D9")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed_and_none_is_there() -> None:
    play = table("market market estate", pile="copper", discard="silver gold")
    events(play, "a play market, * draw a copper")
    assert (pile(play), discards(play)) == ("", "silver gold")
    assert discard_top(play) == "gold"
    play.play("a play market")
    assert (pile(play), discards(play)) == ("silver gold", "")
    assert discard_top(play) is None
    refused(play, "* draw a copper", "D9")
    refused(play, "* draw b copper", "D9")


@pytest.mark.rule("D9")
def test_what_is_there_is_taken_before_the_shuffle_and_as_many_as_there_are() -> None:
    play = table("rabble", pile="copper", discard="silver", others=[("", "", "")])
    events(play, "a play rabble, * draw a copper, * draw a silver")
    assert hand(play) == "copper silver"
    assert play.actor == 0
    play = table("rabble", others=[("", "", "")])
    play.play("a play rabble")
    assert (hand(play), play.actor) == ("", 0)


@pytest.mark.rule("D9")
def test_revealed_and_set_aside_cards_are_not_shuffled_in() -> None:
    play = table("sage", pile="copper", discard="estate gold")
    events(play, "a play sage, * draw a copper")
    assert pile(play) == "gold estate"
    events(play, "* draw a estate, * draw a gold")
    assert (hand(play), discards(play)) == ("gold", "copper estate")
    play = table("library market market market market market", pile="mine", discard="copper copper")
    events(play, "a play library, * draw a mine, a aside, * draw a copper, * draw a copper")
    assert discards(play) == "mine"


@pytest.mark.rule("D10")
def test_a_trashed_card_leaves_the_game_for_all_to_see() -> None:
    play = table("steward estate copper")
    events(play, "a play steward, a choose trash, a trash estate, a trash copper")
    assert hand(play) == discards(play) == ""
    for seat in (0, 1, None):
        assert GAME.view(play.state, seat)["trash"] == {"copper": 1, "estate": 1}
    assert play.state.seats[0].deck[IDS.index("estate")] == 0


@pytest.mark.rule("D10")
def test_a_gained_card_comes_from_the_supply_to_the_discard_pile_and_is_not_played() -> None:
    play = table("smugglers copper")
    play.state.seats[1].gained = 1 << IDS.index("gold")
    events(play, "a play smugglers, a gain gold")
    assert (hand(play), discards(play), discard_top(play)) == ("copper", "gold", "gold")
    assert play.state.supply[IDS.index("gold")] == 15
    assert legal(play) == ["end", "play copper", "treasures"]


@pytest.mark.rule("D11")
def test_a_revealed_hand_stays_in_hand_and_a_revealed_card_goes_back() -> None:
    play = table("crossroads copper gold")
    play.play("a play crossroads")
    assert hand(play) == "copper gold"
    play = table("mystic", pile="silver copper")
    events(play, "a play mystic, a name gold, * draw a silver")
    assert play.state.seats[0].top_n == 1
    assert play.state.seats[0].pile_n == 1
    assert discards(play) == ""


@pytest.mark.rule("D12")
def test_an_effect_on_several_players_goes_round_from_the_current_one() -> None:
    full = "copper copper copper copper copper"
    play = table("militia", players=4, others=[(full, "", ""), (full, "", ""), (full, "", "")])
    play.play("a play militia")
    refused(play, "c discard copper", "D12")
    seats = []
    while play.actor != 0:
        seats.append(play.actor_letter)
        play.apply(play.legal_ids()[0])
    assert seats == ["b", "b", "c", "c", "d", "d"]


@pytest.mark.rule("D18")
@pytest.mark.parametrize("pile", ["province", "duchy"])
def test_the_game_ends_with_the_turn_in_which_the_last_province_goes(pile: str) -> None:
    play = table("gold gold gold", pile="copper copper copper copper copper")
    play.state.supply[IDS.index(pile)] = 1
    events(play, "a treasures", f"a buy {pile}")
    assert play.actor == -1
    draws(play, "copper copper copper copper copper")
    assert play.over == (pile == "province")
    if play.over:
        assert hand(play) == "copper copper copper copper copper"
        refused(play, "a end", "D18")
        refused(play, "* draw a copper", "D18")
        assert play.legal() == []


@pytest.mark.rule("D18")
def test_the_game_ends_when_any_three_piles_are_empty_but_not_before_the_turn_does() -> None:
    assert EMPTY_PILES == 3
    play = table("market market gold gold", pile="copper copper", discard="copper copper copper copper copper")
    for card in ("silver", "market"):
        play.state.supply[IDS.index(card)] = 1
    play.state.supply[IDS.index("duchy")] = 0
    play.state.piles &= ~(1 << IDS.index("duchy"))
    play.state.empty = 1
    events(play, "a play market, * draw a copper, a play market, * draw a copper, a treasures, a buy silver")
    assert play.actor == 0
    assert play.state.empty == 2
    events(play, "a buy market, a end")
    while play.actor < 0:
        play.apply(play.legal_ids()[0])
        if play.over:
            break
    assert play.over


@pytest.mark.rule("D18")
def test_two_empty_piles_do_not_end_the_game() -> None:
    play = table("gold", pile="copper copper copper copper copper")
    play.state.supply[IDS.index("silver")] = 1
    play.state.empty = 1
    events(play, "a treasures, a buy silver")
    draws(play, "copper copper copper copper copper")
    assert play.state.empty == 2
    assert not play.over


@pytest.mark.rule("D19")
def test_points_count_wherever_the_cards_are() -> None:
    play = table(
        "province harem vault", pile="duchy", discard="estate", kingdom=["harem"], others=[("", "", "")]
    )
    assert play.scores() == [6 + 2 + 3 + 1, 0]
    events(play, "a play vault, * draw a duchy, * draw a estate, a discard province")
    assert play.scores() == [12, 0]
    assert GAME.breakdown(play.state)[0] == {"estate": 1, "duchy": 3, "province": 6, "harem": 2, "total": 12}
    assert GAME.breakdown(play.state)[1] == {"total": 0}


@pytest.mark.rule("D19")
def test_most_points_win_then_fewest_turns_then_the_win_is_shared() -> None:
    for others, turns, winners in (
        ("province", (5, 5), ["b"]),
        ("estate", (5, 4), ["b"]),
        ("estate", (4, 5), ["a"]),
        ("estate", (4, 4), ["a", "b"]),
        ("copper", (5, 4), ["a"]),
    ):
        play = table("estate", others=[(others, "", "")])
        play.state.supply[IDS.index("province")] = 0
        for seat in range(2):
            play.state.seats[seat].turns = turns[seat]
        play.state.seats[0].turns -= 1
        play.play("a end")
        while not play.over:
            play.apply(play.legal_ids()[0])
        assert play.winners() == winners
        tie = GAME.explain(play.state)["tie"]
        assert (tie is None) == (others != "estate")
        if tie:
            assert tie["winners"] == winners
            assert "D19" in written(GAME.explained(play.state))[-1]


@pytest.mark.rule("D19")
def test_a_turn_counts_for_the_player_who_took_it() -> None:
    play = dealt(players=3)
    for _ in range(4):
        finish_turn(play)
    assert [int(play.state.seats[seat].turns) for seat in range(3)] == [2, 1, 1]

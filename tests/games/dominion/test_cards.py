"""What the cards do, with each note of the rulebook (D20 to D36)."""

from __future__ import annotations

import pytest

from kroon.games.dominion.cards import COINS, COST, IDS, POINTS
from tests.games.dominion.tables import (
    GAME,
    discard_top,
    discards,
    draws,
    events,
    hand,
    legal,
    pile,
    refused,
    table,
    top,
)

FIVE = "copper copper copper copper copper"
NOTHING = [("", "", "")]


def gained(seat_gained: list[str]) -> int:
    return sum(1 << IDS.index(id) for id in seat_gained)


@pytest.mark.rule("D20")
def test_basic_cards_have_their_costs_coins_and_points() -> None:
    table_of = {id: (int(COST[n]), int(COINS[n]), int(POINTS[n])) for n, id in enumerate(IDS[:6])}
    assert table_of == {
        "copper": (0, 1, 0),
        "silver": (3, 2, 0),
        "gold": (6, 3, 0),
        "estate": (2, 0, 1),
        "duchy": (5, 0, 3),
        "province": (8, 0, 6),
    }
    play = table("copper silver gold")
    play.play("a treasures")
    assert play.state.coins == 6
    assert table("estate duchy province").scores()[0] == 10


@pytest.mark.rule("D21")
def test_cellar_discards_any_number_and_draws_as_many() -> None:
    play = table("cellar estate estate copper", pile="gold gold gold")
    play.play("a play cellar")
    assert play.state.actions == 1
    assert legal(play) == ["discard copper", "discard estate", "done"]
    events(play, "a discard estate, a discard estate")
    assert hand(play) == "copper"
    play.play("a done")
    draws(play, "gold gold")
    assert hand(play) == "copper gold gold"
    assert play.actor == 0


@pytest.mark.rule("D21")
def test_cellar_shuffles_its_discards_in_and_may_discard_none_or_another_cellar() -> None:
    play = table("cellar cellar estate", pile="gold")
    refused(play, "a discard estate", "D6")
    play.play("a play cellar")
    refused(play, "a pass", "D21")
    refused(play, "a discard gold", "D21")
    events(play, "a discard cellar, a discard estate, * draw a gold")  # not asked with an empty hand
    assert pile(play) == "estate cellar"
    play.play("* draw a cellar")
    assert hand(play) == "gold cellar"
    events(play, "a play cellar, a done")
    assert hand(play) == "gold"


@pytest.mark.rule("D22")
def test_crossroads_draws_for_victory_cards_and_gives_actions_only_the_first_time() -> None:
    play = table("crossroads crossroads estate harem copper", pile=FIVE)
    play.play("a play crossroads")
    draws(play, "copper copper")
    assert play.state.actions == 3
    assert hand(play) == "copper copper copper estate crossroads harem"
    play.play("a play crossroads")
    draws(play, "copper copper")
    assert play.state.actions == 2
    play = table("crossroads copper", pile=FIVE)
    play.play("a play crossroads")
    assert play.actor == 0
    assert play.state.actions == 3


@pytest.mark.rule("D23")
def test_steward_gives_cards_or_coins_or_trashes_exactly_two() -> None:
    play = table("steward estate copper copper", pile="gold gold")
    play.play("a play steward")
    assert legal(play) == ["choose cards", "choose coins", "choose trash"]
    refused(play, "a trash estate", "D23")
    events(play, "a choose cards, * draw a gold, * draw a gold")
    assert play.state.coins == 0
    play = table("steward estate")
    events(play, "a play steward, a choose coins")
    assert (play.state.coins, hand(play)) == (2, "estate")
    play = table("steward estate copper copper")
    events(play, "a play steward, a choose trash, a trash estate")
    refused(play, "a end", "D23")
    refused(play, "a trash gold", "D23")
    play.play("a trash copper")
    assert hand(play) == "copper"
    assert legal(play) == ["end", "play copper", "treasures"]


@pytest.mark.rule("D23")
def test_steward_trashes_the_only_card_or_nothing_from_an_empty_hand() -> None:
    play = table("steward estate")
    events(play, "a play steward, a choose trash, a trash estate")
    assert legal(play) == ["end"]
    play = table("steward")
    events(play, "a play steward, a choose trash")
    assert legal(play) == ["end"]


@pytest.mark.rule("D24")
def test_smugglers_copies_what_the_right_neighbour_gained_in_the_last_turn() -> None:
    play = table("smugglers", players=3, others=[("", "", ""), ("", "", "")])
    play.state.seats[2].gained = gained(["gold", "silver", "province"])
    play.state.seats[1].gained = gained(["duchy"])
    play.play("a play smugglers")
    assert legal(play) == ["gain gold", "gain silver"]
    refused(play, "a gain province", "D24")
    refused(play, "a gain duchy", "D24")
    play.play("a gain gold")
    assert (discards(play), discard_top(play)) == ("gold", "gold")


@pytest.mark.rule("D24")
def test_smugglers_does_nothing_without_a_card_or_with_an_empty_pile() -> None:
    play = table("smugglers copper")
    play.play("a play smugglers")
    assert legal(play) == ["end", "play copper", "treasures"]
    play = table("smugglers copper")
    play.state.seats[1].gained = gained(["silver", "province"])
    play.state.supply[IDS.index("silver")] = 0
    play.state.piles &= ~(1 << IDS.index("silver"))
    play.play("a play smugglers")
    assert legal(play) == ["end", "play copper", "treasures"]
    play = table("smugglers copper")
    play.state.seats[1].gained = gained(["silver", "gold"])
    play.state.supply[IDS.index("silver")] = 0
    play.state.piles &= ~(1 << IDS.index("silver"))
    play.play("a play smugglers")
    refused(play, "a gain silver", "D24")


@pytest.mark.rule("D24")
def test_smugglers_judges_the_cost_now() -> None:
    play = table("crossroads bridge bridge smugglers")
    play.state.seats[1].gained = gained(["province"])
    events(play, "a play crossroads, a play bridge, a play bridge, a play smugglers")
    assert legal(play) == ["gain province"]


@pytest.mark.rule("D24")
def test_smugglers_remembers_every_way_of_gaining_and_only_the_last_turn() -> None:
    play = table(
        "remodel estate gold", others=[("smugglers copper", FIVE, ""), ("", "", "")][:1], remodel="discard"
    )
    events(play, "a play remodel, a trash estate, a gain silver, a treasures, a buy silver")
    while play.actor < 0:
        play.apply(play.legal_ids()[0])
    play = table("smugglers copper", others=[("smugglers", FIVE, "")])
    play.state.seats[1].gained = gained(["silver"])
    events(play, "a play smugglers, a gain silver, a end")
    while play.actor < 0:
        play.apply(play.legal_ids()[0])
    assert int(play.state.seats[0].gained) == gained(["silver"])
    events(play, "b play smugglers, b gain silver")  # smuggled by a Smugglers
    play.play("b end")
    while play.actor < 0:
        play.apply(play.legal_ids()[0])
    assert int(play.state.seats[0].gained) == 0  # a's last turn is over when the next begins
    assert int(play.state.seats[1].gained) == gained(["silver"])


@pytest.mark.rule("D25")
def test_sage_reveals_until_a_card_costs_three() -> None:
    play = table("sage", pile="copper estate silver gold")
    events(play, "a play sage, * draw a estate, * draw a copper, * draw a silver")
    assert play.state.actions == 1
    assert (hand(play), discards(play), pile(play)) == ("silver", "copper estate", "gold")


@pytest.mark.rule("D25")
def test_sage_finds_nothing_and_discards_all_and_counts_bridges() -> None:
    play = table("sage", pile="copper", discard="estate")
    events(play, "a play sage, * draw a copper, * draw a estate")
    assert (hand(play), discards(play), play.actor) == ("", "copper estate", 0)
    play = table("sage")
    play.play("a play sage")
    assert play.actor == 0
    play = table("crossroads bridge sage", pile="silver gold")
    events(play, "a play crossroads, a play bridge, a play sage, * draw a silver, * draw a gold")
    assert hand(play) == "gold"


@pytest.mark.rule("D26")
def test_militia_makes_others_discard_down_to_three() -> None:
    others = [(FIVE + " copper", "", ""), ("copper copper copper", "", "")]
    play = table("militia", players=3, others=others)
    play.play("a play militia")
    assert play.state.coins == 2
    for left in (5, 4, 3):
        assert play.actor == 1
        assert legal(play) == ["discard copper"]
        refused(play, "b done", "D26")
        refused(play, "b pass", "D26")
        refused(play, "b discard estate", "D26")
        play.play("b discard copper")
        assert play.state.seats[1].hand_n == left
    assert play.actor == 0  # who has three or fewer discards nothing
    assert play.state.seats[2].hand_n == 3


@pytest.mark.rule("D27")
def test_bridge_makes_all_cards_cheaper_for_the_turn() -> None:
    play = table("crossroads bridge bridge gold gold", pile=FIVE)
    events(play, "a play crossroads, a play bridge")
    assert (play.state.buys, play.state.coins) == (2, 1)
    play.play("a play bridge")
    assert (play.state.buys, play.state.coins) == (3, 2)
    costs = GAME.view(play.state, None)["costs"]
    assert (costs["province"], costs["silver"], costs["estate"], costs["copper"]) == (6, 1, 0, 0)
    events(play, "a treasures, a buy province")
    assert play.state.coins == 2
    events(play, "a buy cellar")
    assert play.state.coins == 2  # it costs nothing, never less
    refused(play, "a buy gold", "D7")
    play.play("a buy silver")
    assert play.actor == -1
    while play.actor < 0:
        play.apply(play.legal_ids()[0])
    assert GAME.view(play.state, None)["costs"]["province"] == 8


@pytest.mark.rule("D27")
def test_bridge_counts_for_cards_everywhere() -> None:
    play = table("crossroads bridge remodel gold", pile="")
    events(play, "a play crossroads, a play bridge, a play remodel, a trash gold")
    assert "gain province" in legal(play)  # 7 is 2 more than 5
    play = table("crossroads bridge bridge remodel copper", kingdom=["militia"])
    events(play, "a play crossroads, a play bridge, a play bridge, a play remodel, a trash copper")
    assert "gain militia" in legal(play)  # 2 is 2 more than 0, which Copper still costs
    assert "gain duchy" not in legal(play)


@pytest.mark.rule("D28")
@pytest.mark.parametrize("option", ["hand", "discard"])
def test_remodel_trashes_a_card_and_gains_one_up_to_two_dearer(option: str) -> None:
    play = table("remodel remodel estate", remodel=option, kingdom=["militia", "vault"])
    refused(play, "a trash estate", "D6")
    play.play("a play remodel")
    assert legal(play) == ["trash estate", "trash remodel"]
    refused(play, "a end", "D28")
    refused(play, "a trash copper", "D28")
    play.play("a trash estate")
    assert "gain militia" in legal(play)
    assert "gain silver" in legal(play)
    refused(play, "a gain vault", "D28")
    refused(play, "a gain estate", "D4")
    refused(play, "a end", "D28")
    play.play("a gain militia")
    where, elsewhere = (hand(play), discards(play)) if option == "hand" else (discards(play), hand(play))
    assert "militia" in where
    assert "militia" not in elsewhere


@pytest.mark.rule("D28")
def test_remodel_can_take_the_same_card_again_and_does_nothing_with_an_empty_hand() -> None:
    play = table("remodel remodel")
    events(play, "a play remodel, a trash remodel, a gain remodel")
    assert hand(play) == "remodel"
    play = table("remodel")
    play.play("a play remodel")
    assert legal(play) == ["end"]
    play = table(
        "remodel copper", kingdom=["vault", "market", "mine", "mystic", "rabble", "library", "militia"]
    )
    events(play, "a play remodel, a trash copper")
    assert legal(play) == ["end"]  # nothing costs 2 or less


@pytest.mark.rule("D28")
def test_a_card_remodelled_into_the_hand_is_an_ordinary_card() -> None:
    play = table("crossroads remodel silver")
    events(play, "a play crossroads, a play remodel, a trash silver, a gain sage, a play sage")
    play = table("remodel silver")
    events(play, "a play remodel, a trash silver, a gain silver, a treasures")
    assert play.state.coins == 2


@pytest.mark.rule("D29")
def test_farming_village_reveals_until_an_action_or_a_treasure() -> None:
    for found in ("copper", "harem", "market"):
        play = table("farming_village", pile=f"estate province {found} gold")
        events(play, f"a play farming_village, * draw a province, * draw a estate, * draw a {found}")
        assert play.state.actions == 2
        assert (hand(play), discards(play), pile(play)) == (found, "estate province", "gold")
        assert discard_top(play) == "estate"


@pytest.mark.rule("D29")
def test_farming_village_discards_only_what_it_revealed_when_it_finds_nothing() -> None:
    play = table("farming_village", pile="estate", discard="duchy")
    events(play, "a play farming_village, * draw a estate, * draw a duchy")
    assert (hand(play), discards(play), play.actor) == ("", "estate duchy", 0)


@pytest.mark.rule("D30")
def test_market_gives_one_of_each() -> None:
    play = table("market gold gold", pile="estate")
    events(play, "a play market, * draw a estate")
    s = play.state
    assert (s.actions, s.buys, s.coins, hand(play)) == (1, 2, 1, "gold gold estate")
    events(play, "a treasures, a buy silver, a buy silver")
    assert play.actor == -1


@pytest.mark.rule("D31")
def test_mine_turns_a_treasure_into_one_up_to_three_dearer_in_hand() -> None:
    play = table("mine copper silver estate", kingdom=["harem"])
    play.play("a play mine")
    assert legal(play) == ["trash copper", "trash silver"]
    refused(play, "a trash estate", "D31")
    refused(play, "a end", "D31")
    play.play("a trash silver")
    assert legal(play) == ["gain gold", "gain harem", "gain silver"]
    refused(play, "a gain duchy", "D31")
    refused(play, "a gain copper", "D4")
    play.play("a gain gold")
    assert (hand(play), discards(play)) == ("copper gold estate", "")
    play.play("a treasures")
    assert play.state.coins == 4


@pytest.mark.rule("D31")
def test_mine_refuses_too_dear_treasures_and_does_nothing_without_one() -> None:
    play = table("mine copper")
    events(play, "a play mine, a trash copper")
    assert legal(play) == ["gain silver"]
    refused(play, "a gain gold", "D31")
    play = table("mine estate")
    play.play("a play mine")
    assert legal(play) == ["end"]
    play = table("mine copper")
    play.state.supply[IDS.index("silver")] = 0
    play.state.piles &= ~(1 << IDS.index("silver"))
    events(play, "a play mine, a trash copper")
    assert legal(play) == ["end"]


@pytest.mark.rule("D32")
def test_mystic_takes_the_named_card_or_leaves_it_known_on_top() -> None:
    play = table("mystic", pile="copper silver")
    play.play("a play mystic")
    assert (play.state.actions, play.state.coins) == (1, 2)
    assert len(legal(play)) == 22
    refused(play, "a end", "D32")
    events(play, "a name silver, * draw a silver")
    assert (hand(play), top(play)) == ("silver", [])
    play = table("mystic mystic market", pile="copper silver", kingdom=["vault"])
    events(play, "a play mystic, a name province, * draw a silver")
    assert (hand(play), top(play), pile(play)) == ("market mystic", ["silver"], "copper")
    events(play, "a play mystic, a name silver")  # it is known: no event
    assert (hand(play), top(play)) == ("silver market", [])


@pytest.mark.rule("D32")
def test_mystic_names_also_without_a_card_to_reveal_and_shuffles_for_one() -> None:
    play = table("mystic")
    events(play, "a play mystic, a name copper")
    assert (play.actor, play.state.depth) == (0, 0)
    play = table("mystic market", discard="gold")
    events(play, "a play mystic, a name copper, * draw a gold")
    assert (top(play), discards(play)) == (["gold"], "")
    play.play("a play market")  # draws the known card without an event
    assert "gold" in hand(play)


@pytest.mark.rule("D33")
def test_rabble_draws_three_and_others_discard_actions_and_treasures_and_put_back_the_rest() -> None:
    others = [("", "estate province copper duchy", ""), ("", "harem market estate", "")]
    play = table("rabble", pile="gold gold gold", players=3, others=others)
    play.play("a play rabble")
    draws(play, "gold gold gold")
    draws(play, "estate copper province")
    assert (discards(play, 1), discard_top(play, 1)) == ("copper", "copper")
    assert play.actor == 1
    assert legal(play) == ["topdeck estate", "topdeck province"]
    refused(play, "b topdeck copper", "D33")
    refused(play, "b topdeck duchy", "D33")
    events(play, "b topdeck province, b topdeck estate")
    assert (top(play, 1), pile(play, 1)) == (["province", "estate"], "duchy")
    draws(play, "market estate harem")
    assert (discards(play, 2), discard_top(play, 2)) == ("market harem", "harem")
    play.play("c topdeck estate")  # asked also when there is one way only
    assert play.actor == 0


@pytest.mark.rule("D33")
def test_rabble_reveals_as_many_as_there_are_and_known_cards_first() -> None:
    play = table("crossroads rabble rabble", others=[("", "estate", "duchy")])
    events(play, "a play crossroads, a play rabble, * draw b estate, * draw b duchy")
    events(play, "b topdeck duchy, b topdeck estate")
    play.play("a play rabble")  # both are known: no event
    assert play.actor == 1
    events(play, "b topdeck estate, b topdeck duchy")
    assert top(play, 1) == ["estate", "duchy"]
    play = table("rabble", others=NOTHING)
    play.play("a play rabble")
    assert play.actor == 0


@pytest.mark.rule("D34")
def test_library_draws_up_to_seven_and_actions_may_be_set_aside() -> None:
    play = table("library estate estate estate estate", pile="market mine copper gold gold")
    events(play, "a play library, * draw a market")
    assert legal(play) == ["aside", "keep"]
    refused(play, "a end", "D34")
    events(play, "a keep, * draw a mine, a aside")
    assert hand(play) == "estate estate estate estate market"
    assert discards(play) == ""
    events(play, "* draw a copper, * draw a gold")
    assert hand(play) == "copper gold estate estate estate estate market"
    assert (discards(play), discard_top(play)) == ("mine", "mine")


@pytest.mark.rule("D34")
def test_library_does_nothing_with_seven_in_hand_and_takes_what_there_is() -> None:
    play = table(f"library {FIVE} estate estate", pile="gold")
    play.play("a play library")
    assert play.actor == 0
    play = table("library", pile="copper", discard="market")
    events(play, "a play library, * draw a copper, * draw a market, a aside")
    assert (hand(play), discards(play), play.actor) == ("copper", "market", 0)
    play = table(f"library {FIVE} estate", pile="market mine")
    events(play, "a play library, * draw a market, a aside, * draw a mine, a keep")
    assert (discards(play), play.state.seats[0].hand_n) == ("market", 7)


@pytest.mark.rule("D35")
def test_vault_draws_two_and_gives_a_coin_for_each_discard() -> None:
    play = table("vault estate", pile="copper duchy", others=NOTHING)
    play.play("a play vault")
    draws(play, "copper duchy")
    assert legal(play) == ["discard copper", "discard duchy", "discard estate", "done"]
    refused(play, "a pass", "D35")
    events(play, "a discard estate, a discard duchy, a done")
    assert play.state.coins == 2
    assert discards(play) == "estate duchy"
    play = table("vault estate", others=NOTHING)
    events(play, "a play vault, a done")
    assert play.state.coins == 0


@pytest.mark.rule("D35")
def test_vault_lets_others_discard_exactly_two_for_a_card() -> None:
    others = [("estate copper duchy", "gold", ""), ("estate", "gold", ""), ("", "gold", "")]
    play = table("vault", players=4, others=others)
    play.play("a play vault")
    assert legal(play) == ["discard copper", "discard duchy", "discard estate", "pass"]
    refused(play, "b done", "D35")
    play.play("b discard estate")
    refused(play, "b pass", "D35")
    assert legal(play) == ["discard copper", "discard duchy"]
    events(play, "b discard duchy, * draw b gold")
    assert hand(play, 1) == "copper gold"
    assert legal(play) == ["discard estate", "pass"]
    play.play("c discard estate")  # the only one: nothing is drawn
    assert (hand(play, 2), pile(play, 2)) == ("", "gold")
    assert play.actor == 0  # an empty hand isn't asked


@pytest.mark.rule("D35")
def test_vault_can_be_passed() -> None:
    play = table("vault", players=3, others=[("estate copper", "gold", ""), ("estate estate", "", "gold")])
    events(play, "a play vault, b pass")
    assert hand(play, 1) == "copper estate"
    events(play, "c discard estate, c discard estate")
    draws(play, "estate")  # shuffled with what was just discarded
    assert play.actor == 0


@pytest.mark.rule("D36")
def test_harem_is_a_treasure_and_two_points() -> None:
    play = table("harem")
    assert legal(play) == ["end", "play harem", "treasures"]
    play.play("a play harem")
    assert play.state.coins == 2
    assert play.scores()[0] == 2
    assert int(COST[IDS.index("harem")]) == 6

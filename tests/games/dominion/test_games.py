"""Whole games: no card is lost, shuffles and draws are right, and what is known fits the truth."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kroon.conformance.random_games import random_steps
from kroon.core.play import Play
from kroon.games.dominion.cards import CARDS, IDS
from kroon.games.dominion.options import KINGDOM_IDS
from tests.games.dominion.tables import GAME, draws, new, table, words

kingdoms = st.permutations(KINGDOM_IDS).map(lambda cards: cards[:8])
some_cards = st.lists(st.sampled_from(IDS), max_size=8)
quick = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def steps(play: Play, seed: int, limit: int) -> Iterator[int]:
    """Random steps that play Treasures often, so that all kinds of cards come to be."""
    choice = random.Random(seed)
    rng = play.engine.generator(seed)
    for _ in range(limit):
        if play.over:
            return
        legal = play.legal_ids()
        treasures = [id for id in legal if id == CARDS]
        buys = [id for id in legal if CARDS < id <= 2 * CARDS]
        if play.actor < 0:
            id = int(play.engine.sample(play.state, rng))
        elif treasures and choice.random() < 0.8:
            id = treasures[0]
        elif buys and choice.random() < 0.9:
            id = choice.choice(buys)
        else:
            id = choice.choice(legal)
        yield id
        play.apply(id)


def cards_of(s: Any, seat: int) -> Counter[int]:
    """All cards of a seat, counted where they lie."""
    p = s.seats[seat]
    found: Counter[int] = Counter()
    for zone in (p.hand, p.pile, p.discard):
        found.update({card: int(zone[card]) for card in range(CARDS)})
    found.update(int(card) for card in p.top[: p.top_n])
    if seat == s.turn:
        found.update({card: int(s.played[card]) for card in range(CARDS)})
    holder = int(s.frame_who[s.depth - 1]) if s.depth else int(s.turn)
    if seat == holder:
        for zone in (s.aside, s.laid):
            found.update({card: int(zone[card]) for card in range(CARDS)})
    return +found


@quick
@given(kingdom=kingdoms, players=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_no_card_is_lost_and_all_counts_agree(kingdom: list[str], players: int, seed: int) -> None:
    play = new(players=players, kingdom=kingdom)
    total = None
    for number, _ in enumerate(steps(play, seed, 400)):
        s = play.state
        if number % 3 == 0 and s.dealt:
            everywhere = Counter({card: int(s.supply[card] + s.trash[card]) for card in range(CARDS)})
            for seat in range(players):
                p = s.seats[seat]
                deck = cards_of(s, seat)
                assert deck == +Counter({card: int(p.deck[card]) for card in range(CARDS)})
                everywhere.update(deck)
                assert (p.hand.sum(), p.pile.sum(), p.discard.sum()) == (p.hand_n, p.pile_n, p.discard_n)
                assert int(p.hand_set) == sum(1 << card for card in range(CARDS) if p.hand[card])
                assert min(*p.hand, *p.pile, *p.discard) >= 0
                assert p.discard_n == 0 or p.discard[p.discard_top] > 0
                assert (p.discard_n == 0) == (p.discard_top == -1)
            total = total or everywhere
            assert everywhere == total
            assert s.empty == sum(s.supply[card] == 0 for card in range(CARDS) if _has_pile(s, card))


def _has_pile(s: Any, card: int) -> bool:
    return card in (1, 2, 4, 5) or bool(int(s.chosen) >> card & 1)


@quick
@given(kingdom=kingdoms, players=st.integers(2, 3), seed=st.integers(0, 10**6))
def test_the_true_cards_always_fit_what_is_known(kingdom: list[str], players: int, seed: int) -> None:
    play = new(players=players, kingdom=kingdom)
    treasures = [0, 1, 2, 21]
    for number, _ in enumerate(steps(play, seed, 400)):
        if number % 2:
            continue
        for seat in range(players):
            p = play.state.seats[seat]
            laid = play.state.laid if play.state.laid_n and play.actor == seat else 0
            held = p.hand + laid
            assert (p.seen_hand <= held).all()
            assert (p.seen_discard <= p.discard).all()
            unknown = held - p.seen_hand
            assert 0 <= max(p.hand_old, p.hand_bare) <= unknown.sum()
            bare = unknown.sum() - sum(unknown[card] for card in treasures)
            assert p.hand_bare <= bare
            known = p.discard_old_bare + p.discard_old + p.discard_bare
            assert 0 <= known <= p.discard_n - p.seen_discard_n
            assert p.seen_hand_n == p.seen_hand.sum()
            assert p.seen_discard_n == p.seen_discard.sum()
            assert p.either_n == p.either.sum()


@quick
@given(kingdom=kingdoms, players=st.integers(2, 3), seed=st.integers(0, 10**6))
def test_a_redeal_fits_and_depends_on_nothing_hidden(kingdom: list[str], players: int, seed: int) -> None:
    play = new(players=players, kingdom=kingdom)
    engine = play.engine
    for number, _ in enumerate(steps(play, seed, 300)):
        if number % 7:
            continue
        for seat in range(players):
            made = engine.copy(play.state)
            engine.redeal(made, seat, engine.generator(number))
            again = engine.copy(made)
            for state, rng in ((made, 1), (again, 1)):
                engine.redeal(state, seat, engine.generator(rng))
            other = engine.copy(play.state)
            engine.redeal(other, seat, engine.generator(1))
            assert made.tobytes() == again.tobytes() == other.tobytes()
            assert GAME.view(made, seat) == GAME.view(play.state, seat)
            assert words(made.seats[seat].hand) == words(play.state.seats[seat].hand)
            for each in range(players):
                p = made.seats[each]
                assert cards_of(made, each) == cards_of(play.state, each)
                assert (p.hand.sum(), p.pile.sum(), p.discard.sum()) == (p.hand_n, p.pile_n, p.discard_n)
                assert min(*p.hand, *p.pile, *p.discard) >= 0
            assert not made.work.any()
            assert not made.work_last.any()
            assert engine.legal_ids(made)


@quick
@given(pile=some_cards, discard=some_cards)
@pytest.mark.rule("D9")
def test_cards_are_drawn_by_their_numbers_and_a_shuffle_comes_when_the_pile_is_empty(
    pile: list[str], discard: list[str]
) -> None:
    play = table("rabble estate", " ".join(pile), " ".join(discard), others=[("", "", "")])
    play.play("a play rabble")
    left, shuffled = Counter(pile), Counter(discard)
    for _ in range(min(3, len(pile) + len(discard))):
        if not left:
            left, shuffled = shuffled, Counter()
        assert play.actor == -1
        weights = {
            play.game.text(play.state, [id]): int(play.engine.weight(play.state, id)) for id in play.legal_ids()
        }
        assert weights == {f"* draw a {card}": count for card, count in left.items()}
        card = min(left)
        draws(play, card)
        left -= Counter([card])
    assert play.actor == 0
    assert Counter(words(play.state.seats[0].discard).split()) == +shuffled


def test_random_games_end_by_themselves_and_words_can_be_found_for_everything() -> None:
    for language_seed in range(3):
        play = new(players=2 + language_seed, kingdom="random")
        for number, id in enumerate(random_steps(play, language_seed, 1500)):
            if not GAME.midway(play.state):
                assert GAME.tell(play.state, [id])
            if number % 40 == 0:
                assert GAME.ask(play.state)
                for seat in (0, None):
                    assert GAME.draw(play.state, seat)
        assert GAME.explained(play.state)

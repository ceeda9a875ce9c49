"""The table, the questions and the events of Origins in words, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kroon.conformance.random_games import random_steps
from kroon.core.errors import Illegal
from kroon.core.message import written
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES
from tests.games.origins.boards import ended, picking, placing

GAMES = [(4, "discovery", 3), (3, "totem", 4), (2, "tribe", 5), (4, "tribe", 6)]


def drawn(play: Play) -> str:
    """The table as text."""
    console = Console(file=io.StringIO(), width=140, color_system=None)
    console.print(play.game.draw(play.state, 0))
    shown = console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "mode", "seed"), GAMES)
def test_a_whole_game_can_be_drawn_asked_and_told(
    language: str, players: int, mode: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    options = {"players": players, "mode": mode, "emperor_of_fire": True, "homo_habilis": True}
    play = Play(find_game("origins"), options)
    words = set()
    for number, id in enumerate(random_steps(play, seed)):
        assert str(play.game.ask(play.state))
        if not play.game.midway(play.state):
            told = str(play.game.tell(play.state, [id]))
            assert told
            assert "{" not in told
            words.add(play.game.text(play.state, [id]).split(" ")[1])
        if number % 15 == 0:
            assert drawn(play)
            assert written(play.game.explained(play.state))
    assert drawn(play)
    assert written(play.game.explained(play.state))
    assert str(play.game.ask(play.state))
    expected = {"row", "king", "place", "fire", "take" if players == 2 else "pick"}
    if mode == "tribe":
        expected |= {"cave", "recruit", "pay", "settle"}
    assert expected <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KROON_LANG", language)
    sentences = set()
    play = Play(find_game("origins"), {"players": 2, "mode": "tribe"})
    ids = range(0, play.game.moves + play.game.outcomes, 7)
    for number, _ in enumerate(random_steps(play, seed=2)):
        if number % 10 == 0:
            legal = set(play.legal_ids())
            for id in ids:
                if id not in legal:
                    sentences.add(str(Illegal(play.reason(id))))
    assert len(sentences) > 20


def test_what_lies_on_a_square_is_shown_by_its_marks() -> None:
    territory = """
        S+ L+ H J+ Q+
        D* D' V^ V^^ V^^^
        D:hunter D:firelady D:shaman D:warrior1 D:warrior3
    """
    table = drawn(ended("H", territory, mode="tribe"))
    for row in (r"Sm  Lf /^^\ Ju  Qt", "D*  D'  V^  V^^V^^^", "DHu DFL DSh DW1 DW3"):
        assert row in table


def test_who_holds_the_totems_and_who_can_be_recruited_is_shown() -> None:
    totem = placing("H", domino=1, mode="totem")
    totem.state.holders[1] = 2
    assert "Totems: mammoth nobody, fish c, mushroom nobody, flint nobody" in drawn(totem)
    tribe = picking("S+ L+ H", ["hunter", "hunter", "artist", "warrior3"])
    assert "Open: hunter ×2, artist, warrior of strength 3" in drawn(tribe)
    assert "Pile: fisher ×2, gatherer ×2" in drawn(tribe)
    assert "Totems" not in drawn(placing("H", domino=1))


def test_the_questions_say_what_can_be_done() -> None:
    play = placing("H D", domino=43, mode="tribe")
    play.play("a place 43 0,1 0,2")
    assert (
        str(play.game.ask(play.state))
        == "Where does the fire land? It has strength 2 and flies up to 2 squares."
    )
    play = picking("S+ L+ H")
    play.play("a pick 5")
    assert "Recruit somebody?" in str(play.game.ask(play.state))
    play.play("a recruit open hunter")
    assert str(play.game.ask(play.state)) == "Pay for the hunter: 2 more resources, of kinds not paid yet."
    play.play("a pay -1,0")
    assert "1 more resource," in str(play.game.ask(play.state))
    play.play("a pay -2,0")
    assert str(play.game.ask(play.state)) == "Where does the hunter settle?"
    told = play.game.tell(play.state, play.parse("a settle -1,0"))
    assert str(told) == "The hunter of a settles on -1,0."
    assert [(place.id, place.of) for place in told.places()] == [("-1,0", "a")]

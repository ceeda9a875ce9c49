"""What the server keeps of somebody, and links and devices: seen, saved, deleted and revoked on the page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.more import more
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.driving import start_game
from tests.web.test_accessibility import faults
from tests.web.test_together import invited


def open_mine(page: Page) -> None:
    """Open what is kept, with the keys alone."""
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="What this server keeps of you").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="What this server keeps of you")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, *more(PHONE)], ids=["desk", "phone"])
def test_one_sees_saves_and_deletes_what_is_kept(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/new/kingdomino", viewport=viewport)
    start_game(page)
    page.goto("/")
    expect(page.locator(".my-tables li")).to_have_count(1)
    open_mine(page)
    expect(page.locator(".facts li").first).to_have_text("one table at which you sit, or that you made")
    assert faults(page) == []
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save it").click()
    told = json.loads(saving.value.path().read_text())
    assert [each["game"] for each in told["tables"]] == ["kingdomino"]
    page.get_by_role("button", name="Delete it").click()
    sure = page.get_by_role("dialog", name="Delete everything?")
    sure.get_by_role("button", name="No, keep it").click()
    page.get_by_role("button", name="Delete it").click()
    sure.get_by_role("button", name="Delete it").click()
    gone = page.get_by_role("dialog", name="It is deleted")
    expect(gone).to_be_visible()
    gone.get_by_role("button", name="Home").click()
    page.locator(".game-card").first.wait_for()
    expect(page.locator(".my-tables")).to_have_count(0)
    open_mine(page)
    expect(page.get_by_text("Nothing.")).to_be_visible()
    assert page.context.cookies() == []


def test_somebody_who_deletes_everything_at_a_table_leaves_it_to_a_bot(visit: Visit) -> None:
    host, guest = invited(visit, "kingdomino")
    open_mine(host)
    host.get_by_role("button", name="Delete it").click()
    host.get_by_role("dialog", name="Delete everything?").get_by_role("button", name="Delete it").click()
    expect(host.get_by_role("dialog", name="It is deleted")).to_be_visible()
    expect(guest.locator(".seat").first).to_contain_text("Someone")
    expect(guest.locator(".seat").first).to_contain_text("a bot plays")


@pytest.mark.parametrize("viewport", [PHONE, *more(DESK)], ids=["phone", "desk"])
def test_links_are_listed_where_they_are_shared_and_revoked(visit: Visit, viewport: dict[str, int]) -> None:
    host, guest = invited(visit, "kingdomino")
    host.set_viewport_size(viewport)  # type: ignore[arg-type]
    guest.get_by_role("button", name="More", exact=True).click()
    guest.get_by_role("button", name="Go on on another device").click()
    phone = visit(guest.locator("dialog .invite input").input_value())
    phone.wait_for_selector(".table-frame")
    guest.get_by_role("button", name="Close").click()
    guest.get_by_role("button", name="More", exact=True).click()
    guest.get_by_role("button", name="Go on on another device").click()
    guest.locator("dialog .invite input").wait_for()
    host.get_by_role("button", name="More", exact=True).click()
    host.get_by_role("button", name="Link for spectators").click()
    watcher = visit(host.locator("dialog .invite input").input_value())
    watcher.wait_for_selector(".table-frame")
    host.get_by_text("Links and devices").focus()
    host.keyboard.press("Enter")
    links = host.get_by_role("list", name="Links", exact=True)
    expect(links.get_by_role("listitem")).to_have_count(2)
    devices = host.get_by_role("list", name="Devices")
    expect(devices.get_by_role("listitem")).to_have_count(3)
    expect(devices).to_contain_text("Anna: this device")
    assert faults(host) == []
    links.get_by_role("button", name="Revoke: Link for spectators").click()
    expect(watcher.locator(".lead")).to_have_text("You may not look at this table any more.")
    expect(links.get_by_role("listitem")).to_have_count(1)
    assert host.evaluate("document.activeElement.tagName") == "SUMMARY"
    devices.get_by_role("button", name="Take the seat away: Eva").nth(1).click()
    expect(phone.locator(".lead")).to_have_text("You may not look at this table any more.")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    host.get_by_role("button", name="Revoke all links").click()
    expect(host.get_by_text("No links are open.")).to_be_visible()
    expect(guest.locator(".table-frame")).to_be_visible()


def test_an_invitation_is_revoked_before_the_game(visit: Visit) -> None:
    host = visit("/new/kingdomino", viewport=PHONE)
    host.locator(".segments button", has_text="2").first.click()
    host.locator(".chair select").nth(1).select_option("open")
    host.locator(".start-bar button").click()
    invitation = host.locator(".invite input").input_value()
    host.get_by_text("Links and devices").click()
    host.get_by_role("button", name="Revoke: Invitation").click()
    host.get_by_role("button", name="Make a link").click()
    expect(host.locator(".invite input")).not_to_have_value(invitation)
    secret = invitation.partition("#invite=")[2]
    assert host.context.request.post("/api/links", data={"secret": secret}).status == 404

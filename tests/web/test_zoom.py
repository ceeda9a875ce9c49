"""Kingdom Builder's board is looked at closely: by taps, fingers, the wheel, the mouse and keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.driving import start_game, wait_for_turn

CROWD = """lit => {
    const boxes = lit.map((each) => each.getBoundingClientRect());
    const spots = boxes.map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
    const crowd = ([x, y]) => spots.filter((other) => Math.hypot(x - other[0], y - other[1]) < 22).length;
    const open = spots.filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".kb-window"));
    return open.sort((one, other) => crowd(other) - crowd(one))[0];
}"""
"""The middle of the lit hex that can be touched and has the most others near it."""
BOX = "each => [each.scrollWidth / each.clientWidth, each.scrollLeft, each.scrollTop]"


def looked_at(page: Page) -> tuple[float, float, float]:
    """How large the board is by its window, and how far it has moved to the left and up."""
    scale, left, top = page.locator(".kb-window").evaluate(BOX)
    return scale, left, top


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(".kb-window").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_comes_closer_before_it_chooses_and_two_fingers_zoom(visit: Visit) -> None:
    page = visit("/new/builder", viewport=PHONE, has_touch=True, is_mobile=True)
    start_game(page, players=2)
    assert wait_for_turn(page)
    page.touchscreen.tap(*page.locator(".kb-window .lit").evaluate_all(CROWD))
    page.wait_for_function("() => document.querySelector('.kb-window').dataset.zoomed === 'yes'")
    expect(page.locator(".kb-window .picked")).to_have_count(0)
    closer, *_ = looked_at(page)
    x, y = middle(page)
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 100), ("touchMove", 90), ("touchMove", 60), ("touchEnd", 0)):
        points = [{"x": x + side * apart, "y": y} for side in (-1, 1)] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function(f"closer => ({BOX})(document.querySelector('.kb-window'))[0] < closer", arg=closer)


def test_wheel_mouse_and_keys_zoom_and_move_and_a_drag_chooses_nothing(visit: Visit) -> None:
    page = visit("/new/builder")
    start_game(page, players=2)
    assert wait_for_turn(page)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => document.querySelector('.kb-window').scrollLeft > 0")
    scale, left, top = looked_at(page)
    assert scale > 2
    page.mouse.down()
    page.mouse.move(x - 50, y - 40, steps=4)
    page.mouse.up()
    assert looked_at(page) == (scale, left + 50, top + 40)
    expect(page.locator(".kb-window .picked")).to_have_count(0)
    page.locator(".kb-window .kb-map").focus()
    page.keyboard.press("Shift+ArrowRight")
    assert looked_at(page)[1] > left + 50
    page.keyboard.press("0")
    assert looked_at(page) == (1, 0, 0)

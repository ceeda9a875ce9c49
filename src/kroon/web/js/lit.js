// Places that are lit on the board: those that a sentence names while it is pointed at or focused, else those that a
// refusal names while it is shown. A sentence carries its places as `data-lit` (messages.js); boards read `lit`.
import { computed, signal } from "../vendor/preact.js";

const pointed = signal("");
/** The places of what stands on the screen without being pointed at, such as a refusal. */
export const shownPlaces = signal("");

/** @type {LitText} */
export const litText = (places) => places.map(({ kind, id, of }) => `${kind} ${id} ${of ?? ""}`).join(";");

export const lit = computed(() => (pointed.value || shownPlaces.value).split(";").filter(Boolean).map((place) => {
  const [kind, id, of] = place.split(" ");
  return /** @type {LitPlace} */ ({ kind, id, ...(of ? { of } : {}) });
}));

/** @type {LitOf} */
export const litOf = (kind, seat) => lit.value.filter((place) => place.kind === kind && (!seat || !place.of || place.of === seat)).map(({ id }) => id);

/** The sentence at an element: around it, or in the button or line that it belongs to. @param {?Element} at */
const sentenceAt = (at) => at?.closest("[data-lit]") ?? at?.closest("button, li, .toast")?.querySelector("[data-lit]");

/** Hear where the mouse, the finger and the focus are, from now on. */
export function listenForPlaces() {
  /** @type {?Element} */
  let under = null;
  /** @type {?Element} */
  let focused = null;
  let mouse = false;
  const light = () => {
    // of a list whose entries don't get the focus themselves, the one that the keys are at
    const entry = document.getElementById(focused?.getAttribute("aria-activedescendant") ?? "");
    const found = [under, entry ?? focused].filter((each) => each?.isConnected).map(sentenceAt).find(Boolean);
    pointed.value = found?.getAttribute("data-lit") ?? "";
  };
  addEventListener("pointerover", (event) => {
    mouse = event.pointerType === "mouse";
    under = event.target instanceof Element ? event.target : null;
    light();
  });
  addEventListener("pointerout", (event) => { if (!event.relatedTarget) { under = null; light(); } });
  addEventListener("focusin", ({ target }) => {
    // a click with the mouse leaves the focus behind, and nobody looks there any more
    focused = target instanceof Element && (!mouse || target.matches(":focus-visible")) ? target : null;
    light();
  });
  addEventListener("focusout", () => { focused = null; light(); });
  addEventListener("keyup", light);
}

// The score pad of Origins: territories of the squares that the box has (a star for each fire, a roof for each crater), with
// tokens, resources and cave people on them; and the totems.
import { html, t, use } from "../../../web/js/ui.js";
import { kingdomsPad } from "../../domino/web/pad.js";
import brushes from "./brushes.json" with { type: "json" };
import { ORIGINS, RESOURCE_OF, RESOURCES } from "./kit.js";

const FORM = /^([a-z]*)(\**)(\^*)('*)(\+?)(?::(\w+))?$/;
const TOKENS = ["'", "''", "'''"];
const RESOURCE = "+";

/** Whether resources lie on the land. @param {Record<string, any>} options */
const grows = ({ mode }) => mode === "totem" || mode === "tribe";

/** @type {KingdomBox["squareOf"]} */
function squareOf(text) {
  const [, terrain, stars, craters, token, resource, person] = /** @type {RegExpExecArray} */ (FORM.exec(text));
  return { terrain, fires: stars.length + token.length, craters: craters.length, token: token.length > 0, resource: resource ? RESOURCE_OF[terrain] : undefined, person };
}

/** @type {NonNullable<KingdomBox["fits"]>} */
function fits(thing, land) {
  const bare = land.replace(/\W/g, "");
  if (thing === RESOURCE) return !!RESOURCE_OF[bare] && land === bare;
  return TOKENS.includes(thing) ? land === bare : !land.includes("*");
}

/** @type {NonNullable<KingdomBox["look"]>} */
const look = (brush) => (brush !== RESOURCE ? undefined : [t("web-pad-resource"),
  RESOURCES.map((name, n) => html`<svg x=${n % 2 * 30} y=${(n >> 1) * 30} width="34" height="34" viewBox="8 12 48 48">${use(`piece-${name}`)}</svg>`)]);

/** @param {KingdomMoreProps} props */
function More({ options, totems, setTotems, putEverywhere }) {
  return html`${grows(options) && html`<button class="quiet" onClick=${() => putEverywhere(RESOURCE)}>${t("web-pad-grow")}</button>`}
    ${options.mode === "totem" && html`<h3>${t("web-pad-totems")}</h3><div class="pad-lands">${RESOURCES.map((name) => html`<button key=${name} type="button" class="pad-brush" aria-pressed=${totems.includes(name)} aria-label=${t(`origins-${name}`)}
      onClick=${() => setTotems(totems.includes(name) ? totems.filter((each) => each !== name) : [...totems, name])}><svg viewBox="0 0 40 52" aria-hidden="true">${use(`totem-${name}`)}</svg></button>`)}</div><small>${t("web-pad-totems-about")}</small>`}`;
}

export default kingdomsPad({
  kit: ORIGINS, brushes: brushes.squares, squareOf, fits, look, More,
  things: (options) => [...TOKENS, ...(grows(options) ? [RESOURCE] : []), ...(options.mode === "tribe" ? brushes.people.map((each) => `:${each}`) : [])],
  called: ({ token, fires }) => (token ? t("web-pad-token", { count: fires }) : undefined),
  holds: ({ mode }) => mode === "totem",
});

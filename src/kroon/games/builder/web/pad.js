// Kingdom Builder's end position: four quadrants as they lie, and each player's settlements by tapping hexes.
import { html, Choice, icon, SEATS, t } from "../../../web/js/frame.js";
import { R, outline, placeOf, spot } from "./hex.js";
import { emblem } from "./place.js";
import { settlement } from "./board.js";
import { HEXES, HexMap } from "./map.js";
import { Counters } from "../../../web/js/screens/pad/stepper.js";

const MOST = 40;
const BARREN = "WMSL";

/** @type {PlainName} */
const plainName = (name) => name.replace("'", "");

/** The four boards, as they lie. @param {PadTableProps} props */
function Fields({ table, offer, setOptions }) {
  /** @type {string[]} */
  const names = table.quadrants, kinds = offer.options.find((each) => each.option === "quadrants")?.items ?? [];
  const set = (/** @type {string[]} */ quadrants) => setOptions({ quadrants });
  return html`<fieldset class="field option"><legend>${t("web-pad-quadrants")}</legend><div class="pad-quadrants">${names.map((name, at) => {
    const plain = plainName(name), turned = name !== plain, label = t("web-pad-turned", { quadrant: t(`builder-${plain}`) });
    // a quadrant lies only once: the one that is chosen changes places with the one that lay there
    const choose = (/** @type {string} */ next) => set(names.map((each, n) => (n === at ? next : plainName(each) === next ? plain : each)));
    return html`<div key=${at}><${Choice} label=${t("web-pad-quadrant", { at: at + 1 })} value=${plain} values=${kinds.filter((each) => each === plainName(each)).map((each) => [each, t(`builder-${each}`)])} set=${choose}/>
      <button type="button" class="icon-only" aria-pressed=${turned} aria-label=${label} title=${label} onClick=${() => set(names.with(at, turned ? plain : `${plain}'`))}>${icon("turn")}</button></div>`;
  })}</div></fieldset>`;
}

/** @param {PadSeatProps<SettlementsDraft, BoardView>} props */
function Seat({ table: { board, locations }, seats, active, players, marked, set }) {
  const { settlements, tiles } = seats[active], kinds = [...new Set(locations.map(({ kind }) => kind))];
  /** @param {?string} hex */
  const toggle = (hex) => {
    if (!hex) return;
    const [row, col] = placeOf(hex), land = board[row][col], habitable = !BARREN.includes(land) || (land === "W" && kinds.includes("harbor"));
    if (settlements.includes(hex)) set({ settlements: settlements.filter((each) => each !== hex) });
    else if (settlements.length < MOST && habitable && !seats.some((seat) => seat.settlements.includes(hex))) set({ settlements: [...settlements, hex] });
  };
  const attributes = { role: "application", "aria-label": t("web-pad-hexes"), "aria-describedby": "kb-said" };
  const drawn = () => html`<g aria-hidden="true">${locations.map(({ hex, kind }) => emblem(kind, ...spot(hex)))}
    ${seats.flatMap((seat, n) => seat.settlements.map((hex) => settlement(SEATS[n], hex, n === active ? "" : "faint")))}</g>
    ${marked.map((hex) => html`<path class="pad-marked" d=${outline(...spot(hex), R - 1)}/>`)}`;
  return html`<div class="pad-hexes"><${HexMap} ...${{ players, attributes, t }} view=${{ board, locations, seats }} hexes=${HEXES} first="10,10" pick=${toggle} quadrants
      foot=${html`<p class="pad-count num">${t("web-pad-settlements", { count: settlements.length, of: MOST })}</p>`}>${drawn}<//>
    <details><summary>${t("web-pad-tiles")}</summary><small>${t("web-pad-tiles-about")}</small><${Counters} things=${kinds} counts=${tiles} nameOf=${(kind) => t(`builder-${kind}`)} mostOf=${() => 2}
      set=${(held) => set({ tiles: Object.keys(held).length ? held : undefined })}/></details></div>`;
}

export default /** @type {ScorePad<SettlementsDraft>} */ ({ empty: { settlements: [] }, Seat, Fields, idle: ["quadrants"], unknown: ["random"] });

// Kingdom Builder at the table.
import { html } from "../../../web/vendor/preact.js";
import { HEIGHT, WIDTH, round, spot } from "./hex.js";
import { LandPatch, Lands } from "./land.js";
import { Emblem, location } from "./place.js";
import { Board, settlement } from "./board.js";
import { Panel } from "./panel.js";

/** @type {BuilderTable} */
function Table(props) {
  if (props.view.board[0][0] === ".") return html`<p class="kb-none">${props.t("builder-heading-set-up")}</p>`;
  return html`<div class="kb"><${Board} ...${props} /><${Panel} ...${props} /></div>`;
}

/** @type {Miniature} */
function Miniature({ view, seat, t }) {
  const mine = view.seats["abcd".indexOf(seat)];
  return html`<span class="kb-mini"><svg class="kb-map" viewBox=${`8 8 ${round(WIDTH - 16)} ${round(HEIGHT - 16)}`} role="img"
    aria-label=${t("builder-seat-line", { supply: mine.supply })}>
    <${Lands} board=${view.board} />
    <g class="large">${view.locations.map((place) => location(place, spot(place.hex)))}
      ${mine.settlements.map((hex) => settlement(seat, hex))}</g>
    <g class="small">${mine.settlements.map((hex) => settlement(seat, hex, "", 2.5))}</g>
  </svg></span>`;
}

/** @type {TileNames} */
const tileNames = ({ tiles }, t) => Object.entries(tiles).map(([kind, count]) => t(`builder-${kind}`) + (count > 1 ? ` ×${count}` : ""));

/** @param {ThingProps} props */
const Thing = ({ word, item }) => (word === "card" ? html`<${LandPatch} land=${item} size=${44}/>` : word === "quadrants" ? html`<${Emblem} kind=${item.replace("'", "")} size=${38}/>` : null);

export default /** @type {Game<BuilderView>} */ ({
  name: "builder",
  showsScore: true,
  first: [".kb-map", ".kb-end"],
  Table,
  Miniature,
  lesson: { missed: ".kb-tile[aria-disabled], .kb-window", closer: ".kb-window" },
  // a quadrant lies one way round or the other
  typing: { secret: { card: "later" }, ordered: ["quadrants"], excludes: (one, other) => one.replace("'", "") === other.replace("'", ""), Thing },
  thing: (kind, id) => (kind === "land" ? { picture: html`<${LandPatch} land=${id} size=${16}/>` } : kind === "tile" ? { picture: html`<${Emblem} kind=${id} size=${18}/>` } : null),
  instant: (event) => / (use|lift) /.test(event),
  how(view, legal, chosen) {
    if (chosen || !legal.length) return null;
    const word = legal[0].event.split(" ")[1];
    const builds = legal.filter((move) => / (build|lift) /.test(move.event)).length;
    if (word === "lift") return { key: "web-builder-how-lift", args: { count: builds } };
    if (view.lifted) return { key: "web-builder-how-put", args: { count: builds } };
    return builds ? { key: "web-builder-how-build", args: { count: builds } } : null;
  },
  note(view, seat, t) {
    const has = view.seats["abcd".indexOf(seat)];
    const starts = view.starter === seat ? [t("web-builder-starter")] : [];
    return [t("builder-seat-line", { supply: has.supply }), ...tileNames(has, t), ...starts].join(" · ");
  },
});

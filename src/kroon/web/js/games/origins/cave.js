// Beside the rows of Origins: the cave with its people, who is being recruited, or the totems and who holds them.
import { html } from "../../../vendor/preact.js";
import { Person, RESOURCES, Totem } from "../../draw/prehistory.js";
import { PlayerShape } from "../../draw/shapes.js";

/** @typedef {import("../../types").TableProps} TableProps @typedef {import("../../types").Legal} Legal @typedef {import("../../types").Say} Say */
/** @typedef {TableProps & {others: Legal[]}} BesideProps */

/** The points of the totems (O15). @type {Record<string, number>} */
const WORTH = { mammoth: 3, fish: 4, mushroom: 5, flint: 6 };

/** People as tiles, with a button around those who can be recruited.
 * @param {{people: Record<string, number>, from: "open" | "pile", others: Legal[], chosen: string | null, choose: TableProps["choose"], hint: string[] | null, t: Say}} props */
function People({ people, from, others, chosen, choose, hint, t }) {
  return html`<ul class="dm-people">${Object.entries(people).map(([name, count]) => {
    const move = others.find((each) => each.event.endsWith(` recruit ${from} ${name}`)), mine = move && move.event === chosen, rank = move && hint ? hint.indexOf(move.event) + 1 : 0;
    const label = t(`origins-${name}`);
    const inside = html`<svg viewBox="-1 -1 42 42" aria-hidden="true"><${Person} name=${name}/></svg>${count > 1 && html`<span class="times num">×${count}</span>`}
      <span>${t(`web-origins-name-${name}`)}</span><small>${t(`web-origins-scores-${name}`)}</small>${rank > 0 && html`<b class="dm-rank num">${rank}</b>`}`;
    return html`<li key=${name} title=${label}>${move
      ? html`<button type="button" aria-pressed=${mine ? "true" : "false"} onClick=${() => choose(mine ? null : move.event)}>${inside}</button>` : html`<div>${inside}</div>`}</li>`;
  })}</ul>`;
}

/** @param {BesideProps} props */
function Cave({ view, others, chosen, choose, hint, t }) {
  const none = others.find((each) => each.event.endsWith(" recruit none"));
  const pile = others.some((each) => each.event.includes(" recruit pile "));
  const left = Object.values(/** @type {Record<string, number>} */ (view.cave)).reduce((sum, each) => sum + each, 0);
  const common = { others, chosen, choose, hint, t };
  return html`<div class=${"dm-beside dm-cave" + (others.length || view.recruit ? " asked" : "")}><section aria-label=${t("web-origins-cave")}><h3>${t("web-origins-cave")}</h3>
    ${view.recruit && html`<p class="dm-owed"><svg viewBox="-1 -1 42 42" aria-hidden="true"><${Person} name=${view.recruit.person}/></svg>
      <span>${view.recruit.owed ? t("web-origins-owed", { name: t(`origins-${view.recruit.person}`), owed: view.recruit.owed }) : t("web-origins-arrives", { name: t(`origins-${view.recruit.person}`) })}</span></p>`}
    ${!view.recruit && html`<${People} people=${view.open_people} from="open" ...${common}/>`}</section>
    ${left > 0 && !view.recruit && html`<details open=${pile}><summary>${t("web-origins-pile", { left })}</summary><${People} people=${view.cave} from="pile" ...${common}/></details>`}
    ${none && html`<button type="button" aria-pressed=${chosen === none.event ? "true" : "false"} onClick=${() => choose(chosen === none.event ? null : none.event)}>${t("web-origins-nobody")}</button>`}</div>`;
}

/** @param {BesideProps} props */
function Totems({ view, others, chosen, choose, players, t }) {
  const heirs = others.filter((each) => each.event.split(" ")[1] === "totem");
  const asked = heirs[0]?.event.split(" ")[2];
  return html`<div class=${"dm-beside" + (heirs.length ? " asked" : "")}><section aria-label=${t("web-origins-totems")}><h3>${t("web-origins-totems")}</h3>
    <ul class="dm-totems">${RESOURCES.map((name) => {
      const holder = view.totems[name], who = players.find((each) => each.seat === holder)?.name;
      return html`<li key=${name} class=${name === asked ? "asked" : ""}><svg class="post" viewBox="0 0 40 48" role="img" aria-label=${t(`origins-${name}`)}><${Totem} name=${name}/></svg>
        <span class="num">${t("web-origins-worth", { points: WORTH[name] })}</span>
        ${holder ? html`<${PlayerShape} seat=${holder} game="origins" size=${18} title=${who ?? holder}/>` : html`<span aria-label=${t("origins-nobody")}>–</span>`}</li>`;
    })}</ul></section>
    ${heirs.length > 0 && html`<div class="dm-heirs">${heirs.map(({ event }) => {
      const seat = /** @type {import("../../types").SeatLetter} */ (event.at(-1));
      return html`<button type="button" aria-pressed=${event === chosen ? "true" : "false"} onClick=${() => choose(event === chosen ? null : event)}>
        <${PlayerShape} seat=${seat} game="origins"/>${players.find((each) => each.seat === seat)?.name ?? seat}</button>`;
    })}</div>`}</div>`;
}

/** @param {BesideProps} props */
export const Beside = (props) => props.view.mode === "tribe" ? html`<${Cave} ...${props}/>` : props.view.mode === "totem" ? html`<${Totems} ...${props}/>` : null;

// Beside the rows of Origins: the cave with its people, who is being recruited, or the totems and who holds them.
import { html, seated, shape, toggles, use } from "../../../web/js/ui.js";
import { RESOURCES } from "./kit.js";
import { Rank } from "../../domino/web/rows.js";

/** The points of the totems (O15). @type {Record<string, number>} */
const WORTH = { mammoth: 3, fish: 4, mushroom: 5, flint: 6 };

/** @type {People} */
function People({ people, from, others, chosen, choose, hint, t }) {
  return html`<ul class="dm-people">${Object.entries(people).map(([name, count]) => {
    const move = others.find((each) => each.event.endsWith(` recruit ${from} ${name}`));
    const inside = html`<svg viewBox="-1 -1 42 42" aria-hidden="true">${use(`person-${name}`)}</svg>${count > 1 && html`<span class="times num">×${count}</span>`}
      <span>${t(`web-origins-name-${name}`)}</span><small>${t(`web-origins-scores-${name}`)}</small><${Rank} hint=${hint} move=${move}/>`;
    return html`<li key=${name} title=${t(`origins-${name}`)}>${move ? html`<button ...${toggles(move.event, chosen, choose)}>${inside}</button>` : html`<div>${inside}</div>`}</li>`;
  })}</ul>`;
}

/** @type {Cave} */
function Cave({ view, others, chosen, choose, hint, t }) {
  const none = others.find((each) => each.event.endsWith(" recruit none"));
  const pile = others.some((each) => each.event.includes(" recruit pile "));
  const left = Object.values(view.cave).reduce((sum, each) => sum + each, 0);
  const common = { others, chosen, choose, hint, t }, { recruit } = view, name = recruit && t(`origins-${recruit.person}`);
  return html`<div class=${"dm-beside dm-cave" + (others.length || recruit ? " asked" : "")}><section aria-label=${t("web-origins-cave")}><h3>${t("web-origins-cave")}</h3>
    ${recruit ? html`<p class="dm-owed"><svg viewBox="-1 -1 42 42" aria-hidden="true">${use(`person-${recruit.person}`)}</svg>
      <span>${t(recruit.owed ? "web-origins-owed" : "web-origins-arrives", { name, owed: recruit.owed })}</span></p>`
      : html`<${People} people=${view.open_people} from="open" ...${common}/>`}</section>
    ${left > 0 && !recruit && html`<details open=${pile}><summary>${t("web-origins-pile", { left })}</summary><${People} people=${view.cave} from="pile" ...${common}/></details>`}
    ${none && html`<button ...${toggles(none.event, chosen, choose)}>${t("web-origins-nobody")}<${Rank} hint=${hint} move=${none}/></button>`}</div>`;
}

/** @type {Totems} */
function Totems({ view, others, chosen, choose, players, hint, t }) {
  const heirs = others.filter((each) => each.event.split(" ")[1] === "totem");
  const asked = heirs[0]?.event.split(" ")[2];
  return html`<div class=${"dm-beside" + (heirs.length ? " asked" : "")}><section aria-label=${t("web-origins-totems")}><h3>${t("web-origins-totems")}</h3>
    <ul class="dm-totems">${RESOURCES.map((name) => {
      const holder = view.totems[name];
      return html`<li key=${name} class=${name === asked ? "asked" : ""}><svg class="post" viewBox="0 0 40 48" role="img" aria-label=${t(`origins-${name}`)}>${use(`totem-${name}`)}</svg>
        <span class="num">${t("web-origins-worth", { points: WORTH[name] })}</span>
        ${holder ? shape(holder, 18, seated(players, holder)?.name ?? holder) : html`<span aria-label=${t("origins-nobody")}>–</span>`}</li>`;
    })}</ul></section>
    ${heirs.length > 0 && html`<div class="dm-heirs">${heirs.map((move) => {
      const seat = move.event.slice(-1);
      return html`<button ...${toggles(move.event, chosen, choose)}>
        ${shape(seat)}${seated(players, seat)?.name ?? seat}<${Rank} hint=${hint} move=${move}/></button>`;
    })}</div>`}</div>`;
}

/** @type {CaveBeside} */
export const Beside = (props) => props.view.mode === "tribe" ? html`<${Cave} ...${props}/>` : props.view.mode === "totem" ? html`<${Totems} ...${props}/>` : null;

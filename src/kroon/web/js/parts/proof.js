// Luck that can be checked: the commitment of a table, a warning when the server goes back on it, the check at the end.
import { html, attempt, icon, saveFile, seated, t, useMemo, useState } from "../frame.js";
import { contradictions, keptFile, keptOf } from "../proof/keeping.js";
import { verifyShuffles } from "../proof/verify.js";
import { copy } from "./invite.js";

/** So many milliseconds the check works at a time; then the page may draw and listen. */
const SLICE = 12;

/** @type {SaveKept} */
function SaveKept({ kept }) {
  const save = () => saveFile(`kroon-kept-${kept.table}.json`, keptFile(kept));
  return html`<button class="quiet" onClick=${save}>${icon("down")}${t("web-fair-save")}</button>`;
}

/** @type {Fair} */
export function Fair({ about: { id, commitment } }) {
  const known = keptOf(id);
  if (!commitment) return null;
  return html`<div class="fair"><p class="soft">${t("web-fair")}</p><code class="digits">${commitment}</code>
    ${known && html`<p class="soft">${t("web-fair-kept")}</p>`}
    <div class="row">
      <button class="quiet" onClick=${() => copy(commitment)}>${icon("copy")}${t("web-fair-copy")}</button>
      ${known && html`<${SaveKept} kept=${known}/>`}</div></div>`;
}

/** @type {Contradicted} */
export function Contradicted({ about, yours, players }) {
  const found = useMemo(() => contradictions(about, yours), [about, yours]);
  return found.map(({ seat, ...digits }) => html`<div key=${seat} class="notice bad" role="alert"><span>
    ${seat ? t("web-fair-other-nonce", { name: seated(players, seat)?.name ?? seat }) : t("web-fair-other-commitment")}
    <br/>${t("web-fair-was")} <code class="digits">${digits.kept}</code>
    <br/>${t("web-fair-is")} <code class="digits">${digits.found}</code></span></div>`);
}

/** @type {LoadDraws} */
async function loadDraws(table, outcomes) {
  /** @type {DrawsPage[]} */
  const pages = [];
  for (let got = 0; got < outcomes;) {
    const page = await table.draws(got);
    if (!page.draws.length) break; // fewer than the record has: the check will say so
    pages.push(page);
    got += page.draws.length;
  }
  return pages;
}

/** @type {CheckGame} */
async function checkGame(table, data, show) {
  const record = await table.record(), history = record.proof?.history ?? record.events;
  const pages = await loadDraws(table, history.filter((event) => event.startsWith("*")).length);
  const known = {
    kept: keptOf(table.id),
    shown: data.table.commitment,
    seats: data.table.seats.length,
    yours: data.yours,
    told: table.log.peek().filter((each) => each.kind === "event" && each.actor === "*").map((each) => each.text),
  };
  let began = performance.now();
  return verifyShuffles(record, pages, known, async (done, of) => {
    if (performance.now() - began < SLICE) return;
    show({ done, of });
    await new Promise((resolve) => { setTimeout(resolve); });
    began = performance.now();
  });
}

/** @type {Proof} */
export function Proof({ table, data, players }) {
  const [finding, find] = useState(/** @type {?Finding} */ (null));
  const [progress, show] = useState(/** @type {?{done: number, of: number}} */ (null));
  const known = keptOf(table.id);
  const check = () => {
    find(null);
    show({ done: 0, of: 0 });
    attempt(checkGame(table, data, show).then(find).finally(() => show(null)));
  };
  return html`<section class="proof" aria-labelledby="proof"><h3 id="proof">${t("web-proof")}</h3>
    <p class="soft">${t("web-proof-about")}</p>
    <div class="row">
      <button disabled=${progress !== null} onClick=${check}>${icon("check")}${t("web-proof-check")}</button>
      ${known && html`<${SaveKept} kept=${known}/>`}</div>
    ${progress && html`<p class="soft num">${t("web-proof-progress", progress)}
      <progress max=${progress.of || 1} value=${progress.done} aria-label=${t("web-proof-check")}></progress></p>`}
    <div role="status">${finding && html`<${Found} ...${{ finding, known, data, players }}/>`}</div></section>`;
}

/** @type {Found} */
function Found({ finding: { holds, key, args }, known, data, players }) {
  const said = { ...args, name: seated(players, String(args.seat))?.name ?? "" };
  const nonces = data.yours.filter((seat) => known?.nonces[seat]).length;
  const trust = t(known ? "web-proof-kept" : "web-proof-kept-none", { nonces });
  const more = holds ? [t("web-proof-counted", said), trust, t("web-proof-rules")] 
    : [t(key, said), t("web-proof-fails-about")];
  return html`<div class="notice ${holds ? "good" : "bad"}"><div><b>${t(holds ? key : "web-proof-fails")}</b>
    ${more.map((each) => html`<p key=${each}>${each}</p>`)}
    ${!known && html`<code class="digits">${data.table.commitment}</code>`}</div></div>`;
}

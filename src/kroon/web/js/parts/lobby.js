// A table whose game hasn't begun: who sits where, the link for friends; our part of the shuffle is added by itself.
import {
  html, ask, attempt, BOT, Choice, gameName, go, icon, kept, Name, offered, Page, Refusal, settings, shape, t, useEffect, useState,
  useWork,
} from "../frame.js";
import { contradictions, dropNonce, nonceFor } from "../proof/keeping.js";
import { levelOf, nameOf } from "../state/table.js";
import { Picture } from "../screens/home.js";
import { Invite } from "./invite.js";
import { Contradicted, Fair } from "./proof.js";

/** What is being sent. @type {Set<string>} */
const sending = new Set();

/** @type {AddNonce} */
async function addNonce(about, seat) {
  const path = `tables/${about.id}/seats/${seat}/nonce`;
  if (sending.has(path)) return;
  sending.add(path);
  try {
    await ask("PUT", path, { nonce: nonceFor(about, seat) });
  } catch (error) {
    // another device of ours was faster, or the seat is no longer ours: what we drew isn't in the shuffle
    if (error instanceof Refusal && [400, 403, 404].includes(error.status)) dropNonce(about.id, seat);
    throw error;
  } finally {
    sending.delete(path);
  }
}

/** @type {AddNonces} */
async function addNonces(about, yours) {
  // nothing is added to a shuffle that the server may have chosen anew since it was first shown
  if (!about.commitment || contradictions(about, yours).length) return;
  for (const { seat, ready } of about.seats) if (yours.includes(seat) && !ready) await addNonce(about, seat);
}

/** @type {MakeTable} */
export async function makeTable(wanted) {
  const made = await ask("POST", "tables", wanted), seats = /** @type {Seat[]} */ (made.seats);
  if (made.invitation) kept(`invite-${made.id}`, made.invitation);
  const yours = seats.filter((each) => each.kind === "person").map((each) => each.seat);
  await addNonces({ id: made.id, game: wanted.game, commitment: made.commitment, seats, state: "open" }, yours);
  go(`/table/${made.id}`);
}

/** @type {SeatList} */
function SeatList({ about: { id, seats }, creator, bots }) {
  const levels = [["", t("web-lobby-bot")], ...bots.filter((each) => each.level).map(({ bot }) => [bot, levelOf(bot)])];
  return html`<ul class="lobby-seats">${seats.map((each) => {
    const { seat, kind, bot, ready } = each;
    return html`<li key=${seat}>${shape(seat, 24)}<span class="name">${nameOf(each)}<small>${kind === "bot" ? levelOf(bot || "") : t(kind === "empty" ? "web-lobby-waits" : ready ? "web-lobby-ready" : "web-lobby-there")}</small></span>
      ${creator && (kind === "empty" ? html`<${Choice} label=${t("web-lobby-bot")} value="" values=${levels} set=${(chosen) => chosen && attempt(ask("POST", `tables/${id}/bots`, { seat, bot: chosen }))}/>`
        : html`<button class="quiet" onClick=${() => attempt(ask("DELETE", `tables/${id}/seats/${seat}`))}>${t("web-lobby-clear")}</button>`)}</li>`;
  })}</ul>`;
}

/** @type {Lobby} */
export function Lobby({ data }) {
  const { id, seats, game } = data.table, { creator, yours } = data;
  const [secret, setSecret] = useState(kept(`invite-${id}`));
  useEffect(() => { attempt(addNonces(data.table, yours)); }, [seats]);
  const invite = async () => {
    const made = await ask("POST", `tables/${id}/invitations`);
    setSecret(kept(`invite-${id}`, made.secret));
  };
  const leave = async () => {
    if (creator) await ask("DELETE", `tables/${id}`);
    else for (const seat of yours) await ask("DELETE", `tables/${id}/seats/${seat}`);
    go("/");
  };
  const free = seats.filter((seat) => seat.kind === "empty").length;
  const bots = offered.value.find((each) => each.game === game)?.bots ?? [{ bot: BOT, level: 2 }];
  const players = seats.map((each) => ({ seat: each.seat, name: nameOf(each), kind: each.kind }));
  return html`<${Page} title=${gameName(game)} kind="page narrow"><h1>${t(free ? "web-lobby-title" : "web-lobby-starts")}</h1>
    <p class="lead">${free ? t("web-lobby-about", { count: free }) : t("web-lobby-starts-about")}</p>
    <${Contradicted} about=${data.table} yours=${yours} players=${players}/>
    <section class="panel"><h3>${t("web-seats")}</h3><${SeatList} about=${data.table} creator=${creator} bots=${bots}/></section>
    ${free > 0 && html`<section class="panel"><h3>${t("web-invite")}</h3>
      ${secret ? html`<${Invite} address=${`${location.origin}/table/${id}#invite=${secret}`} about=${t("web-invite-about")} ...${{ id, players }} uninvited=${() => setSecret(kept(`invite-${id}`, null))}/>`
        : creator ? html`<button class="primary" onClick=${() => attempt(invite())}>${icon("link")}${t("web-invite-make")}</button>` : html`<p class="soft">${t("web-invite-creator")}</p>`}</section>`}
    ${data.table.commitment && html`<details class="panel"><summary>${t("web-fair-title")}</summary>
      <${Fair} about=${data.table}/></details>`}
    <p><button class="quiet danger" onClick=${() => attempt(leave())}>${t(creator ? "web-lobby-delete" : "web-lobby-leave")}</button></p><//>`;
}

/** @type {Join} */
export function Join({ about, secret, joined }) {
  const [name, setName] = useState(settings.peek().name);
  const free = about.seats.some((seat) => seat.kind === "empty");
  const [busy, sit] = useWork(async () => joined((await ask("POST", `tables/${about.id}/seats`, { name: name.trim() || t("web-player"), invitation: secret })).seat));
  return html`<${Page} title=${gameName(about.game)} kind="page narrow"><${Picture} name=${about.game}/><h1>${t("web-join-title", { game: gameName(about.game) })}</h1>
    <p class="lead">${t("web-join-with", { names: about.seats.filter((seat) => seat.kind !== "empty").map(nameOf).join(", ") || "–" })}</p>
    ${free && about.state === "open" ? html`<form class="panel stack" onSubmit=${sit}>
      <label class="field"><span>${t("web-your-name")}</span><${Name} value=${name} set=${setName} placeholder=${t("web-player")}/></label>
      <button class="primary" type="submit" disabled=${busy}>${t("web-join")}</button></form>` : html`<p class="notice">${t("web-join-full")}</p>`}<//>`;
}

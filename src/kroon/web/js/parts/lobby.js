// A table whose game hasn't begun: who sits where, the link for friends; our part of the shuffle is added by itself.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { ask } from "../net/api.js";
import { PlayerShape } from "../draw/shapes.js";
import { Icon } from "../draw/icons.js";
import { go } from "../router.js";
import { BOT, offered } from "../state/games.js";
import { kept, settings } from "../state/settings.js";
import { levelOf, nameOf } from "../state/table.js";
import { Invite } from "./invite.js";
import { complain } from "./toasts.js";

/** Random bytes for the shuffle, which this browser draws itself. */
function drawNonce() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Seats to which a nonce was added, or is on its way. @type {Set<string>} */
const added = new Set();

/** Add the nonces of one's seats that lack one. @param {string} id @param {import("../types").Seat[]} seats @param {string[]} yours */
export async function addNonces(id, seats, yours) {
  for (const { seat, ready } of seats) {
    const nonce = `${id} ${seat}`;
    if (!yours.includes(seat) || ready || added.has(nonce)) continue;
    added.add(nonce);
    try {
      await ask("PUT", `tables/${id}/seats/${seat}/nonce`, { nonce: drawNonce() });
    } catch (error) {
      added.delete(nonce);
      throw error;
    }
  }
}

/** @param {{id: string, seats: import("../types").Seat[], game: string, creator: boolean, bots: {bot: string, level: number | null}[]}} props */
function SeatList({ id, seats, game, creator, bots }) {
  const levels = bots.filter((each) => each.level);
  const put = (/** @type {string} */ seat, /** @type {string} */ bot) => { if (bot) ask("POST", `tables/${id}/bots`, { seat, bot }).catch(complain); };
  return html`<ul class="lobby-seats">${seats.map((seat) => html`<li key=${seat.seat}>
    <${PlayerShape} seat=${seat.seat} game=${game} size=${24}/><span class="name">${nameOf(seat)}<small>${seat.kind === "bot" ? levelOf(seat.bot || "") : seat.kind === "empty" ? t("web-lobby-waits") : t(seat.ready ? "web-lobby-ready" : "web-lobby-there")}</small></span>
    ${creator && seat.kind === "empty" ? html`<select aria-label=${t("web-lobby-bot")} value="" onChange=${(/** @type {any} */ event) => put(seat.seat, event.target.value)}>
      <option value="">${t("web-lobby-bot")}</option>${levels.map((each) => html`<option key=${each.bot} value=${each.bot}>${levelOf(each.bot)}</option>`)}</select>` : null}
    ${creator && seat.kind !== "empty" ? html`<button class="quiet" onClick=${() => ask("DELETE", `tables/${id}/seats/${seat.seat}`).catch(complain)}>${t("web-lobby-clear")}</button>` : null}</li>`)}</ul>`;
}

/** @param {{data: import("../types").TableMessage}} props */
export function Lobby({ data }) {
  const { id, seats, game } = data.table;
  const [secret, setSecret] = useState(kept(`invite-${id}`));
  useEffect(() => { addNonces(id, seats, data.yours).catch(complain); }, [seats]);
  const invite = () => ask("POST", `tables/${id}/invitations`).then((made) => { kept(`invite-${id}`, made.secret); setSecret(made.secret); }).catch(complain);
  const free = seats.filter((seat) => seat.kind === "empty").length;
  const bots = (offered.value.find((each) => each.game === game) || { bots: [{ bot: BOT, level: 2 }] }).bots;
  const leave = async () => {
    try {
      if (data.creator) await ask("DELETE", `tables/${id}`);
      else for (const seat of data.yours) await ask("DELETE", `tables/${id}/seats/${seat}`);
      go("/");
    } catch (error) {
      complain(error);
    }
  };
  return html`<main id="main" class="page narrow"><h1>${t(free ? "web-lobby-title" : "web-lobby-starts")}</h1>
    <p class="lead">${free ? t("web-lobby-about", { count: free }) : t("web-lobby-starts-about")}</p>
    <section class="panel"><h3>${t("web-seats")}</h3><${SeatList} id=${id} seats=${seats} game=${game} creator=${data.creator} bots=${bots}/></section>
    ${free ? html`<section class="panel"><h3>${t("web-invite")}</h3>
      ${secret ? html`<${Invite} address=${`${location.origin}/table/${id}#invite=${secret}`} about=${t("web-invite-about")}/>`
        : data.creator ? html`<button class="primary" onClick=${invite}><${Icon} name="link"/>${t("web-invite-make")}</button>` : html`<p class="soft">${t("web-invite-creator")}</p>`}</section>` : null}
    <p><button class="quiet danger" onClick=${leave}>${t(data.creator ? "web-lobby-delete" : "web-lobby-leave")}</button></p></main>`;
}

/** Somebody with an invitation. @param {{about: import("../types").About, secret: string, joined: (seat: any) => void}} props */
export function Join({ about, secret, joined }) {
  const [name, setName] = useState(settings.peek().name);
  const [busy, setBusy] = useState(false);
  const free = about.seats.filter((seat) => seat.kind === "empty").length;
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      joined((await ask("POST", `tables/${about.id}/seats`, { name: name.trim() || t("web-player"), invitation: secret })).seat);
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  return html`<main id="main" class="page narrow"><h1>${t("web-join-title", { game: t(about.game) })}</h1>
    <p class="lead">${t("web-join-with", { names: about.seats.filter((seat) => seat.kind !== "empty").map(nameOf).join(", ") || "–" })}</p>
    ${free && about.state === "open" ? html`<form class="panel stack" onSubmit=${sit}>
      <label class="field"><span>${t("web-your-name")}</span><input type="text" maxlength="24" autocomplete="nickname" value=${name} placeholder=${t("web-player")} onInput=${(/** @type {any} */ event) => setName(event.target.value)}/></label>
      <button class="primary" type="submit" disabled=${busy}>${t("web-join")}</button></form>` : html`<p class="notice">${t("web-join-full")}</p>`}</main>`;
}

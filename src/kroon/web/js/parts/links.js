// The links of a table and the devices of its seats, for those who may revoke them.
import { html, ask, attempt, language, shape, t, toast, useEffect, useRef, useState } from "../frame.js";

/** @type {Links} */
export function Links({ id, players, uninvited }) {
  const [found, find] = useState(/** @type {?Listing} */ (null));
  const [open, unfold] = useState(false);
  const summary = useRef();
  const load = () => attempt(ask("GET", `tables/${id}/links`).then(find));
  useEffect(() => { if (open) load(); }, [open]);
  /** @type {Revoke} */
  const revoke = (path, said, kind) => attempt(ask("DELETE", `tables/${id}/${path}`).then(() => {
    toast(t(said), "good");
    summary.current?.focus(); // the button that was pressed is gone
    if (kind === "invitation") uninvited?.();
    return load();
  }));
  return html`<details class="links" open=${open} onToggle=${(event) => unfold(event.currentTarget.open)}>
    <summary ref=${summary}>${t("web-links")}</summary>
    ${open && found && html`<${LinkList} links=${found.links.filter((link) => works(link, players))} players=${players} revoke=${revoke}/>
      <${DeviceList} devices=${found.devices} players=${players} revoke=${revoke}/>`}</details>`;
}

/** @type {LinkList} */
function LinkList({ links, players, revoke }) {
  if (!links.length) return html`<p class="soft">${t("web-links-none")}</p>`;
  return html`<ul class="lobby-seats" aria-label=${t("web-links-list")}>${links.map(({ link, kind, seat, created, expires, used }) => {
    const name = t(`web-links-${kind}`), made = when(created);
    const more = [t("web-links-made", { at: made }), expires && t("web-links-expires", { at: when(expires) }), used && t("web-links-used", { at: when(used) })];
    return html`<li key=${link}>${seat && shape(seat, 20)}<span class="name">${name}${seat && ` · ${nameAt(players, seat)}`}<small>${more.filter(Boolean).join(" · ")}</small></span>
      <button class="quiet danger" aria-label=${t("web-links-revoke-one", { name, at: made })} onClick=${() => revoke(`links/${link}`, "web-links-revoked", kind)}>${t("web-links-revoke")}</button></li>`;
  })}</ul>
    ${links.some((each) => each.kind !== "token") && html`<p><button class="quiet danger" onClick=${() => revoke("links", "web-links-revoked-all", "invitation")}>${t("web-links-revoke-all")}</button></p>`}`;
}

/** @type {DeviceList} */
function DeviceList({ devices, players, revoke }) {
  const others = (/** @type {Device} */ device) => devices.some((each) => each.seat === device.seat && each.device !== device.device);
  return html`<ul class="lobby-seats" aria-label=${t("web-devices")}>${devices.map((each) => {
    const name = nameAt(players, each.seat), since = each.since ? t("web-devices-since", { at: when(each.since) }) : "";
    return html`<li key=${each.seat + each.device}>${shape(each.seat, 20)}<span class="name">${t(each.this ? "web-devices-this" : "web-devices-one", { name })}<small>${since}</small></span>
      ${!each.this && others(each) && html`<button class="quiet danger" aria-label=${`${t("web-devices-revoke")}: ${name} ${since}`}
        onClick=${() => revoke(`seats/${each.seat}/devices/${each.device}`, "web-devices-revoked")}>${t("web-devices-revoke")}</button>`}</li>`;
  })}</ul>`;
}

/** @type {LinkWorks} */
const works = ({ kind, expires, used }, players) => !(kind === "device" && used) && !(expires && expires < Date.now() / 1000)
  && (kind !== "invitation" || players.some((each) => each.kind === "empty"));

/** @type {When} */
const when = (seconds) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(1000 * seconds);

/** @type {NameAt} */
const nameAt = (players, seat) => players.find((each) => each.seat === seat)?.name ?? seat;

// Between two people at one device, where somebody holds secrets: nothing is shown until the right one has it.
import { html, shape, t, useEffect, useRef } from "../ui.js";

/** @type {HandOver} */
export function HandOver({ player, take }) {
  const button = useRef();
  useEffect(() => { button.current?.focus(); }, [player.seat]);
  return html`<main id="main" class="page handover">${shape(player.seat, 96)}
    <h1>${t("web-handover", { name: player.name })}</h1><p class="lead">${t("web-handover-about")}</p>
    <button class="primary" ref=${button} onClick=${take}>${t("web-handover-take", { name: player.name })}</button></main>`;
}

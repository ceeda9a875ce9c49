// Between two people at one device, where somebody holds secrets: nothing is shown until the right one has it.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { t } from "../l10n.js";
import { PlayerShape } from "../draw/shapes.js";

/** @param {{player: import("../types").Player, game: string, take: () => void}} props */
export function HandOver({ player, game, take }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => { if (button.current) button.current.focus(); }, [player.seat]);
  return html`<main id="main" class="page handover"><${PlayerShape} seat=${player.seat} game=${game} size=${96}/>
    <h1>${t("web-handover", { name: player.name })}</h1><p class="lead">${t("web-handover-about")}</p>
    <button class="primary" ref=${button} onClick=${take}>${t("web-handover-take", { name: player.name })}</button></main>`;
}

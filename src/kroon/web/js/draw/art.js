// Shared drawings lie in SVG files under art/. A file is put on the page once, out of sight, and used by its ids.
import { html } from "../../vendor/preact.js";
import { once } from "../keep.js";

/** Puts a file of drawings on the page, unless it is there. */
export const loadArt = once(async (name) => {
  if (document.getElementById(`art-${name}`)) return;
  const answer = await fetch(`/art/${name}.svg`);
  if (!answer.ok) throw new Error(`${name}.svg: ${answer.status}`);
  document.body.append(new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement);
});

/** @type {Use} */
export const use = (id, transform) => html`<use href=${`#${id}`} transform=${transform}/>`;

/** @type {Icon} */
export const icon = (name, size = 20) => html`<svg class="icon" width=${size} height=${size} aria-hidden="true">${use(`icon-${name}`)}</svg>`;

// Shared drawings lie in SVG files. A file is put on the page once, out of sight, and used by its ids; so is a style sheet.
import { html } from "../../vendor/preact.js";
import { once } from "../keep.js";

/** Puts a file of drawings on the page, unless it is there. */
export const loadArt = once(async (path) => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  document.body.append(new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement);
});

/** Lets a style sheet hold from now on; sheets that are asked for later go before it. */
export const loadStyle = once((path) => new Promise((done, fail) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: path, onload: done, onerror: () => fail(new Error(path)) });
  document.head.append(link);
}));

/** @type {Use} */
export const use = (id, transform) => html`<use href=${`#${id}`} transform=${transform}/>`;

/** @type {Icon} */
export const icon = (name, size = 20) => html`<svg class="icon" width=${size} height=${size} aria-hidden="true">${use(`icon-${name}`)}</svg>`;

// Line icons of the frame, drawn on a grid of 24.
import { html } from "../../vendor/preact.js";

/** @type {Record<string, string>} */
const PATHS = {
  turn: "M19 12a7 7 0 1 1-2.6-5.4M17 2.5v4.6h-4.6",
  back: "M10 5 3 12l7 7M3.5 12H21",
  undo: "M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4",
  check: "m4.5 12.5 5 5 10-11",
  close: "M6 6l12 12M18 6 6 18",
  more: "M5 11a1 1 0 1 0 .01 0ZM12 11a1 1 0 1 0 .01 0ZM19 11a1 1 0 1 0 .01 0Z",
  chat: "M4 5h16v11H11l-4.5 4v-4H4Z",
  book: "M12 6.5C10 4.8 7 4.4 3.5 4.6v13.6c3.5-.2 6.5.2 8.5 1.9 2-1.7 5-2.1 8.5-1.9V4.6C17 4.4 14 4.8 12 6.5Zm0 0v13.6",
  log: "M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
  sun: "M12 7.5a4.5 4.5 0 1 0 .01 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  flag: "M5 21V4h13l-3 4.5 3 4.5H5",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  qr: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM18 18h2v2h-2ZM18 14h2M14 18v2",
  person: "M12 4a4 4 0 1 0 .01 0ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
  bot: "M5 9h14v10H5ZM12 9V5M9.5 13.500h.01M14.5 13.500h.01M9.5 16.500h5M12 4.500h.01M2.5 12.500v3M21.5 12.500v3",
  play: "M8 5v14l11-7Z",
  first: "M6 5v14M19 5 9 12l10 7Z",
  prev: "m15 5-8 7 8 7",
  next: "m9 5 8 7-8 7",
  last: "M18 5v14M5 5l10 7-10 7Z",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500S5 16.5 2.5 12ZM12 9a3 3 0 1 0 .01 0Z",
  clock: "M12 3.500a8.5 8.5 0 1 0 .01 0ZM12 7.500V12l3 2.5",
  down: "M12 4v11M7 10.500l5 5 5-5M5 20h14",
  share: "M12 15V4M7.5 8 12 3.5 16.5 8M6 12H5v8h14v-8h-1",
  list: "M4 6h16M4 12h16M4 18h10",
  crown: "M4 18.5 3 8l5.5 4.500L12 5l3.5 7.500L21 8l-1 10.500Z",
  pad: "M6 3.500h12v17H6ZM9 8h6M9 12h6M9 16h3",
  learn: "M2.5 9 12 4.5 21.5 9 12 13.500ZM6.5 11v5c3 2.3 8 2.3 11 0v-5M21.5 9v5.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  hand: "M7 12V7.500a1.5 1.5 0 0 1 3 0V11 5.500a1.5 1.5 0 0 1 3 0V11 6.500a1.5 1.5 0 0 1 3 0V12v-2a1.5 1.5 0 0 1 3 0v5a6 6 0 0 1-6 6h-1.500c-2 0-3.5-1-4.5-2.600L4 14.500c-1-1.7 1-3.2 2.3-1.800Z",
  sheet: "M5 4h14v16H5ZM5 9h14M5 14.500h14M13 9v11",
};

/** An icon; with a title it is said, else it is decoration.
 * @param {{name: string, size?: number, title?: string}} props */
export function Icon({ name, size = 20, title }) {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"
    stroke-linejoin="round" role=${title ? "img" : undefined} aria-label=${title} aria-hidden=${title ? undefined : "true"}><path d=${PATHS[name] || ""}/></svg>`;
}

// Definitions that drawings share (marks, patterns, symbols): each set is put on the page once, in a hidden SVG.

/** @type {Set<string>} */
const defined = new Set();

/** Adds a set of definitions to the page unless it is there. @param {string} name @param {() => string} content SVG source, ours alone */
export function define(name, content) {
  if (defined.has(name) || typeof document === "undefined") return;
  defined.add(name);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "definitions");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<defs>${content()}</defs>`;
  document.body.append(svg);
}

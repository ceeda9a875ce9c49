// What lies on the squares of Origins: volcanoes, fires and their tokens, the wooden resources, cave people.
import { html } from "../../../web/vendor/preact.js";
import { use } from "../../../web/js/draw/art.js";
import { owned, signs } from "../../domino/web/domino.js";

export const RESOURCES = ["mammoth", "fish", "mushroom", "flint"];
/** What grows on a land without a printed fire (O11). @type {Record<string, string>} */
export const RESOURCE_OF = { steppe: "mammoth", lake: "fish", jungle: "mushroom", quarry: "flint" };

/** @type {Marks} */
function Marks({ square, small = false }) {
  const { fires = 0, craters, token, resource, person } = square, size = small ? "-small" : "";
  return html`${craters ? use(`volcano-${craters}`) : null}
    ${resource && use(`piece-${resource}${size}`)}
    ${person && use(`person-${person}`, small ? "translate(5 5) scale(1.35)" : "translate(9 10) scale(1.15)")}
    ${token ? use(`token-${fires}${size}`) : signs("flame", fires, small)}`;
}

/** @type {Kit} */
export const ORIGINS = { name: "origins", Marks, Home: owned("hut", 26.5, 24, 11), King: owned("chief", 8.7, 17.8, 8.6) };

// At a companion table: whether something is to be typed in; what it is typed into is loaded when needed.
import { html, useFound } from "../frame.js";

/** @type {Typist} */
export function typist(data) {
  const { you, actor, fills, types, table } = data;
  if (!you || table.state !== "running") return null;
  const companion = table.seats.find((each) => each.seat === actor && each.kind === "companion");
  if (fills) return companion ? companion.seat : actor === you ? you : null;
  return types ? you : null;
}

/** @param {PlayersProps} props */
export function Typing(props) {
  const found = useFound(() => import("../screens/pad/typing.js"), []);
  return found && html`<${found.Typing} ...${props}/>`;
}

// At a companion table: whether something of the real table is to be typed in; what it is typed into is loaded when needed.
import { html, complain, loadStyle, useEffect, useState } from "../frame.js";

/** Whether something is to be typed in now, and for whom: nothing, or the seat. @type {Typist} */
export function typist(data) {
  const { you, actor, fills, types, table } = data;
  if (!you || table.state !== "running") return null;
  const companion = table.seats.find((each) => each.seat === actor && each.kind === "companion");
  if (fills) return companion ? companion.seat : actor === you ? you : null;
  return types ? you : null;
}

/** @param {PlayersProps} props */
export function Typing(props) {
  const [form, setForm] = useState(/** @type {{is: any} | null} */ (null));
  useEffect(() => { Promise.all([import("../screens/pad/typing.js"), loadStyle("pad")]).then(([module]) => setForm({ is: module.Typing }), complain); }, []);
  return form ? html`<${form.is} ...${props}/>` : null;
}

/** Elements of SVG as text. Every attribute and every text is escaped here, so no foreign text can become a part of the drawing. */
import { round } from "../marks";

type Value = string | number | undefined;

/** An attribute without a value is left out. `content` is SVG already. */
export function tag(name: string, attributes: Readonly<Record<string, Value>>, content = ""): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${typeof value === "number" ? value : escaped(value)}"`],
  );
  const start = `<${name}${written.join("")}`;
  return content === "" ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** Parts at a place. */
export const moved = (x: number, y: number, content: string): string =>
  content === "" ? "" : tag("g", { transform: `translate(${round(x)} ${round(y)})` }, content);

/** XML can hold no control characters and no halves of characters, escaped or not. */
export const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

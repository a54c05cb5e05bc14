import { familyOf, type Measure } from "../marks/picture/words";

/** Widths in the fonts that this browser shows. */
export function browserMeasure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map<string, number>();
  return (text, font) => {
    const css = `${font.weight} ${font.size}px ${familyOf(font)}`;
    const key = `${css}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let width = text.length * font.size * 0.55;
    if (context) {
      context.font = css;
      ({ width } = context.measureText(text));
    }
    known.set(key, width);
    return width;
  };
}

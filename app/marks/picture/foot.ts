import type { Palette } from "./palette";
import { tag } from "./svg";
import { cut, written, type Font, type Measure } from "./words";

/** The name of this page, what the picture is about, and where to find it. What is too long is cut. */
export function footOf(title: string, address: string, width: number, colours: Palette, measure: Measure): string {
  const y = 28;
  const brand: Font = { size: 16, weight: 600 };
  const small: Font = { size: 15, weight: 400 };
  const mono: Font = { size: 14, weight: 400, mono: true };
  const brandEnd = 30 + measure("HPA Playground", brand) + 14;
  const shownAddress = cut(address, (width - brandEnd) * (title === "" ? 1 : 0.62), mono, measure);
  const addressWidth = measure(shownAddress, mono);
  const room = width - brandEnd - addressWidth - 24;
  const shownTitle = room > 60 ? cut(title, room, small, measure) : "";
  return (
    tag("path", { d: `M0 0.5H${width}`, stroke: colours["rule-2"] }) +
    tag(
      "g",
      { transform: "translate(0 11) scale(1.1)", fill: "none" },
      tag("path", { d: "M1 10H19", stroke: colours.edge, "stroke-dasharray": "2 2" }) +
        tag("path", { d: "M1 16H5.5V11.5H10V5H14.5V9H19", stroke: colours.ink, "stroke-width": 2 }),
    ) +
    written("HPA Playground", { x: 30, y, font: brand, fill: colours.ink }, measure) +
    written(shownTitle, { x: brandEnd, y, font: small, fill: colours["ink-2"] }, measure) +
    written(shownAddress, { x: width, y, font: mono, fill: colours["ink-2"], anchor: "end" }, measure)
  );
}

/** The line above a plot: its title and unit, and the legend, which also says the values at the sync. */
import { fitHead, type HeadRoom } from "../../headRoom";
import type { Reading } from "../../readings/reading";
import { strokeShapes, type StrokeName } from "../../strokeShapes";
import { themed, type Palette } from "../palette";
import { round } from "../../marks";
import { moved, tag } from "../svg";
import { cut, written, type Font, type Measure } from "../words";
import type { PictureHead } from "./figure";

export const headHeight = 28;
const titleFont: Font = { size: 18, weight: 600 };
const unitFont: Font = { size: 14, weight: 400 };
const nameFont: Font = { size: 15, weight: 400 };
const valueFont: Font = { size: 15, weight: 600 };
const gaps = { unit: 7, sample: 22, value: 6, entry: 16 };

/** What has no room is left out as in the page's heads; the unit goes first, and before a title is cut, the whole legend. */
export function headLine(head: PictureHead, step: number, width: number, colours: Palette, measure: Measure): string {
  const { titles, unit, note, withValues } = head;
  const valueOf = (reading: Reading) => (withValues ? reading.value(step) : "");
  const entryWidth = (reading: Reading) => {
    const value = valueOf(reading);
    return gaps.sample + measure(reading.name, nameFont) + (value === "" ? 0 : gaps.value + measure(value, valueFont)) + gaps.entry;
  };
  const noteWidth = note === null ? 0 : measure(note, nameFont) + gaps.entry;
  const wide = ({ title, readings, noted }: HeadRoom<Reading>) =>
    measure(title, titleFont) + 8 + readings.reduce((sum, reading) => sum + entryWidth(reading), noted ? noteWidth : 0);
  const fitted = fitHead(width, titles, head.readings, wide);
  const fits = wide(fitted) <= width ? fitted : { title: fitted.title, readings: [], noted: false };
  const title = cut(fits.title, width, titleFont, measure);
  const titleWidth = measure(title, titleFont);
  const unitWidth = unit === null ? 0 : gaps.unit + measure(unit, unitFont);
  const hasUnit = unit !== null && wide(fits) + unitWidth <= width;

  // The cursor's line would cross the words.
  const ground = (x: number, room: number) => tag("rect", { x: round(x), width: round(room), height: headHeight, fill: colours.sheet });
  let svg = ground(0, titleWidth + (hasUnit ? unitWidth : 0) + 6);
  svg += written(title, { x: 0, y: 19, font: titleFont, fill: colours.ink }, measure);
  if (hasUnit) svg += written(unit, { x: titleWidth + gaps.unit, y: 19, font: unitFont, fill: colours["ink-3"] }, measure);
  const legend = fits.readings.reduce((sum, reading) => sum + entryWidth(reading), fits.noted ? noteWidth : 0);
  if (legend === 0) return svg;
  let x = width - legend + gaps.entry;
  svg += ground(x - 8, legend - gaps.entry + 8);
  for (const reading of fits.readings) {
    const value = valueOf(reading);
    svg += moved(x, 9, sampleOf(reading.stroke, colours));
    svg += written(reading.name, { x: x + gaps.sample, y: 19, font: nameFont, fill: colours["ink-2"] }, measure);
    x += entryWidth(reading);
    svg += written(value, { x: x - gaps.entry, y: 19, font: valueFont, fill: colours.ink, anchor: "end" }, measure);
  }
  if (fits.noted && note !== null) svg += written(note, { x, y: 19, font: nameFont, fill: colours["ink-2"] }, measure);
  return svg;
}

const attributeNames: Readonly<Record<string, string>> = { strokeWidth: "stroke-width", strokeDasharray: "stroke-dasharray" };

/** A line as its legend shows it. */
function sampleOf(stroke: StrokeName, colours: Palette): string {
  const shapes = strokeShapes[stroke].map(({ tag: name, attributes }) => {
    const own = Object.entries(attributes).map(([attribute, value]) => [
      attributeNames[attribute] ?? attribute,
      typeof value === "string" ? themed(value, colours) : value,
    ]);
    return tag(name, Object.fromEntries(own));
  });
  return tag("g", { fill: "none" }, shapes.join(""));
}

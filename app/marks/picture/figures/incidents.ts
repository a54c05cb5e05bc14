/** What happened in the run, as the page's lane of incidents has it: a sign and its name at each time, and the times through all figures. */
import { endOf, type IncidentRecord } from "../../../../engine/index";
import { spansInView } from "../../incidents/incidentSpan";
import { incidentLabel, incidentTone } from "../../../words/incidents/incidentLooks";
import { t } from "../../../words/text";
import { scaleBetween, type TimeScale } from "../../timeScale";
import type { Palette } from "../palette";
import { round } from "../../marks";
import { tag } from "../svg";
import { cut, written, type Font } from "../words";
import type { Run } from "../../../run/run";
import type { TimeRange } from "../../../run/timeRange";
import type { Pen } from "../drawnMarks";

export interface Lane {
  height: number;
  draw(scale: TimeScale): string;
  /** The lines through all figures. */
  through(scale: TimeScale, top: number, bottom: number): string;
}

type Ink = Pick<Pen, "colours" | "measure">;

const small: Font = { size: 14, weight: 400 };
const rowHeight = 20;
const mostRows = 2;
/** Half the width of a sign without a length, and the free pixels around signs and names. */
const half = 7;
const gap = 6;
/** A shorter name tells nothing, in pixels. */
const leastName = 56;

/** null if the part in view has no incident. */
export function incidentLane(run: Run, range: TimeRange, width: number, pen: Ink): Lane | null {
  const records = run.incidents.filter(({ incident }) => spansInView(incident, range).length > 0);
  if (records.length === 0) return null;
  // The words of the axes, and so the scale, are not known yet.
  const about = scaleBetween({ width, left: 56, right: 10 }, range.from, range.to);
  const rows = 1 + Math.max(...placed(records, mostRows, about, pen).map(({ row }) => row));
  return {
    height: gap + rows * rowHeight,
    draw: (scale) =>
      placed(records, rows, scale, pen)
        .map((each) => drawnAt(each, pen))
        .join(""),
    through: (scale, top, bottom) => records.map((record) => linesOf(record, scale, top, bottom, pen.colours)).join(""),
  };
}

interface Extent {
  from: number;
  to: number;
}

interface Placed {
  record: IncidentRecord;
  row: number;
  signs: readonly Extent[];
  name: { text: string; from: number; to: number };
}

/** Each incident in the first row that has room for it and its name; the last row takes what has none, without its name. */
function placed(records: readonly IncidentRecord[], rows: number, scale: TimeScale, { measure }: Ink): Placed[] {
  const taken = Array.from({ length: rows }, (): Extent[] => []);
  const end = scale.width - scale.right;
  return records.map((record) => {
    const signs = placesOf(record, scale);
    const sign = signs[0]!;
    const label = incidentLabel(record.incident);
    const whole = record.refused === null ? label : t`${label}, refused`;
    const places = taken.map((others) => {
      const beside = besideOf(sign, [...others, ...signs.slice(1)], scale.left, end);
      return { beside, room: isFree(others, sign) ? beside.to - beside.from : 0 };
    });
    const wide = measure(whole, small);
    const rowFor = (least: number) => places.findIndex(({ room }) => room >= least);
    const row = [rowFor(wide), rowFor(Math.min(wide, leastName)), rows - 1].find((each) => each >= 0)!;
    const { beside, room } = places[row]!;
    const text = room >= Math.min(wide, leastName) ? cut(whole, room, small, measure) : "";
    const from = beside.to <= sign.from ? beside.to - measure(text, small) : beside.from;
    const name = { text, from, to: from + measure(text, small) };
    taken[row]!.push(...signs, ...(text === "" ? [] : [name]));
    return { record, row, signs, name };
  });
}

function drawnAt({ record, row, signs, name }: Placed, { colours, measure }: Ink): string {
  const y = gap + row * rowHeight + rowHeight / 2;
  // The cursor's line would cross the words.
  const ground = { x: round(name.from - 3), y: y - 9, width: round(name.to - name.from + 6), height: 18, fill: colours.sheet };
  return (
    signs.map((each) => signOf(record, each, y, colours)).join("") +
    (name.text === "" ? "" : tag("rect", ground)) +
    written(name.text, { x: name.from, y: y + 5, font: small, fill: colours["ink-2"] }, measure)
  );
}

const placesOf = ({ incident }: IncidentRecord, scale: TimeScale): Extent[] =>
  spansInView(incident, scale).map(({ from, to }) => {
    const left = scale.x(Math.max(from, scale.from));
    return to === null
      ? { from: left - half, to: left + half }
      : { from: left, to: Math.max(left + half, scale.x(Math.min(to, scale.to))) };
  });

const isFree = (taken: readonly Extent[], { from, to }: Extent) => taken.every((other) => to + gap <= other.from || other.to + gap <= from);

/** The larger of the two free places beside a sign; the right one, if both are as large. */
function besideOf(sign: Extent, taken: readonly Extent[], start: number, end: number): Extent {
  const right = { from: sign.to + gap, to: Math.min(end, ...taken.filter(({ from }) => from >= sign.to).map(({ from }) => from - gap)) };
  const left = { from: Math.max(start, ...taken.filter(({ to }) => to <= sign.from).map(({ to }) => to + gap)), to: sign.from - gap };
  return left.to - left.from > right.to - right.from ? left : right;
}

function look(record: IncidentRecord, colours: Palette) {
  const tone = incidentTone(record.incident);
  if (tone === "error") return { stroke: colours.error, fill: "url(#p-error)" };
  return tone === "load" ? { stroke: colours.load, fill: colours["load-t"] } : { stroke: colours.ink, fill: "url(#p-bound)" };
}

/** A bar, or a diamond if the incident has no length. */
function signOf(record: IncidentRecord, { from, to }: Extent, y: number, colours: Palette): string {
  const { stroke, fill } = look(record, colours);
  if (endOf(record.incident) !== null) return tag("rect", { x: round(from), y: y - 6, width: round(to - from), height: 12, fill, stroke });
  const x = round((from + to) / 2);
  const cross = `M${x - 2} ${y - 2}L${x + 2} ${y + 2}M${x + 2} ${y - 2}L${x - 2} ${y + 2}`;
  return (
    tag("path", { d: `M${x} ${y - 7}L${x + 6} ${y}L${x} ${y + 7}L${x - 6} ${y}Z`, fill: colours.sheet, stroke, "stroke-width": 1.25 }) +
    (incidentTone(record.incident) === "error" ? tag("path", { d: cross, stroke, fill: "none" }) : "")
  );
}

function linesOf(record: IncidentRecord, scale: TimeScale, top: number, bottom: number, colours: Palette): string {
  const tone = incidentTone(record.incident);
  const stroke = tone === "act" ? colours.edge : colours[tone];
  return spansInView(record.incident, scale)
    .map(({ from, to }) => {
      const edges = [from, ...(to === null ? [] : [to])].filter((second) => second >= scale.from && second <= scale.to);
      const path = edges.map((second) => `M${round(scale.x(second))} ${top}V${bottom}`).join("");
      return tag("path", { d: path, stroke, "stroke-dasharray": "3 3", opacity: 0.8, fill: "none" });
    })
    .join("");
}

import type { Incident } from "../../engine/index";
import type { TimeScale } from "../ui/timeScale";
import { isInView, spansInView } from "./incidentSpan";

/** The place of an incident's sign and its words in the lane, in pixels of the column. */
export interface PlacedIncident {
  incident: Incident;
  /** 0 is the top row. */
  row: number;
  /** The first pixel of the sign. `to` is the pixel after its end, or null if the incident has no length. */
  from: number;
  to: number | null;
  /** The places at which a repeated incident comes again. */
  again: readonly Extent[];
  /** null if there is no space for the words. They then appear only under the pointer or the focus. */
  label: { x: number; anchor: "start" | "end" } | null;
}

export interface LaneLayout {
  rows: number;
  placed: readonly PlacedIncident[];
}

/** Fingers need higher rows than a mouse. */
export const rowHeight = (touch: boolean) => (touch ? 28 : 18);
export const rowPad = (touch: boolean) => (touch ? 8 : 3);
export const laneHeight = (rows: number, touch: boolean) => rows * rowHeight(touch) + 2 * rowPad(touch);

const mostRows = 3;
/**
 * `half` is half the width of a sign without a length, `leastLength` the least width of a sign with one, and `gap` the free pixels around
 * both.
 */
const half = 7;
const leastLength = 6;
const gap = 5;

/**
 * Puts each incident into the first row that has space for its sign and its words. The words go to the right of the sign, or else to the
 * left. If no row has space for both, the sign takes the first free place and the words in its way are hidden.
 */
export function laneLayout(incidents: readonly Incident[], scale: TimeScale, textOf: (incident: Incident) => string): LaneLayout {
  const ends = { left: scale.left - half, right: scale.width - scale.right };
  const rows: Row[] = Array.from({ length: mostRows }, () => ({ signs: [], words: [] }));
  const place = (incident: Incident): PlacedIncident => {
    const { from, to, again, sign } = signOf(incident, scale);
    const all = [sign, ...again];
    const width = textOf(incident).length * characterWidth;
    const right = { from: sign.to + gap, to: sign.to + gap + width };
    const left = { from: sign.from - gap - width, to: sign.from - gap };
    for (const [row, { signs, words }] of rows.entries()) {
      const taken = [...signs, ...words.map(({ extent }) => extent)];
      if (!all.every((extent) => isFree(taken, extent))) continue;
      const room = [right, left].find(
        (extent) => extent.from >= ends.left && extent.to <= ends.right && isFree([...taken, ...again], extent),
      );
      if (!room) continue;
      const label = room === right ? ({ x: right.from, anchor: "start" } as const) : ({ x: left.to, anchor: "end" } as const);
      const placed = { incident, row, from, to, again, label };
      signs.push(...all);
      words.push({ extent: room, placed });
      return placed;
    }
    const row = Math.max(
      0,
      rows.findIndex(({ signs }) => all.every((extent) => isFree(signs, extent))),
    );
    const { signs, words } = rows[row]!;
    signs.push(...all);
    for (const { extent, placed } of words) if (!isFree(all, extent)) placed.label = null;
    return { incident, row, from, to, again, label: null };
  };
  const placed = incidents.filter((incident) => isInView(incident, scale)).map(place);
  return { rows: Math.max(1, ...placed.map(({ row }) => row + 1)), placed };
}

interface Row {
  signs: Extent[];
  words: { extent: Extent; placed: PlacedIncident }[];
}

interface Extent {
  from: number;
  to: number;
}

function signOf(incident: Incident, scale: TimeScale): { from: number; to: number | null; again: Extent[]; sign: Extent } {
  const [first, ...others] = spansInView(incident, scale);
  const { from, to } = placeOf(first ?? { from: incident.at, to: null }, scale);
  const again = others.map((other) => placeOf(other, scale)).map((other) => ({ from: other.from, to: other.to ?? other.from }));
  return { from, to, again, sign: to === null ? { from: from - half, to: from + half } : { from, to } };
}

function placeOf(span: { from: number; to: number | null }, scale: TimeScale): { from: number; to: number | null } {
  const from = scale.x(Math.max(span.from, scale.from));
  return { from, to: span.to === null ? null : Math.max(from + leastLength, scale.x(Math.min(scale.to, span.to))) };
}

const isFree = (taken: readonly Extent[], { from, to }: Extent) =>
  taken.every((other) => to + gap - 1 <= other.from || other.to + gap - 1 <= from);

/** The approximate width of a character in 11 px text. */
const characterWidth = 6;

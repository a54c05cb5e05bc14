import type { Incident } from "../../../engine/index";
import { t } from "../../words/text";
import type { TimeScale } from "../timeScale";
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
  /** Its words, shortened if there is no space for all of them. */
  label: { x: number; anchor: "start" | "end"; text: string };
}

export interface LaneLayout {
  rows: number;
  placed: readonly PlacedIncident[];
}

/** Fingers need higher rows than a mouse. */
export const rowHeight = (touch: boolean) => (touch ? 28 : 18);
export const rowPad = (touch: boolean) => (touch ? 8 : 3);
export const laneHeight = (rows: number, touch: boolean) => rows * rowHeight(touch) + 2 * rowPad(touch);

/** With more rows than this, words are shortened before another row is added. */
const fewRows = 3;
/** A name with fewer letters tells nothing. */
const leastLetters = 7;
/**
 * `half` is half the width of a sign without a length, `leastLength` the least width of a sign with one, and `gap` the free pixels around
 * both.
 */
const half = 7;
const leastLength = 6;
const gap = 5;

/** The room that the button at the end of the lane takes, in pixels and rows. */
export interface AddRoom {
  width: number;
  rows: number;
}

/** Where the lane's name begins. */
export const nameLeft = 14;

/** Whether signs or words of the top row need the place of the lane's name. */
export const coversName = ({ placed }: LaneLayout, name: string): boolean =>
  placed.some(({ row, from, label }) => row === 0 && Math.min(from - half, extentOf(label).from) < nameLeft + widthOf(name) + gap);

export const addWords = t`+ add`;
/** For fingers the button is 44 pixels wide and high. */
export const addRoom = (touch: boolean): AddRoom => ({ width: Math.max(widthOf(addWords) + 8, touch ? 44 : 0), rows: touch ? 2 : 1 });

/**
 * Puts each incident into the first row that has space for its sign and its words. The words go to the right of the sign, or else to the
 * left. If none of a few rows has space for all words, they are shortened; if even that is too long, there is another row. `add`: nothing
 * goes under the button.
 */
export function laneLayout(
  incidents: readonly Incident[],
  scale: TimeScale,
  textOf: (incident: Incident) => string,
  add: AddRoom | null = null,
): LaneLayout {
  const rows: Row[] = [];
  const rowAt = (index: number): Row => (rows[index] ??= newRow(scale, add !== null && index < add.rows ? add.width : 0));
  const place = (incident: Incident): PlacedIncident => {
    const { from, to, again, sign } = signOf(incident, scale);
    const text = textOf(incident);
    const fits = (row: number, letters: number) => {
      const { taken, ends } = rowAt(row);
      const free = [sign, ...again].every((extent) => extent.to <= ends.right + half && isFree(taken, extent));
      return free ? wordsBeside(sign, [...taken, ...again], ends, text, letters) : null;
    };
    const put = (row: number, label: PlacedIncident["label"]): PlacedIncident => {
      rowAt(row).taken.push(sign, ...again, extentOf(label));
      return { incident, row, from, to, again, label };
    };
    for (const letters of [text.length, Math.min(text.length, leastLetters)]) {
      for (let row = 0; row < fewRows; row++) {
        const label = fits(row, letters);
        if (label) return put(row, label);
      }
    }
    for (let row = fewRows; ; row++) {
      const label = fits(row, Math.min(text.length, leastLetters));
      if (label) return put(row, label);
      // An incident that comes again and again fills its own row, so its words lie over its later signs.
      if (rowAt(row).taken.length === 0) return put(row, { x: sign.to + gap, anchor: "start", text });
    }
  };
  const placed = incidents.filter((incident) => isInView(incident, scale)).map(place);
  return { rows: Math.max(1, ...placed.map(({ row }) => row + 1)), placed };
}

/** The words on the right of their sign, or on its left, with as many letters as fit; null if these are fewer than `letters`. */
function wordsBeside(sign: Extent, taken: readonly Extent[], ends: Ends, text: string, letters: number): PlacedIncident["label"] | null {
  const right = Math.min(ends.right, ...taken.filter(({ from }) => from >= sign.to).map(({ from }) => from - gap + 1)) - sign.to - gap;
  const left = sign.from - gap - Math.max(ends.left, ...taken.filter(({ to }) => to <= sign.from).map(({ to }) => to + gap - 1));
  const [whole, roomy] = [widthOf(text), Math.max(left, right)];
  const toRight = right >= whole || (left < whole && right >= left);
  const shown = roomy >= whole ? text : shortened(text, roomy);
  if (shown.length < letters) return null;
  return toRight ? { x: sign.to + gap, anchor: "start", text: shown } : { x: sign.from - gap, anchor: "end", text: shown };
}

function shortened(text: string, width: number): string {
  for (let letters = text.length - 1; letters > 0; letters--) {
    const short = `${text.slice(0, letters).trimEnd()}…`;
    if (widthOf(short) <= width) return short;
  }
  return "";
}

interface Row {
  taken: Extent[];
  ends: Ends;
}

const newRow = (scale: TimeScale, added: number): Row => ({
  taken: [],
  ends: { left: scale.left - half, right: scale.width - scale.right - added },
});

interface Ends {
  left: number;
  right: number;
}

const extentOf = ({ x, anchor, text }: PlacedIncident["label"]): Extent =>
  anchor === "start" ? { from: x, to: x + widthOf(text) } : { from: x - widthOf(text), to: x };

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

/** The approximate width of 11 px text. */
const widthOf = (text: string) => text.length * 6 + (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) * 0.8;

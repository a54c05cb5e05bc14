/** The strip under the decisions: what held the count over time, as a pattern with a word, or with a sign if there is no room for a word. */
import type { Absence, HeldByReason, StepColumns } from "../../../engine/index";
import { looks, path, type Look, type Mark } from "../mark";
import { round } from "../marks";
import { reasonLooks, reasonRuns } from "../reasons";
import { isInView, type TimeScale } from "../timeScale";

export const stripRow = 17;
/** The width of a sign, of a word per letter, and of a word's margins, in pixels. */
const signWidth = 13;
const letterWidth = 6.1;
const wordMargins = 14;

/** A name on the strip, on the ground's colour: its middle, and its word, or null for its sign. */
export interface StripName<Of> {
  of: Of;
  middle: number;
  word: string | null;
}

export interface StripStretch<Of> {
  of: Of;
  x: number;
  width: number;
}

/** The stretches in view. */
export function reasonStretches(steps: StepColumns, absences: readonly Absence[], scale: TimeScale): StripStretch<HeldByReason>[] {
  return reasonRuns(steps, scale, absences)
    .filter(({ reason }) => reason !== "none")
    .map(({ reason, from, to }) => {
      const [start, end] = [Math.max(from, scale.from), Math.min(to, scale.to)];
      return { of: reason, x: round(scale.x(start) + 0.5), width: round(scale.x(end) - scale.x(start)) };
    })
    .filter(({ width }) => width > 0);
}

export function reasonStripMarks(stretches: readonly StripStretch<HeldByReason>[], { left, right, width }: TimeScale): Mark[] {
  return [
    path(`M${left} ${stripRow - 0.5}H${width - right}`, looks.grid),
    ...stretches.map(({ of, x, width: wide }): Mark => {
      const look: Look = { name: `held-${of}`, fill: reasonLooks[of].fill };
      return { as: "rect", x, y: 0, width: Math.max(1, wide - 1), height: stripRow, look };
    }),
  ];
}

export const reasonNames = (
  stretches: readonly StripStretch<HeldByReason>[],
  scale: TimeScale,
  cursor: number | null,
): StripName<HeldByReason>[] => stripNames(stretches, (reason) => reasonLooks[reason].words, letterWidth, scale, cursor);

/** The names that have room; the cursor's line cuts none. */
export function stripNames<Of>(
  stretches: readonly StripStretch<Of>[],
  wordsOf: (of: Of) => readonly string[],
  letter: number,
  scale: TimeScale,
  cursor: number | null,
): StripName<Of>[] {
  const line = isInView(scale, cursor) ? scale.x(cursor) : null;
  return stretches.flatMap(({ of, x, width }) => {
    const all = wordsOf(of);
    const widths = all.map((word) => word.length * letter + wordMargins);
    const place = namePlace({ from: x, to: x + width }, widths, line);
    return place === null ? [] : [{ of, middle: place.middle, word: place.word === null ? null : all[place.word]! }];
  });
}

/**
 * The middle of a stretch's name: of the first of its words that has room, else of its sign (`word` is null), else nothing. The cursor's
 * line cuts no word: the word goes beside it.
 */
export function namePlace({ from, to }: { from: number; to: number }, widths: readonly number[], line: number | null) {
  const middle = (from + to) / 2;
  const place = (width: number): number | null => {
    if (width > to - from) return null;
    if (line === null || Math.abs(line - middle) > width / 2 + beside) return middle;
    const [before, after] = [line - beside - from, to - line - beside];
    if (Math.max(before, after) < width) return null;
    return after >= before ? line + beside + width / 2 : line - beside - width / 2;
  };
  for (const [word, width] of widths.entries()) {
    const at = place(width);
    if (at !== null) return { word, middle: at };
  }
  const sign = place(signWidth);
  return sign === null ? null : { word: null, middle: sign };
}

/** The pixels between the cursor's line and a name. */
const beside = 2;

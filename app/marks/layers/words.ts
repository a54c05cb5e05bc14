/** The words of a plot: of its axis, and of lines within it. */
import type { ValueTick } from "../axes";
import { beginBesideCursor, labelBaseline, labelWidth, type Box } from "../labels";
import { looks, path, words, type Mark, type WordLook } from "../mark";
import { round } from "../marks";
import type { PlotFrame } from "../plotFrame";
import { isInView, timeTicks, type TimeScale } from "../timeScale";

/** A line of text at the place that `placeLabel` found. */
export const labelMark = (text: string, box: Box, look: WordLook): Mark =>
  words(text, { x: round(box.left + box.width / 2), y: round(box.top + labelBaseline), anchor: "middle" }, look);

/** A sentence in the middle of a plot. */
export const middleWords = (text: string, { left, right, width }: TimeScale, y: number): Mark =>
  words(text, { x: (left + width - right) / 2, y, anchor: "middle" }, "soft");

/** From where words begin to where their line ends, in pixels. */
interface Room {
  from: number;
  to: number;
}

/** The name of a line, within the plot. The cursor does not cut it. */
export function lineWords(scale: TimeScale, room: Room, y: number, text: string, cursor: number | null): Mark[] {
  const x = beginBesideCursor(room, labelWidth(text), isInView(scale, cursor) ? scale.x(cursor) : null);
  return x === null ? [] : [words(text, { x: round(x), y, anchor: "start" }, "axis")];
}

/** The lines of an axis' times and values, and the words of the values. `seconds` are the times. */
export function gridMarks(
  frame: PlotFrame,
  ticks: readonly ValueTick[],
  cursor: number | null,
  seconds: readonly number[] = timeTicks(frame.scale),
): Mark[] {
  const { scale, top, bottom } = frame;
  const [left, right] = [scale.left, scale.width - scale.right];
  const times = seconds.map((second) => `M${round(scale.x(second))} ${top}V${bottom}`);
  return [
    path(times.join(""), looks.grid),
    path(`M${left} ${bottom}H${right}`, looks.ground),
    ...ticks.flatMap(({ value, label, bound, until }) => {
      const y = round(frame.y(value));
      const line = `M${left} ${y}H${until === undefined ? right : round(scale.x(until))}`;
      return [
        ...(value === 0 ? [] : [path(line, bound ? looks.bound : looks.grid)]),
        ...(fitsBesideThePlot(label)
          ? [words(label, { x: left - 6, y: Math.max(letterHeight, y + 4), anchor: "end" }, "axis", false)]
          : lineWords(scale, { from: left + 4, to: right }, besideItsLine(y), label, cursor)),
      ];
    }),
  ];
}

export const fitsBesideThePlot = (label: string) => label.length <= 7;

/** The height of a tick's label. A label nearer to the top would be cut off. */
const letterHeight = 9;

/** Above a tick's line, or under it if the plot ends above. */
const besideItsLine = (y: number) => (y - 4 < letterHeight + 4 ? y + 14 : y - 4);

/** Whether the cursor may move a word of the axis. */
export const hasLineWords = (ticks: readonly ValueTick[]): boolean => ticks.some(({ label }) => !fitsBesideThePlot(label));

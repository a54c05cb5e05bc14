import type { PollColumns } from "../../../engine/index";
import type { TimeScale } from "../timeScale";
import { round } from "../marks";
import { stepSpacing } from "../reasons";

type PollLook = "quiet" | "active" | "failed";

/** The lane's paths: lines from tick to tick, or areas where ticks would touch. */
interface PollMarks {
  /** Whether the looks are areas. */
  areBands: boolean;
  looks: Readonly<Record<PollLook, string>>;
  /** A line along the tops of the polls in which a fallback was in force. */
  fallback: string;
  /** Squares above the polls that wrote. */
  writes: string;
}

/** The lane's height, and where things are in it, in pixels. */
export const laneHeight = 34;
export const laneBase = laneHeight - 2;
const [shortTop, tallTop] = [laneBase - 10, laneBase - 19];
/** The gap that breaks a failed poll's tick. */
const brokenAt = { from: tallTop + 8, to: tallTop + 12 } as const;
const square = 7;
/** Ticks nearer than this, in pixels, are drawn as an area; squares nearer than their size would be one line. */
const leastSpacing = 3;

export const lookOf = ({ active, failed }: Pick<PollColumns, "active" | "failed">, poll: number): PollLook =>
  failed[poll] === 1 ? "failed" : active[poll] === 1 ? "active" : "quiet";

export function pollMarks(polls: PollColumns, scale: TimeScale): PollMarks {
  const spacing = stepSpacing(polls.at, scale);
  const areBands = spacing < leastSpacing;
  const looks = { quiet: "", active: "", failed: "" };
  let fallback = "";
  for (const { look, from, to } of areBands ? lookBands(polls, scale) : lookTicks(polls, scale)) looks[look] += shape(look, from, to);
  for (const { from, to } of runsOf(polls, (poll) => polls.fallback[poll] === 1)) {
    const [left, right] = [scale.x(polls.at[from]!), scale.x(polls.at[to]!)];
    if (right >= scale.left && left <= scale.width - scale.right)
      fallback += `M${round(Math.max(scale.left, left - 2))} ${tallTop}H${round(Math.min(scale.width - scale.right, right + 2))}`;
  }
  return { areBands, looks, fallback, writes: writeSquares(polls, scale) };
}

interface Part {
  look: PollLook;
  from: number;
  to: number;
}

function lookTicks(polls: PollColumns, scale: TimeScale): Part[] {
  return [...polls.at].flatMap((at, poll) => {
    if (at < scale.from || at > scale.to) return [];
    const x = Math.floor(scale.x(at)) + 0.5;
    return [{ look: lookOf(polls, poll), from: x, to: x }];
  });
}

/** Polls of one look that follow each other are one area. Of those that share a pixel, a failed one counts before an active one. */
function lookBands(polls: PollColumns, scale: TimeScale): Part[] {
  const order: readonly PollLook[] = ["quiet", "active", "failed"];
  const columns = new Map<number, number>();
  polls.at.forEach((at, poll) => {
    if (at < scale.from || at > scale.to) return;
    const column = Math.floor(scale.x(at));
    columns.set(column, Math.max(columns.get(column) ?? 0, order.indexOf(lookOf(polls, poll))));
  });
  const bands: Part[] = [];
  for (const [column, place] of columns) {
    const [last, look] = [bands.at(-1), order[place]!];
    const isNext = last !== undefined && column - last.to < leastSpacing;
    if (isNext) last.to = column;
    if (isNext && last.look === look) last.to = column + 1;
    else bands.push({ look, from: column, to: column + 1 });
  }
  return bands;
}

/** A tick if it begins where it ends, else an area. */
function shape(look: PollLook, from: number, to: number): string {
  const heights: readonly (readonly [top: number, bottom: number])[] =
    look === "quiet"
      ? [[shortTop, laneBase]]
      : look === "active"
        ? [[tallTop, laneBase]]
        : [
            [tallTop, brokenAt.from],
            [brokenAt.to, laneBase],
          ];
  return heights.map(([top, bottom]) => (from === to ? `M${from} ${top}V${bottom}` : `M${from} ${top}H${to}V${bottom}H${from}Z`)).join("");
}

function writeSquares({ at, written }: PollColumns, scale: TimeScale): string {
  let path = "";
  let last = -Infinity;
  at.forEach((second, poll) => {
    const x = scale.x(second);
    if (Number.isNaN(written[poll]!) || second < scale.from || second > scale.to || x - last < square) return;
    last = x;
    path += `M${round(x - square / 2)} 2h${square}v${square}h${-square}Z`;
  });
  return path;
}

/** The first and the last poll of each series for which something holds. */
function runsOf({ at }: PollColumns, holds: (poll: number) => boolean): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let poll = 0; poll < at.length; poll++) {
    if (!holds(poll)) continue;
    const last = runs.at(-1);
    if (last?.to === poll - 1) last.to = poll;
    else runs.push({ from: poll, to: poll });
  }
  return runs;
}

/** The times that a text of evidence fixes, around the moment zero: lanes of rescales, counts, the window, and when the count can change. */
import type { SnapshotTimes } from "../../../engine/index";
import { duration } from "../../words/evidence/numbers";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { lineLook, looks, path, words, type DrawnFrame, type Look, type Mark, type WordLook } from "../mark";
import { round } from "../marks";

const own = {
  zero: { ...lineLook("zero", "var(--ink)", 1), crisp: true },
  unknown: lineLook("unknown", "var(--ink-2)", 1.5, "2 2"),
  remembers: { name: "remembers", fill: "url(#p-window)", stroke: "var(--window-mark)", width: 1 },
  perhaps: lineLook("perhaps", "var(--window-mark)", 1, "3 2"),
  bar: lineLook("bar", "var(--ink)", 1.5),
  warning: lineLook("warning", "var(--error)", 1.5),
  warnings: { ...lineLook("warnings", "var(--error)", 1.5), opacity: 0.4 },
  rise: { name: "rise", fill: "var(--ink)" },
} as const satisfies Record<string, Look>;

/** The middle of each lane. */
const lane = { axis: 14, rescales: 38, replicas: 72, window: 112, shrink: 152 };
const margin = { left: 88, right: 10 };

/** Seconds around the moment zero, on the figure's axis. */
interface Axis {
  from: number;
  to: number;
  width: number;
  x(second: number): number;
  inside(second: number): number;
}

export function timesLayers(times: SnapshotTimes, width: number): { frame: DrawnFrame; marks: Mark[] } {
  const axis = axisOf(times, width);
  const height = heightOf(times);
  return {
    frame: { scale: { ...margin, width }, height },
    marks: [
      ...axisMarks(times, axis, height),
      ...pastMarks(times, axis),
      ...countMarks(times, axis),
      ...windowMarks(times, axis),
      ...nextMarks(times, axis),
    ],
  };
}

function heightOf({ next, window, counts }: SnapshotTimes): number {
  if (next.length > 0) return lane.shrink + 20;
  if (window !== null) return lane.window + 24;
  return counts.length > 0 ? lane.replicas + 24 : lane.rescales + 20;
}

/** Rescales long before the newest one would leave no room for the window; they are counted at the edge. */
function axisOf({ rescales, window, next, transitions, warnings }: SnapshotTimes, width: number): Axis {
  const future = Math.max(60, ...next.map(({ in: { high } }) => high), window?.perhapsUntil ?? 0);
  const fixed = [...rescales, ...transitions].map(({ at }) => -at.low);
  // Warnings alone do not stretch the axis.
  const ages = fixed.length > 0 ? fixed : warnings.map(({ to }) => -to.low);
  const recent = ages.filter((age) => age >= 0).toSorted((one, other) => one - other);
  let past = future;
  for (const age of recent) if (age <= 8 * Math.max(past, 300)) past = Math.max(past, age);
  if (recent.length > 0 && past === future && recent[0]! > past) past = recent[0]!;
  const [from, to] = [-past * 1.08, future * 1.12];
  return {
    from,
    to,
    width,
    x: (second) => round(margin.left + ((second - from) / (to - from)) * (width - margin.left - margin.right)),
    inside: (second) => Math.min(to, Math.max(from, second)),
  };
}

const steps = [30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 43_200, 86_400, 604_800, 2_592_000, 31_536_000];

function axisMarks({ zero }: SnapshotTimes, { from, to, x }: Axis, bottom: number): Mark[] {
  const step = steps.find((each) => (each / (to - from)) * (x(to) - x(from)) >= 62) ?? steps.at(-1)!;
  const first = Math.ceil(from / step) * step;
  const ticks = Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
  return [
    ...ticks.filter((at) => at !== 0).map((at) => path(`M${x(at)} ${lane.axis + 8}V${bottom}`, looks.grid)),
    ...ticks
      .filter((at) => Math.abs(x(at) - x(0)) > 52)
      .map((at) => text(`${at < 0 ? "−" : "+"}${duration(Math.abs(at))}`, "middle", x(at), lane.axis, "axis")),
    path(`M${margin.left} ${lane.axis + 8}H${x(to)}`, looks.ground),
    path(`M${x(0)} ${lane.axis + 8}V${bottom}`, own.zero),
    text(zero.kind === "printed" ? t`snapshot` : t`newest time`, "middle", x(0), lane.axis, "strong"),
  ];
}

/** What happened: rescales, warnings and transitions of conditions. */
function pastMarks({ rescales, warnings, transitions }: SnapshotTimes, { from, x, inside }: Axis): Mark[] {
  const y = lane.rescales;
  const isShown = ({ high }: { high: number }) => high >= from;
  return [
    laneName(y, rescales.length > 0 ? t`rescales` : t`conditions`),
    ...rescales
      .filter(({ at }) => isShown(at))
      .map(({ to, direction, at }) =>
        titled(to === null ? t`a count was written` : t`${quantity(to)} was written`, [
          ...(at.high - at.low > 1 ? [path(`M${x(inside(at.low))} ${y}H${x(at.high)}`, own.unknown)] : []),
          path(arrow(x(at.high), y, direction), own.rise),
          words(to === null ? "?" : quantity(to), { x: x(at.high) + 8, y: y + 4, anchor: "start" }, "strong"),
        ]),
      ),
    ...warnings
      .filter(({ to }) => isShown(to))
      .map(({ to, reason, from: first }) =>
        titled(reason, [
          ...(first === null ? [] : [path(`M${x(inside(first.low))} ${y + 12}H${x(to.high)}`, own.warnings)]),
          path(`M${x(to.high) - 3} ${y + 9}l6 6m0-6l-6 6`, own.warning),
        ]),
      ),
    ...transitions
      .filter(({ at }) => isShown(at))
      .map(({ what, status, at }) => titled(`${what} ${status ?? ""}`, [path(`M${x(at.high)} ${y - 5}v10`, own.bar)])),
  ];
}

function countMarks({ counts }: SnapshotTimes, { from, x }: Axis): Mark[] {
  if (counts.length === 0) return [];
  const known = counts.flatMap(({ replicas }) => (replicas === null ? [] : [replicas]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const y = (count: number | null) => round(lane.replicas + 12 - (most === least ? 6 : (((count ?? least) - least) / (most - least)) * 18));
  const lines = counts.flatMap(({ replicas, from: start, until, isCertain }, index): Mark[] => {
    if (until < from) return [];
    const [begin, end] = [x(Math.max(from, start ?? from)), x(Math.max(until, from))];
    const before = counts[index - 1];
    const rise = before === undefined ? `M${begin} ${y(replicas)}` : `M${begin} ${y(before.replicas)}V${y(replicas)}`;
    const label = replicas === null ? "?" : isCertain ? quantity(replicas) : t`${quantity(replicas)}?`;
    return [
      path(`${rise}H${end}`, isCertain ? looks.recorded : own.unknown),
      text(label, "middle", round((begin + end) / 2), y(replicas) - 5, "soft"),
    ];
  });
  return [laneName(lane.replicas, t`replicas`), ...lines];
}

function windowMarks({ window }: SnapshotTimes, { x, inside }: Axis): Mark[] {
  if (window === null) return [];
  const [from, until, perhaps] = [x(inside(window.from ?? 0)), x(window.until), x(window.perhapsUntil)];
  const span = (left: number, right: number, look: Look): Mark => ({
    as: "rect",
    x: left,
    y: lane.window - 10,
    width: Math.max(0, right - left),
    height: 20,
    look,
  });
  const remembers = window.count === null ? t`remembers` : t`remembers ${quantity(window.count)}`;
  return [
    laneName(lane.window, t`window`),
    span(from, until, own.remembers),
    span(until, perhaps, own.perhaps),
    ...(window.until > 0 ? [words(remembers, { x: until - 6, y: lane.window + 4, anchor: "end" }, "window")] : []),
    text(t`perhaps`, "middle", round((until + perhaps) / 2), lane.window + 4, "window"),
  ];
}

function nextMarks({ next }: SnapshotTimes, { x, width }: Axis): Mark[] {
  return next.flatMap(({ direction, in: { low, high } }, index) => {
    const y = lane.shrink + index * 16 - (next.length - 1) * 8;
    const [first, last] = [x(low), x(high)];
    const isNarrow = low > 0 && last - first < 84;
    const labels = [
      ...(low > 0 ? [text(t`earliest +${clock(low)}`, "middle", first, lane.shrink - 9, "ink")] : []),
      text(t`latest +${clock(high)}`, "end", Math.min(width - 2, last + 34), isNarrow ? lane.shrink + 17 : lane.shrink - 9, "ink"),
    ];
    return [
      laneName(y, direction === "up" ? t`may grow` : t`may shrink`),
      path(`M${x(0)} ${y}H${first}`, own.unknown),
      path(`M${first} ${y}H${last}M${first} ${y - 5}v10M${last} ${y - 5}v10`, own.bar),
      ...(next.length === 1 ? labels : []),
    ];
  });
}

/** "1:48": minutes need no zero before them here. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")}`;

const text = (said: string, anchor: "start" | "middle" | "end", x: number, y: number, look: WordLook): Mark =>
  words(said, { x, y, anchor }, look, false);

const laneName = (y: number, name: string): Mark => text(name, "end", margin.left - 8, y + 4, "soft");

const titled = (title: string, marks: readonly Mark[]): Mark => ({ as: "titled", title, marks });

function arrow(x: number, y: number, direction: "up" | "down" | null): string {
  if (direction === "down") return `M${x - 5} ${y - 4}h10l-5 8z`;
  if (direction === "up") return `M${x - 5} ${y + 4}h10l-5-8z`;
  return `M${x} ${y - 5}l5 5l-5 5l-5-5z`;
}

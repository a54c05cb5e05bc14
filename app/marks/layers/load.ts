/** What the figure of the load draws: what was offered and served, what the pods could serve, and what waited or failed. */
import type { RunOutcomes, Workload } from "../../../engine/index";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { around, before, labelWidth, placeLabel, trail, upright, type Box, type Trail } from "../labels";
import { lineLook, type Hidden, type Mark, type Series, type Look } from "../mark";
import type { PlotFrame } from "../plotFrame";
import { longestShortage, type LoadRow, type Shortage } from "../rows";
import { labelMark } from "./words";

const own = {
  served: lineLook("served", "var(--pods)", 1.25),
  capacity: lineLook("capacity", "var(--pods)", 1.5, "5 3"),
  waiting: { name: "waiting", fill: "url(#p-wait)" },
  failed: { name: "failed", fill: "url(#p-error)" },
} as const satisfies Record<string, Look>;

/** The lines and areas under the offered load. */
export const loadSeries = (hidden: Hidden): Series<LoadRow>[] => [
  ...(hidden.has("load/waiting") ? [] : [{ of: "waits", shape: "band", look: own.waiting } as const]),
  ...(hidden.has("load/failed") ? [] : [{ of: "failed", shape: "band", look: own.failed } as const]),
  ...(hidden.has("load/served") ? [] : [{ of: "served", shape: "line", look: own.served } as const]),
];

/** What the pods could serve. */
export const capacitySeries = (hidden: Hidden): Series<LoadRow>[] =>
  hidden.has("load/capacity") ? [] : [{ of: "capacity", shape: "steps", look: own.capacity }];

const capacityText = t`capacity ↑`;
const none: readonly [number, number] = [NaN, NaN];

/** What the lines cover, so that words keep away from them. */
export function loadTrails(rows: readonly LoadRow[], frame: PlotFrame): Trail[] {
  const at = rows.map((row) => row.at);
  const [offered, served, capacity] = [rows.map((row) => row.offered), rows.map((row) => row.served), rows.map((row) => row.capacity)];
  const unserved = rows.map(({ failed, waits }) => [(failed ?? waits ?? none)[0], (waits ?? failed ?? none)[1]] as const);
  return [
    trail(frame, at, offered, offered, false),
    trail(frame, at, served, served, false),
    trail(frame, at, capacity, capacity, true),
    trail(
      frame,
      at,
      unserved.map(([low]) => low),
      unserved.map(([, high]) => high),
      false,
    ),
  ];
}

interface LoadWords {
  kind: Workload["kind"];
  /** Those of the whole run; null while only a part of it is in view. */
  outcomes: RunOutcomes | null;
  cursor: number | null;
  reached: number;
  hidden: Hidden;
}

/** What the lines cannot show, where there is room: that capacity is above the axis, and how many requests were lost or had to wait. */
export function loadWordMarks(rows: readonly LoadRow[], frame: PlotFrame, trails: readonly Trail[], form: LoadWords): Mark[] {
  const { kind, outcomes, cursor, reached, hidden } = form;
  const end = Math.min(frame.scale.to, reached);
  const beyond = hidden.has("load/capacity") ? undefined : rows.find(({ at, capacity }) => capacity > frame.max && at < end);
  const text = outcomes && reached === Infinity ? shortageText(kind, outcomes) : null;
  const band = kind === "queue" ? "waits" : "failed";
  const lost = text && !hidden.has(kind === "queue" ? "load/waiting" : "load/failed") ? longestShortage(rows, band) : null;
  const taken = cursor === null ? [] : [upright(frame, cursor)];
  const above = beyond ? capacityPlace(frame, beyond.at, trails, taken, reached) : null;
  const place = lost && text ? lostPlace(frame, rows, band, lost, labelWidth(text), trails, above ? [...taken, above] : taken) : null;
  return [
    ...(above ? [yielding(labelMark(capacityText, above, "capacity"))] : []),
    ...(place && text ? [yielding(labelMark(text, place, kind === "queue" ? "soft" : "error"))] : []),
  ];
}

/** The name of the active handle of the curve replaces these words where it needs their place. */
const yielding = (mark: Mark): Mark => (mark.as === "words" ? { ...mark, yields: true } : mark);

function shortageText(kind: Workload["kind"], { requestsFailed, worstBacklog }: RunOutcomes): string | null {
  if (kind === "queue") return worstBacklog >= 0.5 ? t`backlog up to ${quantity(Math.round(worstBacklog))}` : null;
  return requestsFailed >= 0.5 ? t`${quantity(Math.round(requestsFailed))} failed` : null;
}

/** At the top of the plot, where the line leaves the axis. */
function capacityPlace(frame: PlotFrame, at: number, trails: readonly Trail[], taken: readonly Box[], reached: number): Box | null {
  const width = labelWidth(capacityText);
  const x = frame.scale.x(at) + 6 + width / 2;
  return placeLabel({ x, y: frame.top + 8, width, within: before(around(frame, x, 200, 26), frame, reached), trails, taken });
}

/** As near as possible to the highest point of the longest stretch. */
function lostPlace(
  frame: PlotFrame,
  rows: readonly LoadRow[],
  band: "failed" | "waits",
  { from, to }: Shortage,
  width: number,
  trails: readonly Trail[],
  taken: readonly Box[],
): Box | null {
  const x = frame.scale.x((from + to) / 2);
  const high = rows.reduce((most, { at, [band]: here }) => (at >= from && at <= to && here ? Math.max(most, here[1]) : most), 0);
  return placeLabel({ x, y: Math.max(frame.top, frame.y(high)) + 10, width, within: around(frame, x, 160), trails, taken });
}

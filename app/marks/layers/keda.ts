/** What only a run with KEDA draws: its writes, its reads, who decides, the cooldown, and a lane of polls. */
import { stepAt, type PollColumns } from "../../../engine/index";
import type { RunKeda, RunMetric } from "../../run/run";
import { t } from "../../words/text";
import { clock, span } from "../../words/times";
import { placeWords } from "../keda/cooldownWords";
import { laneBase, lookOf, pollMarks } from "../keda/pollMarks";
import { activationLevels, readLevels, readSquares } from "../keda/triggerLevels";
import type { Decider, DeciderStretch } from "../keda/whoDecides";
import { writeMarks } from "../keda/writeMarks";
import { labelWidth } from "../labels";
import { stepPath } from "../linePaths";
import { stretchesInView } from "../manifestsOfRun";
import { lineLook, looks, path, words, type Hidden, type Mark, type Look } from "../mark";
import { round } from "../marks";
import type { PlotFrame } from "../plotFrame";
import { stepSpacing } from "../reasons";
import { isInView, timeTicks, type TimeScale } from "../timeScale";
import { stripNames, stripRow, type StripStretch } from "./reasonStrip";

const own = {
  activation: lineLook("activation", "var(--ink)", 1.25, "1.25 2.5"),
  polled: lineLook("polled", "var(--ink)", 0.9),
  polledSquares: { name: "polled-squares", fill: "var(--sheet)", stroke: "var(--ink)", width: 1 },
  cooldown: lineLook("cooldown-bracket", "var(--ink-2)", 1),
  decidesKEDA: { name: "decides-keda", fill: "url(#p-bound)" },
  decidesHPA: { name: "decides-hpa", fill: "var(--sunk)" },
  poll: lineLook("poll-quiet", "var(--edge)", 1),
  pollActive: lineLook("poll-active", "var(--ink)", 2),
  pollFailed: lineLook("poll-failed", "var(--error)", 2),
  polls: { name: "poll-quiet", fill: "var(--rule-2)" },
  pollsActive: { name: "poll-active", fill: "var(--ink-2)" },
  pollsFailed: { name: "poll-failed", fill: "var(--error)" },
  pollFallback: lineLook("poll-fallback", "var(--error)", 2),
  pollWrote: { name: "wrote", fill: "var(--ink)", halo: true },
  pollNow: { name: "poll-now", fill: "var(--ink)", stroke: "var(--sheet)", width: 1.5 },
  pollNowFailed: { name: "poll-now-failed", fill: "var(--error)", stroke: "var(--sheet)", width: 1.5 },
} as const satisfies Record<string, Look>;

/** A square at each write of KEDA, in the middle between the count before and the count after. */
export const kedaWrites = ({ writes }: RunKeda, frame: PlotFrame, hidden: Hidden): Mark[] =>
  hidden.has("replicas/keda") ? [] : [path(writeMarks(writes, frame), looks.rescale)];

/** Squares nearer than this, in pixels, are left to their line. */
const squareGap = 5;

/** Above which number the polls find the trigger active, and what they read while there are no pods, when the HPA reads nothing. */
export function triggerReads(figure: string, { polls, triggers }: RunKeda, metric: RunMetric, frame: PlotFrame, hidden: Hidden): Mark[] {
  const trigger = triggers.find((each) => each.metric === metric.name);
  if (!trigger) return [];
  const read = readLevels(polls, trigger);
  const squares = stepSpacing(polls.at, frame.scale) < squareGap ? "" : readSquares(polls.at, read, frame);
  const activation = () => path(stepPath(polls.at, activationLevels(polls, trigger, metric.total), frame), own.activation);
  const marks = [
    ...(hidden.has(`${figure}/activation`) ? [] : [activation()]),
    ...(hidden.has(`${figure}/polled`) ? [] : [path(stepPath(polls.at, read, frame), own.polled), path(squares, own.polledSquares)]),
  ];
  return [{ as: "inside", above: frame.top, marks }];
}

export const cooldownHeight = 14;

/** A bracket from the last activity to the end of the cooldown that runs at the cursor. */
export function cooldownMarks({ polls }: RunKeda, scale: TimeScale, cursor: number | null): Mark[] {
  const poll = cursor === null ? -1 : stepAt(polls.at, cursor);
  const [from, until] = [polls.cooldownFrom[poll] ?? NaN, polls.cooldownUntil[poll] ?? NaN];
  if (cursor === null || !(cursor <= until) || until <= scale.from || from >= scale.to) return [];
  const [left, right] = [scale.x(Math.max(scale.from, from)), scale.x(Math.min(scale.to, until))];
  const y = cooldownHeight / 2 + 0.5;
  const end = (x: number, isInside: boolean) => (isInside ? `M${round(x)} ${y - 3.5}v7` : "");
  const line = isInView(scale, cursor) ? scale.x(cursor) : null;
  const texts = [t`the cooldown of ${span(until - from)} ends at ${clock(until)}`, t`cooldown to ${clock(until)}`];
  const said = placeWords({ from: left, to: right }, texts, labelWidth, line, scale);
  const bracket = `M${round(left)} ${y}H${round(right)}${end(left, from >= scale.from)}${end(right, until <= scale.to)}`;
  return [path(bracket, own.cooldown), ...(said ? [words(said.text, { x: round(said.x), y: y + 4, anchor: said.anchor }, "soft")] : [])];
}

const names: Readonly<Record<Decider, readonly string[]>> = { KEDA: ["KEDA"], HPA: [t`the HPA`, "HPA"] };
const letterWidth = 6.6;

/** When KEDA decides the count, and when the HPA. */
export const deciderPlaces = (stretches: readonly DeciderStretch[], scale: TimeScale): StripStretch<Decider>[] =>
  stretchesInView(stretches, scale).map(({ by, from, to }) => ({ of: by, x: scale.x(from), width: scale.x(to) - scale.x(from) }));

export const deciderMarks = (places: readonly StripStretch<Decider>[], { left }: TimeScale): Mark[] => [
  words(t`decides`, { x: left - 6, y: stripRow - 5, anchor: "end" }, "axis", false),
  ...places.map(({ of, x, width }): Mark => {
    const look = of === "KEDA" ? own.decidesKEDA : own.decidesHPA;
    return { as: "rect", x: round(x), y: 0, width: round(Math.max(1, width)), height: stripRow, look };
  }),
];

/** A decider has no sign, so a stretch without room for its word has no name. */
export const deciderNames = (places: readonly StripStretch<Decider>[], scale: TimeScale, cursor: number | null) =>
  stripNames(places, (by) => names[by], letterWidth, scale, cursor).filter(({ word }) => word !== null);

/** A tick for each poll: tall if a trigger was active, broken if one failed, and a square above it if it wrote. */
export function pollsMarks(polls: PollColumns, scale: TimeScale): Mark[] {
  const { areBands, looks: paths, fallback, writes } = pollMarks(polls, scale);
  const grid = timeTicks(scale).map((second) => `M${round(scale.x(second))} 0V${laneBase}`);
  return [
    path(grid.join(""), looks.grid),
    path(`M${scale.left} ${laneBase + 0.5}H${scale.width - scale.right}`, looks.ground),
    path(paths.quiet, areBands ? own.polls : own.poll),
    path(paths.active, areBands ? own.pollsActive : own.pollActive),
    path(paths.failed, areBands ? own.pollsFailed : own.pollFailed),
    path(fallback, own.pollFallback),
    path(writes, own.pollWrote),
  ];
}

/** The poll at the cursor, and beside the cursor's line what came of it. */
export function pollNow(polls: PollColumns, scale: TimeScale, cursor: number | null, wordsOf: (poll: number) => string): Mark[] {
  if (!isInView(scale, cursor)) return [];
  const poll = stepAt(polls.at, cursor);
  const at = polls.at[poll];
  if (at === undefined || at < scale.from) return [];
  const hasFailed = lookOf(polls, poll) === "failed";
  const text = wordsOf(poll);
  const place = wordsBeside(scale.x(cursor), labelWidth(text), scale);
  const look = hasFailed ? own.pollNowFailed : own.pollNow;
  return [
    ...(at !== cursor ? [{ as: "circle", x: round(scale.x(at)), y: laneBase, r: 2.5, look } as const] : []),
    ...(place ? [words(text, { x: round(place.x), y: 9, anchor: place.anchor }, hasFailed ? "error" : "soft")] : []),
  ];
}

/** Where words go beside the cursor's line: right of it, else left of it; null if neither side has room. */
function wordsBeside(line: number, width: number, { left, right, width: column }: Pick<TimeScale, "left" | "right" | "width">) {
  if (line + gap + width <= column - right) return { x: line + gap, anchor: "start" } as const;
  return line - gap - width >= left ? ({ x: line - gap, anchor: "end" } as const) : null;
}

/** Half a square above a poll that wrote, and some space. */
const gap = 8;

import { effectOf, loadFactorOf, requestsPerSecondAt, type Incident, type LoadPoint, type StepColumns } from "../../engine/index";
import { niceCeiling, valueTicks } from "./timeScale";
import type { RunMetric } from "../run/run";
import { decimal, quantity } from "../words/times";

/** A labelled line across a plot. Bounds are dotted, and keep their label when there is no room for all. */
export interface ValueTick {
  value: number;
  label: string;
  bound: boolean;
  /** The second at which its line ends, if that is before the run's end. */
  until?: number;
}

/** The axis of a figure that has nothing to show yet. */
export const emptyTicks: readonly ValueTick[] = [{ value: 0, label: "0", bound: false }];

/**
 * Top of the load axis. It leaves room above the highest point in view, so that its handle can be raised, and for incidents that multiply
 * the load.
 */
export function loadTop(points: readonly LoadPoint[], durationSeconds: number, incidents: readonly Incident[]): number {
  const highest = (from: number, to: number) => {
    const between = points.filter(([second]) => second >= from && second <= to).map(([, value]) => value);
    return Math.max(...between, requestsPerSecondAt(points, from), requestsPerSecondAt(points, to));
  };
  const multiplied = incidents.map((incident) => {
    if (effectOf(incident) !== "loadFactor" || !("durationSeconds" in incident) || incident.at > durationSeconds) return 0;
    return loadFactorOf(incident) * highest(incident.at, Math.min(durationSeconds, incident.at + incident.durationSeconds));
  });
  return niceCeiling(Math.max(highest(0, durationSeconds), ...multiplied) * 1.06);
}

/** Top of the replica axis: above maxReplicas, unless the pods stay so far below it that their lines would be flat. */
export function replicaTop(maxReplicas: number, highest: number): number {
  if (highest * 2.5 < maxReplicas) return Math.max(2, niceCeiling(highest * 1.3));
  const top = Math.max(maxReplicas, highest, 1);
  return top + Math.max(0.5, top / 10);
}

/** Top of the decisions' axis: that of the replicas, and higher for proposals as long as the replicas keep most of the room. */
export function decisionsTop(maxReplicas: number, highest: number, { plain, proposal }: Pick<StepColumns, "plain" | "proposal">): number {
  const replicas = replicaTop(maxReplicas, highest);
  const proposed = [plain, proposal].reduce((most, values) => values.reduce((high, value) => (value > high ? value : high), most), 0);
  return Math.max(replicas, Math.min(proposed + proposed / 20, replicas * 1.5));
}

/**
 * Top of a metric's axis: above all values if they fit above the band, else twice the target. Higher values are cut off, and the figure
 * says so. If most of the run is above that top, the axis rises to show it, except for its rarest peaks.
 */
export function metricTop({ target, bandHigh, actual, stepActual, seen }: AxisValues): number {
  const highest = [actual, seen].reduce((most, values) => values.reduce((high, value) => (value > high ? value : high), most), 0);
  const cut = Math.min(niceCeiling(Math.max(highest, bandHigh) * 1.1), niceCeiling(target * 2));
  const each = [...stepActual, ...seen].filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const atShare = (share: number) => each[Math.floor((each.length - 1) * share)] ?? 0;
  return atShare(0.5) > cut ? niceCeiling(atShare(0.95) * 1.1) : cut;
}

type AxisValues = Pick<RunMetric, "target" | "bandHigh" | "actual" | "stepActual" | "seen">;

/** Ticks of an axis that starts at zero; `pixels` is the plot's height. */
export function plainTicks(top: number, pixels: number): ValueTick[] {
  return valueTicks(niceCeiling(top), ticksThatFit(pixels))
    .filter((value) => value <= top * (1 + 1e-9))
    .map((value) => ({ value, label: tickLabel(value, top), bound: false }));
}

/** Ticks of whole numbers on an axis whose top is not round. */
export function countTicks(top: number, pixels: number): ValueTick[] {
  const values = [0, ...multiples(wholeStep(top / ticksThatFit(pixels)), top)];
  return values.map((value) => ({ value, label: tickLabel(value, Math.max(5, top)), bound: false }));
}

/** The API's own words, in every language. */
export const boundNames = {
  min: (count: number) => `min ${quantity(count)}`,
  max: (count: number) => `max ${quantity(count)}`,
} as const;

/** minReplicas and maxReplicas, and between them the ticks that do not touch their labels. */
export function replicaTicks(top: number, minReplicas: number, maxReplicas: number, pixels: number): ValueTick[] {
  const apart = (a: number, b: number) => (Math.abs(a - b) / top) * pixels >= 14;
  const bounds: ValueTick[] = [];
  if (apart(minReplicas, maxReplicas)) bounds.push({ value: minReplicas, label: boundNames.min(minReplicas), bound: true });
  if (maxReplicas <= top) bounds.push({ value: maxReplicas, label: boundNames.max(maxReplicas), bound: true });
  const steps = Math.min(4, Math.max(1, Math.floor(pixels / 14)));
  const between = multiples(wholeStep(top / steps), top).filter((value) => bounds.every((bound) => apart(bound.value, value)));
  return [...between.map((value) => ({ value, label: quantity(value), bound: false })), ...bounds];
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on that is at least a number. */
function wholeStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

const multiples = (step: number, top: number) => Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);

const ticksThatFit = (pixels: number) => Math.max(2, Math.min(6, Math.floor(pixels / 22)));

const tickLabel = (value: number, top: number) => (top < 5 ? decimal(value, 3) : top < 100_000 ? quantity(value) : compact(value));

/** "250 k", "1.2 M": short enough for the space beside a plot. */
function compact(value: number): string {
  if (value < 1000) return quantity(value);
  return value < 1_000_000 ? `${decimal(value / 1000, 1)}\u202fk` : `${decimal(value / 1_000_000, 2)}\u202fM`;
}

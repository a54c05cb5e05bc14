/** The bounds and targets at each time, because an edited autoscaler changes them during a run. */
import type { SeriesTarget } from "../../engine/index";
import type { Run } from "../run/run";
import type { TimeRange } from "../run/timeRange";
import { replicaTicks, type ValueTick } from "./axes";

/** A stretch of time in which one manifest was in force. */
export interface Stretch {
  from: number;
  to: number;
}

/** `changed`: which of them differ from those before. */
export interface BoundsStretch extends Stretch {
  minReplicas: number;
  maxReplicas: number;
  changed: { min: boolean; max: boolean };
}

export function boundsOverTime({ hpa, edits, durationSeconds }: Pick<Run, "hpa" | "edits" | "durationSeconds">): BoundsStretch[] {
  let before = hpa.spec;
  return stretches([{ at: 0, hpa }, ...edits], durationSeconds).map(({ value, ...stretch }) => {
    const { minReplicas = 1, maxReplicas } = value.hpa.spec;
    const changed = { min: minReplicas !== (before.minReplicas ?? 1), max: maxReplicas !== before.maxReplicas };
    before = value.hpa.spec;
    return { ...stretch, minReplicas, maxReplicas, changed };
  });
}

/** `target` is null while no manifest reads the metric. */
export function targetsOverTime({ metrics, edits, durationSeconds }: Run, index: number): (Stretch & { target: SeriesTarget | null })[] {
  const first = metrics[index];
  const known = first && !Number.isNaN(first.target) ? first : null;
  const all = [{ at: 0, target: known }, ...edits.map(({ at, targets }) => ({ at, target: targets[index] ?? null }))];
  return stretches(all, durationSeconds).map(({ value, ...stretch }) => ({ ...stretch, target: value.target }));
}

export const highestBound = (bounds: readonly BoundsStretch[]): number =>
  bounds.reduce((most, { maxReplicas }) => Math.max(most, maxReplicas), 1);

/** The first manifest's bounds label the axis; their lines end where another manifest replaces it. */
export function boundTicks({ minReplicas, maxReplicas, to }: BoundsStretch, ends: boolean, max: number, height: number): ValueTick[] {
  return replicaTicks(max, minReplicas, maxReplicas, height).map((tick) => (tick.bound && ends ? { ...tick, until: to } : tick));
}

/** The parts of stretches that are in view. */
export const stretchesInView = <Held extends Stretch>(stretches: readonly Held[], { from, to }: TimeRange): Held[] =>
  stretches.flatMap((held) =>
    held.to > from && held.from < to ? [{ ...held, from: Math.max(from, held.from), to: Math.min(to, held.to) }] : [],
  );

function stretches<Value extends { at: number }>(values: readonly Value[], end: number): (Stretch & { value: Value })[] {
  return values.flatMap((value, place) => {
    const to = Math.min(end, values[place + 1]?.at ?? end);
    return value.at < to ? [{ from: value.at, to, value }] : [];
  });
}

import type { Run } from "./run";

/** The seconds that can be selected, in order: the syncs, and KEDA's polls. `rescaled`: 1 where the scale was written. */
export interface Stops {
  at: Float64Array;
  rescaled: Uint8Array;
}

type StoppedRun = Pick<Run, "steps" | "keda">;

/** A run without KEDA stops at its syncs. */
export function stopsOf(run: StoppedRun): Stops {
  if (run.keda === null) return run.steps;
  const stops = known.get(run) ?? withPolls(run.steps, run.keda.polls);
  known.set(run, stops);
  return stops;
}

const known = new WeakMap<StoppedRun, Stops>();

function withPolls({ at: syncs, rescaled }: Stops, { at: polls, written }: NonNullable<Run["keda"]>["polls"]): Stops {
  const at = Float64Array.from(new Set([...syncs, ...polls])).toSorted();
  const wrote = new Set<number>([...syncs].filter((_, step) => rescaled[step] === 1));
  polls.forEach((second, poll) => !Number.isNaN(written[poll]!) && wrote.add(second));
  return { at, rescaled: Uint8Array.from(at, (second) => (wrote.has(second) ? 1 : 0)) };
}

import type { BandCells, BandGrid } from "./bands";

/** Where the counts of the seeds first differ, and which seeds have which count there. */
export interface FirstDifference {
  /** The seconds of the cell. */
  from: number;
  to: number;
  /** What the groups' counts are: those after the cell, or, if a count may change twice in it, the highest or the lowest ones of the cell. */
  counts: "after" | "highest" | "lowest";
  /** In order of the count; the seeds in their own order. */
  groups: readonly { replicas: number; seeds: readonly number[] }[];
}

interface SeedReplicas {
  seed: number;
  replicas: BandCells;
}

/** `syncPeriodSeconds`: a count changes at most once in this time. Null: the counts are the same in all runs, at all times. */
export function firstDifference(
  { cells, stepSeconds }: BandGrid,
  runs: readonly SeedReplicas[],
  syncPeriodSeconds: number,
): FirstDifference | null {
  const [first, ...others] = runs;
  if (first === undefined) return null;
  for (let cell = 0; cell < cells; cell++) {
    const differs = (edge: keyof BandCells) => others.some(({ replicas }) => replicas[edge][cell] !== first.replicas[edge][cell]);
    if (!differs("high") && !differs("low")) continue;
    const place = { from: cell * stepSeconds, to: (cell + 1) * stepSeconds - 1 };
    const before = stepSeconds > syncPeriodSeconds ? null : settled(first.replicas, cell - 1);
    const after = runs.map(({ replicas }) =>
      stepSeconds === 1 ? replicas.high[cell]! : before === null ? null : changed(replicas, cell, before),
    );
    if (!after.includes(null)) return { ...place, counts: "after", groups: groupsOf(runs, (run) => after[runs.indexOf(run)]!) };
    const edge = differs("high") ? "high" : "low";
    return { ...place, counts: edge === "high" ? "highest" : "lowest", groups: groupsOf(runs, ({ replicas }) => replicas[edge][cell]!) };
  }
  return null;
}

/** The count of a cell in which it does not change; null if it does, or if there is no such cell. */
const settled = ({ low, high }: BandCells, cell: number): number | null => (cell >= 0 && low[cell] === high[cell] ? low[cell]! : null);

/** The count after a cell in which it changes at most once; null if it changes more often. */
function changed({ low, high }: BandCells, cell: number, before: number): number | null {
  const [lowest, highest] = [low[cell]!, high[cell]!];
  if (lowest < before && highest > before) return null;
  return highest > before ? highest : lowest;
}

function groupsOf(runs: readonly SeedReplicas[], count: (run: SeedReplicas) => number): FirstDifference["groups"] {
  const counts = [...new Set(runs.map(count))].toSorted((a, b) => a - b);
  return counts.map((replicas) => ({ replicas, seeds: runs.filter((run) => count(run) === replicas).map(({ seed }) => seed) }));
}

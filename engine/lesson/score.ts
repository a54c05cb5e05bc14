import { countAt, type CountSteps } from "./countSteps";

/** What somebody drew beside the run, both of spec.replicas. A second counts with the count that held from it on. */
export interface DrawingScore {
  /** So many seconds were compared. */
  seconds: number;
  /** Of them with the run's own count, and with a count at most one replica beside it. */
  exactSeconds: number;
  withinOneSeconds: number;
  /** Where they lie two replicas or more apart to one side, most replica-seconds first; null where they never do. */
  largestGap: DrawingGap | null;
  /** Counts × hours. */
  drawnReplicaHours: number;
  runReplicaHours: number;
  /** Where both counts hold and are not the same, in order of time. */
  differences: readonly CountDifference[];
}

export interface DrawingGap {
  from: number;
  to: number;
  /** By how many replicas the drawing is above the run at most; negative: below it. */
  most: number;
}

export interface CountDifference {
  from: number;
  to: number;
  drawn: number;
  run: number;
}

/** Compares from one second until another, whose own count no longer counts. */
export function scoreDrawing(drawn: CountSteps, run: CountSteps, from: number, to: number): DrawingScore {
  const parts = partsOf(drawn, run, from, to);
  const seconds = (counts: (part: CountDifference) => number) => parts.reduce((sum, part) => sum + (part.to - part.from) * counts(part), 0);
  const apart = ({ drawn, run }: CountDifference) => Math.abs(drawn - run);
  return {
    seconds: seconds(() => 1),
    exactSeconds: seconds((part) => Number(apart(part) === 0)),
    withinOneSeconds: seconds((part) => Number(apart(part) <= 1)),
    largestGap: largestGap(parts),
    drawnReplicaHours: seconds((part) => part.drawn) / 3600,
    runReplicaHours: seconds((part) => part.run) / 3600,
    differences: parts.filter((part) => apart(part) > 0),
  };
}

/** The time cut wherever one of both changes. */
function partsOf(drawn: CountSteps, run: CountSteps, from: number, to: number): CountDifference[] {
  const cuts = [from, ...[...drawn, ...run].map(([second]) => second).filter((second) => second > from && second < to), to];
  const times = [...new Set(cuts)].toSorted((a, b) => a - b);
  return times.slice(1).map((end, index) => {
    const begin = times[index]!;
    return { from: begin, to: end, drawn: countAt(drawn, begin), run: countAt(run, begin) };
  });
}

/** Fewer replicas apart than this are no gap: one is as near as a reading of the figure. */
const leastGap = 2;

function largestGap(parts: readonly CountDifference[]): DrawingGap | null {
  const gaps: (DrawingGap & { replicaSeconds: number })[] = [];
  for (const { from, to, drawn, run } of parts) {
    const by = drawn - run;
    if (Math.abs(by) < leastGap) continue;
    const replicaSeconds = Math.abs(by) * (to - from);
    const last = gaps.at(-1);
    if (last && last.to === from && Math.sign(last.most) === Math.sign(by)) {
      last.to = to;
      last.most = Math.sign(by) * Math.max(Math.abs(by), Math.abs(last.most));
      last.replicaSeconds += replicaSeconds;
    } else gaps.push({ from, to, most: by, replicaSeconds });
  }
  const largest = gaps.reduce<(typeof gaps)[number] | null>(
    (most, gap) => (most && most.replicaSeconds >= gap.replicaSeconds ? most : gap),
    null,
  );
  return largest && { from: largest.from, to: largest.to, most: largest.most };
}

import { countAt, type CountSteps } from "./countSteps";

/** How close a drawing is to the run; both are spec.replicas. A second counts with the count that is valid from it on. */
export interface DrawingScore {
  /** How many seconds were compared. */
  seconds: number;
  /** Of these, the seconds with the run's own count, and those with a count within the tolerance. */
  exactSeconds: number;
  rightSeconds: number;
  /** Where the drawing is above or below the tolerance, with the most replica-seconds apart; null if it never is. */
  largestGap: DrawingGap | null;
  /** Counts × hours. */
  drawnReplicaHours: number;
  runReplicaHours: number;
  /** Where the two counts differ, in order of time. */
  differences: readonly CountDifference[];
}

interface DrawingGap {
  from: number;
  to: number;
  /** The largest number of replicas by which the drawing is above the run; negative: below it. */
  most: number;
}

export interface CountDifference {
  from: number;
  to: number;
  drawn: number;
  run: number;
}

/** How far a drawing may be from the run and still count as the same: in replicas, and in seconds before or after a change. */
export interface HandTolerance {
  replicas: number;
  seconds: number;
}

/** The smallest step of the figure. */
const steadyHand: HandTolerance = { replicas: 1, seconds: 0 };

/**
 * One sync, and a tenth of the run's highest count or a twenty-fourth of the figure's height, which reaches maxReplicas: about four pixels.
 * It is at most half of the run's own movement, so that a flat line does not pass for a small change.
 */
export function handTolerance(
  run: CountSteps,
  from: number,
  to: number,
  { syncPeriodSeconds, maxReplicas }: { syncPeriodSeconds: number; maxReplicas: number },
): HandTolerance {
  const counts = [countAt(run, from), ...run.filter(([second]) => second > from && second < to).map(([, count]) => count)];
  const [lowest, highest] = [Math.min(...counts), Math.max(...counts)];
  const near = Math.max(1, Math.round(highest / 10), Math.round(maxReplicas / 24));
  const replicas = highest === lowest ? near : Math.min(near, Math.max(1, Math.floor((highest - lowest) / 2)));
  return { replicas, seconds: syncPeriodSeconds };
}

/** Compares from `from` until `to`; the second `to` itself does not count. */
export function scoreDrawing(drawn: CountSteps, run: CountSteps, from: number, to: number, hand = steadyHand): DrawingScore {
  const parts = partsOf(drawn, run, from, to);
  const judged = judgedParts(drawn, run, from, to, hand);
  const seconds = (counts: (part: CountDifference) => number) => parts.reduce((sum, part) => sum + (part.to - part.from) * counts(part), 0);
  const apart = ({ drawn, run }: CountDifference) => Math.abs(drawn - run);
  return {
    seconds: seconds(() => 1),
    exactSeconds: seconds((part) => Number(apart(part) === 0)),
    rightSeconds: judged.reduce((sum, part) => sum + (part.beyond === 0 ? part.to - part.from : 0), 0),
    largestGap: largestGap(judged),
    drawnReplicaHours: seconds((part) => part.drawn) / 3600,
    runReplicaHours: seconds((part) => part.run) / 3600,
    differences: parts.filter((part) => apart(part) > 0),
  };
}

/** The time, split wherever one of the two counts changes. */
function partsOf(drawn: CountSteps, run: CountSteps, from: number, to: number): CountDifference[] {
  return stretchesBetween(
    [...drawn, ...run].map(([second]) => second),
    from,
    to,
  ).map((part) => ({
    ...part,
    drawn: countAt(drawn, part.from),
    run: countAt(run, part.from),
  }));
}

interface JudgedPart extends CountDifference {
  /** How many replicas the drawing is outside the tolerance: 0 inside, positive above, negative below. */
  beyond: number;
}

/** Around a change of the run, every count that the run has within the time tolerance may be drawn. */
function judgedParts(drawn: CountSteps, run: CountSteps, from: number, to: number, hand: HandTolerance): JudgedPart[] {
  const changes = run.flatMap(([second]) => [second, second - hand.seconds, second + hand.seconds]);
  return stretchesBetween([...drawn.map(([second]) => second), ...changes], from, to).map((part) => {
    const [count, own] = [countAt(drawn, part.from), countAt(run, part.from)];
    const near = run.filter(([second]) => second > part.from - hand.seconds && second <= part.from + hand.seconds).map(([, held]) => held);
    const before = countAt(run, part.from - hand.seconds);
    const counts = Number.isNaN(before) ? [own, ...near] : [before, ...near];
    const above = count - (Math.max(...counts) + hand.replicas);
    const below = count - (Math.min(...counts) - hand.replicas);
    return { ...part, drawn: count, run: own, beyond: above > 0 ? above : Math.min(0, below) };
  });
}

function stretchesBetween(cuts: readonly number[], from: number, to: number): { from: number; to: number }[] {
  const inside = cuts.filter((second) => second > from && second < to);
  const times = [...new Set([from, ...inside, to])].toSorted((a, b) => a - b);
  return times.slice(1).map((end, index) => ({ from: times[index]!, to: end }));
}

function largestGap(parts: readonly JudgedPart[]): DrawingGap | null {
  const gaps: (DrawingGap & { replicaSeconds: number })[] = [];
  for (const { from, to, drawn, run, beyond } of parts) {
    if (beyond === 0) continue;
    const by = drawn - run;
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

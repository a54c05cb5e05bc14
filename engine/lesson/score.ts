import { countAt, type CountSteps } from "./countSteps";

/** What somebody drew beside the run, both of spec.replicas. A second counts with the count that held from it on. */
export interface DrawingScore {
  /** So many seconds were compared. */
  seconds: number;
  /** Of them with the run's own count, and with a count that a hand may draw for it. */
  exactSeconds: number;
  rightSeconds: number;
  /** Where the drawing is above what a hand may draw, or below it, with most replica-seconds apart; null where it never is. */
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

/** How far beside the run a hand may draw, that means the same: so many replicas, and a change so much earlier or later. */
export interface HandTolerance {
  replicas: number;
  seconds: number;
}

/** At the figure's own grain. */
const steadyHand: HandTolerance = { replicas: 1, seconds: 0 };

/**
 * One sync, and a tenth of the run's highest count or a twenty-fourth of the figure, which reaches to maxReplicas: about four pixels. It is
 * at most half of what the run itself moves by, so that a flat line does not pass for a small change.
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

/** Compares from one second until another, whose own count no longer counts. */
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

/** The time cut wherever one of both changes. */
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
  /** By how many replicas the drawing is beside what a hand may draw: 0, above it, or, negative, below. */
  beyond: number;
}

/** Around a change of the run, each count that it has within the tolerance of time may be drawn. */
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

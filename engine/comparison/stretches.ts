import type { SecondColumns } from "../simulation/secondColumns";

/** Consecutive seconds in which spec.replicas, or the existing pods, differ between the runs. */
export interface DifferingStretch {
  from: number;
  /** The first second after it; one past the last shared second if it lasts to the end. */
  to: number;
  /** For spec.replicas: the largest count by which the present run is above the baseline, and the largest by which it is below. */
  more: number;
  fewer: number;
  /**
   * Existing pods × seconds, the present run's minus the baseline's. Second 0 does not count, as in the outcomes: the sum over all
   * stretches is the difference of their pod-hours.
   */
  podSeconds: number;
}

type Counts = Pick<SecondColumns, "written" | "existing">;

export function findStretches(baseline: Counts, now: Counts, lastSecond: number): DifferingStretch[] {
  const stretches: DifferingStretch[] = [];
  let open: DifferingStretch | null = null;
  for (let second = 0; second <= lastSecond; second++) {
    const written = now.written[second]! - baseline.written[second]!;
    const existing = now.existing[second]! - baseline.existing[second]!;
    if (written === 0 && existing === 0) {
      open = null;
      continue;
    }
    if (!open) stretches.push((open = { from: second, to: second, more: 0, fewer: 0, podSeconds: 0 }));
    open.to = second + 1;
    open.more = Math.max(open.more, written);
    open.fewer = Math.max(open.fewer, -written);
    if (second > 0) open.podSeconds += existing;
  }
  return stretches;
}

import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import type { Trace } from "../simulation/trace";
import { inputDifferences, type InputDifference } from "./inputDifferences";
import { outcomeDifferences, type FailureDifference, type OutcomeDifference } from "./outcomeDifferences";
import { findDivergence, type Divergence } from "./divergence";
import { compareReleases, type ReleaseComparison } from "./releaseComparison";
import { compareKedaReleases, type KedaReleaseComparison } from "./kedaReleases";
import { findStretches, type DifferingStretch } from "./stretches";

/** A finished run and its scenario. */
export interface ComparedRun {
  scenario: Scenario;
  trace: Trace;
}

/** Two runs compared over the seconds that both have. Every difference is the present run's value minus the baseline's. */
export interface Comparison {
  /** The last second that both have: the shorter run's duration. */
  lastSecond: number;
  /** Where they first diverge; null if both went the same way, decision by decision. */
  divergence: Divergence | null;
  /** In order of time. */
  stretches: readonly DifferingStretch[];
  /** Every outcome, over the shared seconds. */
  outcomes: readonly OutcomeDifference[];
  /** The failed requests by reason, over the shared seconds; only of reasons that occur. */
  failures: readonly FailureDifference[];
  /** The differences between the scenarios, except for their names. */
  inputs: readonly InputDifference[];
  /** What the two releases do differently; null if both runs are of one release, or one is of Kubernetes 1.2. */
  releases: ReleaseComparison | null;
  /** The same of KEDA; null if both runs are of one release of it, or one has no ScaledObject. */
  kedaReleases: KedaReleaseComparison | null;
}

/** `parts`: the code that one of the scenarios needs: the longer run may run again. */
export function compareRuns(baseline: ComparedRun, now: ComparedRun, parts: LateParts): Comparison {
  const lastSecond = Math.min(baseline.trace.durationSeconds, now.trace.durationSeconds);
  return {
    lastSecond,
    divergence: findDivergence(baseline.trace, now.trace, lastSecond),
    stretches: findStretches(baseline.trace.seconds, now.trace.seconds, lastSecond),
    ...outcomeDifferences(baseline, now, lastSecond, parts),
    inputs: inputDifferences(baseline, now),
    releases: compareReleases(baseline, now),
    kedaReleases: compareKedaReleases(baseline, now, lastSecond),
  };
}

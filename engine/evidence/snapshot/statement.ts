import type { Words } from "../../lib/sentence";
import type { AdviceRule } from "../../manifest/advice/adviceRules";
import type { AutoscalerField } from "../evidence";
import type { Disagreement, Place } from "../merge/merged";
import type { WorldSupposition } from "../worlds/suppositions";
import type { Beside } from "./besides";
import type { ClusterProblem } from "./problem";
import type { SaidLine } from "./saidLines";
import type { SnapshotSum } from "./sum";
import type { SnapshotTimes } from "./times";

/** Whole numbers from `low` to `high`; equal where there is only one. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * How sure a statement is: what a text says, what the controller's rules make of it, or what was supposed because the text is silent. A
 * computed statement lists what it supposes in `assumes`.
 */
export type Standing = "recorded" | "computed" | "assumed";

export type Supposition =
  | WorldSupposition
  | "defaultTolerance"
  | "defaultWindow"
  | "defaultSelectPolicy"
  | "defaultForbiddenWindows"
  /** Computed by the rules of the oldest and of the newest controller that this engine has. */
  | "controllerVersion";

export type Statement = {
  readonly standing: Standing;
  readonly assumes?: readonly Supposition[];
  /** The lines on which it rests. */
  readonly basis: readonly Place[];
} & Said;

export type Said =
  | Proposal
  /** The largest proposal of all metrics, then the bounds and the limits of a rate that hold without memory. */
  | {
      readonly code: "decision";
      readonly replicas: number;
      readonly proposal: Range;
      readonly result: Range;
      readonly limitedBy: readonly string[];
    }
  /** A condition names what held the count. */
  | {
      readonly code: "held";
      readonly reason: string;
      readonly windowSeconds?: number;
      /** Of a window: whether the figures would have moved the count against it; null where they are not printed. */
      readonly isDecisive?: boolean | null;
    }
  /** From which percentage on a utilization metric moves the count; null: from none. */
  | { readonly code: "actsAt"; readonly up: ActingPercent | null; readonly down: ActingPercent | null }
  | {
      readonly code: "nextScale";
      readonly direction: "up" | "down";
      /** Seconds after the last scale, or after the last higher recommendation. */
      readonly after: "lastScale" | "lastHigherRecommendation";
      readonly waitSeconds: number;
      /** From the earliest to the latest, after the text was printed; for a window only if the metrics stay. Null: the text does not say when that was. */
      readonly inSeconds: Range | null;
      /** How long ago the last scale up proposed what the window remembers; missing where no event shows it. */
      readonly proposedAgo?: Range;
    }
  /** The limit was reached as long after the last scale as the window lasts. */
  | { readonly code: "windowPassed"; readonly seconds: number; readonly windowSeconds: number }
  | { readonly code: "notComputed"; readonly condition: string; readonly reason: string }
  /** A count was computed, but the API server refused to write it. `count`: what should have been written, where an event says it. */
  | { readonly code: "notWritten"; readonly count: number | null }
  /** An average that was divided by 0 pods, which until 1.37 is printed as the smallest number there is. */
  | { readonly code: "dividedByNoPods"; readonly metric: string | null }
  | { readonly code: "neverComputed"; readonly orElse: "scaledToZero" | null }
  | { readonly code: "staleCondition"; readonly condition: string; readonly reason: string }
  | {
      readonly code: "contradiction";
      readonly what: "reasonAndMessage";
      readonly condition: string;
      readonly reason: string;
      readonly messageSays: string;
    }
  | {
      readonly code: "contradiction";
      readonly what: "limitWithoutProposal";
      readonly reason: string;
      readonly explanations: readonly Explanation[];
    }
  /** What an object beside the autoscaler means for it. */
  | { readonly code: "beside"; readonly what: Beside }
  | { readonly code: "disagreement"; readonly disagreement: Disagreement }
  | { readonly code: "problem"; readonly problem: ClusterProblem; readonly when: "now" | "past" | "unknown" }
  /** `minReplicas`: the least that KEDA lets the target have; null: the texts do not tell. */
  | { readonly code: "owner"; readonly owner: "keda"; readonly minReplicas: number | null }
  | { readonly code: "implausible"; readonly field: AutoscalerField }
  /** A rescale that an event or a row shows. `rows`: what the row before led to. */
  | {
      readonly code: "change";
      readonly to: number;
      readonly from: number | null;
      readonly ago: Range | null;
      readonly reason: string | null;
    }
  /** The counts that the printed policies allow from this one now, and in how many seconds they allow a change if they allow none now. */
  | {
      readonly code: "budget";
      readonly direction: "up" | "down";
      readonly count: number;
      readonly limit: Range;
      readonly freesIn: Range | null;
    }
  | {
      readonly code: "separateDecisions";
      readonly direction: "up" | "down";
      readonly gapSeconds: Range;
      /** What each of them wrote. */
      readonly counts: readonly number[];
      /** The least or the most that the policies of the text allowed after the first, each time, if they set the steps, or all but the last. */
      readonly limits: readonly number[] | null;
      readonly explanations: readonly Explanation[];
    }
  | {
      readonly code: "row";
      readonly replicas: number;
      readonly proposal: Range;
      readonly result: Range;
      readonly limitedBy: readonly string[];
      readonly next: number | null;
    }
  /** The figures asked for fewer pods for so long before the count fell. */
  | { readonly code: "heldInRows"; readonly from: number; readonly to: number; readonly seconds: Range; readonly windowSeconds: number }
  /**
   * What the lists of the metrics APIs make of a metric. `percent` of the requests, or `milli`: the average of one pod, or the sum where
   * the pods share it (`isTotal`). `without`: pods that have no value there. `counts`: what the rules propose from it.
   */
  | {
      readonly code: "measured";
      readonly metric: string;
      readonly values: number;
      readonly percent: number | null;
      readonly milli: number;
      readonly isTotal: boolean;
      readonly without: readonly string[];
      /** What the autoscaler printed, where it differs. */
      readonly printed: string | null;
      readonly counts: Range | null;
    }
  | { readonly code: "undetermined"; readonly what: Unknown }
  /** Advice about the autoscaler's manifest, in the words of the manifest's own advice. The first line of its basis is its own. */
  | {
      readonly code: "advice";
      readonly rule: AdviceRule;
      readonly message: string;
      readonly reason: string;
      readonly said: { readonly message: Words; readonly reason: Words };
    }
  | { readonly code: "next"; readonly command: string };

/** `edge`: this percentage moves the count only by the rules of some controllers. */
export interface ActingPercent {
  readonly percent: number;
  readonly edge: number | null;
}

/** What one metric proposes. */
export interface Proposal {
  readonly code: "proposal";
  readonly metric: string | null;
  /** As printed. */
  readonly figure: string;
  readonly target: string;
  /** Null where the text does not say how many pods there are: then there is only the ratio. */
  readonly replicas: number | null;
  readonly ratio: Range;
  readonly counts: Range | null;
  /** What was rounded up to `counts`; null where nothing was, as inside the tolerance. */
  readonly product: Range | null;
  /** What the ratio is multiplied by: ready pods, samples, or status.replicas; null where it is not multiplied. */
  readonly factor: number | null;
  /** `edge`: inside for one controller or rounding, outside for another. */
  readonly tolerance: "inside" | "outside" | "edge";
  readonly direction: "up" | "down" | "none";
  /** Of a metric whose total is shared by the pods, in thousandths. */
  readonly totalMilli?: Range;
  /** Pods that the second calculation filled in; null: it was not made. */
  readonly setAside: { readonly unready: number; readonly missing: number } | null;
}

export type Explanation =
  | { readonly kind: "earlierRecommendation" }
  | { readonly kind: "hiddenMetric" }
  | { readonly kind: "anotherTime" }
  | { readonly kind: "olderController" }
  | { readonly kind: "policy" }
  | { readonly kind: "window" };

export type Unknown =
  | "replicas"
  | "desired"
  | "metrics"
  | "hiddenMetrics"
  | "conditions"
  | "bounds"
  | "lastHigherRecommendation"
  | "whatProposedMore"
  /** Whether all pods are ready and measured, or some are pending. */
  | "pods"
  /** Whether KEDA's cooldown has passed. */
  | "kedaCooldown";

export interface SnapshotExplanation {
  readonly name: string | null;
  readonly namespace: string | null;
  readonly statements: readonly Statement[];
  readonly sum: SnapshotSum;
  readonly times: SnapshotTimes;
  readonly lines: readonly SaidLine[];
}

/** A problem that the objects of the texts show. */
export const problemNow = (problem: ClusterProblem, standing: Standing, basis: readonly Place[]): Statement => ({
  code: "problem",
  problem,
  when: "now",
  standing,
  basis,
});

import { decidedBy, type SumLine } from "../app/words/report/decided";
import type { AnyReconcile, Trace, VpaTrace } from "../engine/doors/withKeda";
import { vpaAtSync, type VpaAtSync } from "./vpa";

/** One sync of the controller. */
export interface Decision {
  /** Seconds since the start of the run. */
  readonly second: number;
  /** spec.replicas before the sync; null if the controller could not read it. */
  readonly replicas: number | null;
  /** The count that the controller wants; null if it computed none. */
  readonly desiredReplicas: number | null;
  /** The count that the controller writes; null if it writes none. */
  readonly scaledTo: number | null;
  /** Each metric of the manifest of this second, in its order. */
  readonly metrics: readonly MetricReading[];
  /** What is known of the VerticalPodAutoscaler; absent if the run has none. */
  readonly vpa?: VpaAtSync;
  /** What held the count, in a few English words, such as "inside tolerance". */
  readonly verdict: string;
  /** Why, in English sentences with the numbers of the sync. */
  readonly explanation: string;
  /** The calculation in rows, from what was observed to the count. */
  readonly sum: readonly SumLine[];
}

/** What the controller knows of a metric at a sync. */
export interface MetricReading {
  /** Its name, such as `cpu`. */
  readonly name: string;
  /** Its source in the manifest, such as `Resource` or `Pods`. */
  readonly type: string;
  /** `%` of the requests, `m` (thousandths of a core), `Mi` (mebibytes), or "" for the metric's own unit. */
  readonly unit: "%" | "m" | "Mi" | "";
  /** What the controller computed, in `unit`; null if it could not. */
  readonly value: number | null;
  /** The target, in `unit`. */
  readonly target: number | null;
  /** The count that this metric proposes; null if it proposes none. */
  readonly proposedReplicas: number | null;
  /** The controller's error; null if there is none. */
  readonly error: string | null;
}

/** The words are made when they are read, because a day has thousands of syncs. */
export function decisionOf(trace: Trace, reconcile: AnyReconcile, step: number, vpa: Omit<VpaTrace, "changedRequests"> | null): Decision {
  const { at, specReplicas, scaledTo, decision } = reconcile;
  return {
    second: at,
    replicas: specReplicas,
    desiredReplicas: desiredBy(decision),
    scaledTo,
    metrics: metricsOf(trace, reconcile, step),
    ...(vpa !== null && { vpa: vpaAtSync(vpa, at, trace.reconciles[step - 1]?.at ?? null) }),
    get verdict() {
      return decidedBy(reconcile).verdict;
    },
    get explanation() {
      return decidedBy(reconcile).sentence;
    },
    get sum() {
      return decidedBy(reconcile).sum;
    },
  };
}

function desiredBy(decision: AnyReconcile["decision"]): number | null {
  if ("desired" in decision) return decision.desired;
  return "bounds" in decision ? (decision.bounds.at(-1)?.to ?? decision.proposal) : null;
}

function metricsOf({ edits, metrics, hpa }: Trace, { at, decision }: AnyReconcile, step: number): MetricReading[] {
  const edit = edits.findLast((each) => each.at <= at);
  const proposals = "metrics" in decision ? decision.metrics : [];
  const first = (hpa.spec.metrics ?? metrics).map((_, index) => index);
  return (edit?.series ?? first).flatMap((index, place) => {
    const metric = metrics[index];
    if (metric === undefined) return [];
    const proposal = proposals[place];
    return {
      name: metric.name,
      type: metric.type,
      unit: metric.unit,
      value: known(metric.seen[step]),
      target: known((edit?.targets[index] ?? metric).target),
      proposedReplicas: proposal?.ok === true ? proposal.replicaCount : null,
      error: proposal?.ok === false ? proposal.error : null,
    };
  });
}

const known = (value: number | undefined): number | null => (value === undefined || Number.isNaN(value) ? null : value);

/** What one sync of recorded series decided, with the standing of each part. */
import type { HeldByReason, Reconcile } from "../../controller/decision";
import { latestVersion } from "../../controller/flags";
import { stepAt } from "../../lib/stepAt";
import type { NotRebuilt, SupposedPart } from "../autoscalerOf";
import type { Divergence } from "../series/divergence";
import type { ExplainedSeries, SeriesExplanation, SeriesMetric } from "../series/explainSeries";
import type { RecomputedSync } from "../series/recompute";
import type { Standing } from "../snapshot/statement";
import type { TimeRange } from "../../answers/points";
import type { AskedTime } from "./askedTime";
import { secondOf, type NotTold } from "./secondOf";

/** What one sync decided, as far as the record tells. */
export interface DecidedAt {
  /** What held the count; `by` null: undetermined, and it was one of `possible` or something that is not recorded. */
  readonly heldBy: { readonly by: HeldByReason | null; readonly standing: Standing; readonly possible: readonly HeldByReason[] };
  /** Decisions that fit the record, the plainest first. Where none fits: what the rules make of it if nothing else happened. */
  readonly decisions: readonly { readonly fits: boolean; readonly standing: Standing; readonly reconcile: Reconcile }[];
}

/** Times are Unix seconds. */
export interface DecisionAt extends DecidedAt {
  /** The second that was asked about. */
  readonly asked: number;
  /** Nothing was recorded between these two scrapes, and the asked second is between them; null: the sync is the last one before it. */
  readonly gap: TimeRange | null;
  readonly recorded: RecordedSync;
  /** status.desiredReplicas by the rules; `count` null: nothing was computed, and `reason` says why. */
  readonly computed: { readonly count: number | null; readonly reason: NotComputed | null; readonly standing: Standing };
  /** Where recorded and computed diverge at this sync, with every cause that may have made the difference. */
  readonly divergences: readonly Divergence[];
  /** What is recorded nowhere. */
  readonly assumes: readonly SyncAssumption[];
}

/** What the series have of one sync; null: they do not tell. */
interface RecordedSync {
  /** When the controller ran, and the scrape that shows what it did. */
  readonly at: number;
  readonly scrapedAt: number;
  /** status.currentReplicas: the count that the sync found. */
  readonly currentReplicas: number | null;
  /** status.desiredReplicas: the count that it decided. */
  readonly desiredReplicas: number | null;
  readonly minReplicas: number | null;
  readonly maxReplicas: number | null;
  readonly readyPods: number | null;
  readonly existingPods: number | null;
  /** In percent, or in the metric's own unit. */
  readonly metrics: readonly (SeriesMetric & { readonly figure: number | null; readonly target: number | null })[];
  readonly standing: Standing;
}

export type NotComputed =
  /** The evidence does not have enough of the autoscaler. */
  | NotRebuilt
  /** No metric has a figure, here or anywhere. */
  | { readonly code: "noFigure" }
  /** The search ended before this second, because the syncs before it diverge too often. */
  | { readonly code: "givenUp"; readonly at: number };

export type SyncAssumption =
  /** The second of each sync period in which the controller runs. */
  | { readonly code: "phase"; readonly second: number; readonly periodSeconds: number }
  /** Which pods had a sample: the plainest choice that fits. */
  | { readonly code: "samples" }
  /** As many pods as the count, all Ready and measured. */
  | { readonly code: "everyPodReady" }
  | { readonly code: "part"; readonly part: SupposedPart["part"]; readonly metric: string | null; readonly value: string }
  | { readonly code: "flags"; readonly version: string; readonly syncPeriodSeconds: number };

/** The decision of the sync at a time, or of the last one before it. */
export function decisionAt(series: ExplainedSeries, asked: AskedTime): DecisionAt | NotTold {
  const { explanation } = series;
  const { columns, gaps, to } = explanation;
  const second = secondOf(asked, { from: columns.at[0]!, to });
  if (typeof second !== "number") return second;
  const index = stepAt(columns.at, second);
  const count = numberIn(columns.computed, index);
  return {
    asked: second,
    gap: gaps.find((gap) => gap.from < second && second < gap.to) ?? null,
    recorded: recordedAt(explanation, index),
    computed: { count, reason: count === null ? reasonAt(explanation, index) : null, standing: "computed" },
    ...decidedAt(series, index),
    divergences: explanation.divergences.filter(({ first, last }) => first <= index && index <= last),
    assumes: assumed(explanation),
  };
}

/** The decisions of the sync with this index. */
export function decidedAt(series: ExplainedSeries, index: number): DecidedAt {
  const known = series.recomputed(index);
  return { heldBy: heldByIn(known), decisions: decisionsIn(known) };
}

function recordedAt({ columns, metrics }: SeriesExplanation, index: number): RecordedSync {
  return {
    at: columns.at[index]!,
    scrapedAt: columns.scrapedAt[index]!,
    currentReplicas: numberIn(columns.currentReplicas, index),
    desiredReplicas: numberIn(columns.desiredReplicas, index),
    minReplicas: numberIn(columns.minReplicas, index),
    maxReplicas: numberIn(columns.maxReplicas, index),
    readyPods: numberIn(columns.readyPods, index),
    existingPods: numberIn(columns.existingPods, index),
    metrics: metrics.map((metric, of) => ({
      ...metric,
      figure: numberIn(columns.figures[of]!, index),
      target: numberIn(columns.targets[of]!, index),
    })),
    standing: "recorded",
  };
}

function numberIn(column: Float64Array, index: number): number | null {
  const value = column[index]!;
  return Number.isNaN(value) ? null : value;
}

/** Why nothing was computed at this sync. */
export function reasonAt({ rebuilt, givenUpAt, columns }: SeriesExplanation, index: number): NotComputed {
  if (rebuilt.hpa === null) return rebuilt.reason;
  return givenUpAt !== null && givenUpAt <= columns.at[index]! ? { code: "givenUp", at: givenUpAt } : { code: "noFigure" };
}

function heldByIn(known: RecomputedSync | null): DecisionAt["heldBy"] {
  const { heldBy, fitting } = known ?? { heldBy: null, fitting: [] };
  const possible = [...new Set(fitting.map(({ reconcile }) => reconcile.heldBy.by))];
  return { by: heldBy, standing: heldBy === null ? "assumed" : "computed", possible: heldBy === null ? possible : [heldBy] };
}

function decisionsIn(known: RecomputedSync | null): DecisionAt["decisions"] {
  if (known === null) return [];
  const { fitting, plain, heldBy } = known;
  const standing = heldBy === null ? "assumed" : "computed";
  if (fitting.length > 0) return fitting.map(({ reconcile }) => ({ fits: true, standing, reconcile }));
  return plain === null ? [] : [{ fits: false, standing: "assumed", reconcile: plain }];
}

function assumed({ rebuilt, phase, hasPods, flags, metrics }: SeriesExplanation): SyncAssumption[] {
  const { syncPeriodSeconds } = flags;
  const second = ((phase.second % syncPeriodSeconds) + syncPeriodSeconds) % syncPeriodSeconds;
  return [
    ...(phase.isSupposed ? [{ code: "phase", second, periodSeconds: syncPeriodSeconds } as const] : []),
    { code: hasPods ? "samples" : "everyPodReady" },
    ...(rebuilt.hpa === null ? [] : rebuilt.supposed).map(({ part, metric, value }) => {
      const name = metric === undefined ? null : (metrics[metric]?.name ?? null);
      return { code: "part", part, metric: name, value } as const;
    }),
    { code: "flags", version: latestVersion, syncPeriodSeconds },
  ];
}

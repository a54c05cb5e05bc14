/**
 * The sum of a sync: each stage with its result and how the controller came to it. The panel, the large type, pictures, reports, two
 * decisions side by side and the command line lay these lines out. A stage that the decision did not reach has none.
 */
import {
  stages,
  workingsOf,
  type ChangedRequest,
  type ComputedDecision,
  type MetricProposal,
  type MetricWorkings,
  type Reconcile,
  type Stage,
} from "../../../engine/index";
import { stageNames } from "../names/stageNames";
import { plural, t } from "../text";
import { quantity } from "../times";
import { metricRowName } from "./amounts";
import { limitedWords, observedWords, proposalWords, stabilizedWords } from "./briefWords";
import { changedRequestNotes, partsOfUsage, usageSum } from "./formulas";
import { changedByFillIns, groupsOf, metricLines, podsText, recordedLevel, seenLevel } from "./metricLines";
import { originsOf, type Origins } from "./origins";
import { from, say, type Phrase } from "./phrase";
import { unwritten } from "./sentence";
import {
  appliedPhrases,
  boundOf,
  boundPhrases,
  limitedPhrases,
  stabilizedPhrases,
  unmeasuredBound,
  winnerWords,
  withinBounds,
} from "./stageWords";
import { line, writtenWords, type SumLine } from "./sumLine";

/** What is known beside the record. */
export interface SumSources {
  /** Where the numbers come from. */
  origins?: Origins;
  /** Of the pods that each metric counted, how many were not Ready. */
  notReady?: readonly number[];
  /** For each metric, how the request of a counted pod changed since the sync before. */
  changed?: readonly (ChangedRequest | null)[];
  /** A real cluster's record has the figures of the status, and the samples behind them are supposed. */
  figuresOnly?: boolean;
}

export function sumLines(reconcile: Reconcile, { origins, notReady = [], changed = [], figuresOnly = false }: SumSources = {}): SumLine[] {
  const sources = { origins: origins ?? originsOf(reconcile, null), notReady, changed, figuresOnly };
  return stages.flatMap((stage) => linesOf[stage](reconcile, sources));
}

const linesOf: Readonly<Record<Stage, (reconcile: Reconcile, sources: Required<SumSources>) => SumLine[]>> = {
  observed: (reconcile, sources) =>
    "metrics" in reconcile.decision && reconcile.decision.metrics.length > 0
      ? reconcile.decision.metrics.map((metric, index) => observedLine(reconcile, metric, index, sources))
      : [unmeasuredLine(reconcile)],
  proposal: (reconcile, { origins }) => {
    if (!("metrics" in reconcile.decision)) return [];
    const { metrics } = reconcile.decision;
    const workings = workingsOf(reconcile).metrics;
    return metrics.map((metric, index) => metricLine(metric, index, { workings: workings[index], origins, isOnly: metrics.length === 1 }));
  },
  winner: (reconcile) =>
    ofComputed(reconcile, (decision) => {
      const metric = decision.metrics[decision.winner];
      const words = winnerWords(decision);
      return line("winner", stageNames.winner, decision.proposal, {
        phrases: say`${metric ? metricRowName(metric.spec) : ""}, ${words}`,
        brief: words,
      });
    }),
  stabilized: (reconcile, { origins }) =>
    ofComputed(reconcile, ({ stabilization }) => {
      const { proposal, result, heldBy } = stabilization;
      return line("stabilized", stageNames.stabilized, result, {
        was: heldBy === null ? null : proposal,
        phrases: stabilizedPhrases(stabilization, reconcile.specReplicas, origins),
        brief: stabilizedWords(stabilization),
        sign: heldBy === null ? null : "window",
      });
    }),
  limited: (reconcile, { origins }) =>
    ofComputed(reconcile, ({ limit }) => {
      const { rateLimited } = workingsOf(reconcile);
      const { desired, limitedBy } = limit;
      const result = rateLimited ?? desired;
      const isHeld = limitedBy === "policy" || limitedBy === "selectPolicyDisabled" || limitedBy === "scaleUpLimit";
      return line("limited", stageNames.limited, result, {
        was: result === desired ? null : desired,
        phrases: limitedPhrases(limit, reconcile, origins),
        brief: limitedWords(limit, rateLimited),
        sign: isHeld || result !== desired ? "policy" : null,
      });
    }),
  clamped: (reconcile, { origins }) => {
    const { decision, specReplicas, minReplicas, maxReplicas } = reconcile;
    if (!("desired" in decision)) return [];
    const { desired } = decision;
    const isComputed = decision.kind === "computed";
    const bound = isComputed ? boundOf(decision.limit, desired) : unmeasuredBound(reconcile);
    const before = isComputed ? (workingsOf(reconcile).rateLimited ?? decision.limit.desired) : specReplicas;
    return [
      line("clamped", stageNames.clamped, desired, {
        was: before === desired ? null : before,
        phrases: bound === null ? withinBounds(desired, reconcile, origins) : boundPhrases(bound, reconcile, origins),
        brief: bound === null ? t`${quantity(minReplicas)} to ${quantity(maxReplicas)}` : t`${bound} is ${quantity(reconcile[bound])}`,
        sign: bound,
      }),
    ];
  },
  applied: (reconcile, { origins }) => {
    const { specReplicas, scaledTo } = reconcile;
    const failed = unwritten(reconcile);
    return [
      line("applied", stageNames.applied, scaledTo ?? specReplicas, {
        was: failed,
        phrases: appliedPhrases(reconcile, origins),
        brief: writtenWords(failed, scaledTo),
      }),
    ];
  },
};

function ofComputed({ decision }: Reconcile, sumLine: (decision: ComputedDecision) => SumLine): SumLine[] {
  return decision.kind === "computed" ? [sumLine(decision)] : [];
}

/** Of a sync that read no metric: the reason. */
function unmeasuredLine({ decision, specReplicas }: Reconcile): SumLine {
  const observed = (result: number | null, more: Partial<SumLine>) => line("observed", stageNames.observed, result, more);
  const counted = say`spec.replicas of the target`;
  switch (decision.kind) {
    case "scaleUnavailable":
      return observed(null, { phrases: say`no scale`, notes: [say`${decision.error}`], brief: t`no scale` });
    case "scalingDisabled":
      return observed(specReplicas, { phrases: counted, notes: [say`zero, so scaling is disabled`], brief: t`scaling is disabled` });
    case "aboveMaxReplicas":
    case "belowMinReplicas":
      return observed(specReplicas, {
        phrases: counted,
        notes: [say`outside the bounds, so the controller reads no metric`],
        brief: t`no metric is read`,
      });
    case "noMetrics":
      return observed(null, { phrases: say`no metric`, notes: [say`${decision.error}`], brief: t`no metric` });
    case "computed":
      throw new Error("a computed decision has a metric");
  }
}

function observedLine(reconcile: Reconcile, metric: MetricProposal, index: number, sources: Required<SumSources>): SumLine {
  const notReady = sources.notReady[index] ?? 0;
  const workings = workingsOf(reconcile).metrics[index];
  if (!metric.ok || !workings) {
    const groups = groupsOf(metric);
    return line("observed", stageNames.observed, null, {
      metric: index,
      phrases: say`${say`${metricRowName(metric.spec)} has no value`}${groups ? `, ${podsText(groups, notReady)}` : ""}`,
      notes: metric.ok ? [] : [say`${metric.error}`],
      brief: noValueWords(reconcile),
    });
  }
  const { spec, calculation } = metric;
  const { figuresOnly, origins } = sources;
  const level = figuresOnly ? recordedLevel(metric) : seenLevel(metric);
  const observed = (phrases: Phrase[], notes: Phrase[][] = []) =>
    line("observed", stageNames.observed, level, { metric: index, phrases, notes, brief: observedWords(metric, notReady) });
  if (calculation.kind !== "pods") {
    const seen = from(origins.seen(index), level);
    return observed(figuresOnly && calculation.kind === "averageValue" ? say`${seen} per pod` : say`${seen} in total`);
  }
  const usage = () => usageSum({ index, spec, calculation, origins }, calculation.counted, workings.counted);
  const parts = partsOfUsage({ index, spec, calculation, origins });
  const changed = sources.changed[index] ?? null;
  return observed(
    say`${podsText(calculation.groups, notReady)}`,
    figuresOnly ? [] : [usage(), ...(parts.length === 0 ? [] : [parts]), ...(changed === null ? [] : changedRequestNotes(spec, changed))],
  );
}

function noValueWords({ decision }: Reconcile): string {
  const metrics = "metrics" in decision ? decision.metrics : [];
  const failed = metrics.filter(({ ok }) => !ok).length;
  return metrics.length > 1 ? t`${quantity(failed)} of ${quantity(metrics.length)} metrics have no value` : t`no metric`;
}

interface OfMetric {
  workings: MetricWorkings | null | undefined;
  origins: Origins;
  isOnly: boolean;
}

function metricLine(metric: MetricProposal, index: number, { workings, origins, isOnly }: OfMetric): SumLine {
  const [row, name] = [`metric ${index}` as const, metricRowName(metric.spec)];
  if (!metric.ok || !workings) {
    const phrases = isOnly ? say`no proposal: the only metric has no value` : say`no proposal: this metric has no value`;
    return line(row, name, null, { metric: index, phrases, brief: t`no value` });
  }
  const { spec, calculation, replicaCount } = metric;
  const { formula, notes } = metricLines({ index, spec, calculation, origins }, workings);
  return line(row, name, replicaCount, {
    metric: index,
    was: changedByFillIns(metric, workings),
    phrases: formula,
    notes: notes.map((note) => say`${note}`),
    brief: proposalWords(calculation, workings),
  });
}

/** A result as a text stands for it alone: "5 replicas", "27%". */
export const resultText = (result: SumLine["result"]): string => (typeof result === "number" ? plural(result, "replica") : (result ?? "–"));

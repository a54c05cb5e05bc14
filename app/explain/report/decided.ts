import {
  stages,
  workingsOf,
  type AnyReconcile,
  type ComputedDecision,
  type MetricProposal,
  type Reconcile,
  type ReconcileV1,
  type Stage,
} from "../../../engine/index";
import { stageNames } from "../../ui/stageNames";
import { plural, t } from "../../ui/text";
import { amount, metricRowName, ratioText } from "../amounts";
import { forbiddenText } from "../directionWords";
import { boundText, productTextV1, sentenceV1, verdictV1, quotient } from "../sentenceV1";
import { usageSum } from "../formulas";
import { groupsOf, metricLines, podsText, recordedLevel, seenLevel } from "../metricLines";
import { originsOf } from "../origins";
import { phraseText } from "../phrase";
import { sentenceText } from "../sentence";
import {
  appliedPhrases,
  boundOf,
  boundPhrases,
  limitedPhrases,
  stabilizedPhrases,
  unmeasuredBound,
  winnerWords,
  withinBounds,
} from "../stageWords";
import { verdictOf } from "../verdict";

/** One sync of any controller in plain words. */
export interface Decided {
  at: number;
  /** spec.replicas before and after the sync; null if the controller could not read it. */
  from: number | null;
  to: number | null;
  /** Says what held the count. */
  verdict: string;
  sentence: string;
  sum: SumLine[];
  /** The events as kubectl lists them. */
  events: readonly { type: string; reason: string; message: string }[];
  conditions: readonly { type: string; status: string; reason: string; message: string }[];
}

/** A row of the sum: the stage's result as the page writes it, and how the stage reached it. */
export interface SumLine {
  stage: string;
  result: string;
  how: string[];
}

/** `notReady`: of the pods that each metric counted, how many were not Ready. */
export const decidedBy = (reconcile: AnyReconcile, notReady: readonly number[] = []): Decided =>
  reconcile.controller === "V1" ? decidedByV1(reconcile, notReady) : decidedByTodays(reconcile, { notReady, figuresOnly: false });

/** Of a decision that was computed from a real cluster's record: it has the figures of the status, and the samples behind them are supposed. */
export const decidedFromRecord = (reconcile: Reconcile): Decided => decidedByTodays(reconcile, { notReady: [], figuresOnly: true });

/** What is known of the samples behind a decision. */
interface Samples {
  notReady: readonly number[];
  figuresOnly: boolean;
}

function decidedByTodays(reconcile: Reconcile, samples: Samples): Decided {
  const { at, specReplicas, scaledTo, events, status } = reconcile;
  return {
    at,
    from: specReplicas,
    to: scaledTo ?? specReplicas,
    verdict: verdictOf(reconcile).words,
    sentence: sentenceText(reconcile),
    sum: stages.flatMap((stage) => linesOf[stage](reconcile, samples)),
    events,
    conditions: status.conditions ?? [],
  };
}

function decidedByV1(reconcile: ReconcileV1, notReady: readonly number[]): Decided {
  const { at, specReplicas, scaledTo, events } = reconcile;
  return {
    at,
    from: specReplicas,
    to: scaledTo ?? specReplicas,
    verdict: verdictV1(reconcile).words,
    sentence: phraseText(sentenceV1(reconcile)),
    sum: [
      ...sumLinesV1(reconcile, notReady[0] ?? 0),
      line(stageNames.applied, scaledTo ?? specReplicas, scaledTo === null ? t`nothing written` : `${specReplicas ?? "–"} → ${scaledTo}`),
    ],
    events,
    conditions: [],
  };
}

/** The lines of each stage, in the words of the page's rows. A stage that the decision did not reach has none. */
const linesOf: Readonly<Record<Stage, (reconcile: Reconcile, samples: Samples) => SumLine[]>> = {
  observed({ decision, specReplicas }) {
    switch (decision.kind) {
      case "scaleUnavailable":
        return [line(stageNames.observed, null, t`no scale`, decision.error)];
      case "scalingDisabled":
        return [line(stageNames.observed, specReplicas, t`spec.replicas of the target`, t`zero, so scaling is disabled`)];
      case "aboveMaxReplicas":
      case "belowMinReplicas":
        return [
          line(stageNames.observed, specReplicas, t`spec.replicas of the target`, t`outside the bounds, so the controller reads no metric`),
        ];
      case "noMetrics":
        return decision.metrics.length === 0 ? [line(stageNames.observed, null, t`no metric`, decision.error)] : [];
      case "computed":
        return [];
    }
  },
  /** Each metric's observed values come before its proposal. */
  proposal: (reconcile, samples) =>
    "metrics" in reconcile.decision
      ? reconcile.decision.metrics.flatMap((metric, index) => metricSum(reconcile, metric, index, samples))
      : [],
  winner: (reconcile) =>
    ofComputed(reconcile, (decision) => {
      const metric = decision.metrics[decision.winner];
      return line(stageNames.winner, decision.proposal, `${metric ? metricRowName(metric.spec) : ""}, ${winnerWords(decision)}`);
    }),
  stabilized: (reconcile) =>
    ofComputed(reconcile, ({ stabilization }) => {
      const phrases = stabilizedPhrases(stabilization, reconcile.specReplicas, originsOf(reconcile, null));
      return line(stageNames.stabilized, stabilization.result, phraseText(phrases));
    }),
  limited: (reconcile) =>
    ofComputed(reconcile, ({ limit }) => {
      const count = workingsOf(reconcile).rateLimited ?? limit.desired;
      return line(stageNames.limited, count, phraseText(limitedPhrases(limit, reconcile, originsOf(reconcile, null))));
    }),
  clamped(reconcile) {
    const { decision } = reconcile;
    if (!("desired" in decision)) return [];
    const bound = decision.kind === "computed" ? boundOf(decision.limit, decision.desired) : unmeasuredBound(reconcile);
    const origins = originsOf(reconcile, null);
    const phrases = bound === null ? withinBounds(decision.desired, reconcile, origins) : boundPhrases(bound, reconcile, origins);
    return [line(stageNames.clamped, decision.desired, phraseText(phrases))];
  },
  applied: (reconcile) => [
    line(
      stageNames.applied,
      reconcile.scaledTo ?? reconcile.specReplicas,
      phraseText(appliedPhrases(reconcile, originsOf(reconcile, null))),
    ),
  ],
};

function ofComputed({ decision }: Reconcile, sumLine: (decision: ComputedDecision) => SumLine): SumLine[] {
  return decision.kind === "computed" ? [sumLine(decision)] : [];
}

function metricSum(reconcile: Reconcile, metric: MetricProposal, index: number, samples: Samples): SumLine[] {
  const notReady = samples.notReady[index] ?? 0;
  const name = metricRowName(metric.spec);
  const workings = workingsOf(reconcile).metrics[index];
  if (!metric.ok || !workings) {
    const groups = groupsOf(metric);
    const observed = `${t`${name} has no value`}${groups ? `, ${podsText(groups, notReady)}` : ""}`;
    return [line(stageNames.observed, null, observed, ...(metric.ok ? [] : [metric.error])), line(name, null, t`no proposal`)];
  }
  const { spec, calculation, replicaCount } = metric;
  const measured = { index, spec, calculation, origins: null };
  const { formula, notes } = metricLines(measured, workings);
  const { figuresOnly } = samples;
  const observed =
    calculation.kind === "pods"
      ? [
          podsText(calculation.groups, notReady),
          ...(figuresOnly ? [] : [phraseText(usageSum({ ...measured, calculation }, calculation.counted, workings.counted))]),
        ]
      : [
          figuresOnly && calculation.kind === "averageValue"
            ? t`${recordedLevel(metric)} per pod`
            : t`${amount(spec, calculation.usageMilli)} in total`,
        ];
  return [
    { stage: stageNames.observed, result: figuresOnly ? recordedLevel(metric) : seenLevel(metric), how: observed },
    line(name, replicaCount, phraseText(formula), ...notes),
  ];
}

function sumLinesV1(reconcile: ReconcileV1, notReady: number): SumLine[] {
  const { decision, statusReplicas } = reconcile;
  if (!("forbidden" in decision))
    return [line(stageNames.observed, null, decision.kind === "noMetric" ? t`no CPU utilization` : t`no scale`, decision.error)];
  const { desired, result, forbade } = decision.forbidden;
  const bounds = decision.kind === "outOfBounds" ? [decision.bound] : decision.bounds;
  return [
    line(
      stageNames.observed,
      statusReplicas,
      t`status.replicas of the target`,
      ...(notReady > 0 ? [t`${plural(notReady, "pod")} counted although not Ready`] : []),
    ),
    ...(decision.kind === "computed" && decision.calculation && statusReplicas !== null ? [cpuLine(reconcile, decision.calculation)] : []),
    line(stageNames.clamped, desired, bounds.length > 0 ? bounds.map(boundText).join(", ") : t`inside the bounds`),
    line(stageNames.forbidden, result, forbade === null ? t`no window forbids it` : forbiddenText(forbade, result)),
  ];

  function cpuLine(record: ReconcileV1, calculation: Parameters<typeof quotient>[0]): SumLine {
    const { utilizationPercent, targetPercent, usageRatio, withinTolerance } = calculation;
    const proposal = record.decision.kind === "computed" ? record.decision.proposal : null;
    return withinTolerance
      ? line("cpu", proposal, t`${utilizationPercent}% ÷ ${targetPercent}% = ${ratioText(usageRatio)}, inside tolerance`)
      : line("cpu", proposal, `⌈ ${quotient(calculation, record.statusReplicas ?? 0)} ⌉ = ⌈ ${productTextV1(record)} ⌉`);
  }
}

const line = (stage: string, count: number | null, ...how: string[]): SumLine => ({
  stage,
  result: count === null ? "–" : plural(count, "replica"),
  how,
});

/** Two decisions, stage by stage: what each made of it, in a few words, and where they differ. */
import {
  stageKinds,
  workingsOf,
  type AnyReconcile,
  type HeldByReason,
  type MetricProposal,
  type Reconcile,
  type ReconcileV1,
  type StageName,
  type StageRow,
} from "../../engine/index";
import { areMany } from "../ui/manyMetrics";
import { stageNames } from "../ui/stageNames";
import { plural, t } from "../ui/text";
import { quantity } from "../ui/words";
import { metricRowName } from "./amounts";
import { heldRowV1 } from "./heldRow";
import { limitedWords, linesV1, proposalWords, stabilizedWords } from "./largeSum";
import { groupsOf, seenLevel } from "./metricLines";
import { unwritten } from "./sentence";
import { verdictV1 } from "./sentenceV1";
import { boundOf, unmeasuredBound } from "./stageWords";
import { tonesOf } from "./verdict";

/** One decision's part of a row. */
export interface Side {
  /** The row of that decision's sum. */
  row: StageRow;
  words: string;
  result: string;
  /** The reason, if this stage held the count. */
  tone: HeldByReason | null;
}

export interface BothLine {
  /** Tells the line from all others. */
  key: string;
  name: string;
  /** null: this decision has no such stage. */
  baseline: Side | null;
  now: Side | null;
  /** True where the results differ, or where only one of the stages held the count. */
  diverges: boolean;
}

/** null: that run had no sync yet. */
export function bothLines(baseline: AnyReconcile | null, now: AnyReconcile | null): BothLine[] {
  const [before, after] = [linesOf(baseline), linesOf(now)];
  const keys = [...new Set([...after.keys(), ...before.keys()])];
  return stagesInOrder.flatMap((stage) =>
    keys
      .filter((key) => stageOf(key) === stage)
      .flatMap((key) => {
        const [was, is] = [before.get(key) ?? null, after.get(key) ?? null];
        // A metric that decided in neither run says nothing.
        if (stage === "proposal" && !was?.shown && !is?.shown) return [];
        const diverges = was === null || is === null || was.result !== is.result || was.tone !== is.tone;
        return [{ key, name: (is ?? was)!.name, baseline: was, now: is, diverges }];
      }),
  );
}

type NamedSide = Side & { name: string; shown: boolean };

const stagesInOrder = Object.keys(stageKinds) as StageName[];

/** A stage's own name; for a metric its kind and name, because its place in the other manifest may be another. */
const stageOf = (key: string): StageName => (key.startsWith("metric:") ? "proposal" : (key as StageName));

function linesOf(reconcile: AnyReconcile | null): Map<string, NamedSide> {
  if (reconcile === null) return new Map();
  return reconcile.controller === "V1" ? ofV1(reconcile) : ofToday(reconcile);
}

function ofToday(reconcile: Reconcile): Map<string, NamedSide> {
  const { decision, specReplicas, scaledTo } = reconcile;
  const tones = tonesOf(reconcile);
  const sides = new Map<string, NamedSide>();
  const add = (row: Exclude<StageName, "proposal">, result: number | string | null, words: string) =>
    sides.set(row, { row, name: stageNames[row], words, result: resultText(result), tone: tones.get(row) ?? null, shown: true });

  addObserved(reconcile, add);
  if ("metrics" in decision) {
    const keys = metricKeys(decision.metrics);
    const few = !areMany(decision.metrics.length);
    const workings = workingsOf(reconcile).metrics;
    for (const [index, metric] of decision.metrics.entries()) {
      const row: StageRow = `metric ${index}`;
      const working = workings[index];
      const decides = decision.kind === "computed" ? index === decision.winner : !metric.ok;
      sides.set(keys[index]!, {
        row,
        name: metricRowName(metric.spec),
        words: metric.ok && working ? proposalWords(metric.calculation, working) : t`no value`,
        result: resultText(metric.ok ? metric.replicaCount : null),
        tone: tones.get(row) ?? (metric.ok ? null : "error"),
        shown: few || decides,
      });
    }
  }
  if (decision.kind === "computed") {
    const { metrics, winner, proposal, stabilization, limit } = decision;
    const { rateLimited } = workingsOf(reconcile);
    add("winner", proposal, metrics[winner] ? metricRowName(metrics[winner].spec) : "");
    add("stabilized", stabilization.result, stabilizedWords(stabilization));
    add("limited", rateLimited ?? limit.desired, limitedWords(limit, rateLimited));
  }
  if ("desired" in decision) add("clamped", decision.desired, clampedWords(reconcile, decision.desired));
  add("applied", scaledTo ?? specReplicas, writtenWords(unwritten(reconcile), specReplicas, scaledTo));
  return sides;
}

function metricKeys(metrics: readonly MetricProposal[]): string[] {
  const times = new Map<string, number>();
  return metrics.map(({ spec }) => {
    const name = `metric:${spec.type}:${metricRowName(spec)}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    return `${name}:${times.get(name)}`;
  });
}

type Add = (row: "observed", result: number | string | null, words: string) => void;

function addObserved({ decision, specReplicas }: Reconcile, add: Add): void {
  switch (decision.kind) {
    case "scaleUnavailable":
      return add("observed", null, t`no scale`);
    case "scalingDisabled":
      return add("observed", specReplicas, t`scaling is disabled`);
    case "aboveMaxReplicas":
    case "belowMinReplicas":
      return add("observed", specReplicas, t`no metric is read`);
    case "noMetrics":
      return add("observed", null, decision.metrics.length === 0 ? t`no metric` : t`no decision`);
    case "computed": {
      const metric = decision.metrics[decision.winner];
      if (!metric?.ok) throw new Error(`the winner ${decision.winner} is no proposal`);
      return add("observed", seenLevel(metric), podsWords(metric));
    }
  }
}

function podsWords(metric: MetricProposal): string {
  const groups = groupsOf(metric);
  if (!groups) return t`in total`;
  const { ready, unready, missing, ignored } = groups;
  const setAside = unready + missing + ignored;
  return setAside === 0 ? plural(ready, "pod") : t`${quantity(ready)} of ${plural(ready + setAside, "pod")}`;
}

function clampedWords(reconcile: Reconcile, desired: number): string {
  const { decision, minReplicas, maxReplicas } = reconcile;
  const bound = decision.kind === "computed" ? boundOf(decision.limit, decision.desired) : unmeasuredBound(reconcile);
  if (bound) return t`${bound} is ${quantity(reconcile[bound])}`;
  return `${quantity(minReplicas)} ≤ ${quantity(desired)} ≤ ${quantity(maxReplicas)}`;
}

function writtenWords(failed: number | null, specReplicas: number | null, scaledTo: number | null): string {
  if (failed !== null) return t`writing ${quantity(failed)} failed`;
  return specReplicas === null ? t`nothing written` : `${quantity(specReplicas)} → ${quantity(scaledTo ?? specReplicas)}`;
}

function ofV1(reconcile: ReconcileV1): Map<string, NamedSide> {
  const { decision, heldBy } = reconcile;
  const tones = new Map([...heldBy.also, heldBy.by, verdictV1(reconcile).reason].map((by) => [heldRowV1(decision, by), by]));
  return new Map(
    linesV1(reconcile).map(([row, result, words]) => {
      const isMetric = row.startsWith("metric ");
      const name = isMetric ? "cpu" : stageNames[row as keyof typeof stageNames];
      const key = isMetric ? "metric:Resource:cpu:1" : row;
      return [key, { row, name, words, result: resultText(result), tone: tones.get(row) ?? null, shown: true }];
    }),
  );
}

const resultText = (result: number | string | null): string => (typeof result === "number" ? quantity(result) : (result ?? "–"));

/** Two decisions, stage by stage: what each made of it, in a few words, and where they differ. */
import {
  stageKinds,
  type AnyReconcile,
  type HeldByReason,
  type MetricProposal,
  type Reconcile,
  type ReconcileV1,
  type StageName,
  type StageRow,
} from "../../../engine/index";
import { areMany } from "../names/manyMetrics";
import { plural, t } from "../text";
import { quantity } from "../times";
import { metricRowName } from "./amounts";
import { withChangedRequest } from "./besideSync";
import { heldRowV1 } from "./heldRow";
import { briefResult, isMetric, type SumLine } from "./sumLine";
import { groupsOf } from "./metricLines";
import { phraseText } from "./phrase";
import { verdictV1 } from "./sentenceV1";
import { sumLines, type SumSources } from "./sum";
import { sumLinesV1 } from "./sumV1";
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

/** For each metric of a sync, how the request of a counted pod changed since the sync before. */
type Changed = NonNullable<SumSources["changed"]>;

/** null: that run had no sync yet. */
export function bothLines(
  baseline: AnyReconcile | null,
  now: AnyReconcile | null,
  changed: { baseline?: Changed; now?: Changed } = {},
): BothLine[] {
  const [before, after] = [linesOf(baseline, changed.baseline), linesOf(now, changed.now)];
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

function linesOf(reconcile: AnyReconcile | null, changed: Changed = []): Map<string, NamedSide> {
  if (reconcile === null) return new Map();
  return reconcile.controller === "V1" ? ofV1(reconcile) : ofToday(reconcile, changed);
}

function ofToday(reconcile: Reconcile, changed: Changed): Map<string, NamedSide> {
  const { decision } = reconcile;
  const tones = tonesOf(reconcile);
  const metrics = "metrics" in decision ? decision.metrics : [];
  const keys = metricKeys(metrics);
  const few = !areMany(metrics.length);
  const winner = decision.kind === "computed" ? decision.winner : null;
  const lines = sumLines(reconcile).filter(({ row, metric }) => row !== "observed" || metric === null || metric === (winner ?? 0));
  return new Map(
    lines.map((line): [string, NamedSide] => {
      const { row, name, metric, result } = line;
      if (metric === null || row === "observed") {
        const tone = tones.get(row) ?? null;
        const words = wordsOf(line, reconcile);
        const said = metric === null || winner === null ? words : withChangedRequest(words, reconcile, metric, changed);
        return [row, { row, name, words: said, result: briefResult(result), tone, shown: true }];
      }
      const decides = winner === null ? result === null : metric === winner;
      const tone = tones.get(row) ?? (result === null ? "error" : null);
      return [keys[metric]!, { row, name, words: line.brief, result: briefResult(result), tone, shown: few || decides }];
    }),
  );
}

function metricKeys(metrics: readonly MetricProposal[]): string[] {
  const times = new Map<string, number>();
  return metrics.map(({ spec }) => {
    const name = `metric:${spec.type}:${metricRowName(spec)}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    return `${name}:${times.get(name)}`;
  });
}

/** Beside another decision a few words say more than a verdict: which metric, how many pods, from which count to which. */
function wordsOf({ row, brief, phrases }: SumLine, { decision, specReplicas, scaledTo, error }: Reconcile): string {
  const metrics = "metrics" in decision ? decision.metrics : [];
  switch (row) {
    case "observed":
      if (decision.kind === "computed") return podsWords(metrics[decision.winner]!);
      return metrics.length > 0 ? t`no decision` : brief;
    case "winner":
      return decision.kind === "computed" ? metricRowName(metrics[decision.winner]!.spec) : "";
    case "clamped":
      return phraseText(phrases);
    case "applied":
      return error === null && specReplicas !== null ? `${quantity(specReplicas)} → ${quantity(scaledTo ?? specReplicas)}` : brief;
    default:
      return brief;
  }
}

function podsWords(metric: MetricProposal): string {
  const groups = groupsOf(metric);
  if (!groups) return t`in total`;
  const { ready, unready, missing, ignored } = groups;
  const setAside = unready + missing + ignored;
  return setAside === 0 ? plural(ready, "pod") : t`${quantity(ready)} of ${plural(ready + setAside, "pod")}`;
}

function ofV1(reconcile: ReconcileV1): Map<string, NamedSide> {
  const { decision, heldBy } = reconcile;
  const tones = new Map([...heldBy.also, heldBy.by, verdictV1(reconcile).reason].map((by) => [heldRowV1(decision, by), by]));
  return new Map(
    sumLinesV1(reconcile, 0).map(({ row, name, result, brief }) => [
      isMetric(row) ? "metric:Resource:cpu:1" : row,
      { row, name, words: brief, result: briefResult(result), tone: tones.get(row) ?? null, shown: true },
    ]),
  );
}

import type { AnyReconcile, ChangedRequest, Episode, KedaHistory, Scenario } from "../../engine/index";
import type { RunPart } from "../run/run";
import type { Run } from "../run/run";
import { useBaseline } from "../store/baseline";
import type { Simulation } from "../store/simulation";
import { useTrace } from "../store/trace";
import { customTypeOf } from "../words/comparison/inputWords";
import type { ComparedWith } from "../words/report/comparedReport";

/** The words for runs and decisions. The room that has them passes them in. */
export interface ReportWords<Decided = unknown, KedaDone = unknown> {
  decidedBy(reconcile: AnyReconcile, beside?: { notReady?: readonly number[]; changed?: readonly (ChangedRequest | null)[] }): Decided;
  runReport(run: ReportedRun, rescales: readonly Decided[], story: readonly Episode[], keda: KedaDone | null): string;
  kedaDone(history: KedaHistory): KedaDone;
  decisionReport(run: ReportedRun, decided: Decided): string;
}

type ReportedRun = Pick<Run, "hpa" | "steps" | "failures" | "vpa"> & {
  scenario: Scenario;
  outcomes: NonNullable<Run["outcomes"]>;
  link: string | null;
  compared: ComparedWith | null;
};

type TakeAway = Simulation["takeAway"];

/** A file of a whole run; null if the worker cannot give it. */
export async function takenText(takeAway: TakeAway, run: number, part: Exclude<RunPart, "rescales" | "story">): Promise<string | null> {
  const taken = await takeAway(run, part);
  return taken?.kind === "text" ? taken.text : null;
}

/** Markdown of a finished run, or of the decision at the cursor. */
export async function writtenReport<Decided, KedaDone>(
  takeAway: TakeAway,
  own: Run,
  link: string | null,
  words: ReportWords<Decided, KedaDone>,
  of: "run" | "decision",
): Promise<string | null> {
  const { id, hpa, steps, outcomes, failures, countedNotReady, changedRequests, vpa } = own;
  const taken = await takeAway(id, "rescales");
  if (taken?.kind !== "rescales" || !outcomes) return null;
  const run = { scenario: taken.scenario, hpa, steps, outcomes, failures, vpa, link, compared: comparedWith(own, taken.scenario) };
  if (of === "run")
    return words.runReport(
      run,
      taken.reconciles.map((reconcile) => words.decidedBy(reconcile)),
      taken.story,
      taken.keda && words.kedaDone(taken.keda),
    );
  const { reconcile } = useTrace.getState();
  if (!reconcile) return null;
  const beside = { notReady: countedNotReady.get(reconcile.at) ?? [], changed: changedRequests.get(reconcile.at) ?? [] };
  return words.decisionReport(run, words.decidedBy(reconcile, beside));
}

/** The comparison is of the last finished run; a run that was asked for before has none. */
function comparedWith(own: Run, { workload }: Scenario): ComparedWith | null {
  const { comparison, scenario, run } = useBaseline.getState();
  if (comparison === null || scenario === null || useTrace.getState().run !== own) return null;
  return { comparison, kinds: [scenario.workload.kind, workload.kind], typeOf: (metric) => customTypeOf([own, run], metric) };
}

import type { AnyReconcile, Episode, KedaHistory, Scenario } from "../../engine/index";
import type { RunPart } from "../run/run";
import type { Run } from "../run/run";
import type { Simulation } from "../store/simulation";
import { useTrace } from "../store/trace";

/** The words for runs and decisions. The room that has them passes them in. */
export interface ReportWords<Decided = unknown, KedaDone = unknown> {
  decidedBy(reconcile: AnyReconcile, notReady?: readonly number[]): Decided;
  runReport(run: ReportedRun, rescales: readonly Decided[], story: readonly Episode[], keda: KedaDone | null): string;
  kedaDone(history: KedaHistory): KedaDone;
  decisionReport(run: ReportedRun, decided: Decided): string;
}

type ReportedRun = Pick<Run, "hpa" | "steps" | "failures"> & {
  scenario: Scenario;
  outcomes: NonNullable<Run["outcomes"]>;
  link: string | null;
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
  { id, hpa, steps, outcomes, failures, countedNotReady }: Run,
  link: string | null,
  words: ReportWords<Decided, KedaDone>,
  of: "run" | "decision",
): Promise<string | null> {
  const taken = await takeAway(id, "rescales");
  if (taken?.kind !== "rescales" || !outcomes) return null;
  const run = { scenario: taken.scenario, hpa, steps, outcomes, failures, link };
  if (of === "run")
    return words.runReport(
      run,
      taken.reconciles.map((reconcile) => words.decidedBy(reconcile)),
      taken.story,
      taken.keda && words.kedaDone(taken.keda),
    );
  const { reconcile } = useTrace.getState();
  return reconcile && words.decisionReport(run, words.decidedBy(reconcile, countedNotReady.get(reconcile.at)));
}

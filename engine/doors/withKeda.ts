/**
 * The engine for who has all of its code at once: `import "hpa-playground"`, the command line, the build and tests. It is `index.ts`, but
 * each function that takes late code there has it here.
 */
import type { Incident } from "../cluster/incident";
import * as engine from "../index";
import type { LuckOptions, LuckPlan, Move, Scenario, Started, StartedForOutcomes, Study, StudyField } from "../index";
import type { OutcomesOnly, RunOptions } from "../simulation/startPrepared";
import { namesVpa } from "../manifest/namesVpa";
import { diagnoseScaledObject } from "../keda/manifest/diagnoseScaledObject";
import { diagnoseVpa, withVpaProblems } from "../vpa/manifest/diagnoseVpa";
import { simulatedKeda as keda } from "../kedaRun/simulatedKeda";
import { simulatedVpa } from "../vpaRun/simulatedVpa";

const parts = { keda, vpa: simulatedVpa };

export * from "../index";
export { simulatedKeda } from "../kedaRun/simulatedKeda";

export function run(scenario: Scenario, options: OutcomesOnly): engine.RanForOutcomes;
export function run(scenario: Scenario, options?: RunOptions): engine.Ran;
export function run(scenario: Scenario, options: RunOptions | OutcomesOnly = {}): engine.Ran | engine.RanForOutcomes {
  return "record" in options ? engine.run(scenario, parts, options) : engine.run(scenario, parts, options);
}

export function startRun(scenario: Scenario, options: OutcomesOnly): StartedForOutcomes;
export function startRun(scenario: Scenario, options?: RunOptions): Started;
export function startRun(scenario: Scenario, options: RunOptions | OutcomesOnly = {}): Started | StartedForOutcomes {
  return "record" in options ? engine.startRun(scenario, parts, options) : engine.startRun(scenario, parts, options);
}

export const prepareRun = (scenario: Scenario) => engine.prepareRun(scenario, parts);
export const compareRuns = (baseline: engine.ComparedRun, now: engine.ComparedRun) => engine.compareRuns(baseline, now, parts);

type Stored = Parameters<typeof engine.judge>[3];
export const judge = (manifest: string, flags: Scenario["flags"], stored?: Stored) =>
  withVpa(manifest, flags, engine.judge(manifest, flags, keda, stored));
export const judgeEdit = (manifest: string, scenario: Scenario, incident: Incident) =>
  withVpa(manifest, scenario.flags, engine.judgeEdit(manifest, scenario, incident, keda));

/** What is wrong with a scenario's manifest, and what the editor advises on it. Of Kubernetes 1.2 there is no advice. */
export function diagnose(scenario: Scenario): readonly engine.Problem[] {
  const context = engine.diagnosisContext(scenario, [], "");
  if (context === null) return judge(scenario.manifest, scenario.flags).problems;
  return diagnoseVpa(scenario.manifest, diagnoseScaledObject(scenario.manifest, context), []).diagnostics;
}

/** Kubernetes 1.2 came before the Vertical Pod Autoscaler. */
const withVpa = (manifest: string, flags: Scenario["flags"], reading: engine.ManifestReading): engine.ManifestReading =>
  namesVpa(manifest) && engine.controllerFlags(flags) !== null ? withVpaProblems(manifest, reading) : reading;

export const prepareLuck = (scenario: Scenario, plan: LuckPlan, options?: LuckOptions) =>
  engine.prepareLuck(scenario, plan, parts, options);

export const studyFields = (scenario: Scenario) => engine.studyFields(scenario, parts);
export const defaultStudy = (scenario: Scenario) => engine.defaultStudy(scenario, parts);
export const defaultMove = (field: StudyField, scenario: Scenario, fields?: StudyField[]) =>
  engine.defaultMove(field, scenario, parts, fields);
export const readStudy = (data: unknown, scenario: Scenario) => engine.readStudy(data, scenario, parts);
export const moveProblem = (move: Move, scenario: Scenario) => engine.moveProblem(move, scenario, parts);
export const togetherOf = (moves: readonly Move[], scenario: Scenario) => engine.togetherOf(moves, scenario, parts);
export const openStudy = (scenario: Scenario, study: Study) => engine.openStudy(scenario, study, parts);
export const candidateWriter = (scenario: Scenario, paths: readonly string[]) => engine.candidateWriter(scenario, paths, parts);

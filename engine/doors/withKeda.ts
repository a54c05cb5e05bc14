/**
 * The engine for who has all of its code at once: `import "hpa-playground"`, the command line, the build and tests. It is `index.ts`, but
 * each function that takes KEDA's code there has it here.
 */
import type { Incident } from "../cluster/incident";
import * as engine from "../index";
import type { LuckOptions, LuckPlan, Move, Scenario, Started, StartedForOutcomes, Study, StudyField } from "../index";
import type { OutcomesOnly, RunOptions } from "../simulation/startPrepared";
import { namesVpa } from "../manifest/namesVpa";
import { withVpaProblems } from "../vpa/manifest/diagnoseVpa";
import { simulatedKeda as keda } from "../kedaRun/simulatedKeda";

export * from "../index";
export { simulatedKeda } from "../kedaRun/simulatedKeda";

export function run(scenario: Scenario, options: OutcomesOnly): engine.RanForOutcomes;
export function run(scenario: Scenario, options?: RunOptions): engine.Ran;
export function run(scenario: Scenario, options: RunOptions | OutcomesOnly = {}): engine.Ran | engine.RanForOutcomes {
  return "record" in options ? engine.run(scenario, keda, options) : engine.run(scenario, keda, options);
}

export function startRun(scenario: Scenario, options: OutcomesOnly): StartedForOutcomes;
export function startRun(scenario: Scenario, options?: RunOptions): Started;
export function startRun(scenario: Scenario, options: RunOptions | OutcomesOnly = {}): Started | StartedForOutcomes {
  return "record" in options ? engine.startRun(scenario, keda, options) : engine.startRun(scenario, keda, options);
}

export const prepareRun = (scenario: Scenario) => engine.prepareRun(scenario, keda);
export const compareRuns = (baseline: engine.ComparedRun, now: engine.ComparedRun) => engine.compareRuns(baseline, now, keda);

type Stored = Parameters<typeof engine.judge>[3];
export const judge = (manifest: string, flags: Scenario["flags"], stored?: Stored) =>
  withVpa(manifest, flags, engine.judge(manifest, flags, keda, stored));
export const judgeEdit = (manifest: string, scenario: Scenario, incident: Incident) =>
  withVpa(manifest, scenario.flags, engine.judgeEdit(manifest, scenario, incident, keda));

/** Kubernetes 1.2 came before the Vertical Pod Autoscaler. */
const withVpa = (manifest: string, flags: Scenario["flags"], reading: engine.ManifestReading): engine.ManifestReading =>
  namesVpa(manifest) && engine.controllerFlags(flags) !== null ? withVpaProblems(manifest, reading) : reading;

export const prepareLuck = (scenario: Scenario, plan: LuckPlan, options?: LuckOptions) => engine.prepareLuck(scenario, plan, keda, options);

export const studyFields = (scenario: Scenario) => engine.studyFields(scenario, keda);
export const defaultStudy = (scenario: Scenario) => engine.defaultStudy(scenario, keda);
export const defaultMove = (field: StudyField, scenario: Scenario, fields?: StudyField[]) =>
  engine.defaultMove(field, scenario, keda, fields);
export const readStudy = (data: unknown, scenario: Scenario) => engine.readStudy(data, scenario, keda);
export const moveProblem = (move: Move, scenario: Scenario) => engine.moveProblem(move, scenario, keda);
export const togetherOf = (moves: readonly Move[], scenario: Scenario) => engine.togetherOf(moves, scenario, keda);
export const openStudy = (scenario: Scenario, study: Study) => engine.openStudy(scenario, study, keda);
export const candidateWriter = (scenario: Scenario, paths: readonly string[]) => engine.candidateWriter(scenario, paths, keda);

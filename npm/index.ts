/**
 * HPA Playground for programs: the controller of the Kubernetes HorizontalPodAutoscaler against simulated pods, with an explanation of each
 * decision. A version number keeps what is here; `hpa-playground/internal` may change with every release.
 */
export { simulate, type Simulate } from "./simulate";
export { check, type CheckOptions, type Checked, type CheckedLimit } from "./check";
export {
  explain,
  type Explain,
  type ExplainOptions,
  type Explained,
  type ExplainedAt,
  type ExplainedAutoscaler,
  type ExplainedDecision,
  type ExplainedMoment,
  type ExplainedStatement,
  type ExplainedVerticalAct,
} from "./explain";
export { tune, type TuneOptions, type Tuned, type TunedManifest } from "./tune";
export { readScenarioFile, InputError, type ChosenAutoscaler, type InputProblem, type SimulationInput } from "./input";
export type { Simulated } from "./simulated";
export type { Decision, MetricReading } from "./decision";
export type { SimulatedVpa, VpaAmounts, VpaAtSync, VpaBounds, VpaChange, VpaRecommendation, VpaRequests } from "./vpa";
export type { Observation, SinceLastSync, StepAction, Steps } from "./steps";
export type { SumLine } from "../app/words/report/decided";
export type {
  ClusterSettings,
  ControllerFlags,
  Cost,
  FeatureGates,
  Harm,
  Incident,
  LoadCurve,
  LoadPoint,
  Move,
  OutcomeBounds,
  OutcomeLimits,
  Outcomes,
  Price,
  Scenario,
  ScenarioFlags,
  ScenarioStart,
  ScenarioVpa,
  SecondColumns,
  SeedValue,
  Signal,
  Study,
  Variation,
  Workload,
} from "../engine/doors/withKeda";

/** The engine's only door: everything the app may use. */
export type * from "./api/autoscaling";
export type * from "./api/autoscalingV1";
export * from "./cluster/clusterSettings";
export { guessSignal, type CustomMetricType } from "./cluster/guessSignal";
export * from "./cluster/incident";
export * from "./cluster/signal";
export * from "./cluster/workload";
export * from "./controller/decision";
export * from "./controller/flags";
export { olderRuleConcerns, type OlderRule, type OlderRuleUse } from "./controller/olderRules";
export type * from "./controllerV1/decision";
export * from "./controllerV1/flags";
export { isWithin } from "./controller/tolerances";
export type { UsageLevel } from "./explanation/asking";
export { edgeRatios, type EdgeRatio } from "./explanation/edgeRatios";
export type * from "./explanation/obstacles";
export { decisionStages, type DecisionStages } from "./explanation/stages";
export { nearestThresholds, type MetricThresholds, type Threshold, type Thresholds } from "./explanation/thresholds";
export type { Counts, UsageRange } from "./explanation/usageRanges";
export { whyNot, type WhyNot } from "./explanation/whyNot";
export { kubectlCommands, type KubectlCommands } from "./kubectl/commands";
export { describeHpa } from "./kubectl/describeHpa";
export { getEvents } from "./kubectl/getEvents";
export { getHpaWatch } from "./kubectl/getHpa";
export { getPods, topPods, type PodHistory } from "./kubectl/pods";
export type { AutoscalerHistory } from "./kubectl/view";
export * from "./lib/random";
export * from "./load/curve";
export * from "./load/presets";
export { adviceRules, type AdviceRule } from "./manifest/advice/adviceRules";
export { asStored, type StoredLine } from "./manifest/asStored";
export { defaultManifest } from "./manifest/defaults";
export { diagnoseManifest, type ContainerAtRest, type Diagnosis, type DiagnosisContext } from "./manifest/diagnose";
export type { FieldError } from "./manifest/fieldError";
export { formatManifest } from "./manifest/formatManifest";
export { completionsAt, type Completion } from "./manifest/guide/completions";
export { fieldGuides, type EnumValue, type FieldGuide, type FieldType } from "./manifest/guide/fieldGuide";
export { fieldAt, type FieldHover } from "./manifest/guide/hover";
export { outline, type ObjectRole, type OutlineEntry } from "./manifest/guide/outline";
export { readKubectlAutoscale, type KubectlReading } from "./manifest/kubectlAutoscale";
export type { Manifest } from "./manifest/manifest";
export { readManifestV1, type ManifestV1Reading } from "./manifest/manifestV1";
export { parseManifest, type ManifestReading } from "./manifest/parseManifest";
export type { Diagnostic, Problem } from "./manifest/problem";
export { applyEdits, type Fix, type TextEdit } from "./manifest/textEdit";
export { validateManifest } from "./manifest/validation";
export { rewriteToV2, type Rewriting } from "./manifest/versions/rewriteToV2";
export type * from "./manifest/workload";
export { firstScenario } from "./scenario/first";
export { decodeLink, encodeLink, maxLinkLength } from "./scenario/link";
export { beyondLimits } from "./scenario/limits";
export { readScenario } from "./scenario/readScenario";
export type { Reading } from "./scenario/refusal";
export * from "./scenario/scenario";
export { digestTrace } from "./simulation/digest";
export { manifestOf } from "./simulation/manifests";
export { metricSignals, type MetricSignal } from "./simulation/metricSignals";
export type { Outcomes } from "./simulation/outcomes";
export type { SimulatedController } from "./simulation/simulatedController";
export { todaysController } from "./simulation/todaysController";
export { runBeyondLimits, simulate, startSimulation, type Simulation } from "./simulation/simulate";
export type {
  IncidentRecord,
  ManifestEdit,
  MetricSeries,
  PodLife,
  PodLifePhase,
  SecondColumns,
  SeriesTarget,
  StepColumns,
  Trace,
} from "./simulation/trace";

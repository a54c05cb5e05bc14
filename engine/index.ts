/** The engine's only door: everything the app may use. */
export type * from "./api/autoscaling";
export { defaultFlags, type ControllerFlags, type FeatureGates } from "./controller/flags";
export * from "./controller/decision";
export type { Problem } from "./manifest/problem";
export * from "./load/curve";
export * from "./scenario/scenario";
export type { MetricSeries, SecondColumns, StepColumns, Trace } from "./simulation/trace";

import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { ControllerFlags } from "../controller/flags";
import type { QueueRules } from "../controller/olderRules";
import type { CustomMetrics } from "../cluster/customMetrics";
import type { Listed } from "../cluster/delivery";
import type { ReconciledCount } from "../controller/horizontal";
import type { Observation, PodMetrics } from "../controller/observation";
import type { AnyReconcile } from "../controllerV1/decision";
import type { MetricSeries, StepColumns } from "./trace";

/** A controller as a run needs it. */
export interface SimulatedController {
  /** Its sync period, and the tolerance and the version that set the band in the figures. */
  readonly flags: ControllerFlags;
  /** When it reconciles in addition to once in every period. */
  readonly queue: QueueRules;
  /** Whether it lists all autoscalers once in every period, in place of a queue with a turn for each. */
  readonly listsEveryPeriod: boolean;
  /** Starts a controller with an empty memory. */
  start(): ControllerRun;
}

/** A run calls either `decide` or `count`. */
export interface ControllerRun {
  /** The record of one reconcile; `scaledTo` is what is written to the scale. */
  decide(hpa: HorizontalPodAutoscaler, observation: Observation, now: number): AnyReconcile;
  /** The same reconcile without its record. */
  count(hpa: HorizontalPodAutoscaler, observation: Observation, now: number): ReconciledCount;
  /** The autoscaler was deleted and made again: its status is empty. */
  renew(renewal: Renewal): void;
}

/** Whether the controller noticed that the autoscaler was deleted, and forgot its proposals and rescales. */
export type Renewal = "forgotten" | "remembered";

/** What a reconcile saw, and where it is recorded. `series` lists the indexes of the manifest's metrics among the run's. */
export interface ControllerLook {
  step: number;
  observation: Observation;
  /** The resource metrics of the observation, as a list. */
  usage: Listed<PodMetrics> | null;
  steps: StepColumns;
  metrics: readonly MetricSeries[];
  series: readonly number[];
  sampledIn: CustomMetrics<unknown>["sampledIn"];
}

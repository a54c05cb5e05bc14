import type { ControllerFlags } from "../controller/flags";
import type { QueueRules } from "../controller/olderRules";
import type { CustomMetrics } from "../cluster/customMetrics";
import type { ValuesByName } from "../cluster/delivery";
import type { ReconciledCount } from "../controller/horizontal";
import type { Observation, PodMetrics } from "../controller/observation";
import type { AnyReconcile } from "../controllerV1/decision";
import type { HeldManifest } from "./manifests";
import type { MetricSeries, StepColumns } from "./trace";

/** A controller as a run needs it. */
export interface SimulatedController {
  /** Its sync period, and the tolerance and the version that set the band in the figures, at the start of the run. */
  readonly flags: ControllerFlags;
  /** When it reconciles in addition to once in every period, under these flags. */
  queue(flags: ControllerFlags): QueueRules;
  /** Whether it lists all autoscalers once in every period, in place of a queue with a turn for each. */
  readonly listsEveryPeriod: boolean;
  /** Starts a controller with an empty memory. */
  start(): ControllerRun;
}

/** A run calls either `decide` or `count`. */
export interface ControllerRun {
  /** The record of one reconcile; `scaledTo` is what is written to the scale. */
  decide(held: HeldManifest, observation: Observation, now: number): AnyReconcile;
  /** The same reconcile without its record. */
  count(held: HeldManifest, observation: Observation, now: number): ReconciledCount;
  /** The autoscaler, or the controller itself, begins anew. */
  renew(renewal: Renewal): void;
}

/**
 * What the controller no longer has. The autoscaler was deleted and made again, so its status is empty; the controller noticed the deletion
 * and forgot its proposals and rescales ("forgotten"), or it did not ("remembered"). Or another process took the controller's place: it has
 * the stored status and nothing else ("restarted").
 */
export type Renewal = "forgotten" | "remembered" | "restarted";

/** What a reconcile saw, and where it is recorded. `series` lists the indexes of the manifest's metrics among the run's. */
export interface ControllerLook {
  step: number;
  observation: Observation;
  /** The resource metrics of the observation, as a list. */
  usage: ValuesByName<PodMetrics> | null;
  steps: StepColumns;
  metrics: readonly MetricSeries[];
  series: readonly number[];
  sampledIn: CustomMetrics<unknown>["sampledIn"];
}

/**
 * The Vertical Pod Autoscaler as the other code of a run knows it. Its code is loaded when a scenario's manifest names one, and who has
 * loaded it hands it on as an argument: this room knows only its shape.
 */
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import type { Admit, Cluster } from "../cluster/cluster";
import type { AnyReconcile } from "../controllerV1/decision";
import type { Pausing } from "../lib/pausing";
import type { Words } from "../lib/sentence";
import { namesVpa } from "../manifest/namesVpa";
import type { Diagnostic } from "../manifest/problem";
import type { VpaOutcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import type { Target } from "./target";
import type { VpaTrace } from "./vpaTrace";

/** The code of the Vertical Pod Autoscaler. */
export interface VpaPart {
  /** Reads a text that names one. Never throws. */
  read(text: string): VpaReadForRun;
}

/** A text with a VerticalPodAutoscaler, read. */
export interface VpaReadForRun {
  /** An error is a reason not to run. */
  problems: readonly Diagnostic[];
  /** What a run needs of the one whose target is the HPA's; `vpa` is null if there is none. Only without errors. */
  prepare(scenario: Scenario, target: Target, hpa: HorizontalPodAutoscaler): VpaPrepared | { ok: false; said: Words };
}

export interface VpaPrepared {
  ok: true;
  vpa: PreparedVpa | null;
}

export interface PreparedVpa {
  /** metadata.name. */
  name: string;
  /** The fields that a search may change, in the order of the object. */
  settings(): readonly VpaSetting[];
  /** `records`: whether the run keeps what it did. `seed`: the run's. */
  start(records: boolean, seed: number): VpaRun;
}

/** A field in the text of a VerticalPodAutoscaler. */
export interface VpaSetting {
  path: string;
  kind: "vpaMode" | "vpaCpuBound" | "vpaMemoryBound" | "vpaResources";
  /** As it is stored; the default if the text does not say it, `noBound` if there is none. */
  today: string;
}

/** In place of a minAllowed or maxAllowed that the text does not say. */
export const noBound = "none";

/** The recommender, the updater and the admission controller in a run. */
export interface VpaRun {
  /** The webhook. */
  readonly admit: Admit;
  /** Whether it may set a memory limit in a container that has none: a LimitRange has a default. */
  readonly setsMemoryLimits: boolean;
  /** What they do in a second, after the cluster's and before the HPA is synced; null: nothing. */
  live(now: number, cluster: Pick<Cluster, "listPods" | "listUsage" | "changePods">): Pausing | null;
  /** As far as the run has come, with these syncs. */
  trace(reconciles: readonly AnyReconcile[]): VpaTrace;
  /** As far as the run has come. */
  outcomes(): Pick<VpaOutcomes, "vpaEvictions" | "cpuSlackHours" | "memorySlackHours">;
}

/** Reads the text's VerticalPodAutoscalers; null if it names none. One that is named is never left out for want of code. */
export function readVpa(text: string, vpa: VpaPart | null): VpaReadForRun | null {
  if (!namesVpa(text)) return null;
  if (vpa === null) throw new Error("a text names a VerticalPodAutoscaler, but its code is not there");
  return vpa.read(text);
}

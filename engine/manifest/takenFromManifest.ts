import type { ContainerNames, MainReason } from "../cluster/containerNames";
import type { PodSpec } from "../cluster/pod";
import type { FieldRange, Workload, WorkloadNumber } from "../cluster/workload";
import type { FromManifest, ManifestPlace } from "./workload";

/**
 * What a run takes from the workload in its manifest beside the autoscaler, in place of the scenario's values. Plain data. What the
 * manifest does not say stays as in the scenario. What the simulated pods do not have is ignored: the limits of sidecars,
 * the probes of other containers than the main one, and how long a readiness probe takes. A memory limit is not taken either: the memory
 * that a pod needs is assumed, so a real limit beside it would kill pods that live.
 */
export interface TakenFromManifest {
  workload: Partial<Workload>;
  /** The same, number by number, each with its place. */
  numbers: Partial<Record<WorkloadNumber, TakenNumber>>;
  /** null if the manifest lists no containers. */
  containers: TakenContainers | null;
  podManagementPolicy: ManifestPlace | null;
  /** The probes of the main container; null if the manifest lists no containers. */
  probes: TakenProbes | null;
}

export interface TakenNumber {
  /** null: the manifest could have it and does not. */
  amount: number | null;
  /** The field's own unit, or pods if the manifest gives pods in place of a percentage. */
  unit: FieldRange["unit"];
  /** The place of the value, or of the object that lacks it. */
  place: ManifestPlace;
}

export interface TakenProbes {
  /** The place of the readiness probe, or of the container that has none. */
  readiness: ManifestPlace;
  /** null: no startup probe. */
  startup: ManifestPlace | null;
  /** The place of the liveness probe, or of the container that has none. */
  liveness: ManifestPlace;
}

export interface TakenContainers {
  /** The pod as the controller sees it: every container with its own requests. */
  pod: PodSpec;
  /** The two of them that are measured. */
  names: ContainerNames;
  /** Why the main container was chosen, and all containers that could be chosen, itself included. */
  reason: MainReason;
  choices: readonly string[];
  /** All that run as long as the pod, each with the place of its name. */
  running: readonly FromManifest<string>[];
  /** The place of the main container. */
  mainPlace: ManifestPlace;
  /** The place of the container beside the main one, or of the main one if it is alone. */
  place: ManifestPlace;
}

/**
 * The workload of a run: the scenario's with the manifest's values. A limit below its request is raised to it (0 is no limit).
 */
export function withTaken(workload: Workload, taken: TakenFromManifest | null): Workload {
  if (taken === null) return workload;
  const merged = { ...workload, ...taken.workload };
  return {
    ...merged,
    cpuLimitMilli: merged.cpuLimitMilli === 0 ? 0 : Math.max(merged.cpuLimitMilli, merged.cpuRequestMilli),
    memoryLimitMebibytes: merged.memoryLimitMebibytes === 0 ? 0 : Math.max(merged.memoryLimitMebibytes, merged.memoryRequestMebibytes),
  };
}

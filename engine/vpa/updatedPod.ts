import { isDNS1123Label } from "../lib/names";
import type { ResourceName } from "./quantities";
import type { PodContainer } from "./vpa";

/** A pod as the updater reads it. Times are seconds on the caller's clock. */
export interface UpdatedPod {
  readonly name: string;
  /** The name of its direct controller; null: it has none, and the updater does not touch it. */
  readonly group: string | null;
  readonly phase: string;
  /** Null: the status has none yet. */
  readonly startTime: number | null;
  readonly deleting: boolean;
  readonly annotations: Readonly<Record<string, string>>;
  readonly conditions: readonly UpdatedPodCondition[];
  readonly containers: readonly UpdatedContainer[];
}

export interface UpdatedContainer extends PodContainer {
  readonly lastTermination?: { readonly reason: string; readonly startedAt: number; readonly finishedAt: number };
  readonly resizePolicy?: Readonly<Partial<Record<ResourceName, "NotRequired" | "RestartContainer">>>;
}

export interface UpdatedPodCondition {
  readonly type: string;
  readonly status: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime: number;
}

/** A direct controller of pods. */
export interface ReplicaCreator {
  readonly kind: string;
  readonly name: string;
  /** `spec.replicas`, of a DaemonSet `status.numberReady`; a Job has none. Null: unknown. */
  readonly replicas: number | null;
}

export type ResizeStatus = "none" | "deferred" | "infeasible" | "inProgress" | "error" | "unknown";

/** What the kubelet says of a resize: of the pending one before the one in progress. */
export function getResizeStatus(pod: UpdatedPod): ResizeStatus {
  if (!isInPlaceUpdating(pod)) return "none";
  const pending = pod.conditions.find(({ type }) => type === "PodResizePending");
  if (pending) return pending.reason === "Deferred" ? "deferred" : pending.reason === "Infeasible" ? "infeasible" : "unknown";
  const { reason = "", message = "" } = pod.conditions.find(({ type }) => type === "PodResizeInProgress") ?? {};
  if (reason === "" && message === "") return "inProgress";
  return reason === "Error" ? "error" : "unknown";
}

export function isInPlaceUpdating({ conditions }: UpdatedPod): boolean {
  return conditions.find(({ type }) => type === "PodResizePending" || type === "PodResizeInProgress")?.status === "True";
}

/** No container asks for a restart. */
export function isNonDisruptiveResize({ containers }: UpdatedPod): boolean {
  return containers.every(({ resizePolicy = {} }) => !Object.values(resizePolicy).includes("RestartContainer"));
}

/** Null: the pod is not ready. */
export function readySince({ conditions }: UpdatedPod): number | null {
  const ready = conditions.find(({ type }) => type === "Ready");
  return ready?.status === "True" ? ready.lastTransitionTime : null;
}

/** The containers that the webhook saw, or null if no annotation says it in a form that can be read. */
export function getObservedContainers({ annotations }: UpdatedPod): ReadonlySet<string> | null {
  const value = annotations.vpaObservedContainers;
  if (value === undefined) return null;
  if (value === "") return new Set();
  const names = value.split(", ");
  return names.every((name) => isDNS1123Label(name).length === 0) ? new Set(names) : null;
}

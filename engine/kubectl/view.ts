import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus, Quantity } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import { latestVersion, type KubernetesVersion } from "../controller/flags";
import { freshMemory } from "../controller/horizontal";
import { canonicalForm, parseQuantity } from "../lib/quantity";

/** What the API server knew about the autoscaler during a run. */
export interface AutoscalerHistory {
  /** In order of time; the first is valid from second 0 on, when it was created. */
  manifests: readonly { at: number; hpa: HorizontalPodAutoscaler }[];
  reconciles: readonly Reconcile[];
}

export interface Autoscaler {
  hpa: HorizontalPodAutoscaler;
  status: HorizontalPodAutoscalerStatus;
}

/** The object at a time, after that second's edit and reconcile. */
export function autoscalerAt({ manifests, reconciles }: AutoscalerHistory, now: number): Autoscaler {
  const manifest = manifests.findLast(({ at }) => at <= now) ?? manifests[0];
  if (manifest === undefined) throw new Error("an autoscaler has a manifest");
  return { hpa: manifest.hpa, status: reconciles.findLast(({ at }) => at <= now)?.status ?? freshMemory().status };
}

/** The server stores, and a watch shows, only real differences; the order of keys is not one. */
export function isSameObject(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSameObject(one[key], other[key]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export const namespaceOf = ({ metadata }: HorizontalPodAutoscaler): string => metadata.namespace ?? "default";

/** The version that the run follows: each reconcile names an older one. */
export const versionOf = ({ reconciles }: AutoscalerHistory): KubernetesVersion => reconciles[0]?.version ?? latestVersion;

/** The run's clock has no calendar: its second 0 is shown as Unix time 0. */
export const startOfRun = 0;

/** What kubectl prints for an empty list. */
export const noResources = (namespace: string): string => `No resources found in ${namespace} namespace.\n`;

/** A quantity as the API server stores it. */
export function stored(quantity: Quantity | undefined): string {
  if (quantity === undefined) return "<nil>";
  const reading = parseQuantity(quantity);
  return reading.ok ? canonicalForm(reading.quantity) : quantity;
}

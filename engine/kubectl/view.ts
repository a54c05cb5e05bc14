import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerStatus, Quantity } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import { unnamedVersion, type KubernetesVersion } from "../controller/flags";
import { freshMemory } from "../controller/horizontal";
import { isAbsentAt } from "../simulation/manifests";
import type { Absence } from "../simulation/trace";
import { canonicalForm, parseQuantity } from "../lib/quantity";

/** What the API server knew about the autoscaler during a run. */
export interface AutoscalerHistory {
  /** In order of time; the first is valid from second 0 on, when it was created. */
  manifests: readonly { at: number; hpa: HorizontalPodAutoscaler }[];
  reconciles: readonly Reconcile[];
  /** The releases of the control plane, in order of time; absent: one release, which the reconciles name if it is an older one. */
  releases?: readonly { at: number; version: KubernetesVersion }[];
  /** When the object did not exist; absent: never. */
  absences?: readonly Absence[];
  /** The wall clock at second 0, in epoch seconds; absent: the run has no calendar. */
  startEpoch?: number;
}

export interface Autoscaler {
  hpa: HorizontalPodAutoscaler;
  status: HorizontalPodAutoscalerStatus;
}

/** The object at a time, after that second's edit and reconcile; while it is deleted, as it was last. */
export function autoscalerAt(history: AutoscalerHistory, now: number): Autoscaler {
  const { manifests, reconciles } = history;
  const manifest = manifests.findLast(({ at }) => at <= now) ?? manifests[0];
  if (manifest === undefined) throw new Error("an autoscaler has a manifest");
  const created = createdAt(history, now);
  const last = reconciles.findLast(({ at }) => at <= now && at >= created);
  return { hpa: manifest.hpa, status: last?.status ?? freshMemory().status };
}

type Lives = Pick<AutoscalerHistory, "absences">;

/** The second in which the object of a time was created; while it is deleted, of the one before. */
export const createdAt = ({ absences = [] }: Lives, now: number): number =>
  absences.findLast(({ until }) => until !== null && until <= now)?.until ?? startOfRun;

export const isDeletedAt = ({ absences = [] }: Lives, now: number): boolean => isAbsentAt(absences, now);

/** Events belong to one object: one that is made again begins without any. The groups of events are in the order of the objects until a time. */
export function eventsOfEach<R extends { at: number }>(
  { absences = [], reconciles }: Lives & { reconciles: readonly R[] },
  now: number,
): R[][] {
  const ends = [...absences.map(({ from }) => from).filter((from) => from <= now), Infinity];
  return ends.map((end, index) => reconciles.filter(({ at }) => at < end && at >= (ends[index - 1] ?? -Infinity)));
}

/** An object as a watch shows it, and its age. */
interface WatchedState<Object> {
  object: Object;
  at: number;
  age: number;
}

/** The object as it was at `from`, then each change of it, its deletion, and its new creation with an empty status. */
export function watchedStates<Status, Object extends { status: Status }>(
  history: Lives & { manifests: readonly { at: number }[]; reconciles: readonly { at: number }[] },
  from: number,
  now: number,
  objectAt: (at: number) => Object,
  emptyStatus: Status,
): WatchedState<Object>[] {
  const { manifests, reconciles, absences = [] } = history;
  const times = [
    ...[...manifests, ...reconciles].map(({ at }) => at),
    ...absences.flatMap((absence) => [absence.from, absence.until ?? now]),
  ];
  let shown = objectAt(from);
  const states = [{ object: shown, at: from, age: from - createdAt(history, from) }];
  for (const at of [...new Set(times)].filter((time) => time > from && time <= now).toSorted((a, b) => a - b)) {
    const show = (object: Object) => states.push({ object: (shown = object), at, age: at - createdAt(history, at) });
    if (absences.some((absence) => absence.from === at)) show(shown);
    if (isDeletedAt(history, at)) continue;
    const reconciled = objectAt(at);
    if (absences.some(({ until }) => until === at)) show({ ...reconciled, status: emptyStatus });
    for (const next of [{ ...reconciled, status: shown.status }, reconciled]) if (!isSameObject(next, shown)) show(next);
  }
  return states;
}

/** What kubectl prints for an object that does not exist. */
export const notFound = ({ metadata }: HorizontalPodAutoscaler): string =>
  `Error from server (NotFound): horizontalpodautoscalers.autoscaling ${JSON.stringify(metadata.name)} not found\n`;

/** The server stores, and a watch shows, only real differences; the order of keys is not one. */
function isSameObject(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys({ ...one, ...other }).every((key) => isSameObject(one[key], other[key]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

export const namespaceOf = ({ metadata }: HorizontalPodAutoscaler): string => metadata.namespace ?? "default";

export const releasesOf = ({ releases, reconciles }: AutoscalerHistory): NonNullable<AutoscalerHistory["releases"]> =>
  releases ?? [{ at: startOfRun, version: reconciles[0]?.version ?? unnamedVersion }];

/** The release that the control plane and kubectl have at a time. */
export function versionAt(history: AutoscalerHistory, now: number): KubernetesVersion {
  const releases = releasesOf(history);
  return (releases.findLast(({ at }) => at <= now) ?? releases[0])?.version ?? unnamedVersion;
}

/** A run without a calendar: its second 0 is shown as Unix time 0. */
export const startOfRun = 0;

/** What kubectl prints for an empty list. */
export const noResources = (namespace: string): string => `No resources found in ${namespace} namespace.\n`;

/** A quantity as the API server stores it. */
export function stored(quantity: Quantity | undefined): string {
  if (quantity === undefined) return "<nil>";
  const reading = parseQuantity(quantity);
  return reading.ok ? canonicalForm(reading.quantity) : quantity;
}

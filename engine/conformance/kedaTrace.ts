import { readRfc3339 } from "../lib/utcTime";
import { deepEqual } from "../keda/deepEqual";
import type { Keda, KedaEvent, ScaleWrite } from "../keda/keda";
import { poll } from "../keda/poll";
import { readMetric } from "../keda/readMetric";
import { applyScaledObject, deleteScaledObject, reconcile, type Reconcile } from "../keda/reconcile";
import type { ScaledObject } from "../keda/scaledObject";
import type { World } from "../keda/world";
import { newKeda, surroundingsOf, worldOf, type RecordedKedaInput, type Surroundings } from "./kedaInput";

interface RecordedKedaTrace extends RecordedKedaInput {
  start: string;
  ticks: readonly RecordedKedaTick[];
}

type RecordedKedaTick = { at: number; triggers?: readonly unknown[] } & (
  | { kind: "apply" | "retry" | "delete" | "poll" }
  | { kind: "edit"; scaledObject: ScaledObject }
  | { kind: "read"; metric: string }
  | { kind: "scaled"; replicas: number }
  | { kind: "readyPods"; count: number }
  | { kind: "faults"; scaleGetError?: string; scaleUpdateError?: string }
  | { kind: "target"; exists: boolean; replicas?: number }
  | { kind: "hpaStatus"; scalingActive: World["hpaScalingActive"] }
);

/** Polls, edits, outside changes and reads, in the order in which they happened. */
export function replayKedaTrace(input: RecordedKedaTrace): object {
  const keda = newKeda(readRfc3339(input.start) ?? 0);
  const around = surroundingsOf(input);
  let status: Readonly<Record<string, unknown>> | null = null;
  const ticks = input.ticks.map((tick) => {
    if (tick.triggers) around.answers = tick.triggers;
    const replayed = replayTick(keda, input, tick, around);
    const before = status;
    status = keda.stored === null ? null : { ...keda.stored.status };
    return { ...replayed, ...statusChange(before, status) };
  });
  return { ticks };
}

function replayTick(keda: Keda, input: RecordedKedaTrace, tick: RecordedKedaTick, around: Surroundings): object {
  const object = tick.kind === "edit" ? tick.scaledObject : (keda.stored?.object ?? input.scaledObject);
  const world = worldOf(object, input, around);
  if (tick.kind === "apply") return reconciled(keda, applyScaledObject(keda, input.scaledObject, world, tick.at), around);
  if (tick.kind === "edit") return reconciled(keda, applyScaledObject(keda, tick.scaledObject, world, tick.at), around);
  if (tick.kind === "retry") return reconciled(keda, reconcile(keda, world, tick.at), around);
  if (tick.kind === "delete") return reconciled(keda, deleteScaledObject(keda, world), around);
  if (tick.kind === "poll") return polled(keda, world, tick.at, around);
  if (tick.kind === "read") {
    const { answer } = readMetric(keda, world, tick.metric, tick.at);
    return answer.ok ? { items: answer.items } : { error: answer.error };
  }
  if (tick.kind === "scaled") around.replicas = tick.replicas;
  if (tick.kind === "readyPods") around.readyPods = tick.count;
  if (tick.kind === "faults") around.faults = faultsOf(tick);
  if (tick.kind === "hpaStatus") around.hpaScalingActive = tick.scalingActive;
  if (tick.kind === "target") {
    around.replicas = tick.exists ? (tick.replicas ?? 1) : null;
    if (tick.exists) around.env = {};
  }
  return {};
}

function faultsOf({ scaleGetError, scaleUpdateError }: { scaleGetError?: string; scaleUpdateError?: string }) {
  return { ...(scaleGetError !== undefined && { scaleGetError }), ...(scaleUpdateError !== undefined && { scaleUpdateError }) };
}

function reconciled(keda: Keda, record: Reconcile, around: Surroundings): object {
  const { outcome, hpa, loop } = record;
  const changedHpa = hpa === "created" || hpa === "updated" || hpa === "renamed";
  return {
    error: outcome.kind === "checkFailed" ? outcome.error : null,
    hpa: changedHpa ? keda.hpa : hpa === "unchanged" ? "unchanged" : null,
    ...(loop === "stopped" && { loop }),
    ...((loop === "started" || loop === "restarted") && { loop: "started" }),
    ...written(record, around),
  };
}

function polled(keda: Keda, world: World, at: number, around: Surroundings): object {
  const record = poll(keda, world, at);
  if (record.kind === "aborted") return { aborted: true, replicas: around.replicas };
  const { active, activeTriggers, error } = record;
  return { active, ...(activeTriggers.length > 0 && { activeTriggers }), error, ...written(record, around) };
}

function written({ events, writes }: { events: readonly KedaEvent[]; writes: readonly ScaleWrite[] }, around: Surroundings): object {
  around.replicas = writes.at(-1)?.to ?? around.replicas;
  return {
    ...(events.length > 0 && { events: withSortedFailures(events) }),
    ...(writes.length > 0 && { writes }),
    replicas: around.replicas,
  };
}

/** Their real order is random, so the recording has each run of them sorted. */
function withSortedFailures(events: readonly KedaEvent[]): KedaEvent[] {
  const isFailure = ({ reason }: KedaEvent) => reason === "KEDAScalerFailed" || reason === "KEDAMetricSourceFailed";
  const failures = events
    .filter(isFailure)
    .toSorted((one, other) => (one.message < other.message ? -1 : one.message > other.message ? 1 : 0));
  return [...failures, ...events.filter((event) => !isFailure(event))];
}

/** The fields that changed, with their new values; null for those that are gone, and for the whole status if the object is gone. */
function statusChange(before: Readonly<Record<string, unknown>> | null, after: Readonly<Record<string, unknown>> | null): object {
  if (after === null) return before === null ? {} : { status: null };
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  const changed = keys.filter((key) => !deepEqual(before?.[key], after[key]));
  return changed.length === 0 ? {} : { status: Object.fromEntries(changed.map((key) => [key, after[key] ?? null])) };
}

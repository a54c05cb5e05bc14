/** What the evidence has around an autoscaler's syncs: its events, replica sets, and the other autoscalers. */
import type { SeriesReading } from "../evidence";
import type { MergedAutoscaler, MergedEvidence, Place, Placed } from "../merge/merged";
import { eachWhole, type Points } from "../../answers/points";
import { timedEvents, type TimedEvents } from "./timedEvents";

export interface Surroundings {
  readonly events: TimedEvents;
  /** Replica sets of the target with the time when each was made; null: no series or event tells of any. */
  readonly replicaSets: readonly MadeReplicaSet[] | null;
  /** Other autoscalers of the same target; null: the evidence has no other autoscaler of this namespace. */
  readonly others: readonly OtherAutoscaler[] | null;
  /** Where the series of the target's count and of its pods are. */
  readonly podPlaces: readonly Place[];
  /** Where the figures of the metrics are, by name. */
  readonly figurePlaces: ReadonlyMap<string, readonly Place[]>;
  readonly countPlaces: readonly Place[];
}

interface MadeReplicaSet {
  readonly name: string;
  readonly at: number;
  readonly place: Place;
}

interface OtherAutoscaler {
  readonly name: string;
  readonly places: readonly Place[];
  desiredAt(time: number): number | null;
}

export function surroundingsOf(
  evidence: MergedEvidence,
  merged: MergedAutoscaler,
  target: string,
  rescales: readonly { readonly at: number; readonly to: number }[],
): Surroundings {
  const ofTarget = evidence.apart.events.filter(({ object }) => object?.toLowerCase().endsWith(`/${target.toLowerCase()}`) === true);
  const events = timedEvents({ events: [...merged.events, ...ofTarget], logs: merged.logs }, rescales);
  const figurePlaces = new Map<string, Place[]>();
  const countPlaces: Place[] = [];
  for (const { metric, labels, place } of merged.series) {
    const name = labels["metric_name"];
    if (name !== undefined && metric?.includes("_status_") === true) figurePlaces.set(name, [...(figurePlaces.get(name) ?? []), place]);
    if (metric?.endsWith("_status_desired_replicas") === true || metric?.endsWith("_status_current_replicas") === true)
      countPlaces.push(place);
  }
  const isOfPods = ({ metric }: SeriesReading) => /^kube_(?:pod|deployment|statefulset)_status_(?:ready|phase|replicas)/.test(metric ?? "");
  const podPlaces = merged.series.filter(isOfPods).map(({ place }) => place);
  return {
    events,
    replicaSets: madeReplicaSets(merged, events),
    others: othersOf(evidence, merged, target),
    // A clue points to the first lines of what may be hundreds of series.
    podPlaces: podPlaces.slice(0, 3),
    figurePlaces,
    countPlaces,
  };
}

function madeReplicaSets({ series }: MergedAutoscaler, { events }: TimedEvents): MadeReplicaSet[] | null {
  const made = new Map<string, MadeReplicaSet>();
  const add = (name: string, at: number, place: Place) => {
    const known = made.get(name);
    if (known === undefined || at < known.at) made.set(name, { name, at, place });
  };
  const isSet = ({ metric, labels }: SeriesReading) =>
    labels["replicaset"] !== undefined && metric?.startsWith("kube_replicaset_") === true;
  const ofSets: Placed<SeriesReading>[] = series.filter(isSet);
  for (const { metric, labels, points, place } of ofSets) {
    const first = metric === "kube_replicaset_created" ? points.values.find((value) => !Number.isNaN(value)) : firstTime(points);
    if (first !== undefined) add(labels["replicaset"]!, first, place);
  }
  for (const { reason, message, first, place } of events) {
    const name = reason === "ScalingReplicaSet" ? /^Scaled (?:up|down) replica set (\S{1,253})/.exec(message)?.[1] : undefined;
    if (name !== undefined) add(name, first, place);
  }
  return made.size === 0 ? null : [...made.values()];
}

/** The first time at which a series of counts is above zero: an old replica set keeps a series of zeros. */
function firstTime({ times, values }: Points): number | undefined {
  const first = times[values.findIndex((value) => value > 0)];
  return Number.isNaN(first) ? undefined : first;
}

function othersOf(evidence: MergedEvidence, merged: MergedAutoscaler, target: string): OtherAutoscaler[] | null {
  const inNamespace = evidence.autoscalers.filter(
    (other) => other !== merged && (other.namespace === null || merged.namespace === null || other.namespace === merged.namespace),
  );
  if (inNamespace.length === 0) return null;
  return inNamespace
    .filter((other) => targetName(other) === target)
    .map((other) => {
      const desired = other.series.filter(({ metric }) => metric?.endsWith("_status_desired_replicas") === true);
      const places = [...desired, ...other.readings].map(({ place }) => place);
      return { name: other.name ?? "", places: places.slice(0, 2), desiredAt: (time) => valueAt(desired, time) };
    });
}

function targetName({ fields, series }: MergedAutoscaler): string | undefined {
  return (
    fields.target?.value.name ?? series.find(({ labels }) => labels["scaletargetref_name"] !== undefined)?.labels["scaletargetref_name"]
  );
}

/** The last value that is not later. */
function valueAt(series: readonly SeriesReading[], time: number): number | null {
  let last: number | null = null;
  for (const { points } of series)
    eachWhole(points, (at, value) => {
      if (at <= time) last = value;
    });
  return last;
}

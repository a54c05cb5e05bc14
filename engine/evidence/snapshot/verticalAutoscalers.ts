/** What a VerticalPodAutoscaler on the same target means for an autoscaler: its mode, its recommendation, what it did. */
import type { ContainerRecommendation, EventReading, OtherReading } from "../evidence";
import type { MergedAutoscaler, MergedEvidence, Place, Placed } from "../merge/merged";
import { milliIn } from "./milliIn";
import { problemNow, type Standing, type Statement } from "./statement";

/** The kinds of objects that are told here. */
export const verticalKinds = { VerticalPodAutoscaler: true, VerticalPodAutoscalerCheckpoint: true } as const;

export const isVertical = ({ kind }: OtherReading): boolean => Object.hasOwn(verticalKinds, kind);

export type VerticalBeside =
  | { readonly kind: "verticalAutoscaler"; readonly name: string; readonly why: "off" | "otherTarget" | "otherResource" }
  | VerticalRequest
  /** The updater changes no pod of a workload that has fewer than `least` pods. */
  | { readonly kind: "verticalTooFewPods"; readonly name: string; readonly replicas: number; readonly least: number }
  | { readonly kind: "verticalUnprovided"; readonly name: string }
  /** Pods whose annotation names the VerticalPodAutoscaler that set their requests. */
  | { readonly kind: "verticalPods"; readonly name: string; readonly pods: number }
  /** What the updater did, by events: the last few pods, and how many others. */
  | {
      readonly kind: "verticalEvents";
      readonly what: VerticalAct;
      readonly seen: readonly { readonly pod: string | null; readonly age: string | null; readonly time: string | null }[];
      readonly more: number;
    }
  | { readonly kind: "verticalCheckpoint"; readonly name: string; readonly container: string | null };

/** `container`: null for the first one of a table. `of`: whose request it is; null where the texts have none. `range`: null without bounds. */
export interface VerticalRequest {
  readonly kind: "verticalRequest";
  readonly name: string;
  readonly mode: string;
  readonly container: string | null;
  readonly resource: string;
  readonly target: string;
  readonly lower: string | null;
  readonly upper: string | null;
  readonly request: string | null;
  readonly of: "pods" | "template" | null;
  readonly range: "below" | "within" | "above" | null;
}

type Other = Placed<OtherReading>;
type Vertical = Other & { readonly places: readonly Place[] };

export function verticalStatements(others: readonly Other[], merged: MergedAutoscaler, evidence: MergedEvidence): Statement[] {
  const joined = joinedByName(others.filter(({ kind }) => kind === "VerticalPodAutoscaler"));
  return [
    ...joined.flatMap((vertical) => statementsOf(vertical, merged)),
    ...podsSet(merged),
    ...acts(merged, evidence, joined),
    ...others.flatMap((other) =>
      other.checkpointOf === undefined
        ? []
        : [
            beside({ kind: "verticalCheckpoint", name: other.checkpointOf.autoscaler, container: other.checkpointOf.container ?? null }, [
              other.place,
            ]),
          ],
    ),
  ];
}

/** A row of a table, a description and an object may show the same one: the row says least. */
function joinedByName(others: readonly Other[]): Vertical[] {
  const byName = new Map<string, Other[]>();
  for (const other of others) byName.set(other.name, [...(byName.get(other.name) ?? []), other]);
  return [...byName.values()].map((readings) => {
    const known = readings.toSorted((one, two) => Number(one.target !== undefined) - Number(two.target !== undefined));
    const all = Object.assign({}, ...known) as Other;
    return { ...all, places: known.toReversed().map(({ place }) => place) };
  });
}

const beside = (what: VerticalBeside, basis: readonly Place[], standing: Standing = "recorded"): Statement => ({
  code: "beside",
  what,
  standing,
  basis,
});

/** It changes the requests, and a percentage is of the requests. Where the texts do not say its target, it is supposed to be the same. */
function statementsOf(vertical: Vertical, merged: MergedAutoscaler): Statement[] {
  const { name, target, updateMode = "Auto", resources = ["cpu", "memory"], places } = vertical;
  const own = merged.fields.target?.value;
  const isElsewhere = target !== undefined && own !== undefined && (target.name !== own.name || target.kind !== own.kind);
  if (isElsewhere) return [beside({ kind: "verticalAutoscaler", name, why: "otherTarget" }, places)];
  const requests = requestsBeside({ ...vertical, updateMode, resources }, merged);
  if (updateMode === "Off") return [beside({ kind: "verticalAutoscaler", name, why: "off" }, places), ...requests];
  const shared = merged.metrics.filter((metric) => metric.target?.endsWith("%") === true && resources.includes(metric.name ?? "cpu"));
  const measured = [...new Set(shared.map((metric) => metric.name ?? "cpu"))];
  const standing = target === undefined || own === undefined ? "assumed" : "recorded";
  const problem = { kind: "verticalAutoscaler", name, mode: updateMode, resources: measured } as const;
  return [
    shared.length === 0
      ? beside({ kind: "verticalAutoscaler", name, why: "otherResource" }, places)
      : problemNow(problem, standing, [...places, ...shared.map((metric) => metric.place)]),
    ...(vertical.isProvided === false ? [beside({ kind: "verticalUnprovided", name }, places)] : []),
    ...requests,
    ...tooFewPods({ ...vertical, updateMode }, merged),
  ];
}

/** More containers than these are left out. */
const mostContainers = 5;

/** What each container's request is against its recommendation, for each resource that is controlled. */
function requestsBeside(
  { name, updateMode = "Auto", resources = [], recommended = [], places }: Vertical,
  merged: MergedAutoscaler,
): Statement[] {
  return recommended.slice(0, mostContainers).flatMap((recommendation) =>
    Object.entries(recommendation.target)
      .filter(([resource]) => resources.includes(resource))
      .flatMap(([resource, target]) => {
        const bounds = { lower: recommendation.lowerBound?.[resource] ?? null, upper: recommendation.upperBound?.[resource] ?? null };
        const of = {
          kind: "verticalRequest",
          name,
          mode: updateMode,
          container: recommendation.container,
          resource,
          target,
          ...bounds,
        } as const;
        const known = requestsIn(recommendation, resource, merged);
        if (known.length === 0) return [beside({ ...of, request: null, of: null, range: null }, places)];
        return known.map(({ request, from, place }) => {
          const range = rangeOf(request, bounds);
          const standing = range === null ? "recorded" : from === "template" ? "assumed" : "computed";
          return beside({ ...of, request, of: from, range }, [...places, place], standing);
        });
      }),
  );
}

interface KnownRequest {
  readonly request: string;
  readonly from: "pods" | "template";
  readonly place: Place;
}

/** Each request that pods have, once; without pods that of the template, which the admission of a pod may change. */
function requestsIn({ container }: ContainerRecommendation, resource: string, { pods, deployments }: MergedAutoscaler): KnownRequest[] {
  if (resource !== "cpu" && resource !== "memory") return [];
  const found = new Map<string, KnownRequest>();
  const see = (from: KnownRequest["from"], { requests = [], place }: Pick<Placed<(typeof pods)[number]>, "requests" | "place">) => {
    const own =
      container === null ? (requests.length === 1 ? requests[0] : undefined) : requests.find((each) => each.container === container);
    const request = own?.[resource];
    if (request !== undefined && !found.has(request)) found.set(request, { request, from, place });
  };
  for (const pod of pods) if (container === null || pod.observedContainers?.includes(container) !== false) see("pods", pod);
  const template = deployments.findLast(({ requests }) => requests !== undefined);
  if (found.size === 0 && template !== undefined) see("template", template);
  return [...found.values()];
}

function rangeOf(
  request: string,
  { lower, upper }: { readonly lower: string | null; readonly upper: string | null },
): VerticalRequest["range"] {
  const [own, least, most] = [milliIn(request), milliIn(lower ?? ""), milliIn(upper ?? "")];
  if (own === null || least === null || most === null) return null;
  return own < least ? "below" : own > most ? "above" : "within";
}

/** As the updater's flag --min-replicas has it if nobody sets it. */
const usualLeast = 2;

function tooFewPods({ name, updateMode, minReplicas: least = usualLeast, places }: Vertical, { fields }: MergedAutoscaler): Statement[] {
  const replicas = fields.currentReplicas;
  if (updateMode === "Initial" || replicas === undefined || replicas.value === 0 || replicas.value >= least) return [];
  return [beside({ kind: "verticalTooFewPods", name, replicas: replicas.value, least }, [...places, replicas.place], "computed")];
}

function podsSet({ pods }: MergedAutoscaler): Statement[] {
  const names = new Set(pods.flatMap(({ requestsSetBy }) => requestsSetBy ?? []));
  return [...names].map((name) => {
    const own = pods.filter(({ requestsSetBy }) => requestsSetBy === name);
    return beside(
      { kind: "verticalPods", name, pods: own.length },
      own.slice(0, mostSeen).map(({ place }) => place),
    );
  });
}

export type VerticalAct = "eviction" | "resize";

/** The reasons of the updater's events, and how each message begins. */
const reasons: Readonly<Record<string, readonly [act: VerticalAct, begin: string]>> = {
  EvictedByVPA: ["eviction", "Pod was evicted by VPA Updater"],
  EvictedPod: ["eviction", "VPA Updater evicted Pod "],
  InPlaceResizedByVPA: ["resize", "Pod was resized in place by VPA Updater"],
};

/** More pods than these are only counted. */
const mostSeen = 5;

interface Act {
  readonly act: VerticalAct;
  readonly pod: string | null;
  readonly event: Placed<EventReading>;
}

/** What the updater did to the pods of an autoscaler, by events, in the order of the texts. */
export function verticalActs(merged: MergedAutoscaler, { apart }: MergedEvidence, names: readonly string[]): Act[] {
  const target = merged.fields.target?.value.name;
  const named = new Set(merged.pods.map(({ name }) => name));
  const isOwn = ({ namespace, object = "" }: EventReading, pod: string | null) => {
    if (namespace !== undefined && merged.namespace !== null && namespace !== merged.namespace) return false;
    if (pod !== null) return named.has(pod) || target === undefined || pod.startsWith(`${target}-`);
    return names.some((name) => object.endsWith(`/${name}`));
  };
  const found = new Map<string, Act>();
  for (const event of [...merged.events, ...apart.events]) {
    const [act, begin] = (Object.hasOwn(reasons, event.reason ?? "") && reasons[event.reason ?? ""]) || [];
    if (act === undefined || begin === undefined || !(event.message ?? "").startsWith(begin)) continue;
    const pod = podOf(event);
    // The pod and its autoscaler each get an event of one eviction.
    if (isOwn(event, pod)) found.set(`${act} ${pod ?? event.place.line}`, { act, pod, event });
  }
  return [...found.values()];
}

function acts(merged: MergedAutoscaler, evidence: MergedEvidence, verticals: readonly Vertical[]): Statement[] {
  const found = verticalActs(
    merged,
    evidence,
    verticals.map(({ name }) => name),
  );
  return (["eviction", "resize"] as const).flatMap((what) => {
    const all = found.filter(({ act }) => act === what);
    if (all.length === 0) return [];
    const last = all.slice(-mostSeen);
    const seen = last.map(({ pod, event }) => ({ pod, age: event.age ?? null, time: event.time ?? null }));
    return [
      beside(
        { kind: "verticalEvents", what, seen, more: all.length - last.length },
        last.map(({ event }) => event.place),
      ),
    ];
  });
}

const podOf = ({ object = "", message = "" }: EventReading): string | null =>
  /^pods?\/([^\s/]{1,253})$/i.exec(object)?.[1] ?? /^VPA Updater evicted Pod (\S{1,253}) /.exec(message)?.[1] ?? null;

import { matcherOf } from "../../lib/labelSelector";
import type {
  AutoscalerField,
  AutoscalerReading,
  DeploymentReading,
  Evidence,
  EventReading,
  LogReading,
  PodReading,
  ScaledObjectReading,
  SeriesReading,
} from "../evidence";
import { disagreementsIn } from "./disagreements";
import { inTime } from "./inTime";
import { joinMetrics } from "./joinMetrics";
import type { MergedAutoscaler, MergedEvidence, Placed, PlacedValue } from "./merged";

/** Joins what several texts say of the same autoscaler, by name and namespace; a reading without a name joins the only autoscaler there is. */
export function mergeEvidence(texts: readonly Evidence[]): MergedEvidence {
  const all = <K extends keyof Evidence>(key: K): Placed<Evidence[K][number]>[] =>
    texts.flatMap((evidence, text) =>
      (evidence[key] as readonly (Evidence[K][number] & { line: number })[]).map((reading) => ({
        ...reading,
        place: { text, line: reading.line },
      })),
    ) as Placed<Evidence[K][number]>[];
  const [events, series, logs, pods] = [all("events"), all("series"), all("logs"), all("pods")];
  const groups = withThoseOfEvents(withThoseOfSeries(groupsOf(all("autoscalers")), series), events);
  const named = byName(groups);
  const eventsOf = byOwner(events, (event) => ownerOfEvent(event, groups, named));
  const told = autoscalersIn(series);
  const targets = new Map(groups.map((group) => [group, targetIn(group, series, told)]));
  const seriesOf = byOwner(series, (each) => ownerOfSeries(each, groups, named, targets));
  const logsOf = new Map<string | null, Placed<LogReading>[]>();
  for (const log of logs) addTo(logsOf, ownObject(log.object)?.own ?? null, log);
  const hasNoPods = pods.length === 0 && texts.some(answersWithoutPods);
  const rest = { deployments: all("deployments"), replicaSets: all("replicaSets"), scaledObjects: all("scaledObjects") };
  const autoscalers = groups.map((group): MergedAutoscaler => {
    const target = targets.get(group);
    const isTargets = ({ name }: { name: string }) => name === target;
    const prefix = target === undefined ? null : `${target}-`;
    const isBelow = ({ name }: { name: string }) => prefix !== null && name.startsWith(prefix);
    const deployments = rest.deployments.filter((each) => isTargets(each) && inNamespace(group, each));
    const scaledObjects = rest.scaledObjects.filter(
      (each) => inNamespace(group, each) && (group.name === hpaOf(each) || group.name === `keda-hpa-${each.name}` || isTargets(each)),
    );
    const given = [...scaledObjects.flatMap((each) => (hpaOf(each) === group.name ? wantedBy(each) : [])), ...group.readings];
    const isMatched = matcherIn(deployments);
    const { readings, events: own, orderOf } = inTime(given, eventsOf.get(group) ?? []);
    return {
      ...group,
      readings,
      fields: fieldsOf(readings),
      metrics: joinMetrics(readings),
      conditions: conditionsOf(readings),
      events: own,
      pods: pods.filter((pod) => inNamespace(group, pod) && (isMatched(pod) ?? isBelow(pod))),
      hasNoPods,
      deployments,
      replicaSets: rest.replicaSets.filter((each) => isBelow(each) && inNamespace(group, each)),
      scaledObjects,
      logs:
        groups.length === 1
          ? logs.filter(({ object }) => object === undefined || ownedBy(group, object))
          : (logsOf.get(group.name) ?? []).filter(({ object }) => ownedBy(group, object)),
      series: seriesOf.get(group) ?? [],
      disagreements: disagreementsIn(readings, orderOf),
    };
  });
  const owned = new Set(autoscalers.flatMap((each) => [...each.pods, ...each.logs]));
  return {
    autoscalers,
    apart: {
      events: eventsOf.get(undefined) ?? [],
      pods: pods.filter((pod) => !owned.has(pod)),
      series: seriesOf.get(undefined) ?? [],
      logs: logs.filter((log) => !owned.has(log)),
    },
    measured: all("measured"),
    workloads: rest.deployments,
    scaledObjects: rest.scaledObjects,
    others: all("others"),
    errors: all("errors"),
  };
}

const hpaOf = ({ name, hpaName = `keda-hpa-${name}` }: ScaledObjectReading): string => hpaName;

/** What KEDA writes into its HPA is what the ScaledObject says, so it is a manifest of that HPA. */
function wantedBy({ line, place, metrics = [], behavior }: Placed<ScaledObjectReading>): Placed<AutoscalerReading>[] {
  if (metrics.length === 0) return [];
  return [{ source: "object", line, lines: {}, metrics, ...(behavior && { behavior }), conditions: [], place }];
}

const answersWithoutPods = ({ removed, pods, errors }: Evidence): boolean =>
  pods.length === 0 &&
  removed.some(({ kind, text }) => kind === "prompt" && /\bget (?:pods?|po)\b/.test(text.slice(0, 400))) &&
  errors.every(({ message }) => message.startsWith("No resources found"));

/** A list has thousands of autoscalers, and as many events. */
const byName = (groups: readonly Group[]): ReadonlyMap<string | null, readonly Group[]> => {
  const named = new Map<string | null, Group[]>();
  for (const group of groups) addTo(named, group.name, group);
  return named;
};

function byOwner<Reading>(
  readings: readonly Reading[],
  ownerOf: (reading: Reading) => Group | undefined,
): ReadonlyMap<Group | undefined, readonly Reading[]> {
  const owned = new Map<Group | undefined, Reading[]>();
  for (const reading of readings) addTo(owned, ownerOf(reading), reading);
  return owned;
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

export interface Group {
  readonly name: string | null;
  readonly namespace: string | null;
  readonly readings: readonly Placed<AutoscalerReading>[];
}

function groupsOf(readings: readonly Placed<AutoscalerReading>[]): Group[] {
  const named = new Map<string, { name: string; namespace: string | null; readings: Placed<AutoscalerReading>[] }[]>();
  const nameless: Placed<AutoscalerReading>[] = [];
  for (const reading of readings) {
    const { name, namespace = null } = reading;
    if (typeof name !== "string") {
      nameless.push(reading);
      continue;
    }
    const same = named.get(name) ?? [];
    named.set(name, same);
    // A table says no namespace; it is the one that another text names, if there is only one.
    const group =
      same.find((each) => each.namespace === namespace || each.namespace === null) ??
      (namespace === null && same.length === 1 ? same[0] : undefined);
    if (group) {
      group.namespace ??= namespace;
      group.readings.push(reading);
    } else same.push({ name, namespace, readings: [reading] });
  }
  const groups = [...named.values()].flat();
  if (nameless.length === 0) return groups;
  const [only] = groups;
  if (only && groups.length === 1) {
    const inOrder = [...only.readings, ...nameless].toSorted(
      (one, other) => one.place.text - other.place.text || one.place.line - other.place.line,
    );
    return [{ ...only, readings: inOrder }];
  }
  return [...groups, { name: null, namespace: null, readings: nameless }];
}

/** Series over time are no reading of one moment, but they tell of an autoscaler, too. */
function withThoseOfSeries(groups: readonly Group[], series: readonly SeriesReading[]): readonly Group[] {
  const all = [...groups];
  for (const { metric, labels } of series) {
    const name = autoscalerIn(labels);
    if (name === undefined || metric === null || !/^kube_(?:horizontalpodautoscaler|hpa)_/.test(metric)) continue;
    const known = all.find((group) => group.name === name && inNamespace(group, labels));
    if (known === undefined) all.push({ name, namespace: labels["namespace"] ?? null, readings: [] });
    else if (known.namespace === null && labels["namespace"] !== undefined)
      all[all.indexOf(known)] = { ...known, namespace: labels["namespace"] };
  }
  return all;
}

const autoscalerIn = (labels: SeriesReading["labels"]): string | undefined => labels["horizontalpodautoscaler"] ?? labels["hpa"];

/** The name of the workload: as a reading says, as kube-state-metrics does, or the only one that the series are about. */
function targetIn(group: Group, series: readonly SeriesReading[], told: ReadonlySet<string>): string | undefined {
  const said = lastSaid(group.readings, "target")?.value.name;
  if (said !== undefined) return said;
  const workloads = new Set<string>();
  for (const { labels } of series) {
    if (!inNamespace(group, labels)) continue;
    const target = labels["scaletargetref_name"];
    if (target !== undefined && autoscalerIn(labels) === group.name) return target;
    const workload = workloadIn(labels);
    if (workload !== undefined) workloads.add(workload);
  }
  if (group.name !== null && workloads.has(group.name)) return group.name;
  return told.size === 1 && workloads.size === 1 ? [...workloads][0] : undefined;
}

const autoscalersIn = (series: readonly SeriesReading[]): ReadonlySet<string> =>
  new Set(series.flatMap(({ labels }) => autoscalerIn(labels) ?? []));

const workloadIn = (labels: SeriesReading["labels"]): string | undefined => labels["deployment"] ?? labels["statefulset"];

/** Events alone tell of an autoscaler, too: of the one that they name, or of one without a name. */
function withThoseOfEvents(groups: readonly Group[], events: readonly Placed<EventReading>[]): Group[] {
  const all = [...groups];
  const named = new Set(groups.map(({ name }) => name));
  for (const event of events) {
    const [, name] = /^(?:horizontalpodautoscalers?(?:\.autoscaling)?|hpa)\/([^/]{1,300})$/i.exec(event.object ?? "") ?? [];
    const isNew = name !== undefined && !named.has(name) && !(groups.length === 1 && groups[0]!.name === null);
    if (!isNew) continue;
    named.add(name);
    all.push({ name, namespace: event.namespace ?? null, readings: [] });
  }
  const allNamed = byName(all);
  const isNameless = events.some((event) => isOfController(event) && ownerOfEvent(event, all, allNamed) === undefined);
  if (isNameless && !named.has(null)) all.push({ name: null, namespace: null, readings: [] });
  return all;
}

/** A reason that only the autoscaler's controller gives, in an event that names no other object. */
const isOfController = ({ object, reason = "" }: EventReading): boolean =>
  (object === undefined || !object.includes("/")) &&
  /^(?:SuccessfulRescale|FailedRescale|FailedUpdateScale|FailedGetScale|FailedGet\w{0,40}Metrics?|FailedCompute\w{0,40}Replicas|InvalidMetricSourceType|InvalidSelector|SelectorRequired|AmbiguousSelector)$/.test(
    reason,
  );

function fieldsOf(readings: readonly Placed<AutoscalerReading>[]): MergedAutoscaler["fields"] {
  const names: readonly AutoscalerField[] = [
    "apiVersion",
    "name",
    "namespace",
    "target",
    "minReplicas",
    "maxReplicas",
    "currentReplicas",
    "desiredReplicas",
    "behavior",
    "age",
    "lastScaleTime",
    "creationTime",
  ];
  return Object.fromEntries(names.flatMap((name) => (lastSaid(readings, name) ? [[name, lastSaid(readings, name)]] : [])));
}

function lastSaid<K extends AutoscalerField>(
  readings: readonly Placed<AutoscalerReading>[],
  field: K,
): PlacedValue<NonNullable<AutoscalerReading[K]>> | undefined {
  const last = readings.findLast(
    (reading) => reading[field] !== undefined && reading[field] !== null && !reading.implausible?.includes(field),
  );
  return (
    last && {
      value: last[field] as NonNullable<AutoscalerReading[K]>,
      place: { text: last.place.text, line: last.lines[field] ?? last.place.line },
    }
  );
}

const conditionsOf = (readings: readonly Placed<AutoscalerReading>[]): MergedAutoscaler["conditions"] => {
  const last = readings.findLast(({ conditions }) => conditions.length > 0);
  return (last?.conditions ?? []).map((condition) => ({ ...condition, place: { text: last!.place.text, line: condition.line } }));
};

const inNamespace = ({ namespace }: Pick<Group, "namespace">, other: { readonly namespace?: string | undefined }): boolean =>
  namespace === null || other.namespace === undefined || other.namespace === namespace;

/** Asks whether a pod is a workload's. Null: the texts have no selector of the workload, or no labels of the pod. */
function matcherIn(workloads: readonly DeploymentReading[]): (pod: PodReading) => boolean | null {
  const selector = workloads.find((each) => each.selector !== undefined)?.selector;
  const matches = selector === undefined ? null : matcherOf(selector);
  return ({ labels }) => (matches === null || labels === undefined ? null : matches(labels));
}

/** `horizontalpodautoscaler/web`, `hpa/web`, or the name alone; a log also writes `namespace/web`. */
const ownedBy = ({ name, namespace }: Group, object: string | undefined): boolean => {
  const { kind, own } = ownObject(object) ?? {};
  return own !== undefined && own === name && (kind === undefined || autoscalerKind.test(kind) || kind === namespace);
};

function ownObject(object = ""): { kind: string | undefined; own: string } | null {
  const [, kind, own] = /^(?:([^/]{1,100})\/)?(?:[^/]{1,100}\/)?([^/]{1,300})$/.exec(object) ?? [];
  return own === undefined ? null : { kind, own };
}

const autoscalerKind = /^(?:horizontalpodautoscalers?(?:\.autoscaling)?|hpa)$/i;

/** A description's events name no object: they belong to the description above them. */
function ownerOfEvent(event: Placed<EventReading>, groups: readonly Group[], named: ReturnType<typeof byName>): Group | undefined {
  if (event.object !== undefined) {
    const candidates = named.get(ownObject(event.object)?.own ?? null) ?? [];
    return candidates.find((group) => ownedBy(group, event.object) && inNamespace(group, event));
  }
  if (groups.length === 1 && isOfController(event)) return groups[0];
  let owner: { group: Group; line: number } | undefined;
  for (const group of groups)
    for (const { source, place } of group.readings)
      if (source === "describe" && place.text === event.place.text && place.line <= event.place.line && place.line > (owner?.line ?? 0))
        owner = { group, line: place.line };
  return owner?.group ?? (isOfController(event) ? groups.find(({ name, readings }) => name === null && readings.length === 0) : undefined);
}

function ownerOfSeries(
  { labels }: SeriesReading,
  groups: readonly Group[],
  named: ReturnType<typeof byName>,
  targets: ReadonlyMap<Group, string | undefined>,
): Group | undefined {
  const name = autoscalerIn(labels);
  if (name !== undefined) return named.get(name)?.find((group) => inNamespace(group, labels));
  const workload = workloadIn(labels);
  const below = labels["pod"] ?? labels["replicaset"];
  const about = groups.filter((group) => {
    const target = targets.get(group);
    return target !== undefined && inNamespace(group, labels) && (workload === target || below?.startsWith(`${target}-`) === true);
  });
  return about.length === 1 ? about[0] : undefined;
}

import type { AutoscalerReading, Evidence, EventReading, MetricReading } from "../evidence/evidence";
import { pairsOf } from "../answers/points";
import { readEvidence as readText } from "../evidence/readEvidence";

/** What a text says of an autoscaler, as plain data: at the top what it says last, or what a description says. A key that is missing was not said. */
type EvidenceValues = Readonly<Record<string, unknown>>;

export function readEvidence(text: string): EvidenceValues {
  return valuesOf(readText(text));
}

function valuesOf(evidence: Evidence): EvidenceValues {
  const rows = evidence.autoscalers.filter(({ source }) => source === "table");
  const names = [...new Set(rows.map(keyOf))];
  const groups = groupsOf(evidence.autoscalers.filter(({ source }) => source !== "table"));
  const [first, ...others] = groups;
  const areListed = others.length > 0 && names.length === 0 && areOneAnswer(groups, evidence);
  const described = areListed || first === undefined ? [] : first;
  const name = described.find((reading) => reading.name !== undefined)?.name;
  const lastRow = names.length === 1 || name !== undefined ? rows.findLast((row) => name === undefined || row.name === name) : undefined;
  const top = [...(lastRow === undefined ? [] : [topOfRow(lastRow, names.length > 1)]), ...described.map(describedValues)];
  const { shown, isPartial } = eventsOf(evidence);
  const eventsOfGroup = (group: readonly AutoscalerReading[]) =>
    shown.filter(({ line }) => groups.length < 2 || groupAt(groups, line) === group).map(eventValues);
  return {
    metrics: [],
    conditions: [],
    ...Object.assign({}, ...top),
    events: areListed || first === undefined ? (areListed ? [] : shown.map(eventValues)) : eventsOfGroup(first),
    ...(isPartial && { eventsPartial: true }),
    ...(top.length === 0 && nameless(evidence, names.length)),
    ...(names.length === 1 && rows.length > 1 && { rows: rows.map(rowValues) }),
    ...(names.length > 1 && { hpas: names.map((key) => autoscalerOf(rows.filter((row) => keyOf(row) === key))) }),
    ...(others.length > 0 && {
      [areListed ? "hpas" : "others"]: (areListed ? groups : others).map((group) => groupValues(group, eventsOfGroup(group))),
    }),
    ...listed("pods", evidence.pods, ["namespace", "restarts", "labels", "sampleTime", "sampleWindow"]),
    ...listed(
      "deployments",
      evidence.deployments.filter(({ kind }) => kind === "Deployment"),
      ["kind", "namespace", "written", "writtenLines", "selector"],
    ),
    ...listed(
      "statefulSets",
      evidence.deployments.filter(({ kind }) => kind === "StatefulSet"),
      ["kind", "namespace", "written", "writtenLines", "selector"],
    ),
    ...listed("replicaSets", evidence.replicaSets, ["namespace"]),
    ...listed("scaledObjects", evidence.scaledObjects, [
      "namespace",
      "fieldLines",
      "hpaName",
      "problem",
      "triggers",
      "behavior",
      "metrics",
    ]),
    ...listed("logs", evidence.logs, []),
    ...(evidence.errors.length > 0 && { errors: evidence.errors.map(({ message }) => message) }),
    ...listed(
      "series",
      evidence.series.map((each) => ({ ...each, points: pairsOf(each.points) })),
      [],
    ),
  };
}

const keyOf = ({ namespace, name }: AutoscalerReading): string => `${namespace ?? ""}/${name ?? ""}`;

/** Descriptions and objects by the paste that they belong to: a fragment joins the one before it, a second description begins another. */
function groupsOf(readings: readonly AutoscalerReading[]): AutoscalerReading[][] {
  const groups: AutoscalerReading[][] = [];
  for (const reading of readings) {
    const group = groups.findLast((other) => other.every((part) => areParts(part, reading)));
    if (group === undefined) groups.push([reading]);
    else group.push(reading);
  }
  return groups;
}

function areParts(one: AutoscalerReading, other: AutoscalerReading): boolean {
  if (one.name != null && other.name != null && one.name !== other.name) return false;
  if (one.source !== other.source) return true;
  const isTwice = (say: (reading: AutoscalerReading) => boolean) => say(one) && say(other);
  return !(
    isTwice(({ conditions }) => conditions.length > 0) ||
    isTwice(({ metrics }) => metrics.length > 0) ||
    isTwice(({ target }) => target !== undefined) ||
    isTwice(({ currentReplicas }) => currentReplicas != null)
  );
}

/** Whether one command printed them: no fence and no prompt is between them. */
function areOneAnswer(groups: readonly (readonly AutoscalerReading[])[], { removed }: Evidence): boolean {
  const lines = groups.flat().map(({ line }) => line);
  const [from, to] = [Math.min(...lines), Math.max(...lines)];
  const isParted = removed.some(({ line, kind }) => line > from && line < to && (kind === "fence" || kind === "prompt"));
  return !isParted && new Set(groups.map((group) => group[0]!.name)).size === groups.length;
}

/** The paste that a line belongs to. */
const groupAt = (groups: readonly (readonly AutoscalerReading[])[], line: number) =>
  groups.findLast((group) => group[0]!.line <= line) ?? groups[0];

const groupValues = (group: readonly AutoscalerReading[], events: readonly EvidenceValues[]): EvidenceValues =>
  Object.assign({ metrics: [], conditions: [] }, ...group.map(describedValues), { events });

/** Where several rows are listed, the age is theirs. */
function topOfRow(row: AutoscalerReading, isListed: boolean): EvidenceValues {
  const { age, ...values } = namedValues(row);
  return isListed || age === undefined ? values : { ...values, age };
}

function namedValues({ name, namespace, ...row }: AutoscalerReading): EvidenceValues {
  return { ...(name !== undefined && { name }), ...(namespace !== undefined && { namespace }), ...targetValues(row), ...rowValues(row) };
}

function targetValues({ target }: Pick<AutoscalerReading, "target">): EvidenceValues {
  if (target === undefined) return {};
  const { kind, name, namespace } = target;
  return { target: { kind, name, ...(namespace !== undefined && { namespace }) } };
}

/** What differs from row to row of a watch. */
function rowValues(reading: Omit<AutoscalerReading, "name" | "namespace">): EvidenceValues {
  const { metrics, minReplicas, maxReplicas, currentReplicas, desiredReplicas, age, hiddenMetrics, implausible } = reading;
  return {
    metrics: metrics.map(metricValues),
    ...defined({ minReplicas, maxReplicas, currentReplicas, desiredReplicas, age, hiddenMetrics, implausible }),
  };
}

/** An autoscaler among several; with its rows, if it has more than one. */
function autoscalerOf(rows: readonly AutoscalerReading[]): EvidenceValues {
  const { namespace, ...values } = namedValues(rows.at(-1)!);
  const inTable = rows.at(-1)!.isNamespaceAsked === true ? {} : { namespace };
  return { ...defined(inTable), ...values, ...(rows.length > 1 && { rows: rows.map(rowValues) }) };
}

function describedValues(reading: AutoscalerReading): EvidenceValues {
  const {
    apiVersion,
    name,
    namespace,
    minReplicas,
    maxReplicas,
    currentReplicas,
    desiredReplicas,
    behavior,
    conditions,
    lastScaleTime,
    hasMetrics,
    implausible,
  } = reading;
  return {
    ...defined({
      apiVersion,
      name,
      namespace,
      minReplicas,
      maxReplicas,
      currentReplicas,
      desiredReplicas,
      behavior,
      lastScaleTime,
      implausible,
    }),
    ...targetValues(reading),
    ...((hasMetrics === true || reading.metrics.length > 0) && { metrics: reading.metrics.map(metricValues) }),
    ...(conditions.length > 0 && { conditions: conditions.map((condition) => without(condition, "line")) }),
  };
}

const metricValues = (metric: MetricReading): EvidenceValues => without(metric, "line", "container", "object");

/** The events of scaling alone, where the text has others beside them. */
function eventsOf({ events }: Evidence): { shown: readonly EventReading[]; isPartial: boolean } {
  const shown = events.filter(
    ({ object, reason }) =>
      object === undefined || !object.includes("/") || /^(?:hpa|horizontalpodautoscaler)/i.test(object) || reason === "ScalingReplicaSet",
  );
  return { shown, isPartial: shown.length < events.length };
}

const eventValues = (event: EventReading): EvidenceValues => without(event, "line", "namespace");

/** The name and the namespace where only events, or the commands before several rows, tell them. */
function nameless({ autoscalers, events }: Evidence, count: number): EvidenceValues {
  if (count > 1) {
    const namespaces = new Set(autoscalers.map(({ namespace, isNamespaceAsked }) => (isNamespaceAsked === true ? namespace : undefined)));
    const [namespace] = namespaces;
    return namespaces.size === 1 && namespace !== undefined ? { namespace } : {};
  }
  const named = new Set(
    events.flatMap(({ object }) => /^(?:hpa|horizontalpodautoscaler)[\w.]*\/(?:[^/]+\/)?([^/]+)$/i.exec(object ?? "")?.[1] ?? []),
  );
  const [name] = named;
  const namespaces = new Set(events.flatMap((event) => event.namespace ?? []));
  const [namespace] = namespaces;
  return { ...(named.size === 1 && { name }), ...(namespaces.size === 1 && { namespace }) };
}

function listed(key: string, readings: readonly object[], left: readonly string[]): EvidenceValues {
  return readings.length === 0 ? {} : { [key]: readings.map((reading) => without(reading, "line", ...left)) };
}

const without = (reading: object, ...left: readonly string[]): EvidenceValues =>
  Object.fromEntries(Object.entries(reading).filter(([field]) => !left.includes(field)));

const defined = (values: Readonly<Record<string, unknown>>): EvidenceValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

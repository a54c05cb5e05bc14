import type { ContainerRequest, MetricReading } from "../evidence";
import type { MergedAutoscaler, MergedEvidence, Place, Placed } from "../merge/merged";
import { milliOf } from "../metricSpecOf";
import { countsOf } from "./figures";
import { problemNow, type Range, type Statement } from "./statement";
import { listedPods } from "./workloadPods";

/** The values of one metric, pod by pod or of one object, in thousandths. */
interface Values {
  readonly byPod: ReadonlyMap<string, number> | null;
  readonly sum: number;
  readonly count: number;
  readonly requests: number | null;
  readonly places: readonly Place[];
}

/** Each metric as the lists of the metrics APIs have it: the mean, the percentage or the sum, and what the rules make of it. */
export function measuredStatements(merged: MergedAutoscaler, evidence: MergedEvidence, replicas: number | null): Statement[] {
  return merged.metrics.flatMap((metric): Statement[] => {
    const name = metric.name;
    if (name === null) return [];
    if (isResource(metric)) return statementOf(metric, merged, usageOf(metric, merged), replicas);
    const answers = evidence.measured.flatMap((each) => (each.what === "value" && each.metric === name ? [each] : []));
    return [...statementOf(metric, merged, valuesOf(metric, answers, merged), replicas), ...notServed(metric, merged, evidence)];
  });
}

const isResource = ({ type, name }: MetricReading): boolean =>
  type === "Resource" || type === "ContainerResource" || (type === null && (name === "cpu" || name === "memory"));

/** Usage of the target's pods by metrics.k8s.io or `kubectl top`; a pod with rows of containers is their sum. */
function usageOf({ type, name, container: only }: MetricReading, { pods, deployments }: MergedAutoscaler): Values | null {
  const resource = name === "memory" ? "memory" : "cpu";
  const rows = pods.filter((pod) => pod[resource] !== undefined && (only === undefined || pod.container === only));
  if (rows.length === 0 || (type === "ContainerResource" && only === undefined)) return null;
  const rowsOf = new Map<string, typeof rows>();
  for (const row of rows) {
    const own = rowsOf.get(row.name);
    if (own === undefined) rowsOf.set(row.name, [row]);
    else own.push(row);
  }
  const byPod = new Map<string, number>();
  for (const [pod, own] of rowsOf) {
    const counted = own.some(({ container }) => container !== undefined)
      ? own.filter(({ container }) => container !== undefined)
      : own.slice(-1);
    const milli = counted.map((each) => milliOf(each[resource]!));
    if (milli.includes(null)) return null;
    byPod.set(pod, sumOf(milli.map(Number)));
  }
  const template = deployments.findLast(({ requests }) => requests !== undefined)?.requests;
  const ownRequests = new Map(pods.toReversed().flatMap(({ name: pod, requests: own }) => (own ? [[pod, own] as const] : [])));
  const requests = [...rowsOf.keys()].map((pod) => requestOf(ownRequests.get(pod) ?? template, resource, only));
  return {
    byPod,
    sum: sumOf([...byPod.values()]),
    count: byPod.size,
    requests: requests.includes(null) ? null : sumOf(requests.map(Number)),
    places: rows.map(({ place }) => place),
  };
}

/** Null: a container has no request, or the texts have none. */
function requestOf(requests: readonly ContainerRequest[] | undefined, resource: "cpu" | "memory", only: string | undefined): number | null {
  const counted = requests?.filter(({ container }) => only === undefined || container === only) ?? [];
  const milli = counted.map((each) => (each[resource] === undefined ? null : milliOf(each[resource])));
  return milli.length === 0 || milli.includes(null) ? null : sumOf(milli.map(Number));
}

type Answer = Placed<Extract<MergedEvidence["measured"][number], { what: "value" }>>;

function valuesOf({ type, object }: MetricReading, answers: readonly Answer[], merged: MergedAutoscaler): Values | null {
  const isHere = ({ object: of }: Answer) => of?.namespace === undefined || merged.namespace === null || of.namespace === merged.namespace;
  const isOwn = (each: Answer): boolean => {
    if (type === "External") return each.api === "external";
    if (each.api !== "custom" || !isHere(each)) return false;
    if (type === "Object") return each.object?.name === object?.name && each.object?.kind === object?.kind;
    return type === "Pods" && each.object?.kind === "Pod" && isPodOf(each.object.name, merged);
  };
  const own = answers.filter(isOwn);
  const milli = own.map(({ value }) => milliOf(value));
  if (own.length === 0 || milli.includes(null)) return null;
  const byPod = type === "Pods" ? new Map(own.map((each, index) => [each.object!.name, Number(milli[index])])) : null;
  const all = byPod === null ? milli.map(Number) : [...byPod.values()];
  return { byPod, sum: sumOf(all), count: all.length, requests: null, places: own.map(({ place }) => place) };
}

function isPodOf(name: string, { pods, fields }: MergedAutoscaler): boolean {
  const target = fields.target?.value.name;
  return pods.some((pod) => pod.name === name) || (target !== undefined && name.startsWith(`${target}-`));
}

function statementOf(metric: Placed<MetricReading>, merged: MergedAutoscaler, values: Values | null, replicas: number | null): Statement[] {
  if (values === null) return [];
  const { byPod, sum, count, requests, places } = values;
  const isPercent = metric.target?.endsWith("%") === true;
  if (isPercent && (requests === null || requests === 0)) return [];
  const percent = isPercent ? Math.trunc((100 * sum) / requests!) : null;
  const isTotal = byPod === null;
  const milli = isTotal ? sum : Math.trunc(sum / count);
  const { all, unready } = listedPods(merged);
  const without = byPod === null ? [] : all.filter((name) => !byPod.has(name));
  const shared = isTotal && metric.targetType !== "Value" && replicas !== null && replicas > 0 ? Math.ceil(sum / replicas) : milli;
  const figure = `${isTotal ? shared : milli}m`;
  const asked: Placed<MetricReading> = isPercent
    ? { ...metric, utilization: percent }
    : metric.targetType === "Value"
      ? { ...metric, current: figure }
      : { ...metric, averageValue: figure };
  // A pod that is not ready may be set aside although it has a value.
  const isWhole = replicas !== null && (isTotal || (count + without.length === replicas && !unready.some((name) => byPod.has(name))));
  const mayBeUnready = without.some((name) => unready.includes(name));
  return [
    {
      code: "measured",
      metric: metric.name!,
      values: count,
      percent,
      milli,
      isTotal,
      without,
      printed: printedOf(metric, percent),
      counts: isWhole ? countsBetween(merged, asked, replicas, without.length, mayBeUnready) : null,
      standing: "computed",
      assumes: ["everyPodReady"],
      basis: [...places, metric.place],
    },
  ];
}

/** The pods without a value may also not have started. */
function countsBetween(
  merged: MergedAutoscaler,
  asked: Placed<MetricReading>,
  replicas: number,
  without: number,
  mayBeUnready: boolean,
): Range | null {
  const missing = countsOf(merged, asked, replicas, without, 0);
  const unready = mayBeUnready ? countsOf(merged, asked, replicas, 0, without) : null;
  if (missing === null || unready === null) return missing;
  return { low: Math.min(missing.low, unready.low), high: Math.max(missing.high, unready.high) };
}

/** A percentage that the autoscaler printed, if it is another one. A quantity is rounded, so it is not compared. */
const printedOf = ({ utilization }: MetricReading, percent: number | null): string | null =>
  percent !== null && typeof utilization === "number" && utilization !== percent ? `${utilization}%` : null;

/** An empty answer, or a list of metrics in which this one is not. */
function notServed(
  { type, name, object, place }: Placed<MetricReading>,
  merged: MergedAutoscaler,
  { measured }: MergedEvidence,
): Statement[] {
  const api = type === "External" ? "external" : "custom";
  const isOnly = () =>
    !merged.metrics.some((each) => each.place !== place && (each.type === "External") === (type === "External") && !isResource(each));
  const answer = measured.find((each) => each.what === "empty" && each.api === api);
  const empty = answer !== undefined && isOnly() ? answer : undefined;
  const list = api === "custom" ? measured.find((each) => each.what === "resources") : undefined;
  const of = type === "Object" ? object?.kind : "pods";
  const isMissing = list?.what === "resources" && of === "pods" && !list.resources.includes(`pods/${name}`);
  return [
    ...(empty ? [problemNow({ kind: "emptyAnswer", api, metric: name }, "recorded", [empty.place, place])] : []),
    ...(isMissing ? [problemNow({ kind: "unknownMetric", metric: name!, of: "pods" }, "recorded", [list.place, place])] : []),
  ];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

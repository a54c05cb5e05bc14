/** From evidence of a real cluster to a scenario that goes on from there, with a list of all that it supposes. */
import type { HorizontalPodAutoscaler, MetricSpec } from "../../api/autoscaling";
import { measuredResource, metricName } from "../../api/metricSources";
import { clusterFields, defaultCluster, type ClusterSettings } from "../../cluster/clusterSettings";
import { maxSignals, signalKinds, type Signal } from "../../cluster/signal";
import type { Workload } from "../../cluster/workload";
import { defaultFlags, latestVersion } from "../../controller/flags";
import { mebibyteMilli } from "../../lib/mebibyte";
import { plain } from "../../lib/sentence";
import { maxRequestsPerSecond, type LoadPoint } from "../../load/curve";
import { beyondLimits } from "../../scenario/limits";
import type { RecordedReplicas } from "../../scenario/recordedReplicas";
import { maxNameLength, scenarioVersion, type Scenario } from "../../scenario/scenario";
import type { MergedAutoscaler } from "../merge/merged";
import { manifestOf } from "./manifestOf";
import { createReader, replicasCourse, type Course } from "./recordedCourse";
import { gapSecondsIn, pointsIn, stretchOf, type Stretch } from "./stretch";
import type { NotContinued, Supposed, SupposedFact } from "./supposed";
import { averagesOf, totalOf, type Total } from "./totals";
import { within, workloadOf } from "./workloadOf";

export type EvidenceScenario =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      readonly supposed: readonly Supposed[];
      /** Null: one time was recorded, so there is nothing to compare with. */
      readonly recorded: RecordedReplicas | null;
    }
  | { readonly ok: false; readonly reason: NotContinued };

/** `range`: the stretch to take, as Unix seconds; absent: all of it, of more than a day the last one. */
export function scenarioOf(merged: MergedAutoscaler, range?: { readonly from: number; readonly to: number }): EvidenceScenario {
  const manifest = manifestOf(merged);
  if (!manifest.ok) return manifest;
  const { hpa } = manifest;
  const specs = hpa.spec.metrics ?? [];
  const pods = workloadOf(merged, specs, manifest.workload);
  const replicas = replicasCourse(merged);
  const totals = specs.map((spec, index) => totalOf(merged, spec, index, requestFor(spec, pods.simulated)));
  if (totals.every((total) => total === null)) {
    const isMeasured = specs.some((spec, index) => averagesOf(merged, spec, index, requestFor(spec, pods.simulated)) !== null);
    return { ok: false, reason: { code: isMeasured ? "noReplicas" : "noFigures" } };
  }
  const stretch = stretchOf(
    [...(replicas ? [replicas] : []), ...totals.flatMap((total) => (total && !total.isSteady ? [total] : []))],
    range,
  );
  if (stretch === "empty") return { ok: false, reason: { code: "emptyStretch" } };
  const load = loadOf(merged, specs, totals, pods.simulated, stretch);
  const initial = initialReplicas(merged, hpa, replicas, stretch);
  const scenario: Scenario = {
    version: scenarioVersion,
    name: hpa.metadata.name.slice(0, maxNameLength),
    manifest: manifest.text,
    durationSeconds: stretch.durationSeconds,
    load: { points: load.points, noise: 0 },
    workload: { ...pods.workload, ...load.workload, initialReplicas: initial.replicas },
    cluster: { ...defaultCluster, ...nodeFor(pods.simulated, load.mostOfPod), ...(load.signals.length > 0 && { scrapeSeconds: 15 }) },
    incidents: [],
    signals: load.signals.slice(0, maxSignals),
    flags: defaultFlags,
    seed: 1,
  };
  const said = beyondLimits(scenario, hpa.spec.maxReplicas);
  if (said !== null) return { ok: false, reason: { code: "tooLarge", message: plain(said), said } };
  const { syncPeriodSeconds } = defaultFlags;
  const supposed: Supposed[] = [
    ...manifest.supposed,
    ...pods.supposed,
    initial.supposed,
    stretch.supposed,
    ...load.supposed,
    assumed({ code: "flags", version: defaultFlags.kubernetesVersion ?? latestVersion, syncPeriodSeconds }),
    assumed({ code: "noMemory" }),
  ];
  return { ok: true, scenario, supposed, recorded: stretch.isRecorded && replicas ? recordedIn(replicas, stretch) : null };
}

const assumed = (fact: SupposedFact): Supposed => ({ ...fact, standing: "assumed", basis: [] });

/** What a percentage of a metric is of, in milli-units; null if it measures no resource. */
function requestFor(spec: MetricSpec, { sidecar, ...workload }: Workload): number | null {
  const resource = measuredResource(spec);
  if (resource?.name !== "cpu" && resource?.name !== "memory") return null;
  const withSidecar = resource.container === null && sidecar !== "none";
  if (resource.name === "cpu") return workload.cpuRequestMilli + (withSidecar ? workload.sidecarCpuRequestMilli : 0);
  return (workload.memoryRequestMebibytes + (withSidecar ? workload.sidecarMemoryRequestMebibytes : 0)) * mebibyteMilli;
}

function initialReplicas({ fields }: MergedAutoscaler, { spec }: HorizontalPodAutoscaler, course: Course | null, stretch: Stretch) {
  const told = course !== null && stretch.isRecorded ? createReader(course.points)(stretch.from) : fields.currentReplicas?.value;
  const replicas = within("initialReplicas", told ?? spec.minReplicas ?? 1);
  const basis = course !== null && stretch.isRecorded ? course.basis : fields.currentReplicas ? [fields.currentReplicas.place] : [];
  const supposed: Supposed = { code: "replicas", replicas, standing: told === undefined ? "assumed" : "recorded", basis };
  return { replicas, supposed };
}

interface Load {
  points: readonly LoadPoint[];
  workload: Partial<Workload>;
  signals: Signal[];
  /** The most CPU that one pod used, in millicores. */
  mostOfPod: number;
  supposed: Supposed[];
}

/** One request's CPU where nothing tells it: the load is the total divided by it, so another choice gives another load and the same use. */
const chosenCost = 20;
const leastCost = 0.1;

function loadOf(
  merged: MergedAutoscaler,
  specs: readonly MetricSpec[],
  totals: readonly (Total | null)[],
  simulated: Workload,
  stretch: Stretch,
): Load {
  const load: Load = { points: [[0, 0]], workload: {}, signals: [], mostOfPod: 0, supposed: [] };
  const cpu = specs.findIndex((spec, index) => totals[index] && measuredResource(spec)?.name === "cpu");
  const shared = specs.findIndex((spec, index) => spec.type === "Pods" && totals[index] && highest(totals[index]) <= maxRequestsPerSecond);
  const driver = shared >= 0 ? shared : cpu;
  const cost = costOf(totals[cpu] ?? null, totals[shared] ?? null);
  const split = splitCost(cost.milliseconds, specs[cpu], simulated);
  load.workload = split.workload;
  specs.forEach((spec, index) => {
    const total = totals[index] ?? null;
    if (total !== null && index !== driver && index !== cpu) addBeside(load, merged, spec, index, total, simulated, stretch);
    else if (total !== null) addTotal(load, spec, total, stretch);
    if (total === null) addUnknown(load, spec, cpu >= 0);
  });
  const driven = totals[driver];
  if (driven) {
    const perRequest = driver === cpu ? split.milliseconds : 1;
    load.points = pointsIn(driven, stretch, lagSeconds, (value) => value / perRequest, load.supposed);
    const standing = cost.from === "totals" ? "computed" : "assumed";
    const basis = cost.from === "totals" ? [...totals[cpu]!.basis, ...driven.basis] : [];
    load.supposed.push({ code: "cost", milliseconds: split.milliseconds, from: cost.from, standing, basis });
    load.supposed.push(assumed({ code: "noIdleUse" }));
    if (!driven.isSteady) load.supposed.push(assumed({ code: "lag", seconds: lagSeconds }));
    const gaps = gapSecondsIn(driven, stretch);
    if (gaps > 0) load.supposed.push(assumed({ code: "gaps", seconds: gaps }));
    if (driver === shared) {
      load.signals.push({ metric: metricName(specs[shared]!), source: "requestsPerSecond", function: "rate", rangeSeconds: 60 });
      load.supposed.push(assumed({ code: "sharedMetric", metric: metricName(specs[shared]!) }));
    }
    if (driven.unnamed > 0) load.supposed.push(assumed({ code: "unnamedSeries", pods: driven.unnamed }));
  }
  const used = totals[cpu];
  if (used) load.mostOfPod = mostOfPod(merged, used);
  const { cpuLimitMilli } = simulated;
  if (used && cpuLimitMilli > 0 && load.mostOfPod >= 0.95 * cpuLimitMilli && simulated.sidecar === "none")
    load.supposed.push(assumed({ code: "atLimit", limitMilli: cpuLimitMilli }));
  return load;
}

function costOf(cpu: Total | null, shared: Total | null): { milliseconds: number; from: "choice" | "totals" } {
  if (shared !== null && cpu === null) return { milliseconds: leastCost, from: "choice" };
  const mean = ({ points }: Total) => points.reduce((sum, [, value]) => sum + value, 0) / points.length;
  if (shared !== null && cpu !== null && mean(shared) > 0) return { milliseconds: mean(cpu) / mean(shared), from: "totals" };
  if (cpu === null) return { milliseconds: leastCost, from: "choice" };
  return { milliseconds: Math.max(chosenCost, Math.ceil(highest(cpu) / maxRequestsPerSecond)), from: "choice" };
}

/** A metric of whole pods counts the container beside the main one, too: each gets the share that it requests. */
function splitCost(cost: number, spec: MetricSpec | undefined, { sidecar, cpuRequestMilli, sidecarCpuRequestMilli }: Workload) {
  const isShared = spec?.type === "Resource" && sidecar === "withRequest";
  const part = isShared ? cpuRequestMilli / (cpuRequestMilli + sidecarCpuRequestMilli) : 1;
  const own = within("cpuPerRequestMilliseconds", cost * part);
  const beside = isShared ? within("sidecarCpuPerRequestMilliseconds", cost * (1 - part)) : 0;
  return {
    milliseconds: Math.round(10 * (own + beside)) / 10,
    workload: { cpuPerRequestMilliseconds: own, ...(isShared && { sidecarCpuPerRequestMilliseconds: beside }) },
  };
}

function addTotal(load: Load, spec: MetricSpec, { points, from, basis }: Total, stretch: Stretch): void {
  const values = points.flatMap(([time, value]) => (!stretch.isRecorded || (time >= stretch.from && time <= stretch.to) ? [value] : []));
  const all = values.length > 0 ? values : [points.at(-1)![1]];
  const [lowest, most] = bounds(all);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  load.supposed.push({
    code: "total",
    of: metricName(spec),
    from,
    lowest: rounded(lowest),
    highest: rounded(most),
    standing: "computed",
    basis,
  });
}

/** A metric that another one than the load drives. */
function addBeside(
  load: Load,
  merged: MergedAutoscaler,
  spec: MetricSpec,
  index: number,
  total: Total,
  simulated: Workload,
  stretch: Stretch,
): void {
  const resource = measuredResource(spec);
  if (resource?.name === "cpu") return;
  if (resource !== null) {
    const averages = resource.name === "memory" ? averagesOf(merged, spec, index, requestFor(spec, simulated)) : null;
    if (averages === null) return;
    const values = averages.points.map(([, value]) => value / mebibyteMilli);
    const [lowest, most] = bounds(values);
    const mebibytes = within("idleMemoryMebibytes", values.reduce((sum, value) => sum + value, 0) / values.length);
    load.workload = { ...load.workload, idleMemoryMebibytes: mebibytes };
    load.supposed.push({
      code: "memory",
      mebibytes,
      lowest: Math.round(lowest),
      highest: Math.round(most),
      standing: "assumed",
      basis: averages.basis,
    });
    return;
  }
  const isOfPods = spec.type === "Pods";
  const averages = isOfPods ? averagesOf(merged, spec, index, null) : null;
  const drawn: Total = averages === null ? total : { ...total, points: averages.points };
  if (highest(drawn) > signalKinds.curve.points.max) return addUnknown(load, spec, false);
  addTotal(load, spec, total, stretch);
  const metric = metricName(spec);
  // A drawn load has an upper bound of its own.
  const unit = highest(drawn) > maxRequestsPerSecond ? 1000 : 1;
  const points = pointsIn(drawn, stretch, lagSeconds, (value) => value / unit, load.supposed).map(([at, value]): LoadPoint => [
    at,
    value * unit,
  ]);
  load.signals.push({ metric, source: "curve", points });
  load.supposed.push(assumed({ code: "drawnMetric", metric, figure: isOfPods ? "average" : "total" }));
}

/** A metric without a figure must not decide: it is 0. `hasUse`: another metric tells the pods' CPU. */
function addUnknown(load: Load, spec: MetricSpec, hasUse: boolean): void {
  const resource = measuredResource(spec);
  if (resource?.name === "cpu" && hasUse) return;
  if (resource?.name === "memory") load.workload = { ...load.workload, idleMemoryMebibytes: 0 };
  if (resource === null) load.signals.push({ metric: metricName(spec), source: "curve", points: [[0, 0]] });
  load.supposed.push(assumed({ code: "metricUnknown", metric: metricName(spec) }));
}

/** The lowest and the highest. */
const bounds = (values: readonly number[]): [number, number] =>
  values.reduce(([low, high], value): [number, number] => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);

const highest = ({ points }: Total): number => points.reduce((most, [, value]) => Math.max(most, value), 0);

/**
 * How old what a figure shows is: half of a sample's window, and the waits for metrics-server, for the sync and for the scrape, each of half
 * its period. A line between two figures already begins to change one scrape before the second one.
 */
const lagSeconds = 15;

function mostOfPod(merged: MergedAutoscaler, total: Total): number {
  const replicas = replicasCourse(merged);
  const count = merged.fields.currentReplicas?.value ?? 1;
  const podsAt = replicas === null || total.isSteady ? () => count : createReader(replicas.points);
  return total.points.reduce((most, [time, value]) => Math.max(most, value / Math.max(1, podsAt(time))), 0);
}

/** A pod without a limit uses what its node has, so the node must have what was used. */
function nodeFor({ cpuLimitMilli }: Workload, most: number): Partial<ClusterSettings> {
  const { max, default: usual, step } = clusterFields.nodeCpuMilli;
  const needed = Math.ceil((1.5 * most) / step) * step;
  return cpuLimitMilli > 0 || needed <= usual ? {} : { nodeCpuMilli: Math.min(max, needed) };
}

function recordedIn({ points }: Course, { from, to }: Stretch): RecordedReplicas {
  const inside = points.flatMap(([time, value]) => (time < from || time > to ? [] : [[Math.round(time - from), value] as const]));
  return { start: from, points: inside };
}

import { clusterFieldNames, type ClusterField } from "../cluster/clusterSettings";
import type { Incident } from "../cluster/incident";
import type { PodSpec } from "../cluster/pod";
import type { Signal } from "../cluster/signal";
import { workloadNumbers, type Workload, type WorkloadNumber } from "../cluster/workload";
import { featureGateNames, flagRanges, unnamedVersion, type FeatureGates } from "../controller/flags";
import type { KedaVersion } from "../kedaReleases/releases";
import { byText } from "../lib/order";
import { featureGatesOf, kedaVersionOf, type Scenario, type ScenarioFlags, type SimulatedVersion } from "../scenario/scenario";
import { defaultStart, type ScenarioStart } from "../scenario/start";
import { withTaken, type TakenFromManifest } from "../manifest/takenFromManifest";
import type { VpaHistory } from "../scenario/vpaHistory";
import { isSameValue } from "../scenario/sameness";
import { curveDifference, type CurveDifference } from "./curveDifference";
import { manifestDifferences, type FieldDifference } from "./manifestDifferences";

/** One difference between two scenarios; `from` is the baseline's value, `to` the present one. null: that scenario does not have it. */
export type InputDifference =
  | ({ part: "manifest" } & FieldDifference)
  | { part: "workload"; field: WorkloadField; from: Workload[WorkloadField]; to: Workload[WorkloadField] }
  | { part: "rollout"; field: "maxSurge" | "maxUnavailable"; from: RolloutShare; to: RolloutShare }
  /** The containers in the manifest; null: the run uses the scenario's. */
  | { part: "containers"; from: PodSpec | null; to: PodSpec | null }
  | { part: "cluster"; field: ClusterField; from: number; to: number }
  | { part: "kubernetesVersion"; from: SimulatedVersion; to: SimulatedVersion }
  | { part: "kedaVersion"; from: KedaVersion; to: KedaVersion }
  | { part: "flag"; field: keyof typeof flagRanges; from: number; to: number }
  | { part: "featureGate"; field: keyof FeatureGates; from: boolean; to: boolean }
  | ({ part: "load" } & CurveDifference)
  | { part: "incident"; from: Incident | null; to: Incident | null }
  | { part: "signal"; metric: string; from: Signal | null; to: Signal | null }
  | { part: "start"; from: ScenarioStart; to: ScenarioStart }
  /** What the VerticalPodAutoscaler's recommender remembers at the beginning; null: nothing. */
  | { part: "vpaHistory"; from: VpaHistory | null; to: VpaHistory | null }
  /** Seconds; a share of the load's value; the seed itself. */
  | { part: "duration" | "noise" | "seed"; from: number; to: number };

/** A share of a rolling update, as a manifest may write it. */
interface RolloutShare {
  amount: number;
  unit: "%" | "pods";
}

/** A scenario, and what its run took from the workload in its manifest. */
interface RunInputs {
  scenario: Scenario;
  trace: { taken: TakenFromManifest | null };
}

/**
 * In the order of the page: manifest, workload, cluster, flags, then load and incidents. The name is not compared, and neither is a field
 * of the workload that the manifest overrides.
 */
export function inputDifferences(baselineRun: RunInputs, nowRun: RunInputs): InputDifference[] {
  const [baseline, now] = [baselineRun.scenario, nowRun.scenario];
  const load = curveDifference(baseline.load.points, now.load.points, Math.min(baseline.durationSeconds, now.durationSeconds));
  return [
    ...manifestDifferences(baseline.manifest, now.manifest).map((field) => ({ part: "manifest", ...field }) as const),
    ...podDifferences(baselineRun, nowRun),
    ...clusterFieldNames.flatMap((field) => valueDifference({ part: "cluster", field }, baseline.cluster[field], now.cluster[field])),
    ...flagDifferences(baseline.flags, now.flags),
    ...(load ? [{ part: "load", ...load } as const] : []),
    ...valueDifference({ part: "noise" }, baseline.load.noise, now.load.noise),
    ...valueDifference({ part: "duration" }, baseline.durationSeconds, now.durationSeconds),
    ...startDifference(baseline.start, now.start),
    ...historyDifference(baseline.vpa?.history, now.vpa?.history),
    ...incidentDifferences(baseline.incidents, now.incidents),
    ...signalDifferences(baseline.signals, now.signals),
    ...valueDifference({ part: "seed" }, baseline.seed, now.seed),
  ];
}

function valueDifference<const Place extends object, Value>(place: Place, from: Value, to: Value): (Place & { from: Value; to: Value })[] {
  return from === to ? [] : [{ ...place, from, to }];
}

const workloadChoices = [
  "kind",
  "sidecar",
  "memoryReleased",
  "mainContainer",
  "readinessProbe",
  "livenessProbe",
  "podManagementPolicy",
  "updateMaxUnavailablePercent",
  "startupInitialDelaySeconds",
  "startupPeriodSeconds",
] as const satisfies readonly (keyof Workload)[];

/** A scenario's fields of its workload; a value that only a manifest can give is compared under one of these fields. */
type WorkloadField = (typeof workloadChoices)[number] | WorkloadNumber;

/** Compares the workloads that ran. Containers that differ only in numbers already listed are not listed again. */
function podDifferences(baseline: RunInputs, now: RunInputs): InputDifference[] {
  const podOf = ({ trace }: RunInputs) => trace.taken?.containers?.pod ?? null;
  const [from, to] = [podOf(baseline), podOf(now)];
  const workload = workloadDifferences(inEffect(baseline), inEffect(now));
  const named = namesIn(from) !== namesIn(to) || (workload.length === 0 && podText(from) !== podText(to));
  return [...workload, ...(named ? [{ part: "containers", from, to } as const] : [])];
}

/** The main container is the one that carried the load; a chosen one that is not in the manifest makes no difference. */
function inEffect({ scenario, trace: { taken } }: RunInputs): Workload {
  const { mainContainer: _, ...workload } = withTaken(scenario.workload, taken);
  const containers = taken?.containers;
  return containers && containers.choices.length > 1 ? { ...workload, mainContainer: containers.names.main } : workload;
}

function workloadDifferences(baseline: Workload, now: Workload): InputDifference[] {
  const fields: readonly WorkloadField[] = [...workloadChoices, ...workloadNumbers];
  return fields.flatMap((field) => {
    if (field === "maxSurgePercent") return rolloutDifference("maxSurge", baseline, now);
    if (field === "maxUnavailablePercent") return rolloutDifference("maxUnavailable", baseline, now);
    return valueDifference({ part: "workload", field }, baseline[field], now[field]);
  });
}

/** One field cannot hold both pods and percents. */
function rolloutDifference(field: "maxSurge" | "maxUnavailable", baseline: Workload, now: Workload): InputDifference[] {
  const share = (workload: Workload): RolloutShare => {
    const pods = workload[`${field}Pods`];
    return pods === undefined ? { amount: workload[`${field}Percent`], unit: "%" } : { amount: pods, unit: "pods" };
  };
  const [from, to] = [share(baseline), share(now)];
  if (from.unit === "%" && to.unit === "%") {
    return valueDifference({ part: "workload", field: `${field}Percent` as const }, from.amount, to.amount);
  }
  return from.unit === to.unit && from.amount === to.amount ? [] : [{ part: "rollout", field, from, to }];
}

const namesIn = (pod: PodSpec | null): string =>
  JSON.stringify(
    pod &&
      [pod.containers, pod.initContainers ?? []].map((each) =>
        each.map(({ name, ...more }) => [name, "restartPolicy" in more ? more.restartPolicy : null]),
      ),
  );

const podText = (pod: PodSpec | null): string =>
  JSON.stringify(pod, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

const flagNames = [
  "syncPeriodSeconds",
  "tolerance",
  "downscaleStabilizationSeconds",
  "cpuInitializationPeriodSeconds",
  "initialReadinessDelaySeconds",
] as const satisfies readonly (keyof typeof flagRanges)[];

function flagDifferences(baseline: ScenarioFlags, now: ScenarioFlags): InputDifference[] {
  const versions = [baseline.kubernetesVersion ?? unnamedVersion, now.kubernetesVersion ?? unnamedVersion] as const;
  return [
    ...valueDifference({ part: "kubernetesVersion" }, ...versions),
    ...valueDifference({ part: "kedaVersion" }, kedaVersionOf({ flags: baseline }), kedaVersionOf({ flags: now })),
    ...flagNames.flatMap((field) => valueDifference({ part: "flag", field }, baseline[field], now[field])),
    ...featureGateNames.flatMap((field) => gateDifference(field, baseline, now)),
  ];
}

/** If each gate has its own version's default, the gates differ only because the versions do, and are not listed. */
function gateDifference(field: keyof FeatureGates, baseline: ScenarioFlags, now: ScenarioFlags): InputDifference[] {
  const [from, to] = [gateOf(field, baseline), gateOf(field, now)];
  return from.asUsual && to.asUsual ? [] : valueDifference({ part: "featureGate", field }, from.enabled, to.enabled);
}

function gateOf(field: keyof FeatureGates, { kubernetesVersion = unnamedVersion, featureGates }: ScenarioFlags) {
  const usual = featureGatesOf(kubernetesVersion)[field] ?? true;
  const enabled = featureGates[field] ?? usual;
  return { enabled, asUsual: enabled === usual };
}

function startDifference(from = defaultStart, to = defaultStart): InputDifference[] {
  return from.at === to.at && from.timeZone === to.timeZone ? [] : [{ part: "start", from, to }];
}

function historyDifference(from: VpaHistory | null = null, to: VpaHistory | null = null): InputDifference[] {
  return isSameValue(from, to) ? [] : [{ part: "vpaHistory", from, to }];
}

/** Incidents that both have are no difference. Of the rest, those of one kind are paired in order of time. */
function incidentDifferences(baseline: readonly Incident[], now: readonly Incident[]): InputDifference[] {
  const gone = without(baseline, now);
  const come = without(now, baseline);
  const changed = gone.map((from): InputDifference => {
    const place = come.findIndex(({ kind }) => kind === from.kind);
    const [to = null] = place < 0 ? [] : come.splice(place, 1);
    return { part: "incident", from, to };
  });
  return [...changed, ...come.map((to): InputDifference => ({ part: "incident", from: null, to }))];
}

/** Each of the others removes one incident that is equal to it. */
function without(incidents: readonly Incident[], others: readonly Incident[]): Incident[] {
  const left = others.map((other) => textOf(other));
  return incidents.filter((incident) => {
    const place = left.indexOf(textOf(incident));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Independent of the order of its fields. */
const textOf = (incident: Incident): string => JSON.stringify(Object.entries(incident).toSorted(([one], [other]) => byText(one, other)));

const meaningOf = (signal: Signal | null) => signal && [signal.source, signal.function, signal.rangeSeconds, signal.points];

function signalDifferences(baseline: readonly Signal[], now: readonly Signal[]): InputDifference[] {
  const metrics = new Set([...baseline, ...now].map(({ metric }) => metric));
  return [...metrics].flatMap((metric): InputDifference[] => {
    const from = baseline.find((signal) => signal.metric === metric) ?? null;
    const to = now.find((signal) => signal.metric === metric) ?? null;
    const same = JSON.stringify(meaningOf(from)) === JSON.stringify(meaningOf(to));
    return same ? [] : [{ part: "signal", metric, from, to }];
  });
}

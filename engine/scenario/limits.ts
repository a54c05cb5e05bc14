import type { SignalQuery } from "../cluster/signal";
import { mostJobRows, mostKindsOfPods } from "./podCosts";
import { maxReplicaSeconds, maxRunReplicas, type Scenario } from "./scenario";

/** What a run reads of metrics: those of its manifests in all, and the queries of those that each pod is scraped for. */
export interface MetricCosts {
  metrics: number;
  perPod: readonly Pick<SignalQuery, "rangeSeconds">[];
  /** Answers that KEDA gets in all: its triggers times its polls. */
  kedaAnswers: number;
}

const noMetrics: MetricCosts = { metrics: 1, perPod: [], kedaAnswers: 0 };

/** What a run may come to, in words that follow "This run may"; the most that can be simulated; and what to change. */
interface Cost {
  count: number;
  most: number;
  may: string;
  change: string;
}

/** Of what costs time or memory for each of it. An hour that has the most of one of them takes some seconds. */
export const mostOf = {
  flaps: 1_000_000,
  jobRows: 4_000_000,
  kindsOfPods: 2_500,
  kindSeconds: 30_000_000,
  reopenedConnections: 4_000_000,
  otherPods: 10_000,
  struckPods: 20_000,
  podReads: 40_000_000,
  metricReads: 200_000,
  scrapes: 20_000_000,
  keptSamples: 5_000_000,
  sampleReads: 500_000_000,
  kedaAnswers: 200_000,
} as const;

/**
 * Why a run is too large to be simulated, in one sentence; null if it is not. `maxReplicas` is the highest that any of the scenario's
 * manifests allows: it limits the pods of the run, so that the answer is known before the run.
 */
export function beyondLimits(scenario: Scenario, maxReplicas: number, metrics: MetricCosts = noMetrics): string | null {
  const { durationSeconds, workload, incidents } = scenario;
  const written = incidents.flatMap((incident) => ("replicas" in incident ? [incident.replicas] : []));
  const replicas = Math.max(workload.initialReplicas, maxReplicas, ...written);
  if (replicas > maxRunReplicas)
    return `This run may reach ${replicas} replicas; at most ${maxRunReplicas} can be simulated. Allow fewer replicas.`;
  const replicaSeconds = replicas * durationSeconds;
  if (replicaSeconds > maxReplicaSeconds)
    return `This run may reach ${replicas} replicas for ${durationSeconds} s, which is ${replicaSeconds} replica-seconds; at most ${maxReplicaSeconds} can be simulated. Allow fewer replicas, or make the run shorter.`;
  for (const costs of [podCosts, incidentCosts, readCosts])
    for (const { count, most, may, change } of costs(scenario, replicas, metrics))
      if (count > most) return `This run may ${may}, ${Math.ceil(count)} in all; at most ${most} can be simulated. ${change}`;
  return null;
}

function podCosts(scenario: Scenario, replicas: number): Cost[] {
  const { durationSeconds, workload, cluster } = scenario;
  const { flapPeriodSeconds, readinessProbe, kind, clientConnections, maxConnectionAgeSeconds } = workload;
  const kinds = mostKindsOfPods(workload, cluster, replicas);
  const reopened = kind === "service" && maxConnectionAgeSeconds > 0 ? (clientConnections * durationSeconds) / maxConnectionAgeSeconds : 0;
  const flaps = readinessProbe && flapPeriodSeconds > 0 ? (replicas * durationSeconds) / flapPeriodSeconds : 0;
  const fewerKinds =
    "Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections.";
  return [
    {
      count: flaps,
      most: mostOf.flaps,
      may: "make the readiness of pods fail",
      change: "Make workload.flapPeriodSeconds longer, allow fewer replicas, or make the run shorter.",
    },
    { count: kinds, most: mostOf.kindsOfPods, may: "have pods that each work differently", change: fewerKinds },
    {
      count: kinds * durationSeconds,
      most: mostOf.kindSeconds,
      may: "compute pods that each work differently in each second",
      change: `${fewerKinds.slice(0, -1)}, or make the run shorter.`,
    },
    {
      count: reopened,
      most: mostOf.reopenedConnections,
      may: "open connections again",
      change: "Make workload.maxConnectionAgeSeconds longer, lower workload.clientConnections, or make the run shorter.",
    },
    {
      count: mostJobRows(scenario, replicas, mostOf.jobRows),
      most: mostOf.jobRows,
      may: "begin long jobs",
      change: "Lower the load, make workload.jobSeconds longer, allow fewer replicas, or make the run shorter.",
    },
  ];
}

function incidentCosts({ incidents }: Scenario, replicas: number): Cost[] {
  let otherPods = 0;
  let struckPods = 0;
  for (const incident of incidents) {
    if (!("pods" in incident)) continue;
    if (incident.kind === "otherPods") otherPods += incident.pods;
    else struckPods += Math.min(incident.pods, replicas);
  }
  const change = "Lower pods of the incidents, or have fewer of them.";
  return [
    { count: otherPods, most: mostOf.otherPods, may: "have pods of other workloads", change },
    { count: struckPods, most: mostOf.struckPods, may: "have pods struck by incidents", change },
  ];
}

function readCosts({ durationSeconds, cluster, flags }: Scenario, replicas: number, costs: MetricCosts): Cost[] {
  const { metrics, perPod, kedaAnswers } = costs;
  const syncs = durationSeconds / flags.syncPeriodSeconds;
  const { scrapeSeconds } = cluster;
  const kept = perPod.reduce((sum, { rangeSeconds }) => sum + replicas * (1 + rangeSeconds / scrapeSeconds), 0);
  const slowerSyncs = "Make flags.syncPeriodSeconds longer";
  return [
    {
      count: replicas * syncs,
      most: mostOf.podReads,
      may: "read pods in reconciles",
      change: `${slowerSyncs}, allow fewer replicas, or make the run shorter.`,
    },
    {
      count: metrics * syncs,
      most: mostOf.metricReads,
      may: "read metrics in reconciles",
      change: `${slowerSyncs}, name fewer metrics in the manifests, or make the run shorter.`,
    },
    {
      count: (perPod.length * replicas * durationSeconds) / scrapeSeconds,
      most: mostOf.scrapes,
      may: "scrape metrics of pods",
      change: "Make cluster.scrapeSeconds longer, allow fewer replicas, or make the run shorter.",
    },
    {
      count: kept,
      most: mostOf.keptSamples,
      may: "keep samples for the ranges of queries",
      change: "Make the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.",
    },
    {
      count: kept * syncs,
      most: mostOf.sampleReads,
      may: "read samples of pods in reconciles",
      change: `${slowerSyncs}, the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.`,
    },
    {
      count: kedaAnswers,
      most: mostOf.kedaAnswers,
      may: "ask the sources of KEDA's triggers",
      change: "Make spec.pollingInterval longer, name fewer triggers, or make the run shorter.",
    },
  ];
}

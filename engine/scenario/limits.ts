import type { SignalQuery } from "../cluster/signal";
import { mostJobRows, mostKindsOfPods } from "./podCosts";
import { maxReplicaSeconds, maxRunReplicas, type Scenario } from "./scenario";
import { say, type Words } from "../lib/sentence";

/** What a run reads of metrics: those of its manifests in all, and the queries of those that each pod is scraped for. */
export interface MetricCosts {
  metrics: number;
  perPod: readonly Pick<SignalQuery, "rangeSeconds">[];
  /** Answers that KEDA gets in all: its triggers times its polls. */
  kedaAnswers: number;
  /** The shortest sync period that a manifest has of its own, in seconds; null: none has one. */
  ownSyncSeconds?: number | null;
}

const noMetrics: MetricCosts = { metrics: 1, perPod: [], kedaAnswers: 0 };

/** What a run may come to, the most that can be simulated, and the sentence that refuses more. */
interface Cost {
  count: number;
  most: number;
  refusal(count: number, most: number): Words;
}

/** Of what costs time or memory for each of it. An hour that has the most of one of them takes some seconds. */
const mostOf = {
  flaps: 600_000,
  jobRows: 4_000_000,
  kindsOfPods: 1_500,
  kindSeconds: 30_000_000,
  reopenedConnections: 2_000_000,
  otherPods: 10_000,
  struckPods: 20_000,
  podReads: 20_000_000,
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
export function beyondLimits(scenario: Scenario, maxReplicas: number, metrics: MetricCosts = noMetrics): Words | null {
  const { durationSeconds, workload, incidents } = scenario;
  const written = incidents.flatMap((incident) => ("replicas" in incident ? [incident.replicas] : []));
  const replicas = Math.max(workload.initialReplicas, maxReplicas, ...written);
  if (replicas > maxRunReplicas)
    return say`This run may reach ${replicas} replicas; at most ${maxRunReplicas} can be simulated. Allow fewer replicas.`;
  const replicaSeconds = replicas * durationSeconds;
  if (replicaSeconds > maxReplicaSeconds)
    return say`This run may reach ${replicas} replicas for ${durationSeconds} s, which is ${replicaSeconds} replica-seconds; at most ${maxReplicaSeconds} can be simulated. Allow fewer replicas, or make the run shorter.`;
  for (const costs of [podCosts, incidentCosts, readCosts])
    for (const { count, most, refusal } of costs(scenario, replicas, metrics)) if (count > most) return refusal(Math.ceil(count), most);
  return null;
}

function podCosts(scenario: Scenario, replicas: number): Cost[] {
  const { durationSeconds, workload, cluster } = scenario;
  const { flapPeriodSeconds, readinessProbe, kind, clientConnections, maxConnectionAgeSeconds } = workload;
  const kinds = mostKindsOfPods(workload, cluster, replicas);
  const reopened = kind === "service" && maxConnectionAgeSeconds > 0 ? (clientConnections * durationSeconds) / maxConnectionAgeSeconds : 0;
  const flaps = readinessProbe && flapPeriodSeconds > 0 ? (replicas * durationSeconds) / flapPeriodSeconds : 0;
  return [
    {
      count: flaps,
      most: mostOf.flaps,
      refusal: (count, most) =>
        say`This run may make the readiness of pods fail, ${count} in all; at most ${most} can be simulated. Make workload.flapPeriodSeconds longer, allow fewer replicas, or make the run shorter.`,
    },
    {
      count: kinds,
      most: mostOf.kindsOfPods,
      refusal: (count, most) =>
        say`This run may have pods that each work differently, ${count} in all; at most ${most} can be simulated. Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections.`,
    },
    {
      count: kinds * durationSeconds,
      most: mostOf.kindSeconds,
      refusal: (count, most) =>
        say`This run may compute pods that each work differently in each second, ${count} in all; at most ${most} can be simulated. Allow fewer replicas, or lower workload.cpuSpreadPercent to 0, workload.workersPerPod of long jobs, or workload.clientConnections, or make the run shorter.`,
    },
    {
      count: reopened,
      most: mostOf.reopenedConnections,
      refusal: (count, most) =>
        say`This run may open connections again, ${count} in all; at most ${most} can be simulated. Make workload.maxConnectionAgeSeconds longer, lower workload.clientConnections, or make the run shorter.`,
    },
    {
      count: mostJobRows(scenario, replicas, mostOf.jobRows),
      most: mostOf.jobRows,
      refusal: (count, most) =>
        say`This run may begin long jobs, ${count} in all; at most ${most} can be simulated. Lower the load, make workload.jobSeconds longer, allow fewer replicas, or make the run shorter.`,
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
  return [
    {
      count: otherPods,
      most: mostOf.otherPods,
      refusal: (count, most) =>
        say`This run may have pods of other workloads, ${count} in all; at most ${most} can be simulated. Lower pods of the incidents, or have fewer of them.`,
    },
    {
      count: struckPods,
      most: mostOf.struckPods,
      refusal: (count, most) =>
        say`This run may have pods struck by incidents, ${count} in all; at most ${most} can be simulated. Lower pods of the incidents, or have fewer of them.`,
    },
  ];
}

function readCosts({ durationSeconds, cluster, flags }: Scenario, replicas: number, costs: MetricCosts): Cost[] {
  const { metrics, perPod, kedaAnswers, ownSyncSeconds = null } = costs;
  const isOwn = ownSyncSeconds !== null && ownSyncSeconds < flags.syncPeriodSeconds;
  const syncs = durationSeconds / (isOwn ? ownSyncSeconds : flags.syncPeriodSeconds);
  const period = isOwn ? "spec.syncPeriodSeconds" : "flags.syncPeriodSeconds";
  const { scrapeSeconds } = cluster;
  const kept = perPod.reduce((sum, { rangeSeconds }) => sum + replicas * (1 + rangeSeconds / scrapeSeconds), 0);
  return [
    {
      count: replicas * syncs,
      most: mostOf.podReads,
      refusal: (count, most) =>
        say`This run may read pods in reconciles, ${count} in all; at most ${most} can be simulated. Make ${period} longer, allow fewer replicas, or make the run shorter.`,
    },
    {
      count: metrics * syncs,
      most: mostOf.metricReads,
      refusal: (count, most) =>
        say`This run may read metrics in reconciles, ${count} in all; at most ${most} can be simulated. Make ${period} longer, name fewer metrics in the manifests, or make the run shorter.`,
    },
    {
      count: (perPod.length * replicas * durationSeconds) / scrapeSeconds,
      most: mostOf.scrapes,
      refusal: (count, most) =>
        say`This run may scrape metrics of pods, ${count} in all; at most ${most} can be simulated. Make cluster.scrapeSeconds longer, allow fewer replicas, or make the run shorter.`,
    },
    {
      count: kept,
      most: mostOf.keptSamples,
      refusal: (count, most) =>
        say`This run may keep samples for the ranges of queries, ${count} in all; at most ${most} can be simulated. Make the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.`,
    },
    {
      count: kept * syncs,
      most: mostOf.sampleReads,
      refusal: (count, most) =>
        say`This run may read samples of pods in reconciles, ${count} in all; at most ${most} can be simulated. Make ${period} longer, the ranges of the signals shorter or cluster.scrapeSeconds longer, or allow fewer replicas.`,
    },
    {
      count: kedaAnswers,
      most: mostOf.kedaAnswers,
      refusal: (count, most) =>
        say`This run may ask the sources of KEDA's triggers, ${count} in all; at most ${most} can be simulated. Make spec.pollingInterval longer, name fewer triggers, or make the run shorter.`,
    },
  ];
}

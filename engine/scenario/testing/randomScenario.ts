import { clusterFieldNames, clusterFields, type ClusterField, type ClusterSettings } from "../../cluster/clusterSettings";
import {
  podManagementPolicies,
  sidecars,
  workloadFields,
  workloadKinds,
  workloadNumbers,
  type Workload,
  type WorkloadNumber,
} from "../../cluster/workload";
import { defaultFeatureGates, defaultFlags, unnamedVersion, type ControllerFlags } from "../../controller/flags";
import type { SeededRandom } from "../../lib/random";
import { scenarioVersion, type Scenario } from "../scenario";
import type { ScenarioStart } from "../start";
import { draws, type Draws } from "./draws";
import { randomCurve } from "./randomCurve";
import { randomIncidents, withResizes } from "./randomIncidents";
import { randomManifest } from "./randomManifest";
import { randomStudy } from "./randomStudy";
import type { Price } from "../price";
import { randomSignals } from "./randomSignals";

/**
 * A valid scenario from anywhere in the space that a person can reach: every kind of workload, incident, signal and metric, with and
 * without behavior. Small, so that hundreds can be run: 10 to 30 minutes, rarely an hour; at most about thirty pods.
 */
export function randomScenario(random: SeededRandom): Scenario {
  const draw = draws(random);
  const durationSeconds = 60 * (draw.chance(5) ? 60 : draw.between(10, 30));
  const flags = randomFlags(draw);
  const workload = withMemoryLimit(randomWorkload(draw, draws(random.fork("clients"))), draws(random.fork("memory-limit")));
  const { manifest, metricNames } = randomManifest(draw, flags);
  const drawStudy = draws(random.fork("study"));
  const study = drawStudy.chance(25) ? randomStudy(drawStudy) : undefined;
  const drawPrice = draws(random.fork("price"));
  const drawStart = draws(random.fork("start"));
  return {
    version: scenarioVersion,
    name: `Random ${draw.between(0, 999_999)}`,
    manifest,
    durationSeconds,
    load: { points: randomCurve(draw, durationSeconds, peakOf(workload, draw)), noise: draw.chance(50) ? 0 : draw.between(1, 50) / 100 },
    workload,
    cluster: randomCluster(draw),
    incidents: withResizes(randomIncidents(draw, durationSeconds, flags), draws(random.fork("resizes")), durationSeconds, flags),
    signals: randomSignals(draw, metricNames, durationSeconds),
    flags,
    seed: draw.between(0, 2 ** 32 - 1),
    ...(drawStart.chance(20) && { start: randomStart(drawStart) }),
    ...((study?.cost.kind === "cost" || drawPrice.chance(25)) && { price: randomPrice(drawPrice) }),
    ...(study && { study }),
  };
}

/** A load that keeps a handful of such pods busy; sometimes none, sometimes far too much. */
function peakOf({ cpuLimitMilli, cpuPerRequestMilliseconds }: Workload, draw: Draws): number {
  const servedByOne = (cpuLimitMilli || workloadFields.cpuLimitMilli.default) / cpuPerRequestMilliseconds;
  return Math.min(10_000, servedByOne * draw.pick([0, 0.5, 3, 3, 8, 8, 20, 60]));
}

function randomPrice({ between, chance, pick }: Draws): Price {
  const amount = () => between(1, 9999) / pick([1, 100, 100_000]);
  const currency = chance(50) ? { currency: pick(["€", "$", "EUR", "kr", "₴"]) } : {};
  if (chance(50)) return { perPodHour: amount(), ...currency };
  const perCpuHour = amount();
  return { perCpuHour, ...(chance(70) && { perGibibyteHour: amount() }), ...currency };
}

export function randomStart({ between, pick }: Draws): ScenarioStart {
  const two = (number: number) => String(number).padStart(2, "0");
  const date = `${between(2010, 2099)}-${two(between(1, 12))}-${two(between(1, 28))}`;
  return { at: `${date}T${two(between(0, 23))}:${two(between(0, 59))}`, timeZone: pick(["UTC", "Europe/Berlin", "Etc/GMT+1"]) };
}

function randomWorkload(draw: Draws, drawClients: Draws): Workload {
  const numbers = Object.fromEntries(
    workloadNumbers.map((name) => {
      if (name === "memoryLimitMebibytes") return [name, 0];
      const { min, default: usual } = workloadFields[name];
      const { chance, between } = clientNumbers.includes(name) ? drawClients : draw;
      return [name, chance(50) ? usual : between(Math.ceil(min), most[name])];
    }),
  ) as Record<WorkloadNumber, number>;
  return {
    ...numbers,
    initialReplicas: draw.between(0, 10),
    cpuLimitMilli: draw.chance(15) ? 0 : Math.max(numbers.cpuRequestMilli, numbers.cpuLimitMilli),
    kind: draw.pick(workloadKinds),
    sidecar: draw.pick(sidecars),
    memoryReleased: draw.chance(70),
    podManagementPolicy: draw.pick(podManagementPolicies),
    readinessProbe: draw.chance(80),
    livenessProbe: draw.chance(25),
  };
}

/** In a tenth of the scenarios; it came later and has a stream of its own. */
function withMemoryLimit(workload: Workload, { chance, between }: Draws): Workload {
  if (!chance(10)) return workload;
  const least = workload.memoryRequestMebibytes;
  return { ...workload, memoryLimitMebibytes: between(Math.ceil(least), Math.ceil(least) + 400) };
}

/** They came later and have a stream of their own, so that the other draws stay what they were. */
const clientNumbers: readonly WorkloadNumber[] = [
  "clientConnections",
  "maxConnectionAgeSeconds",
  "retries",
  "retryBackoffSeconds",
  "abandonedSeconds",
];

/** Long enough to matter in a run of some minutes; with longer times nothing would happen in most runs. */
export const most: Readonly<Record<WorkloadNumber, number>> = {
  initialReplicas: 10,
  cpuPerRequestMilliseconds: 400,
  waitMillisecondsPerRequest: 300,
  workersPerPod: 6,
  jobSeconds: 120,
  connectionsPerPod: 6,
  databaseConnections: 20,
  cpuSpreadPercent: 90,
  imbalancePercent: 400,
  idleCpuMilli: 300,
  cpuRequestMilli: 500,
  cpuLimitMilli: 1500,
  idleMemoryMebibytes: 200,
  memoryPerRequestMebibytes: 20,
  memoryLeakMebibytesPerHour: 500,
  memoryRequestMebibytes: 300,
  memoryLimitMebibytes: 700,
  sidecarCpuPerRequestMilliseconds: 50,
  sidecarIdleCpuMilli: 100,
  sidecarCpuRequestMilli: 300,
  sidecarMemoryMebibytes: 100,
  sidecarMemoryRequestMebibytes: 200,
  schedulingSeconds: 30,
  imagePullSeconds: 60,
  startUpSeconds: 60,
  startUpCpuMilli: 2000,
  startUpCpuSeconds: 120,
  readinessSeconds: 90,
  readinessInitialDelaySeconds: 60,
  readinessPeriodSeconds: 20,
  readinessSuccessThreshold: 3,
  readinessFailureThreshold: 4,
  livenessInitialDelaySeconds: 60,
  livenessPeriodSeconds: 20,
  livenessTimeoutSeconds: 8,
  livenessFailureThreshold: 4,
  warmUpSeconds: 180,
  warmUpCapacityPercent: 100,
  warmUpCpuPercent: 500,
  flapPeriodSeconds: 200,
  flapSeconds: 60,
  preStopSeconds: 30,
  stopSeconds: 30,
  terminationGraceSeconds: 120,
  drainSeconds: 120,
  requestTimeoutSeconds: 30,
  clientConnections: 60,
  maxConnectionAgeSeconds: 240,
  retries: 3,
  retryBackoffSeconds: 20,
  abandonedSeconds: 20,
  maxSurgePercent: 100,
  maxUnavailablePercent: 100,
  partition: 4,
  updateMaxUnavailable: 5,
  minReadySeconds: 60,
};

function randomCluster(draw: Draws): ClusterSettings {
  const cluster = Object.fromEntries(
    clusterFieldNames.map((name) => {
      const { min, default: usual } = clusterFields[name];
      if (syncLoad.has(name)) return [name, usual];
      return [name, draw.chance(50) ? usual : draw.between(min, mostOfCluster[name])];
    }),
  ) as ClusterSettings;
  return { ...cluster, nodes: draw.chance(60) ? 0 : draw.between(1, 6) };
}

/** What makes syncs rare keeps its default: most runs would have only a few syncs. `syncPeriod.test.ts` draws it. */
export const syncLoad: ReadonlySet<ClusterField> = new Set(["autoscalers", "concurrentSyncs", "reconcileMilliseconds"]);

export const mostOfCluster: Readonly<Record<ClusterField, number>> = {
  nodes: 6,
  nodeCpuMilli: 4000,
  maxNodes: 10,
  nodeStartSeconds: 300,
  scaleDownUnneededSeconds: 300,
  scaleDownDelayAfterAddSeconds: 300,
  pausePods: 10,
  kubeletPeriodSeconds: 60,
  endpointsDelaySeconds: 10,
  kubeletPhaseSeconds: 60,
  metricResolutionSeconds: 60,
  metricsServerPhaseSeconds: 60,
  scrapeSeconds: 60,
  relistSeconds: 120,
  syncPhaseSeconds: 60,
  autoscalers: clusterFields.autoscalers.default,
  concurrentSyncs: clusterFields.concurrentSyncs.default,
  reconcileMilliseconds: clusterFields.reconcileMilliseconds.default,
};

function randomFlags(draw: Draws): ControllerFlags {
  const kubernetesVersion = draw.chance(80) ? unnamedVersion : "1.28";
  return {
    kubernetesVersion,
    syncPeriodSeconds: draw.chance(60) ? defaultFlags.syncPeriodSeconds : draw.between(3, 60),
    tolerance: draw.chance(60) ? defaultFlags.tolerance : draw.between(0, 50) / 100,
    downscaleStabilizationSeconds: draw.between(0, 300),
    cpuInitializationPeriodSeconds: draw.between(0, 300),
    initialReadinessDelaySeconds: draw.between(0, 60),
    featureGates: {
      ...defaultFeatureGates(kubernetesVersion),
      ...(kubernetesVersion === unnamedVersion && { HPAConfigurableTolerance: draw.chance(80) }),
      HPAScaleToZero: draw.chance(80),
    },
  };
}

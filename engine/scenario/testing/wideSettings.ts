import { clusterFieldNames, clusterFields, type ClusterSettings } from "../../cluster/clusterSettings";
import {
  podManagementPolicies,
  sidecars,
  workloadFields,
  workloadKinds,
  workloadNumbers,
  type FieldRange,
  type Workload,
  type WorkloadNumber,
} from "../../cluster/workload";
import { featureGateNames, featureGateStates, flagRanges, latestVersion } from "../../controller/flags";
import { featureGatesOf, simulatedVersions, type ScenarioFlags, type SimulatedVersion } from "../scenario";
import type { Draws } from "./draws";
import { most, mostOfCluster, syncLoad } from "./randomScenario";

/**
 * A number of the range, small ones as often as those of every larger order: half of the draws of 0 to 10,000 are below 100 or so.
 */
export function skewed(draw: Draws, low: number, high: number): number {
  let orders = 0;
  while (2 ** orders < high - low) orders++;
  return draw.between(low, Math.min(high, low + 2 ** draw.between(0, orders)));
}

/** The default, a usual value, or in so many percent of the others one of the whole range, its ends often. */
function wideNumber(draw: Draws, { min, max, default: usual }: FieldRange, usualMost: number, wildPercent: number): number {
  if (draw.chance(50)) return usual;
  if (!draw.chance(wildPercent)) return draw.between(Math.ceil(min), usualMost);
  return draw.pick([min, max, skewed(draw, Math.ceil(min), max), skewed(draw, Math.ceil(min), max)]);
}

export function wideWorkload(draw: Draws, pods: number, wildPercent: number): Workload {
  const numbers = Object.fromEntries(
    workloadNumbers.map((name) => [name, wideNumber(draw, workloadFields[name], most[name], wildPercent)]),
  ) as Record<WorkloadNumber, number>;
  const { cpuRequestMilli, cpuLimitMilli } = numbers;
  return {
    ...numbers,
    initialReplicas: draw.pick([0, 1, draw.between(0, Math.min(pods, 10)), draw.between(0, pods), skewed(draw, 0, pods)]),
    cpuLimitMilli: draw.chance(15) ? 0 : Math.max(cpuRequestMilli, cpuLimitMilli),
    memoryLimitMebibytes: draw.chance(70) ? 0 : Math.max(numbers.memoryRequestMebibytes, numbers.memoryLimitMebibytes),
    kind: draw.pick(workloadKinds),
    sidecar: draw.pick(sidecars),
    memoryReleased: draw.chance(70),
    podManagementPolicy: draw.pick(podManagementPolicies),
    readinessProbe: draw.chance(80),
    livenessProbe: draw.chance(25),
  };
}

export function wideCluster(draw: Draws, pods: number, wildPercent: number): ClusterSettings {
  const cluster = Object.fromEntries(
    clusterFieldNames.map((name) => {
      return [
        name,
        syncLoad.has(name) ? clusterFields[name].default : wideNumber(draw, clusterFields[name], mostOfCluster[name], wildPercent),
      ];
    }),
  ) as ClusterSettings;
  const nodes = draw.chance(60) ? 0 : skewed(draw, 1, Math.min(clusterFields.nodes.max, 2 + Math.ceil(pods / 4)));
  return { ...cluster, nodes, maxNodes: draw.chance(50) ? cluster.maxNodes : Math.min(clusterFields.maxNodes.max, 2 * nodes) };
}

/** Every release, each with the gates that it lets be switched. */
export function wideFlags(draw: Draws, wildPercent: number): ScenarioFlags {
  const kubernetesVersion = draw.chance(50) ? latestVersion : draw.pick(simulatedVersions);
  const flag = (name: keyof typeof flagRanges, usual: number, usualMost: number) => {
    if (draw.chance(50)) return usual;
    const { min, max, step } = flagRanges[name];
    const high = draw.chance(wildPercent) ? max : usualMost;
    return Math.round(draw.between(Math.ceil(min / step), Math.floor(high / step)) * step * 100) / 100;
  };
  return {
    kubernetesVersion,
    syncPeriodSeconds: flag("syncPeriodSeconds", 15, 60),
    tolerance: flag("tolerance", 0.1, 0.5),
    downscaleStabilizationSeconds: flag("downscaleStabilizationSeconds", 300, 300),
    cpuInitializationPeriodSeconds: flag("cpuInitializationPeriodSeconds", 300, 300),
    initialReadinessDelaySeconds: flag("initialReadinessDelaySeconds", 30, 60),
    featureGates: wideGates(draw, kubernetesVersion),
  };
}

function wideGates(draw: Draws, version: SimulatedVersion): ScenarioFlags["featureGates"] {
  const gates = featureGatesOf(version);
  if (version === "1.2") return gates;
  for (const gate of featureGateNames) {
    const isSwitchable = gate in gates && featureGateStates[version][gate].state === "switchable";
    if (isSwitchable) gates[gate] = draw.chance(gate === "HPAScaleToZero" ? 80 : 60);
  }
  return gates;
}

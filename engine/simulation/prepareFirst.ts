import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { defaultFlags, unnamedVersion } from "../controller/flags";
import { firstScenario } from "../scenario/first";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import type { RunInputs } from "./startPrepared";
import { targetOf } from "./target";
import { todaysController } from "./todaysController";

/**
 * Does what `prepareRun` does for a scenario with the first scenario's manifest, rules, workload and cluster, and without incidents, but needs
 * no code that reads YAML, nor the cluster's rare parts; null for all others. So the first answer does not wait for that code.
 */
export function prepareFirst({ manifest, flags, incidents, workload, cluster }: Scenario): RunInputs | null {
  const today = controllerFlags(flags);
  if (manifest !== firstScenario.manifest || incidents.length > 0 || today === null || !readsAlike(flags)) return null;
  if (!areAlike(workload, firstScenario.workload) || !areAlike(cluster, firstScenario.cluster)) return null;
  const held = [{ at: -Infinity, hpa: firstHpa, flags: today }];
  return {
    ok: true,
    controller: todaysController(today),
    problems: [],
    held,
    absences: [],
    releases: [{ at: 0, version: today.kubernetesVersion ?? unnamedVersion }],
    incidents: [],
    target: targetOf(workload, null, held),
    keda: null,
    vpa: null,
    rare: null,
  };
}

const areAlike = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the API server reads manifests as in the first scenario. */
const readsAlike = ({ kubernetesVersion, featureGates }: Scenario["flags"]): boolean =>
  kubernetesVersion === defaultFlags.kubernetesVersion && areAlike(featureGates, defaultFlags.featureGates);

/** What the API server reads in the first scenario's manifest; a test reads it and compares. */
const firstHpa: HorizontalPodAutoscaler = {
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata: { name: "php-apache" },
  spec: {
    scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "php-apache" },
    minReplicas: 1,
    maxReplicas: 10,
    metrics: [{ type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 50 } } }],
  },
};

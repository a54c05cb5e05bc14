import { defaultFlags } from "../controller/flags";
import type { Scenario } from "../scenario/scenario";
import type { Workload } from "../cluster/workload";
import { ownSyncPeriod } from "./rates/syncEveryFiveSeconds";
import { containerCpuUtilization, cpuAverage, cpuUtilization, podsAverage, rabbitmqTrigger, redisTrigger } from "./manifest";

/** What an entry's `change` changes; null if the scenario was edited so that it no longer fits. */
type Trial = (scenario: Scenario) => Partial<Scenario> | null;

const replaced =
  (text: string, by: string): Trial =>
  ({ manifest }) =>
    manifest.includes(text) ? { manifest: manifest.replace(text, by) } : null;
const appended =
  (text: string): Trial =>
  ({ manifest }) =>
    manifest.includes("behavior:") ? null : { manifest: `${manifest}${text}` };
const workload =
  (change: Partial<Workload>): Trial =>
  (scenario) => ({ workload: { ...scenario.workload, ...change } });
const incidents =
  (...changed: Scenario["incidents"]): Trial =>
  () => ({ incidents: changed });
const load =
  (...points: Scenario["load"]["points"]): Trial =>
  () => ({ load: { points, noise: 0 } });
const today: Trial = () => ({ flags: defaultFlags });

/** By the entry's id. A test checks for each that it does what the entry's `change` promises. */
export const trials: Readonly<Record<string, Trial>> = {
  "ceil-ratchet": load([0, 29.2]),
  "five-minutes-to-shrink": appended("  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 0\n"),
  "fivefold-spike": replaced("averageUtilization: 50", "averageUtilization: 25"),
  "no-cpu-limit": workload({ cpuLimitMilli: 500 }),
  "no-lower-threshold": load([0, 48], [600, 48], [601, 43.2]),
  "percent-of-requests": workload({ cpuRequestMilli: 500 }),
  "small-difference": ({ flags }) => ({ flags: { ...flags, tolerance: 0 } }),
  "edge-of-tolerance": today,
  "forbidden-windows": today,
  "wakes-whoever-slept": today,
  "up-while-below-target": appended("  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: 300\n"),
  "average-hides-hot-pod": workload({ imbalancePercent: 0 }),
  "busy-sidecar": replaced(containerCpuUtilization("web", 60) + containerCpuUtilization("sidecar", 60), cpuUtilization(60)),
  "database-behind": workload({ databaseConnections: 40 }),
  "failed-pods-are-ignored": incidents(),
  "high-target": replaced("averageUtilization: 95", "averageUtilization: 70"),
  "idle-memory": workload({ memoryRequestMebibytes: 128 }),
  "missing-count-as-idle": incidents(),
  "missing-samples": incidents(),
  "one-metric-fails": ({ manifest }) => {
    const external = manifest.indexOf("  - type: External");
    return external < 0 ? null : { manifest: manifest.slice(0, external) };
  },
  "overlapping-labels": incidents(),
  "rate-of-young-pods": () => ({
    signals: [{ metric: "http_requests_per_second", source: "requestsPerSecond", function: "irate" }],
  }),
  "requests-at-an-ingress": replaced("type: AverageValue\n        averageValue: 20", "type: Value\n        value: 20"),
  "sidecar-dilutes": replaced(cpuUtilization(60), containerCpuUtilization("web", 60)),
  "sidecar-without-request": workload({ sidecar: "withRequest" }),
  "surge-is-copied": workload({ maxSurgePercent: 0, maxUnavailablePercent: 10 }),
  "target-above-the-limit": replaced("600m", "400m"),
  "value-of-backlog": replaced("type: Value\n        value:", "type: AverageValue\n        averageValue:"),
  "apply-resets-replicas": incidents(),
  "errors-on-scale-down": workload({ preStopSeconds: 5 }),
  "jobs-cut": workload({ terminationGraceSeconds: 600 }),
  "leak-at-limit": workload({ memoryLeakMebibytesPerHour: 0 }),
  "liveness-storm": workload({ livenessTimeoutSeconds: 5 }),
  "new-pods-idle": workload({ maxConnectionAgeSeconds: 120 }),
  "node-fails": incidents({ at: 600, kind: "nodeUnreachable", nodeMonitorGraceSeconds: 50, tolerationSeconds: 30 }),
  "one-by-one": replaced("kind: StatefulSet", "kind: Deployment"),
  "removing-replicas": incidents(),
  "renamed-container": ({ manifest }) => {
    const target = /type: Utilization(\s+)averageUtilization: 50/g;
    return target.test(manifest) ? { manifest: manifest.replaceAll(target, "type: AverageValue$1averageValue: 100m") } : null;
  },
  "resize-pending": incidents({
    at: 600,
    kind: "podsResized",
    resizedBy: "patch",
    cpuRequestMilli: 1500,
    cpuLimitMilli: 1500,
    memoryRequestMebibytes: 0,
    memoryLimitMebibytes: 0,
    cpuResizePolicy: "NotRequired",
    memoryResizePolicy: "NotRequired",
  }),
  "retry-storm": workload({ retryBackoffSeconds: 20 }),
  "two-autoscalers": incidents(),
  "starts-in-parallel": workload({ podManagementPolicy: "OrderedReady" }),
  "disabled-and-max": incidents(),
  "eighty-replicas": replaced("      policies:", "      selectPolicy: Min\n      policies:"),
  "min-is-the-least-change": replaced("selectPolicy: Min", "selectPolicy: Max"),
  "sync-every-five-seconds": replaced(ownSyncPeriod, ""),
  "ten-percent-and-five": replaced("selectPolicy: Min", "selectPolicy: Max"),
  "ten-percent-of-three": replaced("      policies:", "      selectPolicy: Disabled\n      policies:"),
  "thirty-percent-or-seven": replaced("      - type: Pods\n        value: 7\n        periodSeconds: 60\n", ""),
  "all-unready": replaced("type: Value\n        value: 500", "type: AverageValue\n        averageValue: 85"),
  "broken-rollout": incidents({ at: 600, kind: "rollingUpdate", release: "good" }),
  "crash-loop": incidents({ at: 600, kind: "rollingUpdate", release: "good" }),
  "no-readiness-probe": workload({ readinessProbe: true }),
  "start-up-burst": workload({ readinessSeconds: 90 }),
  "unready-still-counts": incidents({ at: 3600, kind: "rollingUpdate", release: "neverReady" }),
  "not-a-cooldown": load([0, 480], [600, 480], [601, 48]),
  "scale-up-window": replaced("Seconds: 120", "Seconds: 0"),
  "tolerance-in-manifest": ({ manifest }) => {
    const behavior = manifest.indexOf("  behavior:");
    return behavior < 0 ? null : { manifest: manifest.slice(0, behavior) };
  },
  "flapping-pods": appended("  behavior:\n    scaleUp:\n      stabilizationWindowSeconds: 120\n"),
  "morning-doubling": replaced("minReplicas: 4\n", "minReplicas: 7\n"),
  "pods-at-night": replaced("minReplicas: 10\n", "minReplicas: 4\n"),
  "paused-at-zero": incidents({ at: 600, kind: "kubectlScale", replicas: 1 }),
  "wakes-from-zero": workload({ initialReplicas: 0 }),
  "stuck-since-the-upgrade": incidents({ at: 1350, kind: "controlPlaneUpgraded", kubernetesVersion: "1.37" }),
  "slept-through-the-upgrade": incidents(
    { at: 1200, kind: "controlPlaneUpgraded", kubernetesVersion: "1.37" },
    { at: 1800, kind: "kubectlScale", replicas: 1 },
  ),
  "cooldown-is-not-the-window": replaced(
    "cooldownPeriod: 60\n",
    `cooldownPeriod: 60
  advanced:
    horizontalPodAutoscalerConfig:
      behavior:
        scaleDown:
          stabilizationWindowSeconds: 60
`,
  ),
  "target-is-per-pod": replaced("  - type: rabbitmq\n", "  - type: rabbitmq\n    metricType: Value\n"),
  "left-in-the-queue": replaced('activationValue: "5"', 'activationValue: "0"'),
  "fallback-is-a-wish": ({ manifest }) => {
    const advanced = /^  advanced:\n(?: {4}.*\n)+/m;
    return advanced.test(manifest) ? { manifest: manifest.replace(advanced, "") } : null;
  },
  "cron-and-cpu": replaced("minReplicaCount: 0", "minReplicaCount: 1"),
  "paused-without-a-count": (scenario) => ({
    incidents: scenario.incidents.map((incident) =>
      incident.kind === "hpaEdited"
        ? { ...incident, manifest: incident.manifest.replace('paused: "true"', 'paused-replicas: "10"') }
        : incident,
    ),
  }),
  "jobs-start-over": replaced(redisTrigger("jobs", 1), rabbitmqTrigger("jobs", 1)),
  "idle-is-not-a-minimum": replaced("idleReplicaCount: 1", "idleReplicaCount: 0"),
  "both-on-cpu": replaced("averageUtilization: 50", "averageUtilization: 80"),
  "requests-beside-a-vpa": replaced(podsAverage("http_requests_per_second", "5"), cpuUtilization(50)),
  "vpa-for-memory-alone": ({ manifest }) => {
    const policy = manifest.indexOf("  resourcePolicy:");
    return policy < 0 ? null : { manifest: manifest.slice(0, policy) };
  },
  "vpa-at-creation-alone": replaced('"Initial"', '"Off"'),
  "average-value-beside-a-vpa": replaced(cpuAverage("50m"), cpuUtilization(50)),
  "vpa-without-a-history": workload({ cpuRequestMilli: 400 }),
  "vpa-after-an-oom-kill": replaced('"Recreate"', '"Off"'),
  "vpa-under-a-limit-range": replaced("cpu: 500m", "cpu: 2000m"),
  "vpa-evicts-under-load": replaced('"Recreate"', '"InPlaceOrRecreate"'),
};

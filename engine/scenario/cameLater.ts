import type { ClusterField } from "../cluster/clusterSettings";
import type { IncidentFieldValues } from "../cluster/incident";
import { probedEachSecond, type Workload } from "../cluster/workload";

/**
 * Fields that came to version 2 after its first scenarios were saved and shared, with the value that their absence means: what the page did
 * before it had the field, unless that was wrong. Frozen.
 */
export const cameLater = {
  workload: {
    stopSeconds: 2,
    preStopSeconds: 0,
    ...probedEachSecond,
    waitMillisecondsPerRequest: 0,
    workersPerPod: 0,
    connectionsPerPod: 0,
    databaseConnections: 0,
    warmUpCpuPercent: 100,
    podManagementPolicy: "OrderedReady",
    partition: 0,
    updateMaxUnavailable: 1,
    clientConnections: 0,
    maxConnectionAgeSeconds: 0,
    jobSeconds: 0,
    livenessProbe: false,
    livenessInitialDelaySeconds: 0,
    livenessPeriodSeconds: 10,
    livenessTimeoutSeconds: 1,
    livenessFailureThreshold: 3,
    retries: 0,
    retryBackoffSeconds: 0,
    abandonedSeconds: 0,
    memoryLimitMebibytes: 0,
  } satisfies Partial<Workload>,
  cluster: {
    endpointsDelaySeconds: 0,
    kubeletPhaseSeconds: 0,
    metricsServerPhaseSeconds: 0,
    scaleDownUnneededSeconds: 0,
    scaleDownDelayAfterAddSeconds: 600,
    pausePods: 0,
    autoscalers: 1,
    concurrentSyncs: 5,
    reconcileMilliseconds: 100,
  } satisfies Partial<Record<ClusterField, number>>,
  incident: {
    memoryLimitMebibytes: 0,
    cpuResizePolicy: "NotRequired",
    memoryResizePolicy: "NotRequired",
  } satisfies Partial<IncidentFieldValues>,
};

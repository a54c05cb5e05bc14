import { cameLater } from "./cameLater";

/**
 * The values that a link leaves out: a usual scenario, with flat points, and a page as it is when just opened. Frozen: no
 * value here may change. A new field of scenarios may be added with the value that its absence meant: links without it then keep their
 * meaning, and a page that does not know the field refuses links with it.
 */
export const linkBase = {
  version: 2,
  name: "Why does it wait five minutes to shrink?",
  manifest: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: php-apache
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: php-apache
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 50
`,
  durationSeconds: 3600,
  load: { points: [1000, 0, 3, 360, 0, 30, 37, 1110, 0, 30, -37, 2070, 0], noise: 0.03 },
  workload: {
    initialReplicas: 1,
    cpuPerRequestMilliseconds: 20,
    cpuSpreadPercent: 0,
    imbalancePercent: 0,
    idleCpuMilli: 4,
    cpuRequestMilli: 200,
    cpuLimitMilli: 500,
    idleMemoryMebibytes: 32,
    memoryPerRequestMebibytes: 1,
    memoryLeakMebibytesPerHour: 0,
    memoryRequestMebibytes: 64,
    sidecarCpuPerRequestMilliseconds: 2,
    sidecarIdleCpuMilli: 5,
    sidecarCpuRequestMilli: 100,
    sidecarMemoryMebibytes: 32,
    sidecarMemoryRequestMebibytes: 64,
    schedulingSeconds: 0,
    imagePullSeconds: 0,
    startUpSeconds: 3,
    startUpCpuMilli: 0,
    startUpCpuSeconds: 0,
    readinessSeconds: 12,
    warmUpSeconds: 0,
    warmUpCapacityPercent: 50,
    flapPeriodSeconds: 0,
    flapSeconds: 10,
    terminationGraceSeconds: 30,
    drainSeconds: 0,
    requestTimeoutSeconds: 5,
    maxSurgePercent: 25,
    maxUnavailablePercent: 25,
    minReadySeconds: 0,
    kind: "service",
    sidecar: "none",
    memoryReleased: true,
    mainContainer: null,
    ...cameLater.workload,
  },
  cluster: {
    nodes: 0,
    nodeCpuMilli: 4000,
    maxNodes: 0,
    nodeStartSeconds: 120,
    kubeletPeriodSeconds: 15,
    metricResolutionSeconds: 15,
    scrapeSeconds: 30,
    relistSeconds: 30,
    syncPhaseSeconds: 0,
    ...cameLater.cluster,
  },
  incidents: [],
  signals: [],
  flags: {
    kubernetesVersion: "1.37",
    /** Absent: 2.20, the only one before a scenario could name one. */
    kedaVersion: undefined,
    syncPeriodSeconds: 15,
    tolerance: 0.1,
    downscaleStabilizationSeconds: 300,
    cpuInitializationPeriodSeconds: 300,
    initialReadinessDelaySeconds: 30,
    featureGates: {
      HPAConfigurableTolerance: true,
      HPAScaleToZero: true,
      PodLevelResources: true,
      // 1.37 does not have it: it is listed so that a link of an older version can name it.
      HPAContainerMetrics: undefined,
      HPAGeneration: undefined,
      HPAConfigurableSyncPeriod: undefined,
    },
  },
  seed: 1,
  cursor: null,
  /** Absent: `defaultStart`. */
  start: undefined,
  zoom: null,
  panels: [],
  /** A link without it was made before rules were corrected. */
  rules: 0,
};

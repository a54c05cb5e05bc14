import type { Shared } from "../link";
import type { Scenario } from "../scenario";

/**
 * Links that people may have copied, and what each must open for ever. Add to the list with every change of the format;
 * never change an entry.
 */
const walkthrough: Scenario = {
  version: 1,
  name: "Why does it wait five minutes to shrink?",
  manifest: [
    "apiVersion: autoscaling/v2",
    "kind: HorizontalPodAutoscaler",
    "metadata:",
    "  name: php-apache",
    "spec:",
    "  scaleTargetRef:",
    "    apiVersion: apps/v1",
    "    kind: Deployment",
    "    name: php-apache",
    "  minReplicas: 1",
    "  maxReplicas: 10",
    "  metrics:",
    "  - type: Resource",
    "    resource:",
    "      name: cpu",
    "      target:",
    "        type: Utilization",
    "        averageUtilization: 50",
    "",
  ].join("\n"),
  durationSeconds: 3600,
  load: {
    points: [
      [0, 3],
      [360, 3],
      [390, 40],
      [1500, 40],
      [1530, 3],
      [3600, 3],
    ],
    noise: 0.03,
  },
  workload: {
    initialReplicas: 1,
    cpuPerRequestMilliseconds: 20,
    idleCpuMilli: 4,
    cpuRequestMilli: 200,
    cpuLimitMilli: 500,
    idleMemoryMebibytes: 32,
    memoryPerRequestMebibytes: 1,
    memoryRequestMebibytes: 64,
    startUpSeconds: 3,
    readinessSeconds: 12,
    terminationGraceSeconds: 30,
    requestTimeoutSeconds: 5,
  },
  flags: {
    syncPeriodSeconds: 15,
    tolerance: 0.1,
    downscaleStabilizationSeconds: 300,
    cpuInitializationPeriodSeconds: 300,
    initialReadinessDelaySeconds: 30,
    featureGates: { HPAConfigurableTolerance: true, HPAScaleToZero: true },
  },
  seed: 1,
};

export const copiedLinks: { link: string; shared: Shared }[] = [
  { link: "1.fgTYWhvNTIM4Mw2ixGJoYWhaCwA", shared: { scenario: walkthrough, cursor: 1815 } },
  {
    link: "1.6sMGOoNkJveiw9sOz0-F5hVI0oyGONXCzAThVkM9Ux1zHaAfQQDmLlOYs0DWkeMuoLkQd5kYWZpYmpkbWQKNhDkQAA",
    shared: {
      scenario: {
        ...walkthrough,
        name: "Größe",
        manifest: "kind: [",
        durationSeconds: 86_400,
        load: {
          points: [
            [0, 1.5],
            [7, 1_000_000],
          ],
          noise: 0.5,
        },
        workload: { ...walkthrough.workload, cpuPerRequestMilliseconds: 0.1 },
        flags: { ...walkthrough.flags, featureGates: { HPAConfigurableTolerance: false, HPAScaleToZero: true } },
        seed: 4_294_967_295,
      },
      cursor: null,
    },
  },
];

import { seededRandom } from "../../lib/random";
import { firstScenario } from "../first";
import type { Scenario } from "../scenario";

/** A scenario after some work on it: about as much as a shared one holds. */
export const busyScenario: Scenario = {
  ...firstScenario,
  name: "Checkout on a Friday: the rollout that met the flash sale",
  manifest: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: checkout
  namespace: shop
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: checkout
  minReplicas: 3
  maxReplicas: 40
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 65
  - type: External
    external:
      metric:
        name: payments_waiting
        selector:
          matchLabels:
            queue: payments
      target:
        type: AverageValue
        averageValue: 25
  behavior:
    scaleUp:
      stabilizationWindowSeconds: 30
      policies:
      - type: Percent
        value: 50
        periodSeconds: 60
    scaleDown:
      stabilizationWindowSeconds: 600
      policies:
      - type: Pods
        value: 2
        periodSeconds: 120
`,
  durationSeconds: 7200,
  load: { points: drawnByHand(40), noise: 0.1 },
  workload: {
    ...firstScenario.workload,
    sidecar: "withRequest",
    initialReplicas: 4,
    cpuPerRequestMilliseconds: 35,
    cpuSpreadPercent: 15,
    cpuRequestMilli: 400,
    cpuLimitMilli: 1000,
    idleMemoryMebibytes: 180,
    imagePullSeconds: 25,
    startUpCpuMilli: 800,
    startUpCpuSeconds: 40,
    readinessSeconds: 45,
    drainSeconds: 15,
  },
  cluster: { ...firstScenario.cluster, nodes: 6, maxNodes: 12, metricResolutionSeconds: 60 },
  incidents: [
    { at: 1200, kind: "rollingUpdate", release: "good" },
    { at: 2400, kind: "loadMultiplied", factor: 2.5, durationSeconds: 900 },
    { at: 2700, kind: "metricsServerDown", durationSeconds: 240 },
    { at: 4200, kind: "podsCrash", pods: 2 },
    { at: 5400, kind: "kubectlApply", replicas: 3 },
  ],
  signals: [{ metric: "payments_waiting", source: "backlog" }],
  seed: 4711,
};

function drawnByHand(points: number): [number, number][] {
  const random = seededRandom(7);
  return Array.from({ length: points }, (_, index) => [index * 180 + random.integer(60), 20 + random.integer(2000) / 10]);
}

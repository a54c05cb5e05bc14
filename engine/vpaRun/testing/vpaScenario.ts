import type { LoadCurve } from "../../load/curve";
import type { Workload } from "../../cluster/workload";
import { firstScenario } from "../../scenario/first";
import type { Scenario } from "../../scenario/scenario";

export interface VpaGiven {
  mode: string;
  /** One metric of the HPA as YAML in one line. */
  metric?: string;
  /** minReplicas, with which the run begins, and maxReplicas. */
  replicas?: readonly [number, number];
  /** A line of updatePolicy. */
  policy?: string;
  load?: LoadCurve["points"];
  workload?: Partial<Workload>;
}

export const webHpa = ({ metric, replicas = [3, 10] }: Pick<VpaGiven, "metric" | "replicas">): string => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: ${replicas[0]}
  maxReplicas: ${replicas[1]}
  metrics: [${metric ?? "{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}}"}]
---
`;

export const vpaText = ({ mode, policy }: Pick<VpaGiven, "mode" | "policy">): string => `apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: {name: web}
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  updatePolicy:
    updateMode: "${mode}"${policy === undefined ? "" : `\n    ${policy}`}
`;

/** Two hours of pods that request far too little. */
export const vpaScenario = (given: VpaGiven): Scenario => ({
  ...firstScenario,
  manifest: webHpa(given) + vpaText(given),
  durationSeconds: 7200,
  load: { points: given.load ?? [[0, 30]], noise: 0 },
  workload: {
    ...firstScenario.workload,
    initialReplicas: given.replicas?.[0] ?? 3,
    cpuRequestMilli: 50,
    cpuLimitMilli: 0,
    ...given.workload,
  },
});

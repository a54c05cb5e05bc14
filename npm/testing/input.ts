import type { SimulationInput } from "../index";

/** Two to twenty pods at 60% of their CPU request, and a load that rises sixfold in the sixth minute. */
export const risingLoad: SimulationInput = {
  manifest: `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  minReplicas: 2
  maxReplicas: 20
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 60
`,
  load: {
    points: [
      [0, 20],
      [300, 20],
      [360, 120],
      [1800, 120],
    ],
  },
  workload: { initialReplicas: 2 },
};

/** A second autoscaler for a manifest that has one. */
export const scaledObject = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: queue, namespace: jobs }
spec:
  scaleTargetRef: { name: queue }
  minReplicaCount: 1
  triggers: [{ type: cpu, metricType: Utilization, metadata: { value: "50" } }]
`;

import { defaultCluster } from "../cluster/clusterSettings";
import { defaultWorkload, probedEachSecond } from "../cluster/workload";
import { defaultFlags } from "../controller/flags";
import { scenarioVersion, type Scenario } from "./scenario";

/** The walkthrough of the Kubernetes documentation: php-apache, half of its CPU request, one to ten replicas, an hour. */
export const firstScenario: Scenario = {
  version: scenarioVersion,
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
  workload: { ...defaultWorkload, ...probedEachSecond },
  cluster: defaultCluster,
  incidents: [],
  signals: [],
  flags: defaultFlags,
  seed: 1,
};

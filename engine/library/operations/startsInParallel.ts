import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const startsInParallel = entry(
  {
    id: "starts-in-parallel",
    group: "operations",
    title: "A StatefulSet: does podManagementPolicy: Parallel make a scale-up faster?",
    text:
      "Yes: 12 is written at 05:30, and all 12 pods are ready at 06:00, as with a Deployment. " +
      "OrderedReady, the default, starts a pod only when all pods before it are ready: then the twelfth is ready at 09:15. " +
      "The policy is for scaling alone: a rolling update still replaces one pod at a time.",
    look: {
      at: 345,
      zoom: { from: 240, to: 900 },
      figure: "replicas",
      text: "12 replicas are written. All 12 pods exist, and eight of them are ready.",
    },
    change: "Set podManagementPolicy to OrderedReady on the Workload tab: at 05:45 six pods exist, and five of them are ready.",
    source: "https://kubernetes.io/docs/concepts/workloads/controllers/statefulset/#parallel-pod-management",
  },
  {
    manifest: autoscaler({ name: "db", kind: "StatefulSet", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 19.2],
      [300, 19.2],
      [301, 57.6],
      [1800, 57.6],
    ],
    workload: { initialReplicas: 4, readinessSeconds: 27, podManagementPolicy: "Parallel" },
  },
);

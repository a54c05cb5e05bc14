import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const nodeFails = entry(
  {
    id: "node-fails",
    group: "operations",
    title: "A node fails: why are its pods replaced only six minutes later?",
    text:
      "Its pods stay Ready until the node has been silent for 50 s; a quarter of the requests goes there and fails, 459 in all. " +
      "Then they stay for 300 s more, because each pod tolerates an unreachable node for so long. " +
      "To the autoscaler they are missing and count as idle, so it adds none. " +
      "At 15:50 they are deleted, and at 16:05 their two successors are ready.",
    look: {
      at: 690,
      zoom: { from: 540, to: 1140 },
      figure: "decision",
      text: "Six pods have a sample, 62% on average. With the two missing pods as idle it is 46%, inside the tolerance around 50%.",
    },
    change: "Set the toleration of the incident to 30 s: the two successors are ready at 11:35.",
    source: "https://kubernetes.io/docs/concepts/scheduling-eviction/taint-and-toleration/",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [[0, 36]],
    workload: { initialReplicas: 8 },
    cluster: { nodes: 4, nodeCpuMilli: 1000 },
    incidents: [{ at: 600, kind: "nodeUnreachable", nodeMonitorGraceSeconds: 50, tolerationSeconds: 300 }],
  },
);

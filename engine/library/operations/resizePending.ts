import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const resizePending = entry(
  {
    id: "resize-pending",
    group: "operations",
    title: "Why does the HPA remove pods after a resize that no node has room for?",
    text:
      "Eight pods use their whole core, so someone resizes them in place from 1 to 4 cores. " +
      "A node has only 3.8 cores for pods, so each resize is Infeasible, and no pod gets more CPU. " +
      "But the HPA reads the requests in the specs: it sees 25%, of what the pods have 100%. " +
      "At 15:00 it scales in to 3 pods, at 20:15 to 2, and 78% of the requests fail.",
    look: {
      at: 600,
      zoom: { from: 300, to: 1680 },
      figure: "decision",
      text: "Nobody uses less: the eight cores in use are 100% of those that the pods have, and 25% of the 32 in their specs. Only the window still keeps 8 pods.",
    },
    change:
      "Resize to 1.5 cores, which two pods of a node can have: after 3 s they have them, and the count stays 8. From 10:03 on no request fails.",
    source: "https://github.com/kubernetes/kubernetes/issues/142155",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 8, metrics: [cpuUtilization(80)] }),
    minutes: 30,
    load: [[0, 90]],
    workload: { initialReplicas: 8, cpuPerRequestMilliseconds: 100, cpuRequestMilli: 1000, cpuLimitMilli: 1000 },
    cluster: { nodes: 4, nodeCpuMilli: 3800 },
    incidents: [
      {
        at: 600,
        kind: "podsResized",
        resizedBy: "patch",
        cpuRequestMilli: 4000,
        cpuLimitMilli: 4000,
        memoryRequestMebibytes: 0,
        memoryLimitMebibytes: 0,
        cpuResizePolicy: "NotRequired",
        memoryResizePolicy: "NotRequired",
      },
    ],
  },
);

import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const livenessStorm = entry(
  {
    id: "liveness-storm",
    group: "operations",
    title: "The load triples: why do all pods restart, and why does the count stay at 9?",
    text:
      "Requests wait now, and the liveness probe waits with them, longer than its timeoutSeconds of 1: after three failures the kubelet restarts the container. " +
      "Its load goes to the others, which fail in turn: at 05:28 none of the six old pods is ready. " +
      "A container that has just restarted has no CPU sample, so the controller sees few pods and stays at 9, where 18 are needed. " +
      "Each restart waits longer, up to five minutes, and 87% of all requests fail.",
    look: {
      at: 330,
      zoom: { from: 270, to: 870 },
      figure: "load",
      text: "All six containers restart. The three new pods get all of the load.",
    },
    change:
      "Set timeoutSeconds of the liveness probe to 5 s on the Workload tab; no request waits longer. No container restarts, and the count reaches 18.",
    source: "https://kubernetes.io/docs/concepts/workloads/pods/probes/",
  },
  {
    manifest: autoscaler({ name: "web", min: 6, max: 20, metrics: [cpuUtilization(60)] }),
    minutes: 30,
    load: [
      [0, 80],
      [300, 80],
      [301, 240],
      [1800, 240],
    ],
    workload: { initialReplicas: 6, cpuRequestMilli: 500, livenessProbe: true },
  },
);

import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const percentOfRequests = entry(
  {
    id: "percent-of-requests",
    group: "first steps",
    title: "How can a pod be at 300% CPU?",
    text:
      "Utilization is a share of the container's request, not of its limit and not of a core. " +
      "A pod that requests [100](workload.cpuRequestMilli)m and uses 300m is at 300%. " +
      "Its limit is [1000](workload.cpuLimitMilli)m, so it is not even throttled.",
    look: { at: 630, zoom: { from: 420, to: 1020 }, figure: "metric", text: "The pod is at 300% of its request, far below its limit." },
    change: "Raise the CPU request to 500m: the same load is then 60%.",
    source: "https://github.com/kubernetes/kubernetes/issues/72811",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 10, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 2],
      [600, 2],
      [601, 14.8],
      [1800, 14.8],
    ],
    workload: { initialReplicas: 1, cpuRequestMilli: 100, cpuLimitMilli: 1000 },
  },
);

import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const highTarget = entry(
  {
    id: "high-target",
    group: "metrics",
    title: "What does a CPU target of 95% cost, if no request fails?",
    text:
      "Requests arrive at random, so some must wait although the pods are not full. " +
      "At 90% of the CPU, half of the requests take at least 0.138 s instead of 0.02 s, and one in twenty 0.6 s. " +
      "The autoscaler is content, because 90% is within the tolerance of [95](averageUtilization)%.",
    look: {
      at: 900,
      zoom: null,
      figure: "load",
      text: "Ten pods serve all requests, and p95 is 0.598 s: thirty times the time of a request.",
    },
    change: "Write averageUtilization: 70: it goes to 13 pods, and p95 falls to less than a third.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/",
  },
  {
    manifest: autoscaler({ name: "api", min: 2, max: 20, metrics: [cpuUtilization(95)] }),
    minutes: 30,
    load: [[0, 450]],
    workload: { initialReplicas: 10, idleCpuMilli: 0, cpuRequestMilli: 1000, cpuLimitMilli: 1000 },
  },
);

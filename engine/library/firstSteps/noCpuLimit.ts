import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const noCpuLimit = entry(
  {
    id: "no-cpu-limit",
    group: "first steps",
    title: "What does a CPU limit change?",
    text:
      "These pods have no CPU limit, so a pod can use all the CPU of its node: 4000m here. " +
      "When the load rises tenfold at 10:00, the three pods serve it, and no request fails. " +
      "The metric sees the whole rise: 669% of the requests.",
    look: {
      at: 630,
      zoom: { from: 480, to: 1080 },
      figure: "metric",
      text: "Each pod used 1338m and requests 200m. With a limit of 500m the metric could not pass 250%.",
    },
    change: "Set a CPU limit of 500m: three pods then serve 74 of the 200 requests per second, and 3,536 requests fail.",
    source: "https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 40, metrics: [cpuUtilization(70)] }),
    minutes: 30,
    load: [
      [0, 20],
      [600, 20],
      [601, 200],
      [1800, 200],
    ],
    workload: { initialReplicas: 3, cpuLimitMilli: 0 },
  },
);

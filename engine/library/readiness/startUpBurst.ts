import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const startUpBurst = entry(
  {
    id: "start-up-burst",
    group: "readiness",
    title: "It needed two more pods: why are there twenty?",
    text:
      "These pods are ready at once, but busy with their own start for a minute. " +
      "To the controller this looks like load, so it adds pods, and those start as well. " +
      "The cascade ends at maxReplicas.",
    look: {
      at: 675,
      zoom: { from: 480, to: 1200 },
      figure: "metric",
      text: "This CPU comes from starting pods. The load needs only six pods.",
    },
    change:
      "Let the readiness probe pass only after the start, 90 s after the container runs. Until then the CPU of a pod does not count, and the count goes only to 6.",
    source: "https://github.com/kubernetes/kubernetes/issues/28692",
  },
  {
    manifest: autoscaler({ name: "shop", min: 1, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 19.2],
      [600, 19.2],
      [601, 28.8],
      [1800, 28.8],
    ],
    workload: { initialReplicas: 4, startUpCpuMilli: 450, startUpCpuSeconds: 60, readinessSeconds: 2 },
  },
);

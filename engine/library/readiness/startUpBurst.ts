import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const startUpBurst = entry(
  {
    id: "start-up-burst",
    group: "readiness",
    title: "Two more pods were needed: why are there twenty?",
    text:
      "A pod that is ready at once but busy with its own start for a minute looks like load, so the controller adds pods, which start in their turn. " +
      "The cascade ends at maxReplicas.",
    look: { at: 675, zoom: { from: 480, to: 1200 }, figure: "metric", text: "The CPU is that of starting pods; the load would need six." },
    change: "Let the readiness probe pass only after the start, 90 s after the container runs: until then a pod's CPU is not counted.",
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

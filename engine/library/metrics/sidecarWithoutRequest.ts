import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const sidecarWithoutRequest = entry(
  {
    id: "sidecar-without-request",
    group: "metrics",
    title: "<unknown>/50%: what did the injected sidecar break?",
    text:
      "The utilization of a pod is its usage divided by its requests, so every container needs a CPU request. " +
      "The injected container has none. " +
      "So the controller cannot compute a count, and nothing scales at any load.",
    look: {
      at: 900,
      zoom: { from: 120, to: 1020 },
      figure: "decision",
      text: "ScalingActive is False, and the message names the container.",
    },
    change: "Give the sidecar a request: the count goes to 10. Or use a ContainerResource metric of the main container.",
    source: "https://github.com/kubernetes/kubernetes/issues/79365",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 20,
    load: [
      [0, 9.6],
      [300, 9.6],
      [301, 60],
      [1200, 60],
    ],
    workload: { initialReplicas: 2, sidecar: "withoutRequest" },
  },
);

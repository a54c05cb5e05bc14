import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const errorsOnScaleDown = entry(
  {
    id: "errors-on-scale-down",
    group: "operations",
    title: "Every scale-down brings some 5xx: why, if there is room enough?",
    text:
      "A pod that stops gets requests until endpoints, kube-proxy and ingress have followed: here for one second. " +
      "Its process has SIGTERM by then, and refuses them. " +
      "At 15:15 two of 20 pods stop, and 4 requests fail; at 15:30 nine of 18 stop, and 20 fail. " +
      "No request ever waits: there is room for all of them.",
    look: {
      at: 930,
      zoom: { from: 600, to: 1200 },
      figure: "load",
      text: "9 of 18 pods stop. In the next second half of the 40 requests go to these pods and fail.",
    },
    change: "Set the preStop sleep to 5 s on the Workload tab: no request fails.",
    source: "https://kubernetes.io/docs/concepts/workloads/pods/pod-lifecycle/#pod-termination-flow",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 120],
      [600, 120],
      [601, 40],
      [1800, 40],
    ],
    workload: { initialReplicas: 20 },
  },
);

import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const edgeOfTolerance = entry(
  {
    id: "edge-of-tolerance",
    group: "history",
    title: "The CPU is at 55%, the target is 50%: is that inside a tolerance of 10%?",
    text:
      "In Kubernetes 1.28 it is not: the controller computes |1 − 1.1|, which a float64 rounds to 0.10000000000000009, and adds a pod. " +
      "1.37 checks whether the ratio is at most 1 + 0.1, and keeps the ten pods.",
    look: {
      at: 630,
      zoom: { from: 360, to: 960 },
      figure: "decision",
      text: "The ratio is exactly 1.1, and the proposal is 11. The line below the sum names the rule of 1.28.",
    },
    change: "Choose Kubernetes 1.37 in the Cluster tab: under the same load the count stays at 10.",
    source: "https://github.com/kubernetes/enhancements/issues/4951",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 48.5],
      [600, 48.5],
      [601, 53.5],
      [1800, 53.5],
    ],
    workload: { initialReplicas: 10 },
    flags: { kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") },
  },
);

import { featureGatesOf } from "../../scenario/scenario";
import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const forbiddenWindows = entry(
  {
    id: "forbidden-windows",
    group: "history",
    title: "Is the stabilization window the old cooldown of Kubernetes 1.2?",
    text:
      "No: after a rescale, 1.2 allowed no change up for 3 minutes and no change down for 5, at any load: its forbidden windows. " +
      "After that it followed the load at once. " +
      "So here the second rise waits. " +
      "And a lull of a minute removes 17 of 20 pods just before the load returns; today’s window keeps them.",
    look: {
      at: 1590,
      zoom: { from: 540, to: 2040 },
      figure: "decision",
      text: "The load is back and 3 pods are at their limit. No change up is allowed until 28:30.",
    },
    change:
      "Choose Kubernetes 1.37 in the Cluster tab: it follows both rises within half a minute, keeps 20 pods through the lull, and no request fails.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 30, metrics: [cpuUtilization(50)] }),
    minutes: 40,
    load: [
      [0, 24],
      [600, 24],
      [601, 48],
      [690, 48],
      [691, 96],
      [1500, 96],
      [1501, 10],
      [1560, 10],
      [1561, 96],
      [2400, 96],
    ],
    workload: { initialReplicas: 5 },
    flags: { kubernetesVersion: "1.2", featureGates: featureGatesOf("1.2"), syncPeriodSeconds: 30 },
  },
);

import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const upWhileBelowTarget = entry(
  {
    id: "up-while-below-target",
    group: "history",
    title: "The CPU is far below its target: why does it scale up?",
    text:
      "Without behavior in the manifest one sync may at most double the count, and the proposals that could not be reached are remembered for five minutes. " +
      "The spike is over, but the highest of them still pulls the count up, with an event that gives no reason.",
    look: {
      at: 660,
      zoom: { from: 480, to: 1080 },
      figure: "decision",
      text: "The pods are below 20%, and the proposal is the current count; the window's highest is above it.",
    },
    change:
      "Write behavior.scaleDown.stabilizationWindowSeconds: 300, the same window: since then a remembered proposal only holds, it never pulls up.",
    source: "https://github.com/kubernetes/kubernetes/issues/96671",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 40, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 9.6],
      [600, 9.6],
      [601, 192],
      [630, 192],
      [631, 9.6],
      [1800, 9.6],
    ],
    workload: { initialReplicas: 2, cpuLimitMilli: 2000 },
  },
);

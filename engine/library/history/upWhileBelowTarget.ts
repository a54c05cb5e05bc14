import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const upWhileBelowTarget = entry(
  {
    id: "up-while-below-target",
    group: "history",
    title: "The CPU is far below its target: why does it scale up?",
    text:
      "Without behavior one sync can at most double the count. " +
      "The window remembers the higher proposals for five minutes. " +
      "The spike is over, but the highest of them still raises the count, and the event gives no reason.",
    look: {
      at: 660,
      zoom: { from: 480, to: 1080 },
      figure: "decision",
      text: "The pods are below 20%, and the CPU proposes the current count. The highest proposal in the window is above it.",
    },
    change:
      "Write behavior.scaleDown.stabilizationWindowSeconds: 300, the same window. " +
      "Then a remembered proposal can hold the count, but never raises it.",
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

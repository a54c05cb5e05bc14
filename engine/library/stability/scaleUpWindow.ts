import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const scaleUpWindow = entry(
  {
    id: "scale-up-window",
    group: "stability",
    title: "Two minutes of scale-up stabilization: when do the first pods come?",
    text:
      "When it scales up, the window takes the lowest proposal that it remembers, and the default window has no length. " +
      "With [120](scaleUp.stabilizationWindowSeconds) seconds, the proposal of 4 from 10:00 keeps the count until it expires at 12:00. " +
      "Without the window the count goes to 8 at 10:15. " +
      "A rise of a minute and a half adds no pods at all.",
    look: {
      at: 705,
      zoom: { from: 480, to: 1080 },
      figure: "decision",
      text: "The CPU proposes 10. The lowest proposal in the window is 4.",
    },
    change: "Write stabilizationWindowSeconds: 0, the default for scaling up: the count goes to 8 at 10:15.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#stabilization-window",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 2,
      max: 20,
      metrics: [cpuUtilization(50)],
      behavior: `scaleUp:
  stabilizationWindowSeconds: 120
`,
    }),
    minutes: 30,
    load: [
      [0, 19.2],
      [600, 19.2],
      [601, 48],
      [1800, 48],
    ],
    workload: { initialReplicas: 4 },
  },
);

import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const tenPercentAndFive = entry(
  {
    id: "ten-percent-and-five",
    group: "rates",
    title: "10% and 5 pods a minute with Min: 80, 75, and then?",
    text:
      "With selectPolicy Min the policy that allows the smaller change decides. " +
      "[10](scaleDown.policies[0].value)% of 80 pods is 8 pods, so [5](scaleDown.policies[1].value) pods go each minute: 80, 75, 70, and so on to 40. " +
      "10% of 40 pods is only 4, so the next counts are 36, 32 and 28.",
    look: {
      at: 795,
      zoom: { from: 240, to: 1200 },
      figure: "decision",
      text: "10% of 40 pods is 4, less than 5, so the Percent policy decides from here on.",
    },
    change: "Write selectPolicy: Max: the count goes from 80 to 72, 64, 57, 51, 45 and 40, and then by 5 each minute.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#example-limit-scale-down-rate",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 1,
      max: 100,
      metrics: [cpuUtilization(50)],
      behavior: `scaleDown:
  stabilizationWindowSeconds: 0
  selectPolicy: Min
  policies:
  - type: Percent
    value: 10
    periodSeconds: 60
  - type: Pods
    value: 5
    periodSeconds: 60
`,
    }),
    minutes: 40,
    load: [
      [0, 384],
      [300, 384],
      [301, 4],
      [2400, 4],
    ],
    workload: { initialReplicas: 80 },
  },
);

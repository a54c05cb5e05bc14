import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const thirtyPercentOrSeven = entry(
  {
    id: "thirty-percent-or-seven",
    group: "rates",
    title: "30% or 7 pods a minute: how fast do 18 pods become 56?",
    text:
      "From 18 pods, [30](scaleUp.policies[0].value)% allows 23.4, which the controller rounds up to 24, and [7](scaleUp.policies[1].value) pods allow 25. " +
      "With selectPolicy Max the larger change decides, so the first step goes to 25. " +
      "From there 30% allows more than 7 pods: 33, 43, and 56 after three minutes.",
    look: {
      at: 315,
      zoom: { from: 240, to: 900 },
      figure: "decision",
      text: "The decision shows both policies: 30% allows 24 pods, and 7 pods allow 25.",
    },
    change: "Remove the policy of 7 pods: the first step goes to 24.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#scaling-policies",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 1,
      max: 100,
      metrics: [cpuUtilization(50)],
      behavior: `scaleUp:
  policies:
  - type: Percent
    value: 30
    periodSeconds: 60
  - type: Pods
    value: 7
    periodSeconds: 60
`,
    }),
    minutes: 20,
    load: [
      [0, 86.4],
      [300, 86.4],
      [301, 400],
      [1200, 400],
    ],
    workload: { initialReplicas: 18 },
  },
);

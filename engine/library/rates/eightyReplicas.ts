import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const eightyReplicas = entry(
  {
    id: "eighty-replicas",
    group: "rates",
    title: "10% or 4 pods a minute: which one decides?",
    text:
      "With selectPolicy Max the policy that allows the larger change decides, and each sync checks this again. " +
      "[10](scaleDown.policies[1].value)% of 80 pods is 8 pods a minute, and later it is fewer: 80, 72, 64, 57, 51, 45, 40. " +
      "From 40 pods on 10% is not more than 4, so [4](scaleDown.policies[0].value) pods go each minute: 36, 32, and so on.",
    look: { at: 960, zoom: { from: 240, to: 1320 }, figure: "decision", text: "The decision shows both policies and which one decides." },
    change: "Write selectPolicy: Min. Then the smaller change decides, and 4 pods go each minute from the start.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#scaling-policies",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 1,
      max: 100,
      metrics: [cpuUtilization(50)],
      behavior: `scaleDown:
  stabilizationWindowSeconds: 0
  policies:
  - type: Pods
    value: 4
    periodSeconds: 60
  - type: Percent
    value: 10
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

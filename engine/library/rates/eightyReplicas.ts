import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const eightyReplicas = entry(
  {
    id: "eighty-replicas",
    group: "rates",
    title: "10% or 4 pods a minute: which of them counts?",
    text:
      "With selectPolicy Max the policy that allows the larger change decides, and it is asked anew at every look: " +
      "from 80 pods 10% are 8 pods a minute, then fewer. Below 40 pods 10% are less than 4, and from there on 4 pods go each minute.",
    look: { at: 960, zoom: { from: 240, to: 1320 }, figure: "decision", text: "The ledger shows both policies and which one decides." },
    change: "Write selectPolicy: Min: the smaller change decides, and 80 pods lose 4 a minute from the start.",
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

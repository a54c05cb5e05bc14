import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const minIsTheLeastChange = entry(
  {
    id: "min-is-the-least-change",
    group: "rates",
    title: "selectPolicy: Min. The minimum of what?",
    text:
      "Of the changes that the policies allow, not of the replica counts: the policy with the least change decides. " +
      "Here 100% or one pod a minute are allowed, so one pod is added each minute while four times the load waits.",
    look: {
      at: 705,
      zoom: { from: 180, to: 1020 },
      figure: "decision",
      text: "Both policies are in the ledger; the one of a single pod decides.",
    },
    change: "Write selectPolicy: Max: the count doubles each minute.",
    source: "https://github.com/kubernetes/kubernetes/issues/97468",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 4,
      max: 40,
      metrics: [cpuUtilization(50)],
      behavior: `scaleUp:
  selectPolicy: Min
  policies:
  - type: Percent
    value: 100
    periodSeconds: 60
  - type: Pods
    value: 1
    periodSeconds: 60
`,
    }),
    minutes: 20,
    load: [
      [0, 19.2],
      [300, 19.2],
      [301, 76.8],
      [1200, 76.8],
    ],
    workload: { initialReplicas: 4 },
  },
);

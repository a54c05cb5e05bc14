import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const minIsTheLeastChange = entry(
  {
    id: "min-is-the-least-change",
    group: "rates",
    title: "selectPolicy: Min. The minimum of what?",
    text:
      "It is the minimum of the changes that the policies allow, not of the counts. " +
      "The policy that allows the smallest change decides. " +
      "Here the policies allow [100](scaleUp.policies[0].value)% or one pod a minute. " +
      "So one pod is added each minute, although the load is four times as high.",
    look: {
      at: 705,
      zoom: { from: 180, to: 1020 },
      figure: "decision",
      text: "The decision shows both policies. The one that allows one pod decides.",
    },
    change: "Write selectPolicy: Max. Then the count doubles each minute.",
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

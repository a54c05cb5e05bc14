import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const tenPercentOfThree = entry(
  {
    id: "ten-percent-of-three",
    group: "rates",
    title: "10% of three pods is less than one: is it stuck?",
    text:
      "A Percent policy sets how many pods must remain, and the controller rounds that number down to whole pods. " +
      "90% of 3 is 2.7, so 2 must remain. " +
      "The count goes from 3 to 2, and a minute later from 2 to 1.",
    look: { at: 330, zoom: { from: 180, to: 780 }, figure: "decision", text: "90% of 3 is 2.7. Rounded down to whole pods, that is 2." },
    change: "Write selectPolicy: Disabled under scaleDown. Then the count really stays at 3.",
    source: "https://github.com/kubernetes/kubernetes/issues/97468",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 1,
      max: 10,
      metrics: [cpuUtilization(50)],
      behavior: `scaleDown:
  stabilizationWindowSeconds: 0
  policies:
  - type: Percent
    value: 10
    periodSeconds: 60
`,
    }),
    minutes: 20,
    load: [
      [0, 14.4],
      [300, 14.4],
      [301, 1],
      [1200, 1],
    ],
    workload: { initialReplicas: 3 },
  },
);

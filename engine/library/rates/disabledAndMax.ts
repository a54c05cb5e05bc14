import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

const manifest = (max: number) =>
  autoscaler({
    name: "web",
    min: 1,
    max,
    metrics: [cpuUtilization(50)],
    behavior: `scaleDown:
  selectPolicy: Disabled
`,
  });

export const disabledAndMax = entry(
  {
    id: "disabled-and-max",
    group: "rates",
    title: "Scale-down is Disabled: why did it scale down?",
    text:
      "Disabled stops what the metrics propose. " +
      "It keeps the count until 20:00, although the load is gone after 02:00. " +
      "But a count above maxReplicas goes down at once: the controller does not look at metrics, windows or policies. " +
      "A lower maxReplicas is enough.",
    look: {
      at: 1200,
      zoom: { from: 0, to: 1440 },
      figure: "decision",
      text: "The count is above the new maxReplicas, so the controller checks nothing else.",
    },
    change: "Remove the edit at 20:00: ten pods stay until the end.",
    source: "https://github.com/kubernetes/kubernetes/issues/110034",
  },
  {
    manifest: manifest(20),
    minutes: 30,
    load: [
      [0, 48],
      [120, 48],
      [121, 3],
      [1800, 3],
    ],
    workload: { initialReplicas: 10 },
    incidents: [{ at: 1200, kind: "hpaEdited", manifest: manifest(6) }],
  },
);

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
      "Disabled holds what the metrics ask for, and for twenty minutes it does, although the load is gone. " +
      "But a count above maxReplicas is brought down at once, without a look at metrics, windows or policies; a new maxReplicas is all it takes.",
    look: {
      at: 1200,
      zoom: { from: 0, to: 1440 },
      figure: "decision",
      text: "The count is above the new maxReplicas, so nothing else was asked.",
    },
    change: "Take out the edit at 20:00: ten pods stay to the end.",
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

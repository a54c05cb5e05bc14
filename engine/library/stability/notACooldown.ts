import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const notACooldown = entry(
  {
    id: "not-a-cooldown",
    group: "stability",
    title: "Is the stabilization window a pause between scale-downs?",
    text:
      "No: it looks back, it does not wait. " +
      "When the load falls steadily, the highest proposal of the last five minutes falls with it. " +
      "So the count shrinks at every sync. " +
      "Older documents describe a pause after each rescale: until 1.11, the controller had one.",
    look: {
      at: 1200,
      zoom: { from: 480, to: 1680 },
      figure: "replicas",
      text: "The count follows the load five minutes later, without a pause.",
    },
    change: "Let the load fall at once: then the whole window passes before the first pod goes.",
    source: "https://github.com/kubernetes/website/issues/25997",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 120, metrics: [cpuUtilization(50)] }),
    minutes: 35,
    load: [
      [0, 480],
      [600, 480],
      [1200, 48],
      [2100, 48],
    ],
    workload: { initialReplicas: 100 },
  },
);

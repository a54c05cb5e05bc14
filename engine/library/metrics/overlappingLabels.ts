import { defaultFeatureGates } from "../../controller/flags";
import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const overlappingLabels = entry(
  {
    id: "overlapping-labels",
    group: "metrics",
    title: "My load needs four pods: why do I get ten?",
    text:
      "The selector of the target also matches the pods of another workload. " +
      "The controller averages all pods that the selector matches, whoever owns them, and multiplies by their number. " +
      "Four pods at 50% and three at 90% are 67% on average, and 67% ÷ [50](averageUtilization)% × 7 is 10. " +
      "So the four pods become ten, although their own load is the same.",
    look: {
      at: 360,
      zoom: { from: 240, to: 1740 },
      figure: "decision",
      text: "Seven pods count, and only four of them are the target’s own.",
    },
    change:
      "Remove the incident, as if the other workload had a label of its own: four pods stay four. " +
      "Or let the other pods be finished, as those of a Job, and halve the load: until 1.37 no pod goes while they exist, " +
      "because in a scale-down a pod without a sample counts as if it used its whole request.",
    source: "https://github.com/kubernetes/enhancements/issues/5325",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 40,
    load: [[0, 19.2]],
    workload: { initialReplicas: 4 },
    incidents: [{ at: 300, kind: "otherPods", pods: 3, podState: "running", cpuMilli: 180, durationSeconds: 900 }],
    // A later release ignores finished pods.
    flags: { kubernetesVersion: "1.37", featureGates: defaultFeatureGates("1.37") },
  },
);

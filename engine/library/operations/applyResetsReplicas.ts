import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const applyResetsReplicas = entry(
  {
    id: "apply-resets-replicas",
    group: "operations",
    title: "Why do twenty pods drop to three with every deploy?",
    text:
      "The manifest of the workload says replicas: 3, so each kubectl apply writes 3. " +
      "The autoscaler then has to climb back. " +
      "Meanwhile three pods have the load of twenty.",
    look: {
      at: 615,
      zoom: { from: 480, to: 1440 },
      figure: "replicas",
      text: "The count falls without the autoscaler, and then climbs back in steps.",
    },
    change:
      "Remove the two incidents: so it is once the manifest has no spec.replicas. " +
      "But the first apply without it writes 1 once, so first remove it with kubectl apply edit-last-applied, " +
      "or, with server-side apply, remove it when the autoscaler owns the field.",
    source: "https://github.com/kubernetes/kubernetes/issues/66385",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [[0, 96]],
    noise: 0.03,
    workload: { initialReplicas: 20 },
    incidents: [
      { at: 605, kind: "kubectlApply", replicas: 3 },
      { at: 1205, kind: "kubectlApply", replicas: 3 },
    ],
  },
);

import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const removingReplicas = entry(
  {
    id: "removing-replicas",
    group: "operations",
    title: "spec.replicas is gone from the manifest: why did twenty pods drop to one?",
    text:
      "The apply before had the field, so the first kubectl apply without it removes it, and its default is 1. " +
      "The autoscaler climbs back by 4, 8, 16 and 20, and 1391 requests fail. " +
      "To avoid this, first remove the field with kubectl apply edit-last-applied. " +
      "With server-side apply, remove it when the autoscaler owns the field.",
    look: {
      at: 615,
      zoom: { from: 480, to: 1080 },
      figure: "replicas",
      text: "kubectl apply wrote 1 at 10:05. From here on the autoscaler raises the count.",
    },
    change: "Remove the incident: so it is after edit-last-applied, and later applies leave the count alone as well.",
    source:
      "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#migrating-deployments-and-statefulsets-to-horizontal-autoscaling",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [[0, 96]],
    workload: { initialReplicas: 20 },
    incidents: [{ at: 605, kind: "kubectlApply", replicas: 1 }],
  },
);

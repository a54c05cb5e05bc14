import { entry } from "../entry";
import { autoscaler, containerCpuUtilization } from "../manifest";

export const busySidecar = entry(
  {
    id: "busy-sidecar",
    group: "metrics",
    title: "The sidecar is the bottleneck: which metric sees it?",
    text:
      "Each sidecar uses 120% of its request, but each main container only 30%. " +
      "A Resource metric adds both up and finds 48%, below its target of 60%. " +
      "A ContainerResource metric measures one container alone. " +
      "With one for each container, the higher proposal wins: 8 pods for the sidecar.",
    look: {
      at: 330,
      zoom: { from: 180, to: 900 },
      figure: "decision",
      text: "The main container is at 30%, the sidecar at 120%. The sidecar's metric proposes 8.",
    },
    change: "Use one metric of type: Resource instead, with the same target: the pods are at 48%, and the count stays at 4.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#container-resource-metrics",
  },
  {
    manifest: autoscaler({
      name: "web",
      min: 4,
      max: 20,
      metrics: [containerCpuUtilization("web", 60), containerCpuUtilization("sidecar", 60)],
    }),
    minutes: 20,
    load: [
      [0, 30],
      [300, 30],
      [301, 60],
      [1200, 60],
    ],
    workload: {
      initialReplicas: 4,
      cpuPerRequestMilliseconds: 8,
      idleCpuMilli: 0,
      cpuRequestMilli: 400,
      sidecar: "withRequest",
      sidecarCpuPerRequestMilliseconds: 8,
      sidecarIdleCpuMilli: 0,
    },
  },
);

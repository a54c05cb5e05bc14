import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const sidecarDilutes = entry(
  {
    id: "sidecar-dilutes",
    group: "metrics",
    title: "The application uses twice its request: why is the pod at 56%?",
    text:
      "A Resource metric adds up all containers. " +
      "The sidecar requests 600m and uses a tenth of that. " +
      "It hides the main container, which is at 200% of its request of [200](workload.cpuRequestMilli)m. " +
      "The pod as a whole is just below its target of [60](averageUtilization)%.",
    look: {
      at: 900,
      zoom: null,
      figure: "metric",
      text: "The pods are inside the tolerance, although each main container uses twice its request.",
    },
    change: "Use type: ContainerResource with container: web. It measures the main container alone, and the count goes to 14.",
    source: "https://github.com/kubernetes/kubernetes/issues/86349",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(60)] }),
    minutes: 20,
    load: [[0, 80]],
    workload: { initialReplicas: 4, sidecar: "withRequest", sidecarCpuRequestMilli: 600 },
  },
);

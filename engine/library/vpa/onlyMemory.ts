import { entry } from "../entry";
import { autoscaler, cpuUtilization, verticalAutoscaler } from "../manifest";

export const onlyMemory = entry(
  {
    id: "vpa-for-memory-alone",
    group: "HPA and VPA",
    title: "The HPA acts on the CPU: does a VPA for memory alone disturb it?",
    text:
      "No: with controlledResources: [memory] the VPA raises the memory request from 64Mi to 250Mi and leaves the CPU alone. " +
      "So the utilization of the CPU is the same after each resize. " +
      "When the load triples at 60:00, the count goes from 9 to 25, as it does without a VPA.",
    look: {
      at: 3630,
      zoom: { from: 3300, to: 4200 },
      figure: "metric",
      text: "Each pod still requests 100m of CPU, and the proposal is 25 pods, as without a VPA.",
    },
    change: "Remove the resourcePolicy: the VPA lowers the CPU request, too, and the count goes to 50, the maximum.",
    source: "https://github.com/kubernetes/autoscaler/issues/7597",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 50, metrics: [cpuUtilization(50)] }) +
      verticalAutoscaler({ name: "web", updateMode: "InPlaceOrRecreate", policy: "controlledResources: [memory]\n" }),
    minutes: 120,
    load: [
      [0, 20],
      [3600, 20],
      [3601, 60],
    ],
    workload: { initialReplicas: 9, cpuRequestMilli: 100, cpuLimitMilli: 0 },
  },
);

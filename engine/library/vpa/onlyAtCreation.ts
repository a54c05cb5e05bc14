import { entry } from "../entry";
import { autoscaler, cpuUtilization, verticalAutoscaler } from "../manifest";

export const onlyAtCreation = entry(
  {
    id: "vpa-at-creation-alone",
    group: "HPA and VPA",
    title: "The VPA's updateMode is Initial: is the HPA then undisturbed?",
    text:
      "For one hour, yes: nine pods keep their request of [100](workload.cpuRequestMilli)m, because the VPA changes no running pod. " +
      "At 1:00:15 the load has tripled, and every pod that the HPA adds requests 63m. " +
      "A small request raises the utilization, so the count goes to 35 instead of 25.",
    look: {
      at: 3675,
      zoom: { from: 3300, to: 4200 },
      figure: "metric",
      text: "21 new pods request 63m each, so 30 pods are at 59%, still above the tolerance.",
    },
    change: 'Set updateMode to "Off": all pods request 100m, and the count goes to 25.',
    source: "https://github.com/kubernetes/autoscaler/issues/5452",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 50, metrics: [cpuUtilization(50)] }) +
      verticalAutoscaler({ name: "web", updateMode: "Initial" }),
    minutes: 120,
    load: [
      [0, 20],
      [3600, 20],
      [3601, 60],
    ],
    workload: { initialReplicas: 9, cpuRequestMilli: 100, cpuLimitMilli: 0 },
  },
);

import { entry } from "../entry";
import { autoscaler, cpuAverage, verticalAutoscaler } from "../manifest";

export const amountBesideVpa = entry(
  {
    id: "average-value-beside-a-vpa",
    group: "HPA and VPA",
    title: "Both act on the CPU, but the HPA has an AverageValue: does the count settle?",
    text:
      "Yes: 50m per pod is an amount, so the request is not part of the HPA's sum. " +
      "From 01:19 on the VPA lowers the requests from 100m to 63m, and the HPA's value does not change. " +
      "When the load triples at 60:00, the count goes from 9 to 25, as it does without a VPA.",
    look: {
      at: 3630,
      zoom: { from: 3300, to: 4200 },
      figure: "metric",
      text: "The pods request 63m and use more, but the HPA compares their usage with 50m.",
    },
    change: "Use a Utilization of 50 instead, which is 50m of the first request: the count goes to 50, the maximum.",
    source: "https://github.com/kubernetes/autoscaler/issues/6060",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 50, metrics: [cpuAverage("50m")] }) +
      verticalAutoscaler({ name: "web", updateMode: "InPlaceOrRecreate" }),
    minutes: 120,
    load: [
      [0, 20],
      [3600, 20],
      [3601, 60],
    ],
    workload: { initialReplicas: 9, cpuRequestMilli: 100, cpuLimitMilli: 0 },
  },
);

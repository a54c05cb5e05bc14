import { entry } from "../entry";
import { autoscaler, cpuUtilization, verticalAutoscaler } from "../manifest";

export const bothOnCpu = entry(
  {
    id: "both-on-cpu",
    group: "HPA and VPA",
    title: "HPA and VPA both act on the CPU: does the count settle?",
    text:
      "The VPA recommends the usage plus 15%, so a pod then uses up to 87% of its request, and the HPA wants [50](averageUtilization)%. " +
      "So the HPA adds pods, each uses less, and the next recommendation is lower. " +
      "The VPA first acts for the small memory request, but sets the CPU as well: the count goes from 9 to 15 in three minutes. " +
      "After twelve hours it may act for the CPU alone, and 15 become 29.",
    look: {
      at: 90,
      zoom: { from: 0, to: 900 },
      figure: "metric",
      text: "At 01:19 the request of four pods fell from 100m to 63m: the same usage is 58% instead of 49%.",
    },
    change:
      "Set averageUtilization to 80: the requests fall to 63m as well, but the count stays at 9." +
      " Set it to 30: the count reaches 50, the maximum, and the smallest request is 25m.",
    source: "https://github.com/kubernetes/autoscaler/issues/1726",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 50, metrics: [cpuUtilization(50)] }) +
      verticalAutoscaler({ name: "web", updateMode: "InPlaceOrRecreate" }),
    minutes: 1440,
    load: [[0, 20]],
    workload: { initialReplicas: 9, cpuRequestMilli: 100, cpuLimitMilli: 0 },
  },
);

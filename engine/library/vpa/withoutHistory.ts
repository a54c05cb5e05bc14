import { entry } from "../entry";
import { autoscaler, podsAverage, verticalAutoscaler } from "../manifest";

export const withoutHistory = entry(
  {
    id: "vpa-without-a-history",
    group: "HPA and VPA",
    title: "A new VPA has no history: does it evict every pod or none?",
    text:
      "It evicts pods that request too little, and those soon: at 00:56 its target is 126m, but its lower bound only 25m. " +
      "The lower bound rises fast. At 04:19 it is above the request of [50](workload.cpuRequestMilli)m: two pods are evicted, and at 05:19 the other two. " +
      "The upper bound is 2721726m at first, and after two hours it is still 1650m.",
    look: {
      at: 330,
      zoom: { from: 0, to: 900 },
      figure: "decision",
      text: "All four pods are new, and the HPA has changed nothing.",
    },
    change:
      "Let the pods request 400m, far too much: the VPA evicts no pod in these two hours. With a history of eight days it evicts all four by 02:19.",
    source: "https://github.com/kubernetes/autoscaler/issues/5569",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 10, metrics: [podsAverage("http_requests_per_second", "5")] }) +
      verticalAutoscaler({ name: "web", updateMode: "Recreate" }),
    minutes: 120,
    load: [[0, 20]],
    workload: { initialReplicas: 4, cpuRequestMilli: 50, cpuLimitMilli: 0, memoryRequestMebibytes: 250 },
  },
);

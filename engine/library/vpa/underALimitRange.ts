import { entry } from "../entry";
import { autoscaler, cpuLimitRange, podsAverage, verticalAutoscaler } from "../manifest";

export const underALimitRange = entry(
  {
    id: "vpa-under-a-limit-range",
    group: "HPA and VPA",
    title: "The VPA recommends 126m: why do the pods keep 50m?",
    text:
      "The pods' limit is ten times their request, and the VPA keeps this ratio. " +
      "A request of 126m would need a limit of 1260m, and the LimitRange allows 500m. " +
      "So the VPA lowers what it would set to 50m, which the pods have, and evicts none. " +
      "controlledValues: RequestsOnly does not help: the request is capped all the same.",
    look: {
      at: 900,
      zoom: null,
      figure: "decision",
      text: "The VPA's target has been 126m since 00:56, and each pod still requests 50m.",
    },
    change: "Raise the LimitRange's max to 2000m: all four pods are evicted by 05:19, and their successors request 126m and more.",
    source: "https://github.com/kubernetes/autoscaler/issues/7063",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 10, metrics: [podsAverage("http_requests_per_second", "5")] }) +
      verticalAutoscaler({ name: "web", updateMode: "Recreate" }) +
      cpuLimitRange("500m"),
    minutes: 120,
    load: [[0, 20]],
    workload: { initialReplicas: 4, cpuRequestMilli: 50, cpuLimitMilli: 500, memoryRequestMebibytes: 250 },
  },
);

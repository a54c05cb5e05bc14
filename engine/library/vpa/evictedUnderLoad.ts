import { entry } from "../entry";
import { autoscaler, podsAverage, verticalAutoscaler } from "../manifest";

export const evictedUnderLoad = entry(
  {
    id: "vpa-evicts-under-load",
    group: "HPA and VPA",
    title: "The VPA evicts pods under load: does it wait until their successors are ready?",
    text:
      "No, it waits until they run. " +
      "A new pod runs after 3 s and is ready after more than [60](workload.readinessSeconds) s. " +
      "At 03:19 it evicts two of four pods, and at 04:19 the other two, before a successor is ready. " +
      "For two seconds no pod is ready, and 584 requests fail.",
    look: {
      at: 270,
      zoom: { from: 0, to: 900 },
      figure: "load",
      text: "The first two successors are ready, 11 s after the last old pods were evicted.",
    },
    change: "Set updateMode to InPlaceOrRecreate: the same pods get the new request while they work, and no request fails.",
    source: "https://github.com/kubernetes/autoscaler/issues/5744",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 4, max: 10, metrics: [podsAverage("http_requests_per_second", "15")] }) +
      verticalAutoscaler({ name: "web", updateMode: "Recreate" }),
    minutes: 60,
    load: [[0, 60]],
    workload: { initialReplicas: 4, cpuRequestMilli: 100, cpuLimitMilli: 500, memoryRequestMebibytes: 250, readinessSeconds: 60 },
  },
);

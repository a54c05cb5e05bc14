import { entry } from "../entry";
import { autoscaler, podsAverage, verticalAutoscaler } from "../manifest";

export const requestsBesideVpa = entry(
  {
    id: "requests-beside-a-vpa",
    group: "HPA and VPA",
    title: "The HPA reads requests per second: may a VPA set CPU and memory?",
    text:
      "Yes, and the documentation of the VPA advises it. " +
      "At 01:19 and 02:19 the VPA resizes the four pods, from 100m to 126m. " +
      "The metric does not depend on a request, so the proposal stays the same. " +
      "At 60:00 the load triples, and four pods become 12, as they do without a VPA.",
    look: {
      at: 3630,
      zoom: { from: 3300, to: 4200 },
      figure: "replicas",
      text: "The pods request 126m by now, and the HPA proposes as many pods as with 100m.",
    },
    change: "Let the HPA read the CPU, with a target of 50%: the count goes to 50, the maximum.",
    source: "https://github.com/kubernetes/autoscaler/issues/6247",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 2, max: 50, metrics: [podsAverage("http_requests_per_second", "5")] }) +
      verticalAutoscaler({ name: "web", updateMode: "InPlaceOrRecreate" }),
    minutes: 120,
    load: [
      [0, 20],
      [3600, 20],
      [3601, 60],
    ],
    workload: { initialReplicas: 4, cpuRequestMilli: 100, cpuLimitMilli: 0 },
  },
);

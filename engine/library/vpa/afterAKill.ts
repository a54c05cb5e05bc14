import { entry } from "../entry";
import { autoscaler, podsAverage, verticalAutoscaler } from "../manifest";

export const afterAKill = entry(
  {
    id: "vpa-after-an-oom-kill",
    group: "HPA and VPA",
    title: "A pod is OOMKilled: does the VPA raise its request?",
    text:
      "Yes: at 30:38 all four pods need more than their limit of [250](workload.memoryLimitMebibytes)Mi and are OOMKilled. " +
      "A kill counts as a usage of 100Mi more than the request, so the VPA's target goes from 250Mi to 422Mi. " +
      "It evicts two pods a minute, and those that are left are OOMKilled again: the last kill is at 34:53. The target is 1850Mi in the end.",
    look: {
      at: 1890,
      zoom: { from: 1500, to: 2400 },
      figure: "replicas",
      text: "All four pods were OOMKilled, and two were evicted 11 s ago.",
    },
    change: 'Set updateMode to "Off": the recommendation rises, too, but the pods are OOMKilled 64 times, until 1:25:03.',
    source: "https://github.com/kubernetes/autoscaler/issues/1574",
  },
  {
    manifest:
      autoscaler({ name: "web", min: 4, max: 10, metrics: [podsAverage("http_requests_per_second", "15")] }) +
      verticalAutoscaler({ name: "web", updateMode: "Recreate" }),
    minutes: 90,
    load: [
      [0, 20],
      [1800, 20],
      [1860, 50],
    ],
    workload: {
      initialReplicas: 4,
      cpuRequestMilli: 200,
      cpuLimitMilli: 0,
      waitMillisecondsPerRequest: 500,
      idleMemoryMebibytes: 150,
      memoryPerRequestMebibytes: 20,
      memoryRequestMebibytes: 250,
      memoryLimitMebibytes: 250,
    },
  },
);

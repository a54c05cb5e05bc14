import { entry } from "../entry";
import { scaledObject } from "../manifest";

const cron = `  - type: cron
    metadata:
      timezone: Europe/Berlin
      start: 0 8 * * *
      end: 0 18 * * *
      desiredReplicas: "4"
`;

const cpu = `  - type: cpu
    metricType: Utilization
    metadata:
      value: "60"
`;

export const cronAndCpu = entry(
  {
    id: "cron-and-cpu",
    group: "KEDA",
    title: "Cron and CPU triggers: why are all ten busy pods gone at 18:05?",
    text:
      "A CPU trigger never keeps a workload from zero: if there is another trigger, only that one counts. " +
      "The cron trigger's time ends at 18:00, and after the cooldown KEDA writes 0, although the CPU is at its target. " +
      "Without pods the HPA is off, so no load wakes them before 8:00.",
    look: {
      at: 2070,
      zoom: { from: 1680, to: 2700 },
      figure: "replicas",
      text: "It is 18:04:30, five minutes after the last poll with an active cron trigger. KEDA writes 0, and all requests fail.",
    },
    change: "Set minReplicaCount: 1. Then KEDA never writes 0, the CPU keeps the ten pods, and no request fails.",
    source: "https://github.com/kedacore/keda/issues/4269",
  },
  {
    manifest: scaledObject({ name: "web", spec: "minReplicaCount: 0\nmaxReplicaCount: 20\n", triggers: [cron, cpu] }),
    minutes: 60,
    load: [[0, 60]],
    workload: { initialReplicas: 10 },
    start: { at: "2026-01-05T17:30", timeZone: "Europe/Berlin" },
  },
);

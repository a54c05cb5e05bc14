import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const unreadyStillCounts = entry(
  {
    id: "unready-still-counts",
    group: "readiness",
    title: "Four of 14 pods are not Ready: do they count as 0%?",
    text:
      "The documentation says so, and then the average is on target and 14 pods stay. " +
      "But these four were Ready for an hour before their containers crashed. " +
      "Past the initialization period the controller counts every pod that was once Ready. " +
      "The four use 85% while they start again, the ten others nearly as much, and the CPU proposes 20.",
    look: {
      at: 3630,
      zoom: { from: 3480, to: 4320 },
      figure: "decision",
      text: "14 pods counted, 4 of them not Ready: 84 ÷ 60 × 14 is 19.6.",
    },
    change: "Replace the crash with a release that never becomes ready: its four pods were never Ready, count as 0%, and 14 pods stay.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#algorithm-details",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 40, metrics: [cpuUtilization(60)] }),
    minutes: 80,
    load: [[0, 85]],
    workload: {
      initialReplicas: 14,
      idleCpuMilli: 0,
      startUpCpuMilli: 170,
      startUpCpuSeconds: 300,
      readinessSeconds: 300,
      maxSurgePercent: 0,
      maxUnavailablePercent: 29,
    },
    incidents: [{ at: 3600, kind: "podsCrash", pods: 4 }],
  },
);

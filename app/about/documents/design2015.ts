import { t } from "../../words/text";
import { deletedHpa, replicationControllers } from "./shared";
import type { StatedDocument } from "./statement";

export const design2015 = {
  id: "design-2015",
  name: t`Design of 2015, for Kubernetes 1.1`,
  stated: 28,
  statements: {
    replicationControllers,
    scaleRef: {
      says: t`The manifest has scaleRef and cpuUtilization.targetPercentage.`,
      verdict: { until: "1.5" },
      answer: t`Only Kubernetes 1.1 to 1.5 read this form. Choose Kubernetes 1.2, or let the page rewrite it as autoscaling/v2.`,
      shownBy: "setting/kubernetesVersion",
    },
    syncPeriod: {
      says: t`The controller looks at the pods every 30 s.`,
      verdict: { until: "1.11" },
      answer: t`Since 1.12 it looks every 15 s, unless a flag sets another period. With Kubernetes 1.2 the page has 30 s.`,
      shownBy: "flag/syncPeriodSeconds",
    },
    averageOfMinute: {
      says: t`CPU is the average of the last minute, and comes from Heapster.`,
      verdict: { until: "1.21" },
      answer: t`Kubernetes 1.22 removed Heapster. Today metrics-server has one sample of each pod, and the page gives Kubernetes 1.2 such samples, too.`,
      shownBy: "about/differences",
    },
    forbiddenWindows: {
      says: t`After a rescale, the count does not grow for 3 minutes and does not shrink for 5.`,
      verdict: { until: "1.11" },
      answer: t`Since 1.12 a rise does not wait, and a fall waits only for the proposals that the window remembers. Under the same load, the second rise comes after 210 s with 1.2, and after 15 s today.`,
      shownBy: "library/forbidden-windows",
    },
    absoluteTarget: {
      says: t`An absolute target above what a pod can use never adds pods.`,
      verdict: "true",
      answer: t`Pods with a CPU limit of 500m never reach a target of 600m, so no pod is added at any load.`,
      shownBy: "setting/cpuLimitMilli",
    },
    deletedHpa,
    proxyWakes: {
      says: t`Later, kube-proxy will wake a target that was scaled to zero.`,
      verdict: "wrong",
      answer: t`Nobody built this. With minReplicas 0, an Object or External metric wakes the target.`,
      shownBy: "library/wakes-from-zero",
    },
  },
} satisfies StatedDocument;

import { t } from "../../words/text";
import { cpuPercentFlag, deletedHpa, failedPods } from "./shared";
import type { StatedDocument } from "./statement";

export const today = {
  id: "documentation-today",
  name: t`Documentation today`,
  stated: 57,
  statements: {
    failedPods,
    notReady: {
      says: t`Pods that are not ready yet are set aside for CPU.`,
      verdict: "unclear",
      answer: t`Only pods in their first 5 minutes, and pods that were never ready. An old pod that becomes unready still counts: 10 pods at 85% and 4 such pods, with a target of 60%, make 20. If these 4 were never ready, the count stays at 14.`,
      shownBy: "library/unready-still-counts",
    },
    brieflyReady: {
      says: t`During the initial readiness delay, a pod that was ready only briefly counts as starting.`,
      verdict: "wrong",
      answer: t`The delay matters only to unready pods older than 5 minutes. A younger pod counts as soon as it is ready and its sample began after that.`,
      shownBy: "flag/initialReadinessDelaySeconds",
    },
    toggling: {
      says: t`A pod whose readiness goes on and off is ignored until it stays ready.`,
      verdict: "wrong",
      answer: t`In its first 5 minutes it counts whenever it is ready and its sample began after that. Later it counts at every sync, even while it is not ready.`,
      shownBy: "setting/flapPeriodSeconds",
    },
    containerAbsent: {
      says: t`With ContainerResource, pods without that container are ignored.`,
      verdict: "wrong",
      answer: t`With a utilization target, one such pod makes the metric fail. With AverageValue, such a pod counts as missing, and the metric works. Until 1.32 it failed then, too.`,
      shownBy: "field/spec.metrics[].containerResource.container",
    },
    containerRenamed: {
      says: t`If an HPA names the old and the new container, it scales throughout the rollout that renames the container.`,
      verdict: "wrong",
      answer: t`With utilization targets both metrics fail while pods of both kinds exist, and the count stays until the rollout ends.`,
      shownBy: "library/renamed-container",
    },
    cpuPercentFlag,
    deletedHpa,
    maintenanceEnds: {
      says: t`After someone set replicas to 0, a change of minReplicas starts the scaling again.`,
      verdict: "wrong",
      answer: t`Kubernetes 1.37 stays at 0 at any minReplicas. Scale to 1 to start it again. Until 1.35, minReplicas 0 with an Object or External metric woke such a target.`,
      shownBy: "library/paused-at-zero",
    },
    replicasRemoved: {
      says: t`After spec.replicas is removed from the manifest, the next apply can set the count to 1 once.`,
      verdict: "true",
      answer: t`Then 20 pods become 1, and are 20 again after 60 s. kubectl apply edit-last-applied before the change avoids it.`,
      shownBy: "library/apply-resets-replicas",
    },
  },
} satisfies StatedDocument;

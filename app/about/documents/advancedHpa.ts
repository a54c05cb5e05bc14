import { t } from "../../words/text";
import type { StatedDocument } from "./statement";

export const advancedHpa = {
  id: "advanced-hpa",
  name: t`A blog’s “Advanced HPA”`,
  stated: 29,
  statements: {
    toleranceInSeconds: {
      says: t`The tolerance is 0.1 seconds.`,
      verdict: "wrong",
      answer: t`It is a ratio. With a target of 50%, 55% is still within it and changes nothing. At 56%, 10 pods become 12.`,
      shownBy: "flag/tolerance",
    },
    onceInWindow: {
      says: t`The count falls only once within the window.`,
      verdict: "wrong",
      answer: t`It can fall at every sync: in a steady decline it falls 36 times, each time 15 s after the last.`,
      shownBy: "library/not-a-cooldown",
    },
    failedAsIdle: {
      says: t`Failed pods are discarded, and then count as 0%.`,
      verdict: "unclear",
      answer: t`Only the first half is right. In the article’s example the 2 failed pods change nothing: with and without them the proposal is 14.`,
      shownBy: "incident/podsEvicted",
    },
    notReadyAsIdle: {
      says: t`Pods that are not ready count as 0%.`,
      verdict: "unclear",
      answer: t`When it scales up, that is true of pods in their first 5 minutes and of pods that were never ready. An old pod that becomes unready counts with its real usage: 14 pods at 85% with a target of 60% make 20, even if 4 of them are unready.`,
      shownBy: "library/unready-still-counts",
    },
    initialization: {
      says: t`The CPU initialization period is about missing metrics.`,
      verdict: "wrong",
      answer: t`It is about young pods: for 5 minutes their CPU counts only if they are ready. A pod without a sample is missing at any age.`,
      shownBy: "flag/cpuInitializationPeriodSeconds",
    },
    secondExample: {
      says: t`10 pods at 85%, 2 failed and 2 missing, with a target of 60%: the result is 17, and maxReplicas limits it to 16.`,
      verdict: "wrong",
      answer: t`The controller proposes 14. When it scales up, the 2 missing pods count as 0%, and the failed pods do not count.`,
      shownBy: "library/missing-count-as-idle",
    },
    lastScaleTime: {
      says: t`The example has placeholder text in status.lastScaleTime.`,
      verdict: "wrong",
      answer: t`The API server refuses it, because it is no time. So does the page, and one press removes the status.`,
      shownBy: "about/checked",
    },
    noBreakSpaces: {
      says: t`The example can be pasted as it is.`,
      verdict: "wrong",
      answer: t`It is indented with no-break spaces, which YAML does not read as spaces. The page says so, and one press replaces them.`,
      shownBy: "about/checked",
    },
    counterpart: {
      says: t`behavior.scaleDown is the counterpart of the flag for downscale stabilization.`,
      verdict: "unclear",
      answer: t`The flag is the default of the cluster, and a window in the manifest replaces it. With 120 s in the flag, pods go 135 s after the load. With 300 s in the manifest too, they go after 300 s.`,
      shownBy: "flag/downscaleStabilizationSeconds",
    },
    customTargets: {
      says: t`ReplicationControllers and custom resources can be targets.`,
      verdict: "true",
      answer: t`A cluster scales custom resources if they have a scale subresource. The page simulates them as a Deployment and says so at their line, and ReplicationControllers as what they are.`,
      shownBy: "about/differences",
    },
    slowsDown: {
      says: t`The HPA slows down if it scales down often.`,
      verdict: "wrong",
      answer: t`There is no such rule: after 35 scale-downs in a row, the next comes after 15 s as the others did.`,
      shownBy: "library/not-a-cooldown",
    },
    windowUp: {
      says: t`A window of 120 s for scaling up delays the rise.`,
      verdict: "true",
      answer: t`After a jump of the load at 600 s, the count first grows at 720 s. Without the window it grows at 615 s.`,
      shownBy: "library/scale-up-window",
    },
    policySteps: {
      says: t`With 30% or 7 pods a minute, 18 pods become 25 and then 33.`,
      verdict: "true",
      answer: t`Then they become 43 and 56. At 18 pods, 7 pods are the larger change; from 25 on, 30% is.`,
      shownBy: "library/thirty-percent-or-seven",
    },
  },
} satisfies StatedDocument;

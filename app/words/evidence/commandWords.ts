import type { KubectlId, QueryId } from "../../../engine/index";
import { t } from "../text";

/** What each command of kubectl adds to what the page can explain. */
export const kubectlWords: Readonly<Record<KubectlId, () => string>> = {
  autoscaler: () => t`The rules, the conditions with their times, and the last figure of each metric`,
  describe: () => t`The same in short, with the events of the last hour`,
  workload: () => t`Which pods exist, which were ready and since when, and their requests`,
  usage: () => t`The exact use of each container, not rounded`,
  events: () => t`Each rescale and each error, with its exact time`,
  watch: () => t`The counts and figures as they change, a row for each change`,
};

/** What each query of Prometheus adds. */
export const queryWords: Readonly<Record<QueryId, () => string>> = {
  autoscaler: () => t`The counts, the figures, the limits and the conditions over time: enough to compute each decision`,
  olderAutoscaler: () => t`The same from kube-state-metrics 1`,
  workload: () => t`The count of the workload, so that a count that another program wrote can be told`,
  rollout: () => t`Which pods belong to an older version, so that a rollout can be told`,
  pods: () => t`Which pods the controller counted, and when each became ready`,
  requests: () => t`What the percentages are percentages of`,
  cpu: () => t`The use of the CPU, from which a scenario gets its load`,
  memory: () => t`The use of memory`,
};

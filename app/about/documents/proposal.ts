import { t } from "../../words/text";
import type { StatedDocument } from "./statement";

export const proposal = {
  id: "proposal-v2",
  name: t`Proposal of autoscaling/v2`,
  stated: 18,
  statements: {
    metricFalls: {
      says: t`A metric must fall when pods are added.`,
      verdict: "true",
      answer: t`Nothing checks this rule. The memory of idle pods breaks it: without one request, 2 pods become 8, which is maxReplicas.`,
      shownBy: "library/idle-memory",
    },
    example: {
      says: t`The example manifest is complete.`,
      verdict: "wrong",
      answer: t`It lacks metadata.name, which the API server requires. With a name it runs, and one press rewrites it as autoscaling/v2.`,
      shownBy: "field/metadata.name",
    },
    percentageOfLimit: {
      says: t`A target can be a percentage of the limit.`,
      verdict: "wrong",
      answer: t`No release has such a field, and the API server refuses it. Utilization is always a percentage of the request.`,
      shownBy: "field/spec.metrics[].resource.target.averageUtilization",
    },
    external: {
      says: t`With External, another controller decides.`,
      verdict: "wrong",
      answer: t`It became a metric from outside the cluster, with a name and a target. The HPA still decides.`,
      shownBy: "field/spec.metrics[].external.metric.name",
    },
    twoApis: {
      says: t`Metrics come from two APIs: the master metrics API and the custom metrics API.`,
      verdict: "wrong",
      answer: t`There are three: metrics.k8s.io, custom.metrics.k8s.io and external.metrics.k8s.io. An incident stops the first, another the other two.`,
      shownBy: "incident/customMetricsDown",
    },
  },
} satisfies StatedDocument;

/** Hand-written records for the tests of this room: an ordinary sync, and variants of it. */
import type {
  AverageValueCalculation,
  Decision,
  HeldByReason,
  Limit,
  MetricProposal,
  MetricSpec,
  PodGroups,
  PolicyLimit,
  RateLimit,
  Reconcile,
  PodsCalculation,
  Stabilization,
  StabilizationWindow,
  UsageSum,
  ValueCalculation,
  ComputedDecision,
} from "../../../engine/index";

export function reconcile(
  change: Partial<Reconcile> & { decision: Decision },
  by: HeldByReason = "none",
  also: HeldByReason[] = [],
): Reconcile {
  return {
    at: 1950,
    specReplicas: 8,
    statusReplicas: 8,
    minReplicas: 1,
    maxReplicas: 10,
    heldBy: { by, also },
    rescaleReason: "",
    scaledTo: null,
    error: null,
    events: [],
    status: {
      currentReplicas: 8,
      desiredReplicas: 8,
      lastScaleTime: 1920,
      currentMetrics: null,
      conditions: [
        {
          type: "AbleToScale",
          status: "True",
          reason: "ReadyForNewScale",
          message: "recommended size matches current size",
          lastTransitionTime: 0,
        },
      ],
    },
    ...change,
  };
}

export const resource = (name: string, target: number | string): MetricSpec => ({
  type: "Resource",
  resource: {
    name,
    target:
      typeof target === "number" ? { type: "Utilization", averageUtilization: target } : { type: "AverageValue", averageValue: target },
  },
});

export const groups = (change: Partial<PodGroups> = {}): PodGroups => ({
  ready: 8,
  unready: 0,
  missing: 0,
  ignored: 0,
  setAside: [],
  ...change,
});

/** Each sample uses `percent` of its request of 200m. The target is 50%. */
export function utilization(percent: number, samples = 8): UsageSum {
  const requestsMilli = samples * 200;
  const usageMilli = (requestsMilli * percent) / 100;
  return { samples, usageMilli, requestsMilli, utilizationPercent: percent, averageMilli: usageMilli / samples, usageRatio: percent / 50 };
}

export function cpu(replicaCount: number, change: Partial<PodsCalculation> = {}): MetricProposal {
  return {
    ok: true,
    spec: resource("cpu", 50),
    description: "cpu resource utilization (percentage of request)",
    replicaCount,
    calculation: {
      kind: "pods",
      target: { type: "Utilization", percent: 50 },
      tolerance: { down: 0.1, up: 0.1 },
      groups: groups(),
      setAsideRequests: { missing: 0, missingBusy: 0, unready: 0 },
      unlistedSamples: 0,
      counted: utilization(27),
      plainReplicaCount: replicaCount,
      outcome: "scaled",
      rebalanced: null,
      outOfRange: [],
      ...change,
    },
  };
}

const mebibyte = 1024 * 1024 * 1000;

/** Average memory of 8 pods, against a target of 500Mi. */
export function memory(replicaCount: number, averageMebibytes: number, change: Partial<PodsCalculation> = {}): MetricProposal {
  return {
    ok: true,
    spec: resource("memory", "500Mi"),
    description: "memory resource",
    replicaCount,
    calculation: {
      kind: "pods",
      target: { type: "AverageValue", milli: 500 * mebibyte },
      tolerance: { down: 0.1, up: 0.1 },
      groups: groups(),
      setAsideRequests: null,
      unlistedSamples: 0,
      counted: averageMemory(averageMebibytes),
      plainReplicaCount: replicaCount,
      outcome: "scaled",
      rebalanced: null,
      outOfRange: [],
      ...change,
    },
  };
}

export const averageMemory = (mebibytes: number, samples = 8): UsageSum => ({
  samples,
  usageMilli: mebibytes * mebibyte * samples,
  requestsMilli: null,
  utilizationPercent: null,
  averageMilli: mebibytes * mebibyte,
  usageRatio: mebibytes / 500,
});

export const failed = (name: string, error: string): MetricProposal => ({
  ok: false,
  spec: resource(name, 50),
  reason: "FailedGetResourceMetric",
  error,
  groups: null,
});

const queue: MetricSpec = {
  type: "External",
  external: { metric: { name: "queue_messages" }, target: { type: "AverageValue", averageValue: "30" } },
};

/** A number of messages that the pods of scale.status share, against a target of 30 for each pod. */
export function shared(
  replicaCount: number,
  messages: number,
  statusReplicas: number,
  change: Partial<AverageValueCalculation> = {},
): MetricProposal {
  return {
    ok: true,
    spec: queue,
    description: "external metric queue_messages(nil)",
    replicaCount,
    calculation: {
      kind: "averageValue",
      targetMilli: 30_000,
      series: [messages * 1000],
      usageMilli: messages * 1000,
      statusReplicas,
      usageRatio: messages / 30 / statusReplicas,
      averageMilli: Math.ceil((messages * 1000) / statusReplicas),
      tolerance: { down: 0.1, up: 0.1 },
      outcome: "scaled",
      outOfRange: [],
      ...change,
    },
  };
}

/** A number of hits of one object, against a target of 100. */
export function hits(replicaCount: number, usage: number, change: Partial<ValueCalculation> = {}): MetricProposal {
  return {
    ok: true,
    spec: {
      type: "Object",
      object: {
        describedObject: { kind: "Ingress", name: "main", apiVersion: "networking.k8s.io/v1" },
        metric: { name: "hits" },
        target: { type: "Value", value: "100" },
      },
    },
    description: "Ingress metric hits",
    replicaCount,
    calculation: {
      kind: "value",
      targetMilli: 100_000,
      series: [usage * 1000],
      usageMilli: usage * 1000,
      usageRatio: usage / 100,
      tolerance: { down: 0.1, up: 0.1 },
      readyPods: 8,
      outcome: "scaled",
      outOfRange: [],
      ...change,
    },
  };
}

export const apiDown =
  "failed to get cpu utilization: unable to get metrics for resource cpu: unable to fetch metrics from resource metrics API: the server is currently unable to handle the request (get pods.metrics.k8s.io)";

export const windowOf = (change: Partial<StabilizationWindow>): StabilizationWindow => ({
  windowSeconds: 300,
  recommendation: 5,
  lastAt: 1950,
  forgottenAt: null,
  remembered: [],
  ...change,
});

/** A scale-down window whose highest proposal is 8. That proposal is from 28:15 and expires at 33:15. */
export const eightRemembered: Stabilization = {
  proposal: 5,
  result: 8,
  up: windowOf({ windowSeconds: 0 }),
  down: windowOf({
    recommendation: 8,
    lastAt: 1695,
    forgottenAt: 1995,
    remembered: [
      { value: 8, time: 1665 },
      { value: 8, time: 1680 },
      { value: 8, time: 1695 },
      ...[1710, 1725, 1740, 1755].map((time) => ({ value: 7, time })),
      ...[1785, 1800, 1815].map((time) => ({ value: 6, time })),
      ...[1860, 1875, 1890, 1905, 1920, 1935].map((time) => ({ value: 5, time })),
    ],
  }),
  heldBy: "down",
  reason: "ScaleDownStabilized",
};

export const policy = (change: Partial<PolicyLimit> = {}): PolicyLimit => ({
  type: "Pods",
  value: 1,
  periodSeconds: 60,
  periodStartReplicas: 9,
  limit: 8,
  scaleUpEvents: [],
  scaleDownEvents: [],
  next: null,
  ...change,
});

export const rate = (policies: PolicyLimit[], change: Partial<RateLimit> = {}): RateLimit => ({
  selectPolicy: "Max",
  policies,
  deciding: policies.length === 0 ? -1 : 0,
  limit: policies[0]?.limit ?? 8,
  ...change,
});

export function computed(change: Partial<ComputedDecision> & { metrics: MetricProposal[] }): ComputedDecision {
  const winner = change.winner ?? 0;
  const first = change.metrics[winner];
  const proposal = first?.ok ? first.replicaCount : 0;
  const result = change.stabilization?.result ?? proposal;
  const limit: Limit = {
    desired: result,
    result,
    limitedBy: null,
    reason: "DesiredWithinRange",
    up: rate([policy({ value: 2, limit: 10 })]),
    down: rate([policy({ limit: 7 })]),
    scaleUpLimit: null,
    freedAt: null,
  };
  return {
    kind: "computed",
    winner,
    proposal,
    stabilization: {
      proposal,
      result: proposal,
      up: windowOf({ windowSeconds: 0, recommendation: proposal }),
      down: windowOf({ recommendation: proposal }),
      heldBy: null,
      reason: "ReadyForNewScale",
    },
    limit,
    desired: change.limit?.result ?? limit.result,
    ...change,
  };
}

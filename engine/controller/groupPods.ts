/** Sorts a target's pods as upstream's groupPods does, and gathers their sums in the same pass. */
import { add, divide, multiply, type Int64 } from "../lib/int64";
import { namedPodsLimit, type PodGroups, type SetAsidePod, type SetAsideReason } from "./decision";
import type { ControllerFlags } from "./flags";
import type { PodMetrics, PodObservation } from "./observation";

/** What a group of pods brings to an average. `requestsMilli` is 0 where requests were not asked for. */
export interface Sums {
  readonly samples: number;
  readonly usageMilli: Int64;
  readonly requestsMilli: Int64;
}

export interface GroupedPods {
  groups: PodGroups;
  ready: Sums;
  /** Counted as zero usage. */
  missing: Sums;
  /** What the missing pods are taken to use when they count as busy. */
  missingBusyMilli: Int64;
  /** Counted as zero usage. */
  unready: Sums;
  /** Complete samples of pods that are not in the list: the pod is gone, its sample is still served. */
  unlisted: Sums;
  /** The first pod without a request. Upstream asks every listed pod, ignored ones too. */
  requestError: string | null;
}

/** `busyPercent` is what a busy pod uses, in percent of its requests; null when requests play no part. */
export function groupPods(
  pods: readonly PodObservation[],
  podMetrics: ReadonlyMap<string, PodMetrics>,
  resource: string,
  busyPercent: number | null,
  flags: ControllerFlags,
  now: number,
): GroupedPods {
  const groups: PodGroups = { ready: 0, unready: 0, missing: 0, ignored: 0, setAside: [] };
  let readyUsage: Int64 = 0;
  let readyRequests: Int64 = 0;
  let missingRequests: Int64 = 0;
  let missingBusyMilli: Int64 = 0;
  let unreadyRequests: Int64 = 0;
  let requestError: string | null = null;
  let sampledPods = 0;

  for (const pod of pods) {
    const sample = podMetrics.get(pod.name);
    if (sample !== undefined) sampledPods++;
    const usage = sample === undefined ? null : sampleUsage(sample, resource);
    let request: Int64 = 0;
    if (busyPercent !== null) {
      const requested = calculatePodRequest(pod, resource);
      if (requested === null) requestError ??= missingRequestError(pod, resource);
      else request = requested;
    }

    const why = setAsideReason(pod, sample, usage, resource, flags, now);
    if (why === null) {
      groups.ready++;
      readyUsage = add(readyUsage, usage ?? 0);
      readyRequests = add(readyRequests, request);
      continue;
    }
    const group = groupOf[why];
    if (groups[group] < namedPodsLimit) groups.setAside.push({ name: pod.name, group, why });
    groups[group]++;
    if (group === "unready") unreadyRequests = add(unreadyRequests, request);
    if (group === "missing") {
      missingRequests = add(missingRequests, request);
      if (busyPercent !== null) missingBusyMilli = add(missingBusyMilli, divide(multiply(request, busyPercent), 100));
    }
  }

  return {
    groups,
    ready: { samples: groups.ready, usageMilli: readyUsage, requestsMilli: readyRequests },
    missing: { samples: groups.missing, usageMilli: 0, requestsMilli: missingRequests },
    missingBusyMilli,
    unready: { samples: groups.unready, usageMilli: 0, requestsMilli: unreadyRequests },
    unlisted: podMetrics.size === sampledPods ? noSums : unlistedSums(pods, podMetrics, resource),
    requestError,
  };
}

export const noSums: Sums = { samples: 0, usageMilli: 0, requestsMilli: 0 };

export function plus(a: Sums, b: Sums): Sums {
  return {
    samples: a.samples + b.samples,
    usageMilli: add(a.usageMilli, b.usageMilli),
    requestsMilli: add(a.requestsMilli, b.requestsMilli),
  };
}

const groupOf: Readonly<Record<SetAsideReason, SetAsidePod["group"]>> = {
  terminating: "ignored",
  failed: "ignored",
  pending: "unready",
  noSample: "missing",
  sampleIncomplete: "missing",
  noReadyConditionOrStartTime: "unready",
  notReadyWhileInitializing: "unready",
  sampledBeforeReady: "unready",
  neverReady: "unready",
};

/** The questions in upstream's order; null when the pod is ready, so that its usage is not null either. */
function setAsideReason(
  pod: PodObservation,
  sample: PodMetrics | undefined,
  usage: Int64 | null,
  resource: string,
  flags: ControllerFlags,
  now: number,
): SetAsideReason | null {
  if (pod.deletionTimestamp !== null) return "terminating";
  if (pod.phase === "Failed") return "failed";
  if (pod.phase === "Pending") return "pending";
  if (sample === undefined) return "noSample";
  if (usage === null) return "sampleIncomplete";
  if (resource !== "cpu") return null;

  if (pod.ready === null || pod.startTime === null) return "noReadyConditionOrStartTime";
  if (pod.startTime + flags.cpuInitializationPeriodSeconds > now) {
    if (pod.ready === false) return "notReadyWhileInitializing";
    // A window that began before the pod was ready measured its start, not its work.
    if (sample.timestamp < pod.readyTransitionTime + sample.windowSeconds) return "sampledBeforeReady";
    return null;
  }
  const neverReady = pod.ready === false && pod.startTime + flags.initialReadinessDelaySeconds > pod.readyTransitionTime;
  return neverReady ? "neverReady" : null;
}

/** The pod's usage of the resource; null when the sample names no container, or one of its containers lacks the resource. */
function sampleUsage(sample: PodMetrics, resource: string): Int64 | null {
  if (sample.containers.length === 0) return null;
  let sum: Int64 = 0;
  for (const container of sample.containers) {
    const usage = container.usageMilli[resource];
    if (usage === undefined) return null;
    sum = add(sum, usage);
  }
  return sum;
}

/** The sum over the containers; null when one of them has no such request. */
function calculatePodRequest(pod: PodObservation, resource: string): Int64 | null {
  let sum: Int64 = 0;
  for (const container of pod.containers) {
    const request = container.requestsMilli[resource];
    if (request === undefined) return null;
    sum = add(sum, request);
  }
  return sum;
}

function missingRequestError(pod: PodObservation, resource: string): string {
  const container = pod.containers.find(({ requestsMilli }) => requestsMilli[resource] === undefined);
  return `missing request for ${resource} in container ${container?.name} of Pod ${pod.name}`;
}

function unlistedSums(pods: readonly PodObservation[], podMetrics: ReadonlyMap<string, PodMetrics>, resource: string): Sums {
  const listed = new Set(pods.map((pod) => pod.name));
  let samples = 0;
  let usageMilli: Int64 = 0;
  for (const [name, sample] of podMetrics) {
    const usage = listed.has(name) ? null : sampleUsage(sample, resource);
    if (usage === null) continue;
    samples++;
    usageMilli = add(usageMilli, usage);
  }
  return { samples, usageMilli, requestsMilli: 0 };
}

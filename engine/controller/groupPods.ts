/** Sorts a target's pods as upstream's groupPods does, and gathers their sums in the same pass. */
import { divide, multiply, toFloat64, type Int64 } from "../lib/int64";
import { namedPodsLimit, type PodGroups, type SetAsidePod, type SetAsideReason } from "./decision";
import type { ControllerFlags } from "./flags";
import type { PodObservation } from "./observation";
import type { OlderRules } from "./olderRules";
import type { RequestReader } from "./requests";
import { addPod } from "./utilization";

/** What a group of pods adds to an average. `requestsMilli` is 0 if requests were not needed. */
export interface Sums {
  readonly samples: number;
  readonly usageMilli: Int64;
  /** The same as a float64, which does not wrap around. */
  readonly usageFloat: number;
  readonly requestsMilli: Int64;
}

export interface GroupedPods {
  groups: PodGroups;
  ready: Sums;
  /** Counted as zero usage. */
  missing: Sums;
  /** What the missing pods use if they count as busy. */
  missingBusyMilli: Int64;
  /** Counted as zero usage. */
  unready: Sums;
  /** Complete samples of pods that are not in the list: the pod is gone, but its sample is still served. */
  unlisted: Sums;
  /** The error for the first pod without a request. Upstream reads the request of every listed pod, ignored ones too. */
  requestError: string | null;
}

/** A pod's sample, for any metric: only the fields that grouping needs. */
export interface Sample {
  timestamp: number;
  windowSeconds: number;
}

/** How to read each pod and its sample. */
export interface PodMetric<S extends Sample> {
  samples: ReadonlyMap<string, S>;
  sampleOf(pod: PodObservation): S | undefined;
  /** Milli-units; null when the sample is incomplete. */
  usage(sample: S): Int64 | null;
  /** Whether pods are left out until they are ready: only for cpu, because a starting pod uses more cpu than its work needs. */
  untilReady: boolean;
}

/** For a utilization target: the pods' requests, and what a busy pod uses in percent of them. */
export interface PodRequests extends RequestReader {
  busyPercent: number;
}

/** By what pods are grouped, beside the metric. `countOnly`: no pod is named. */
interface GroupingInput {
  flags: ControllerFlags;
  older: OlderRules;
  now: number;
  countOnly?: boolean;
}

/** `requests` is null if the target needs no requests. */
export function groupPods<S extends Sample>(
  pods: readonly PodObservation[],
  metric: PodMetric<S>,
  requests: PodRequests | null,
  grouping: GroupingInput,
): GroupedPods {
  const { countOnly = false, older } = grouping;
  const groups: PodGroups = { ready: 0, unready: 0, missing: 0, ignored: 0, setAside: [] };
  let readyUsage: Int64 = 0;
  let readyUsageFloat = 0;
  let readyRequests: Int64 = 0;
  let missingRequests: Int64 = 0;
  let missingBusyMilli: Int64 = 0;
  let unreadyRequests: Int64 = 0;
  let requestError: string | null = null;
  let sampledPods = 0;

  for (const pod of pods) {
    const sample = metric.sampleOf(pod);
    if (sample !== undefined) sampledPods++;
    const usage = sample === undefined ? null : metric.usage(sample);
    let request: Int64 = 0;
    if (requests !== null) {
      const requested = requests.request(pod);
      if (requested === null) requestError ??= requests.missing(pod);
      else request = requested;
    }

    const why = setAsideReason(pod, sample, usage, metric.untilReady, grouping);
    if (why === null) {
      groups.ready++;
      const used = usage ?? 0;
      readyUsage = addPod(readyUsage, used, older);
      readyUsageFloat += typeof used === "number" ? used : toFloat64(used);
      readyRequests = addPod(readyRequests, request, older);
      continue;
    }
    const group = groupOf[why];
    if (!countOnly && groups[group] < namedPodsLimit) groups.setAside.push({ name: pod.name, group, why });
    groups[group]++;
    if (group === "unready") unreadyRequests = addPod(unreadyRequests, request, older);
    if (group === "missing") {
      missingRequests = addPod(missingRequests, request, older);
      if (requests !== null) missingBusyMilli = addPod(missingBusyMilli, divide(multiply(request, requests.busyPercent), 100), older);
    }
  }

  return {
    groups,
    ready: { samples: groups.ready, usageMilli: readyUsage, usageFloat: readyUsageFloat, requestsMilli: readyRequests },
    missing: { samples: groups.missing, usageMilli: 0, usageFloat: 0, requestsMilli: missingRequests },
    missingBusyMilli,
    unready: { samples: groups.unready, usageMilli: 0, usageFloat: 0, requestsMilli: unreadyRequests },
    unlisted: metric.samples.size === sampledPods ? noSums : unlistedSums(pods, metric, older),
    requestError,
  };
}

export const noSums: Sums = { samples: 0, usageMilli: 0, usageFloat: 0, requestsMilli: 0 };

export function plus(a: Sums, b: Sums, older: OlderRules): Sums {
  return {
    samples: a.samples + b.samples,
    usageMilli: addPod(a.usageMilli, b.usageMilli, older),
    usageFloat: a.usageFloat + b.usageFloat,
    requestsMilli: addPod(a.requestsMilli, b.requestsMilli, older),
  };
}

/** Whether the pod's sample is among those that are averaged. */
export function isCounted<S extends Sample>(pod: PodObservation, sample: S, metric: PodMetric<S>, grouping: GroupingInput): boolean {
  return setAsideReason(pod, sample, metric.usage(sample), metric.untilReady, grouping) === null;
}

const groupOf: Readonly<Record<SetAsideReason, SetAsidePod["group"]>> = {
  terminating: "ignored",
  failed: "ignored",
  succeeded: "ignored",
  pending: "unready",
  noSample: "missing",
  sampleIncomplete: "missing",
  noReadyConditionOrStartTime: "unready",
  notReadyWhileInitializing: "unready",
  sampledBeforeReady: "unready",
  neverReady: "unready",
};

/** Checks the pod in upstream's order; null if the pod is ready, and then its usage is not null either. */
function setAsideReason(
  pod: PodObservation,
  sample: Sample | undefined,
  usage: Int64 | null,
  untilReady: boolean,
  { flags, older, now }: GroupingInput,
): SetAsideReason | null {
  if (pod.deletionTimestamp !== null) return "terminating";
  if (pod.phase === "Failed") return "failed";
  if (pod.phase === "Succeeded" && !older.use("succeededPodsCount")) return "succeeded";
  if (pod.phase === "Pending") return "pending";
  if (sample === undefined) return "noSample";
  if (usage === null) return "sampleIncomplete";
  if (!untilReady) return null;

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

function unlistedSums<S extends Sample>(pods: readonly PodObservation[], { samples, usage }: PodMetric<S>, older: OlderRules): Sums {
  const listed = new Set(pods.map((pod) => pod.name));
  let count = 0;
  let usageMilli: Int64 = 0;
  let usageFloat = 0;
  for (const [name, sample] of samples) {
    const used = listed.has(name) ? null : usage(sample);
    if (used === null) continue;
    count++;
    usageMilli = addPod(usageMilli, used, older);
    usageFloat += toFloat64(used);
  }
  return { samples: count, usageMilli, usageFloat, requestsMilli: 0 };
}

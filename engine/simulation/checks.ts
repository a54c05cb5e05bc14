import { keepsConnections } from "../cluster/neededParts";
import { highestLimit } from "../cluster/cpuCeiling";
import { hasJobs } from "../cluster/job";
import type { MainResources } from "../cluster/podResources";
import { mebibyte } from "../lib/mebibyte";
import { breachesBySecond, countBySecond } from "./bySecond";
import { reasonsIn } from "./failureColumns";
import { manifestOf } from "./manifests";
import { podsStayWithinBounds } from "./podBounds";
import { usageOfPod } from "./podUsage";
import type { Trace } from "./trace";
import { vpaKeepsItsRules } from "./vpaChecks";

/**
 * Checks what must be true in every run of every scenario. Returns one line for each breach, none if all is well; every simulation test
 * calls it. `watchObservations` checks what the controller may see.
 */
export function breaches(trace: Trace): string[] {
  return [
    ...requestsAreAccountedFor(trace),
    ...requestsAreServedByPods(trace),
    ...columnsAgreeWithLives(trace),
    ...podsStayWithinBounds(trace),
    ...rescalesStayWithinBounds(trace),
    ...kedaWritesBetweenNothingAndSomething(trace),
    ...usageStaysBelowTheLimit(trace),
    ...memoryStaysBelowTheLimit(trace),
    ...timeGoesForwards(trace),
    ...cpuPartsAddUp(trace),
    ...vpaKeepsItsRules(trace),
  ];
}

/** Exactly, in thousandths of a request. */
function requestsAreAccountedFor({ seconds, failureSeconds, failures, outcomes }: Trace): string[] {
  const { offered, served, failed, waiting, jobsInWork } = seconds;
  const milli = (values: Float64Array, second: number) => Math.round(values[second]! * 1000);
  const reasons = reasonsIn(failureSeconds).map((reason) => failureSeconds[reason]!);
  const found = breachesBySecond(offered.length, (second) => {
    const byReason = reasons.reduce((sum, values) => sum + milli(values, second), 0);
    if (byReason !== milli(failed, second)) return `${failed[second]} requests failed, ${byReason / 1000} of them for a reason`;
    if (second === 0) return null;
    const inside = (at: number) => milli(waiting, at) + milli(jobsInWork, at);
    const incoming = inside(second - 1) + milli(offered, second);
    const outgoing = milli(served, second) + milli(failed, second) + inside(second);
    return incoming === outgoing ? null : `${incoming / 1000} requests in, ${outgoing / 1000} out`;
  });
  const sum = reasonsIn(failures).reduce((total, reason) => total + Math.round(failures[reason]! * 1000), 0);
  if (sum !== Math.round(outcomes.requestsFailed * 1000)) found.push(`${outcomes.requestsFailed} failed, ${sum / 1000} for a reason`);
  return found;
}

/** Served by ready pods, or by pods that were ready and that the endpoints still list; never more than these can serve. */
function requestsAreServedByPods({ workload, settings, seconds, pods }: Trace): string[] {
  const { preStopSeconds, drainSeconds } = workload;
  const { served, ready, capacity } = seconds;
  if (hasJobs(workload)) {
    return breachesBySecond(ready.length, (second) => {
      const most = (workload.workersPerPod || 1) * seconds.existing[second]!;
      return seconds.jobsInWork[second]! > most ? `${seconds.jobsInWork[second]} jobs in work, ${most} workers` : null;
    });
  }
  const draining = new Uint8Array(ready.length);
  const { endpointsDelaySeconds } = settings;
  // A count is written at the end of its second, so the pods that it removes lose their requests from the next one on.
  const stops = 1 + Math.max(preStopSeconds + drainSeconds, endpointsDelaySeconds);
  // Clients keep their connections to a pod that is not ready.
  const unready = keepsConnections(workload) ? Infinity : endpointsDelaySeconds;
  for (const { phases } of pods) {
    for (const { at, phase } of phases) {
      const seconds = phase === "terminating" ? stops : phase === "unready" ? unready : 0;
      draining.fill(1, Math.max(0, at), Math.max(0, at + seconds));
    }
  }
  return breachesBySecond(ready.length, (second) => {
    if (served[second]! > 0 && ready[second] === 0 && draining[second] === 0) return `${served[second]} served without a ready pod`;
    return served[second]! > capacity[second]! + 1e-6 ? `${served[second]} served, capacity ${capacity[second]}` : null;
  });
}

/**
 * A column's second is as it was before its reconcile; pods that the reconcile creates or stops begin their life, or their end, in the same
 * second.
 */
function columnsAgreeWithLives({ seconds, steps, pods, keda, vpa }: Trace): string[] {
  const rows = seconds.existing.length;
  const existing = countBySecond(rows, pods, (phase) => phase !== "failed");
  const ready = countBySecond(rows, pods, (phase) => phase === "ready");
  const rescaled = new Set(steps.at.filter((_, step) => steps.rescaled[step] === 1));
  for (const { at } of [...writesOf(keda), ...(vpa?.actions ?? [])]) rescaled.add(at);
  return breachesBySecond(rows, (second) => {
    if (rescaled.has(second)) return null;
    if (existing[second] !== seconds.existing[second]) return `${seconds.existing[second]} exist, ${existing[second]} lives`;
    return ready[second] === seconds.ready[second] ? null : `${seconds.ready[second]} ready, ${ready[second]} of the lives`;
  });
}

function rescalesStayWithinBounds(trace: Trace): string[] {
  const { steps, reconciles } = trace;
  return reconciles.flatMap(({ at, scaledTo }, step) => {
    const { minReplicas = 1, maxReplicas } = manifestOf(trace, at).spec;
    const outside = scaledTo !== null && (scaledTo > maxReplicas || scaledTo < minReplicas);
    return outside ? [`step ${step}: wrote ${steps.applied[step]}, outside ${minReplicas} to ${maxReplicas}`] : [];
  });
}

/** KEDA leaves everything between its minimum and maximum to the HPA. It finds the count that was there, and its own count is written. */
function kedaWritesBetweenNothingAndSomething({ seconds, steps, workload, keda, incidents }: Trace): string[] {
  if (keda === null) return [];
  const rescaled = new Set(steps.at.filter((_, step) => steps.rescaled[step] === 1));
  const found: string[] = [];
  for (const { at, poll } of keda.polls) {
    if (poll.kind === "aborted") continue;
    const { branch, replicas } = poll.decision;
    const before = seconds.written[at - 1] ?? workload.initialReplicas;
    const isAlone = incidents.length === 0 && !keda.reconciles.some((each) => each.at === at);
    if (isAlone && replicas !== null && replicas !== before) found.push(`${at} s: KEDA found ${replicas} replicas, there were ${before}`);
    for (const { to } of poll.writes) {
      const isOwn = branch.kind === "activated" || branch.kind === "deactivated" || branch.kind === "raisedToMin";
      if (!isOwn) found.push(`${at} s: KEDA wrote ${to} although it ${branch.kind}`);
      if (isAlone && !rescaled.has(at) && seconds.written[at] !== to)
        found.push(`${at} s: KEDA wrote ${to}, the count is ${seconds.written[at]}`);
    }
    const mayGo = branch.kind !== "deactivated" || at >= branch.cooldown.until;
    if (!mayGo || (branch.kind === "deactivated" && poll.active)) found.push(`${at} s: deactivated within the cooldown or while active`);
  }
  return found.slice(0, 5);
}

const writesOf = (keda: Trace["keda"]) =>
  (keda === null ? [] : [...keda.polls, ...keda.reconciles]).flatMap((record) => {
    const writes = "poll" in record ? (record.poll.kind === "polled" ? record.poll.writes : []) : record.reconcile.writes;
    return writes.map((write) => ({ at: record.at, ...write }));
  });

/** The simulated sidecar has no limit of its own. Where pods are resized, the highest limit and the lowest request bound all. */
function usageStaysBelowTheLimit(trace: Trace): string[] {
  const { workload, seconds, metrics } = trace;
  const { sidecar } = workload;
  const resizes = resizesOf(trace);
  const cpuLimitMilli = highestLimit(workload, resizes);
  const cpuRequestMilli = Math.min(workload.cpuRequestMilli, ...resizes.flatMap((resize) => resize.cpuRequestMilli || []));
  if (sidecar !== "none" || cpuLimitMilli === Infinity) return [];
  const found = breachesBySecond(seconds.hottestCpu.length, (second) => {
    const most = cpuLimitMilli * seconds.existing[second]!;
    if (seconds.cpuUsed[second]! > most + 1e-6) return `the pods use ${seconds.cpuUsed[second]} m, their limits are ${most}`;
    const hottest = seconds.hottestCpu[second]!;
    return hottest > cpuLimitMilli + 1e-6 ? `a pod uses ${hottest} m, its limit is ${cpuLimitMilli}` : null;
  });
  for (const { name, source, unit, actual } of metrics) {
    if (source !== null || name !== "cpu") continue;
    const limit = unit === "%" ? (100 * cpuLimitMilli) / cpuRequestMilli : cpuLimitMilli;
    found.push(
      ...breachesBySecond(actual.length, (second) => (actual[second]! > limit + 1e-6 ? `${actual[second]} ${unit}, limit ${limit}` : null)),
    );
  }
  return found;
}

/** What an incident or the Vertical Pod Autoscaler has ever set in the main container; 0: nothing. */
export function resizesOf({
  incidents,
  vpa,
  containers,
}: Pick<Trace, "incidents" | "vpa" | "containers">): Omit<MainResources, "memoryRequestMebibytes">[] {
  const sets = vpa === null ? [] : [...vpa.admissions.map(({ set }) => set), ...vpa.actions.map(({ to }) => to)];
  return [
    ...incidents.flatMap(({ incident }) => (incident.kind === "podsResized" ? [incident] : [])),
    ...sets.flatMap((set) => {
      const main = set[containers.main];
      if (main === undefined) return [];
      const { requests, limits } = main;
      return {
        cpuRequestMilli: requests.cpuMilli ?? 0,
        cpuLimitMilli: limits.cpuMilli ?? 0,
        memoryLimitMebibytes: (limits.memoryBytes ?? 0) / mebibyte,
      };
    }),
  ];
}

/** A container that is killed wanted more than its limit, and all that wanted less ran on. */
function memoryStaysBelowTheLimit(trace: Trace): string[] {
  const { pods, usage, workload } = trace;
  const limits = [workload, ...resizesOf(trace)].map(({ memoryLimitMebibytes }) => memoryLimitMebibytes);
  const isLimited = limits.some((limit) => limit > 0);
  const found = pods.flatMap(({ name, exits }) =>
    exits.flatMap(({ at, outOfMemory }) => {
      if (outOfMemory === undefined) return [];
      const { memoryRequestMebibytes, memoryLimitMebibytes, wantedBytes } = outOfMemory;
      const isDue = isLimited && memoryRequestMebibytes <= memoryLimitMebibytes && wantedBytes > memoryLimitMebibytes * mebibyte;
      return isDue ? [] : [`${at} s: ${name} was killed with ${wantedBytes} bytes, its limit is ${memoryLimitMebibytes} Mi`];
    }),
  );
  if (workload.memoryLimitMebibytes === 0 || workload.sidecar !== "none") return found;
  const most = Math.max(...limits);
  const own = new Set(pods.map(({ name }) => name));
  for (const read of usage) {
    read?.names.forEach((name, index) => {
      const { memoryMebibytes } = usageOfPod(read, index);
      if (own.has(name) && memoryMebibytes > most) found.push(`${name} holds ${memoryMebibytes} Mi, its limit is ${most} Mi`);
    });
  }
  return found.slice(0, 5);
}

/** What the counted CPU was for: the roundings of the samples are in the work, less than a milli-core for each container. */
function cpuPartsAddUp({ reconciles, containersPerPod, workload }: Trace): string[] {
  const found: string[] = [];
  for (const { at, controller, decision } of reconciles) {
    if (controller === "V1" || !("metrics" in decision)) continue;
    for (const metric of decision.metrics) {
      if (!metric.ok || metric.calculation.kind !== "pods" || !metric.calculation.cpuParts) continue;
      const { cpuParts, counted } = metric.calculation;
      const { startUp, warmUp, idle, work } = cpuParts;
      const parts = [startUp, warmUp, idle, work];
      const sum = parts.reduce((total, { milli }) => total + milli, 0);
      const most = counted.samples * (workload.idleCpuMilli + (containersPerPod - 1) * workload.sidecarIdleCpuMilli);
      if (sum !== counted.usageMilli || parts.some(({ milli, pods }) => milli < 0 || pods > counted.samples) || idle.milli > most)
        found.push(`${at} s: ${counted.usageMilli} m are ${parts.map(({ milli, pods }) => `${milli} m of ${pods} pods`).join(" + ")}`);
      if (startUp.milli > counted.samples * workload.startUpCpuMilli) found.push(`${at} s: ${startUp.milli} m for the start`);
    }
  }
  return found.slice(0, 5);
}

function timeGoesForwards({ durationSeconds, steps, metrics, pods }: Trace): string[] {
  const found: string[] = [];
  steps.at.forEach((at, step) => {
    if (step > 0 && at <= steps.at[step - 1]!) found.push(`step ${step}: at ${at}, after ${steps.at[step - 1]}`);
    if (steps.lag[step]! < 0) found.push(`step ${step}: a lag of ${steps.lag[step]} s`);
    for (const { name, seenFrom, seenTo } of metrics) {
      if (seenTo[step]! > at || seenFrom[step]! > seenTo[step]!) {
        found.push(`step ${step}: at ${at} it saw ${name} of ${seenFrom[step]} to ${seenTo[step]}`);
      }
    }
  });
  for (const { name, createdAt, phases, goneAt } of pods) {
    const times = [createdAt, ...phases.map(({ at }) => at), ...(goneAt === null ? [] : [goneAt])];
    const backwards = times.some((time, index) => index > 0 && time < times[index - 1]!);
    if (backwards || times.at(-1)! > durationSeconds) found.push(`${name}: ${times.join(", ")}`);
  }
  return found;
}

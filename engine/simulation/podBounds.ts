import { simulatedKindOf, targetKinds } from "../api/targetKinds";
import { fenceposts } from "../cluster/deploymentSync";
import { longestRequeueSeconds } from "../cluster/requeue";
import { burstReplicas } from "../cluster/slowStart";
import { breachesBySecond, countBySecond } from "./bySecond";
import type { PodLife, Trace } from "./trace";

/**
 * Active pods are at most the wanted count plus a rollout's surge, and at least that count without those that a rollout may make unavailable,
 * except what a ReplicaSet may not do yet: in one sync it creates or deletes 500, and a quota refuses its pods until it tries again. A StatefulSet that grows or shrinks starts or stops one pod
 * after another, so only the numbers of those that it creates are bounded.
 */
export function podsStayWithinBounds(trace: Trace): string[] {
  const kind = simulatedKindOf(trace.hpa.spec.scaleTargetRef);
  const rollout = kind === null ? "none" : targetKinds[kind].rollout;
  return rollout === "oneByOne" ? ordinalsStayBelowTheCount(trace) : activePodsFollowTheCount(trace, rollout === "rolling");
}

function ordinalsStayBelowTheCount(trace: Trace): string[] {
  const most = mostAskedFor(trace);
  return trace.pods.flatMap(({ name, createdAt }) => {
    const excess = createdAt >= 0 && Number(name.slice(name.lastIndexOf("-") + 1)) >= most[createdAt]!;
    return excess ? [`${createdAt} s: ${name} was created, ${most[createdAt]} asked for`] : [];
  });
}

function activePodsFollowTheCount({ workload, seconds, pods, incidents }: Trace, rolls: boolean): string[] {
  const rows = seconds.written.length;
  const most = countBySecond(rows, pods, isActive);
  const least = most.slice();
  for (const own of podsByReplicaSet(pods).values()) {
    // Fewer pods, each created and deleted, cannot fill a sync.
    if (2 * own.length < burstReplicas) continue;
    const active = countBySecond(rows, own, isActive);
    for (const [second, acts] of actsOf(rows, own)) {
      if (acts < burstReplicas) continue;
      // It comes to its own count in a later sync, whichever way: its count may have gone down and up in this one.
      most[second]! -= active[second]!;
      least[second] = Infinity;
    }
  }
  const refusals = incidents.flatMap(({ incident }) => (incident.kind === "podQuota" ? [incident] : []));
  for (const { at, durationSeconds } of refusals) least.fill(Infinity, at, at + durationSeconds + longestRequeueSeconds + 1);
  return breachesBySecond(rows, (second) => {
    const asked = seconds.written[second]!;
    const { surge, unavailable } = rolls ? fenceposts(workload, asked) : { surge: 0, unavailable: 0 };
    if (most[second]! > asked + surge) return `${most[second]} pods, ${asked} asked for and a surge of ${surge}`;
    return least[second]! < asked - unavailable ? `${least[second]} pods, ${asked} asked for and ${unavailable} may be unavailable` : null;
  });
}

const isActive = (phase: PodLife["phases"][number]["phase"]): boolean => phase !== "terminating" && phase !== "failed";

/** A pod's name is that of its ReplicaSet with a suffix. */
function podsByReplicaSet(pods: readonly PodLife[]): Map<string, PodLife[]> {
  const sets = new Map<string, PodLife[]>();
  for (const pod of pods) {
    const owner = pod.name.slice(0, pod.name.lastIndexOf("-"));
    const own = sets.get(owner);
    if (own) own.push(pod);
    else sets.set(owner, [pod]);
  }
  return sets;
}

/** How many of the pods were created or began to stop in each second that has any. */
function actsOf(rows: number, pods: readonly PodLife[]): Map<number, number> {
  const acts = new Map<number, number>();
  const count = (second: number) => acts.set(second, (acts.get(second) ?? 0) + 1);
  for (const { createdAt, phases, goneAt } of pods) {
    const end = phases.find(({ phase }) => phase === "terminating")?.at ?? goneAt;
    if (createdAt >= 0) count(createdAt);
    if (end !== null && end < rows) count(end);
  }
  return acts;
}

/**
 * The highest count of each second: incidents, KEDA and the autoscaler may all write one in the same second, and the pods follow at once. Each
 * second begins with the count of the one before.
 */
function mostAskedFor({ workload, seconds: { written }, incidents, reconciles, keda }: Trace): Float64Array {
  const most = written.map((count, second) => Math.max(count, written[second - 1] ?? workload.initialReplicas));
  const raise = (at: number, count: number) => {
    if (at < most.length) most[at] = Math.max(most[at]!, count);
  };
  for (const { incident } of incidents) if ("replicas" in incident) raise(incident.at, incident.replicas);
  for (const { at, to } of keda?.writes ?? []) raise(at, to);
  for (const { at, scaledTo } of reconciles) if (scaledTo !== null) raise(at, scaledTo);
  return most;
}

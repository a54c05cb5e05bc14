import type { FailureReason } from "../cluster/failureReasons";
import { reasonsIn } from "../simulation/failureColumns";
import type { Trace } from "../simulation/trace";
import type { Episode } from "./episode";
import { stretches, sumOf, stopBefore } from "./looks";
import { writesOf } from "./moves";

/** Pods that existed without a node for longer than the scheduler needs. */
export function noRoom(trace: Trace): Episode<"noRoom">[] {
  const { settings, workload, pods, durationSeconds } = trace;
  if (settings.nodes === 0) return [];
  const waiting = new Float64Array(durationSeconds + 2);
  for (const { createdAt, scheduledAt, goneAt } of pods) {
    const from = createdAt + workload.schedulingSeconds + 1;
    const until = Math.min(durationSeconds + 1, scheduledAt ?? goneAt ?? Infinity);
    if (until <= from) continue;
    waiting[from]!++;
    waiting[until]!--;
  }
  for (let second = 1; second < waiting.length; second++) waiting[second]! += waiting[second - 1]!;
  return stretches(durationSeconds + 1, (second) => waiting[second]! > 0).flatMap(({ first: from, last: to }) => {
    const moment = stopBefore(trace, from);
    const most = waiting.subarray(from, to + 1).reduce((a, b) => Math.max(a, b));
    return moment === null ? [] : [{ kind: "noRoom", from, to, moment, certainty: "certain", pods: most }];
  });
}

const stopping = ["podStopping", "podGone", "podKilled"] as const satisfies readonly FailureReason[];
/** Losses, and kills, with longer pauses are told apart. */
const pauseSeconds = 300;

/** Requests that failed because pods stopped, after a write that took pods away. If an incident came before, it may have stopped them. */
export function lostAtScaleDown(trace: Trace): Episode<"lostAtScaleDown">[] {
  const { failureSeconds, durationSeconds, pods, incidents } = trace;
  const reasons = reasonsIn(failureSeconds).filter((reason) => (stopping as readonly FailureReason[]).includes(reason));
  const falls = writesOf(trace).filter(({ from, to }) => to < from);
  const isLost = (second: number) => reasons.some((reason) => failureSeconds[reason]![second]! > 0);
  return stretches(durationSeconds + 1, isLost, pauseSeconds).flatMap(({ first: from, last: to }): Episode<"lostAtScaleDown">[] => {
    const fall = falls.findLast(({ at }) => at <= from);
    const moment = stopBefore(trace, from);
    if (fall === undefined || moment === null) return [];
    const stopped = pods.filter(({ phases }) =>
      phases.some(({ at, phase }) => phase === "terminating" && at >= fall.at && at <= to),
    ).length;
    if (stopped === 0) return [];
    const by = Object.fromEntries(
      reasons.map((reason) => [reason, sumOf(failureSeconds[reason], from, to + 1)] as const).filter(([, failed]) => failed > 0),
    );
    const failed = Object.values(by).reduce((sum, requests) => sum + requests, 0);
    const certainty = incidents.some(({ incident }) => incident.at <= to) ? "likely" : "certain";
    return [{ kind: "lostAtScaleDown", from, to, moment, certainty, failed, by, pods: stopped, since: fall.at }];
  });
}

export function outOfMemory(trace: Trace): Episode<"outOfMemory">[] {
  const { pods, durationSeconds, failureSeconds } = trace;
  const kills = pods.flatMap((pod) =>
    pod.exits.flatMap(({ at, outOfMemory }) => (outOfMemory && at >= 0 ? [{ at, pod, ...outOfMemory }] : [])),
  );
  const seconds = new Set(kills.map(({ at }) => at));
  return stretches(durationSeconds + 1, (second) => seconds.has(second), pauseSeconds).flatMap(({ first: from, last: to }) => {
    const moment = stopBefore(trace, from);
    if (moment === null) return [];
    const own = kills.filter(({ at }) => at >= from && at <= to);
    const limits = own.map(({ memoryLimitMebibytes }) => memoryLimitMebibytes);
    return {
      kind: "outOfMemory",
      from,
      to,
      moment,
      certainty: "certain",
      kills: own.length,
      pods: new Set(own.map(({ pod }) => pod)).size,
      leastMebibytes: Math.min(...limits),
      mostMebibytes: Math.max(...limits),
      failed: sumOf(failureSeconds.outOfMemory, from, to + 1),
    };
  });
}

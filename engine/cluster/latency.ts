import type { ClusterSecond } from "./clusterSecond";
import { changeServers, createLine, moveLine, type Line } from "./queueing";
import { addLatencies } from "./latencies";
import type { Dealt } from "./service";
import type { SharedLimit } from "./sharedLimit";
import type { Cohort } from "./usage";
import type { Workload } from "./workload";

/**
 * How long the requests of a second took: the whole seconds until they were dealt to a pod that could serve them, the wait in line at this
 * pod, and their own time. A service's requests are sent to a pod at random, so each pod has a line of its own; a queue's messages wait in
 * one line for the next free pod. If all pods share a limit and its line is longer, requests wait in that one.
 */
export interface Latency {
  /** Writes the response times of a second, of which all else is known. */
  tick(second: ClusterSecond, cohorts: readonly Cohort[], dealt: Dealt): void;
}

export function createLatency({ kind, requestTimeoutSeconds }: Workload, shared: SharedLimit): Latency {
  const common = kind === "queue" ? createLine(0, 0) : null;
  return {
    tick(second, cohorts, { share, hotShare, passed, served: inWork }) {
      second.latencies.count = 0;
      shared.tick(inWork, passed < 1);
      if (common) moveCommonLine(common, inWork, second.waiting > 0 && passed === 1, cohorts);
      for (const cohort of cohorts) {
        const { size, capacity, ownSeconds, work } = cohort;
        if (size === 0 || capacity === 0) continue;
        const own = work.hot ? hotShare : work.connections * share;
        const served = Math.min(own, capacity) * passed;
        if (!common) moveLine(cohort.line, served / 1000, own > capacity && passed === 1);
        // A service's request that waits longer fails.
        const longest = common ? Infinity : Math.max(1, requestTimeoutSeconds);
        add(second, size * served, ownSeconds, longer(common ?? cohort.line, shared.line), longest);
      }
    },
  };
}

/** By the mean wait of all who come. */
const longer = (line: Line, other: Line | null): Line =>
  other !== null && other.waiting * other.meanSeconds > line.waiting * line.meanSeconds ? other : line;

function moveCommonLine(line: Line, served: number, behind: boolean, cohorts: readonly Cohort[]): void {
  let servers = 0;
  let capacity = 0;
  for (const cohort of cohorts) {
    if (cohort.capacity === 0) continue;
    servers += cohort.size * cohort.line.servers;
    capacity += cohort.size * cohort.capacity;
  }
  if (capacity === 0) return;
  changeServers(line, servers, capacity / 1000);
  moveLine(line, served / 1000, behind);
}

/** How long requests wait to be dealt does not depend on their pod. */
function add({ served, waits, latencies }: ClusterSecond, amount: number, ownSeconds: number, line: Line, longest: number): void {
  for (let row = 0; row < waits.count; row++) {
    const waited = waits.seconds[row]!;
    const part = (amount * waits.amounts[row]!) / served;
    addLatencies(latencies, part, waited + ownSeconds, line.waiting, line.meanSeconds, ownSeconds + Math.max(waited, longest));
  }
}

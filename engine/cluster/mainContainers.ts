import type { ContainerRequests } from "../controller/observation";
import type { MainUsage } from "./clusterSecond";
import type { Memory } from "./memory";
import type { Pod } from "./pod";

/** What the main containers of the ready pods use, by the containers' names: after a rollout that renames the container there are two. */
export function mainContainersByName(pods: readonly Pod[], memory: Pick<Memory, "of">): Map<string, MainUsage> {
  const byName = new Map<string, MainUsage>();
  for (const { usage, template } of pods) {
    const { cohort, work } = usage;
    if (!cohort || !work.ready) continue;
    const name = template.measured[0]!;
    const used = byName.get(name) ?? { pods: 0, cpuMilli: 0, memoryBytes: 0 };
    used.pods++;
    used.cpuMilli += cohort.cpuNano / 1_000_000;
    used.memoryBytes += memory.of(usage, cohort);
    byName.set(name, used);
  }
  return byName;
}

/** The bytes that the main containers of the ready pods hold together. */
export const memoryOfReady = (pods: readonly Pod[], memory: Pick<Memory, "of">): number =>
  pods.reduce((sum, { usage }) => (usage.cohort !== null && usage.work.ready ? sum + memory.of(usage, usage.cohort) : sum), 0);

/** How many of the ready pods have each list of requests in their spec. */
export function requestsOfReady(pods: readonly Pod[]): Map<readonly ContainerRequests[], number> {
  const counts = new Map<readonly ContainerRequests[], number>();
  for (const { usage, containers } of pods) {
    if (usage.cohort !== null && usage.work.ready) counts.set(containers, (counts.get(containers) ?? 0) + 1);
  }
  return counts;
}

import type { Run, RunVpa } from "./run";
import { stopsOf } from "./stops";

/** A pod was evicted or resized in place, the API server refused a resize, or a kill for memory raised the target. */
export type VpaEventKind = "evicted" | "resized" | "resizeRefused" | "killed";

/** `at`: when it was done; of a kill, when the recommender raised the target. */
export type VpaEvent =
  | { kind: Exclude<VpaEventKind, "killed">; at: number; pod: string; action: RunVpa["actions"][number] }
  | { kind: "killed"; at: number; pod: string; kill: RunVpa["kills"][number] };

/** What was done up to a second that can be selected, since the one before. */
export interface VpaGroup {
  stop: number;
  events: readonly VpaEvent[];
}

/** In order of time. */
export function vpaEvents({ actions, kills }: Pick<RunVpa, "actions" | "kills">): VpaEvent[] {
  const done = actions.flatMap((action): VpaEvent[] => {
    const { at, pod, kind, ok } = action;
    if (kind === "evict") return ok ? [{ kind: "evicted", at, pod, action }] : [];
    return [{ kind: ok ? "resized" : "resizeRefused", at, pod, action }];
  });
  const raised = kills
    .filter((kill) => kill.raised !== null)
    .map((kill): VpaEvent => ({ kind: "killed", at: kill.at, pod: kill.pod, kill }));
  return [...done, ...raised].toSorted((one, other) => one.at - other.at);
}

/** What happened after the last second that can be selected is left to that one. */
export function vpaGroups(events: readonly VpaEvent[], run: Pick<Run, "steps" | "keda">): VpaGroup[] {
  const { at: stops } = stopsOf(run);
  const groups = new Map<number, VpaEvent[]>();
  let next = 0;
  for (const event of events) {
    while (next < stops.length - 1 && stops[next]! < event.at) next++;
    const stop = stops[next];
    if (stop !== undefined) groups.set(stop, [...(groups.get(stop) ?? []), event]);
  }
  return [...groups].map(([stop, of]) => ({ stop, events: of }));
}

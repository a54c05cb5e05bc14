import { lastsAt, silencedTrigger } from "../cluster/incident";
import { triggersOf, type ScaledObject } from "../keda/scaledObject";
import { triggerType } from "../keda/triggers/types";
import type { IncidentRecord } from "../simulation/trace";
import { say, type Words } from "../lib/sentence";

/** Which sources do not answer. */
export interface SilentSources {
  /** `index`: of the trigger in the ScaledObject. */
  isSilent(index: number, now: number): boolean;
}

export function createSilentSources(records: readonly IncidentRecord[]): SilentSources {
  const silences = records.flatMap(({ incident, refused }) => {
    const trigger = silencedTrigger(incident);
    return trigger === null || refused !== null ? [] : [{ incident, trigger }];
  });
  return {
    isSilent: (index, now) => silences.some(({ incident, trigger }) => (trigger === 0 || trigger === index + 1) && lastsAt(incident, now)),
  };
}

/** Why the source of a trigger cannot fail; null if it can. `trigger` counts from 1; 0 means all of them. */
export function silenceRefusal(object: ScaledObject, trigger: number): Words | null {
  const triggers = triggersOf(object);
  if (trigger === 0) return triggers.some(hasSource) ? null : say`No trigger of the ScaledObject has a source that can fail.`;
  const named = triggers[trigger - 1];
  if (named === undefined) return say`There is no trigger ${trigger} in the ScaledObject.`;
  return hasSource(named) ? null : say`Trigger ${trigger} has the type ${named.type}, which has no source that can fail.`;
}

function hasSource({ type }: { type: string }): boolean {
  const source = triggerType(type)?.source;
  return source === "server" || source === "byName";
}

/** What an external-push scaler says between two polls. */
import { requestScale, type ScaleDecision } from "./decision";
import { storeStatus, type Keda } from "./keda";
import { scalersCache } from "./scalersCache";
import type { World } from "./world";

/** "Active" is decided on at once, with this trigger alone and without an error. "Inactive" is ignored, so it has no function. */
export function receivePush(keda: Keda, world: World, triggerIndex: number, now: number): ScaleDecision | null {
  const { stored, loop } = keda;
  if (stored === null || loop === null) return null;
  loop.copy.stored = stored;
  const reading = scalersCache(keda, loop.copy, stored.generation, world);
  if (!reading.ok) return null;
  const names = reading.cache.specs.filter(({ cached }) => cached.scaler.triggerIndex === triggerIndex).map(({ name }) => name);
  const decision = requestScale(keda, { active: true, activeTriggers: names.toSorted(), error: false }, world, now);
  storeStatus(keda, decision.status);
  return decision;
}

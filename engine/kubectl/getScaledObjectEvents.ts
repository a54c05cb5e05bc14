import { namespaceOf } from "../keda/scaledObject";
import type { KedaHistory } from "../simulation/kedaTrace";
import { printEvents } from "./getEvents";
import { namedScaledObject, scaledObjectEvents } from "./scaledObjectView";
import { noResources } from "./view";

/** What `kubectl get events` prints for the ScaledObject's events, in the order of their names; "" if the run never has one. */
export function getScaledObjectEvents(keda: KedaHistory, now: number): string {
  const named = namedScaledObject(keda, now);
  if (named === null) return "";
  const events = scaledObjectEvents(keda, now).flat();
  return events.length === 0 ? noResources(namespaceOf(named)) : printEvents(`scaledobject/${named.metadata.name}`, events, now);
}

import { unnamedVersion } from "../controller/releases";
import type { VpaTrace } from "../simulation/vpaTrace";
import { describedEvent, type DescribedEvent } from "./describeEvents";
import { correlations, recordedEvents, type SentEvents } from "./recordedEvents";
import type { VerticalAutoscalerView } from "./verticalAutoscaler";

/** The object of a run at a second. It was created at second 0. */
export function verticalAutoscalerAt(vpa: VpaTrace, now: number): VerticalAutoscalerView {
  const { namespace, targetRef, updatePolicy, resourcePolicy } = vpa.object;
  return {
    name: vpa.name,
    namespace,
    targetRef,
    ...(updatePolicy && { updatePolicy }),
    ...(resourcePolicy && { resourcePolicy }),
    conditions: conditionsAt(vpa, now),
    recommendation: vpa.recommendations.findLast(({ at }) => at <= now)?.written ?? null,
    ageSeconds: now,
    events: eventsAt(vpa, now),
  };
}

/** As pkg/recommender/model/vpa.go has it. There are pods whenever the recommender runs, or a recommendation is there already. */
function conditionsAt({ firstRunAt, recommendations, startEpoch }: VpaTrace, now: number): VerticalAutoscalerView["conditions"] {
  if (firstRunAt === null || firstRunAt > now) return [];
  const first = recommendations[0];
  const isProvided = first !== undefined && first.at <= now;
  const lastTransitionTime = startEpoch + (isProvided ? first.at : firstRunAt);
  return [{ type: "RecommendationProvided", status: isProvided ? "True" : "False", lastTransitionTime }];
}

/** Of a resize the updater sends an event of the pod alone. */
function eventsAt({ actions, startEpoch }: VpaTrace, now: number): DescribedEvent[] {
  const sent = actions
    .filter(({ kind, ok }) => kind === "evict" && ok)
    .map(({ at, pod }): SentEvents => {
      const message = `VPA Updater evicted Pod ${pod} to apply resource recommendation.`;
      return { at, events: [{ type: "Normal", reason: "EvictedPod", message }] };
    });
  return recordedEvents(sent, now, correlations[unnamedVersion]).map((event) => describedEvent(event, "vpa-updater", startEpoch));
}

import type { Incident } from "../cluster/incident";
import { maxReplicaCount, triggersOf } from "../keda/scaledObject";
import { buildScaler } from "../keda/scalersCache";
import type { Scaler } from "../keda/triggers/trigger";
import type { KedaSurroundings } from "../simulation/lateKeda";
import { anyWorld, type AppliedScaledObject } from "./appliedScaledObject";

/** The sources of the triggers of one ScaledObject at a time. */
export interface Sources {
  /** From now on these are the sources of this object. */
  turnTo(applied: AppliedScaledObject): void;
  /** What each source answers now, by the trigger's index; null: it does not answer. */
  answers(now: number): readonly unknown[];
}

export function createSources(surroundings: KedaSurroundings, _incidents: readonly Incident[]): Sources {
  let scalers: readonly (Scaler | null)[] = [];
  let maxReplicas = 0;
  return {
    turnTo(applied) {
      const world = anyWorld(applied);
      maxReplicas = maxReplicaCount(applied.object);
      scalers = triggersOf(applied.object).map((trigger, index) => {
        const built = buildScaler(applied.object, trigger, index, world);
        return built.ok ? built.scaler : null;
      });
    },
    answers: () => scalers.map((scaler) => answerOf(scaler, surroundings, maxReplicas)),
  };
}

function answerOf(scaler: Scaler | null, surroundings: KedaSurroundings, _maxReplicas: number): unknown {
  const [spec] = scaler?.metrics ?? [];
  if (spec?.type !== "External") return null;
  const amount = surroundings.valueOf(spec.external.metric.name);
  return amount === null ? null : { value: String(amount) };
}

import { maxReplicaCount, triggersOf } from "../keda/scaledObject";
import { buildScaler } from "../keda/scalersCache";
import type { AnswerContext, Scaler } from "../keda/triggers/trigger";
import type { ClusterSources } from "./clusterSources";
import { targetOf, type AppliedScaledObject } from "./appliedScaledObject";
import type { SilentSources } from "./silentSources";

/** The sources of the triggers of one ScaledObject at a time. */
export interface Sources {
  /** From now on these are the sources of this object. */
  turnTo(applied: AppliedScaledObject): void;
  /** What each source answers now, by the trigger's index; null: it does not answer. */
  answers(now: number): readonly unknown[];
}

export function createSources(surroundings: ClusterSources, silent: SilentSources): Sources {
  let scalers: readonly (Scaler | null)[] = [];
  let maxReplicas = 0;
  let last = { at: -1, questions: 0 };
  /** Consumers that are at work go on between two questions of one second. */
  const taken = (now: number): number => {
    last = { at: now, questions: last.at === now ? last.questions + 1 : 0 };
    return surroundings.taken() + (surroundings.isServing() ? last.questions : 0);
  };
  return {
    turnTo(applied) {
      maxReplicas = maxReplicaCount(applied.object);
      const world = { target: targetOf(applied, 0), externalMetrics: applied.externalMetrics };
      scalers = triggersOf(applied.object).map((trigger, index) => {
        const built = buildScaler(applied.object, trigger, index, world, applied.kedaVersion);
        return built.ok ? built.scaler : null;
      });
    },
    answers(now) {
      const context: AnswerContext = { maxReplicas, taken: taken(now), waiting: surroundings.waiting() };
      return scalers.map((scaler, index) =>
        scaler === null || silent.isSilent(index, now) ? null : answerOf(scaler, surroundings, context),
      );
    },
  };
}

function answerOf({ answer, metrics }: Scaler, surroundings: ClusterSources, context: AnswerContext): unknown {
  const [spec] = metrics;
  if (answer === null || spec?.type !== "External") return null;
  const { name } = spec.external.metric;
  const amount = surroundings.valueOf(name);
  return amount === null || Number.isNaN(amount) ? noSeries : answer(name, amount, context);
}

/** What Prometheus says about a query without a result. All other sources have a number. */
const noSeries = { series: 0 };

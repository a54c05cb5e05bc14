import type { ControllerFlags } from "../controller/flags";
import type { Words } from "../lib/sentence";
import { startEpochOf } from "../keda/cron/startEpoch";
import { hasScaledObject } from "../keda/manifest/hasScaledObject";
import { parseScaledObject, type ScaledObjectReading } from "../keda/manifest/parseScaledObject";
import { kedaVersionOf, type Scenario } from "../scenario/scenario";
import type { KedaPart, KedaReading, PreparedKeda } from "../simulation/kedaPart";
import { kedaSettings } from "./kedaSettings";
import { measuredByKeda } from "./measuredByKeda";
import { readScaledObjects } from "./readScaledObjects";
import { createSilentSources } from "./silentSources";
import { createClusterSources } from "./clusterSources";
import { startKeda } from "./startKeda";
import { pausedReplicas } from "../keda/annotations";
import { maxReplicaCount, minReplicasWhileActive, pollingInterval, triggersOf } from "../keda/scaledObject";
import type { AppliedScaledObject } from "./appliedScaledObject";

/** KEDA as a run needs it. */
export const simulatedKeda: KedaPart = {
  has: hasScaledObject,
  read(text, featureGates, version, kedaVersion): KedaReading {
    const reading = parseScaledObject(text, featureGates, version, kedaVersion);
    return { ...reading, prepare: (scenario, flags) => prepare(reading, scenario, flags) };
  },
};

function prepare(first: ScaledObjectReading, scenario: Scenario, flags: ControllerFlags): PreparedKeda | { ok: false; said: Words } {
  const start = startEpochOf(scenario.start);
  if (!start.ok) return start;
  const { manifests, applied } = readScaledObjects(scenario, first, flags);
  const measured = measuredByKeda(applied);
  const silent = createSilentSources(manifests.records);
  return {
    ok: true,
    manifests,
    measured,
    highestReplicas: highestReplicas(applied),
    answersIn: (seconds) => mostAnswers(applied, seconds),
    hasPolicies: (direction) =>
      applied[0]!.object.spec.advanced?.horizontalPodAutoscalerConfig?.behavior?.[direction]?.policies !== undefined,
    settings: () => kedaSettings(applied[0]!),
    start: (cluster, records) =>
      startKeda(
        { applied, measured, startEpoch: start.epoch, silent, kedaVersion: kedaVersionOf(scenario) },
        createClusterSources(cluster),
        records,
      ),
  };
}

/** The most replicas that KEDA itself may write in a run: when it activates, when it is paused at a count, and up to the HPA's maximum. */
function highestReplicas(applied: readonly AppliedScaledObject[]): number {
  const counts = applied.flatMap(({ object }) => {
    const paused = pausedReplicas(object);
    return [maxReplicaCount(object), minReplicasWhileActive(object), paused?.ok ? paused.replicas : 0];
  });
  return Math.max(...counts);
}

/** How many answers KEDA asks for if the ScaledObject that asks most often is in force all the time. */
const mostAnswers = (applied: readonly AppliedScaledObject[], seconds: number): number =>
  Math.max(...applied.map(({ object }) => (triggersOf(object).length * seconds) / Math.max(1, pollingInterval(object))));

import { startEpochOf } from "../keda/cron/startEpoch";
import { hasScaledObjectDocument } from "../scaledObject/hasScaledObjectDocument";
import { parseScaledObject } from "../scaledObject/parseScaledObject";
import type { KedaRoom } from "../simulation/lateKeda";
import { highestReplicas } from "./highestReplicas";
import { mostAnswers } from "./mostAnswers";
import { kedaSettings } from "./kedaSettings";
import { measuredByKeda } from "./measuredByKeda";
import { readScaledObjects } from "./readScaledObjects";
import { SilentSources } from "./silentSources";
import { Surroundings } from "./surroundings";
import { startKeda } from "./startKeda";

/** KEDA as a run needs it. */
export const simulatedKeda: KedaRoom = {
  has: hasScaledObjectDocument,
  parse: parseScaledObject,
  prepare(scenario, flags) {
    const first = parseScaledObject(scenario.manifest, flags.featureGates, flags.kubernetesVersion);
    if (first.scaledObject === null) return null;
    const start = startEpochOf(scenario.start);
    if (!start.ok) return start;
    const { manifests, applied } = readScaledObjects(scenario, first, flags);
    const measured = measuredByKeda(applied);
    const silent = new SilentSources(manifests.records);
    return {
      ok: true,
      manifests,
      measured,
      highestReplicas: highestReplicas(applied),
      answersIn: (seconds) => mostAnswers(applied, seconds),
      hasPolicies: (direction) =>
        applied[0]!.object.spec.advanced?.horizontalPodAutoscalerConfig?.behavior?.[direction]?.policies !== undefined,
      settings: () => kedaSettings(applied[0]!),
      start: (cluster, records) => startKeda({ applied, measured, startEpoch: start.epoch, silent }, new Surroundings(cluster), records),
    };
  },
};

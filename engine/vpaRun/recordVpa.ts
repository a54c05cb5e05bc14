import type { VpaTrace } from "../simulation/vpaTrace";
import type { UpdaterRun } from "../vpa/updater";
import type { UpdaterCode } from "../vpa/updaterLog";
import { getUpdateMode, type PodContainer, type Recommendation, type VerticalPodAutoscaler } from "../vpa/vpa";
import type { FirstHistory } from "./firstHistory";
import { amountsOf, resourcesByContainer } from "./podsAsSeen";

interface VpaRecorder {
  recommended(at: number, recommendation: Recommendation): void;
  admitted(at: number, pod: string, containers: readonly PodContainer[]): void;
  acted(action: Omit<VpaTrace["actions"][number], "from" | "to">, from: readonly PodContainer[], to: readonly PodContainer[]): void;
  updated(at: number, run: UpdaterRun): void;
  trace(): VpaTrace;
}

const none: readonly UpdaterCode[] = [];

export function createVpaRecorder(vpa: VerticalPodAutoscaler, history: FirstHistory): VpaRecorder {
  const recommendations: VpaTrace["recommendations"][number][] = [];
  const actions: VpaTrace["actions"][number][] = [];
  const admissions: VpaTrace["admissions"][number][] = [];
  const verdicts: VpaTrace["verdicts"][number][] = [];
  const tooFewReplicas: VpaTrace["tooFewReplicas"][number][] = [];
  const remembered = [...history].map(([container, { firstSampleStart, lastSampleStart, totalSamplesCount }]) => {
    const seconds = firstSampleStart === null || lastSampleStart === null ? 0 : lastSampleStart - firstSampleStart;
    return [container, { seconds, samples: totalSamplesCount }] as const;
  });
  let last: UpdaterRun["log"] = new Map();

  return {
    recommended(at, recommendation) {
      const containers = recommendation.map(({ containerName, target, lowerBound, upperBound, uncappedTarget }) => {
        const bounds = { target, lower: lowerBound, upper: upperBound, uncapped: uncappedTarget };
        return [containerName, mapValues(bounds, amountsOf)] as const;
      });
      recommendations.push({ at, containers: Object.fromEntries(containers) });
    },
    admitted: (at, pod, containers) => void admissions.push({ at, pod, set: resourcesByContainer(containers) }),
    acted: (action, from, to) => void actions.push({ ...action, from: resourcesByContainer(from), to: resourcesByContainer(to) }),
    updated(at, { log, tooFewReplicas: controllers }) {
      for (const pod of new Set([...last.keys(), ...log.keys()])) {
        const codes = log.get(pod) ?? none;
        if (codes.join() !== (last.get(pod) ?? none).join()) verdicts.push({ at, pod, codes });
      }
      last = log;
      const before = tooFewReplicas.at(-1)?.controllers ?? [];
      if (controllers.join() !== before.join()) tooFewReplicas.push({ at, controllers });
    },
    trace: () => ({
      name: vpa.name,
      updateMode: getUpdateMode(vpa),
      history: Object.fromEntries(remembered),
      recommendations: [...recommendations],
      actions: [...actions],
      admissions: [...admissions],
      verdicts: [...verdicts],
      tooFewReplicas: [...tooFewReplicas],
    }),
  };
}

function mapValues<Key extends string, From, To>(record: Readonly<Record<Key, From>>, change: (one: From) => To): Record<Key, To> {
  return Object.fromEntries(Object.entries<From>(record).map(([key, one]) => [key, change(one)])) as Record<Key, To>;
}

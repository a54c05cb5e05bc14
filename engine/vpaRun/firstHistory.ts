/** What the recommender remembers when a run begins. */
import { mebibyte } from "../lib/mebibyte";
import { say, type Words } from "../lib/sentence";
import type { UsageHistory, VpaHistory } from "../scenario/vpaHistory";
import type { ContainerCheckpoint } from "../vpa/aggregateContainerState";
import type { HistogramCheckpoint } from "../vpa/histogram";
import { readCheckpoints } from "../vpa/manifest/readCheckpoints";
import { createRecommender, defaultRecommenderFlags } from "../vpa/recommender";

/** By container. */
export type FirstHistory = ReadonlyMap<string, ContainerCheckpoint>;

interface HistoryInRun {
  vpaName: string;
  mainContainer: string;
  /** With which the run begins. */
  pods: number;
  /** Second 0 in Unix seconds. */
  startEpoch: number;
}

const day = 86_400;
const hour = 3600;
const minute = 60;

/** Loaded as after a restart of the recommender at the run's beginning. */
export function firstHistory(
  history: VpaHistory | undefined,
  inRun: HistoryInRun,
): { ok: true; of: FirstHistory } | { ok: false; said: Words } {
  if (history === undefined) return { ok: true, of: new Map() };
  if (history.kind === "checkpoint") return pasted(history.text, inRun);
  return { ok: true, of: new Map([[inRun.mainContainer, ofUsage(history, inRun)]]) };
}

/** One pod's samples through the recommender itself; pods that are alike only add weight. */
function ofUsage(
  { days, cpuMilli, memoryMebibytes, quiet }: UsageHistory,
  { pods, startEpoch, mainContainer }: HistoryInRun,
): ContainerCheckpoint {
  const recommender = createRecommender(defaultRecommenderFlags, {});
  recommender.addPod({ name: "", group: "", containers: [mainContainer] });
  const quietSeconds = (quiet?.hours ?? 0) * hour;
  for (let time = startEpoch - days * day; time < startEpoch; time += minute) {
    const isQuiet = (time - startEpoch + days * day) % day < quietSeconds;
    recommender.addCpuSample("", mainContainer, isQuiet ? quiet!.cpuMilli : cpuMilli, time);
    recommender.addMemorySample("", mainContainer, memoryMebibytes * mebibyte, time);
  }
  const { totalSamplesCount, cpuHistogram, memoryHistogram, ...times } = recommender.checkpoints(startEpoch).get(mainContainer)!;
  const alike = Math.max(1, pods);
  const heavier = (histogram: HistogramCheckpoint) => ({ ...histogram, totalWeight: histogram.totalWeight * alike });
  return {
    ...times,
    totalSamplesCount: totalSamplesCount * alike,
    cpuHistogram: heavier(cpuHistogram),
    memoryHistogram: heavier(memoryHistogram),
  };
}

function pasted(text: string, { vpaName, startEpoch }: HistoryInRun): ReturnType<typeof firstHistory> {
  const { checkpoints, problems } = readCheckpoints(text);
  const [problem] = problems;
  if (problem !== undefined) return { ok: false, said: say`The VPA’s checkpoint, line ${problem.line}: ${problem.said.message}` };
  const own = checkpoints.filter((each) => each.vpaName === vpaName);
  if (own.length === 0) {
    const names = [...new Set(checkpoints.map((each) => each.vpaName))].join(", ");
    return {
      ok: false,
      said:
        names === ""
          ? say`The VPA’s checkpoint has no VerticalPodAutoscalerCheckpoint. Paste what kubectl get vpacheckpoint -o yaml prints.`
          : say`The VPA’s checkpoint is of ${names}; the manifest’s VerticalPodAutoscaler is ${vpaName}.`,
    };
  }
  const twice = own.find(({ container }, index) => own.findIndex((each) => each.container === container) < index);
  if (twice !== undefined)
    return {
      ok: false,
      said: say`The VPA’s checkpoint has the container ${twice.container} twice. Paste the checkpoints of one namespace.`,
    };
  const last = Math.max(...own.map(({ checkpoint }) => checkpoint.lastSampleStart ?? -Infinity));
  const moved = Number.isFinite(last) ? Math.floor((startEpoch - last) / day) * day : 0;
  return { ok: true, of: new Map(own.map(({ container, checkpoint }) => [container, movedBy(checkpoint, moved)])) };
}

function movedBy(checkpoint: ContainerCheckpoint, seconds: number): ContainerCheckpoint {
  const later = (moment: number | null) => (moment === null ? null : moment + seconds);
  const histogram = (of: HistogramCheckpoint): HistogramCheckpoint => ({ ...of, referenceTimestamp: later(of.referenceTimestamp) });
  return {
    firstSampleStart: later(checkpoint.firstSampleStart),
    lastSampleStart: later(checkpoint.lastSampleStart),
    totalSamplesCount: checkpoint.totalSamplesCount,
    cpuHistogram: histogram(checkpoint.cpuHistogram),
    memoryHistogram: histogram(checkpoint.memoryHistogram),
  };
}

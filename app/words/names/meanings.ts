/** What each word of a legend, each stage of a decision, a metric's row and a unit mean, in a line or two. */
import type { NamedStage } from "../../../engine/index";
import { readyMeans } from "../figures/podsHead";
import { t } from "../text";
import { stageNames } from "./stageNames";

export interface Meaning {
  name: string;
  means: string;
}

/** By the name of a legend's stroke, which `Meanings` compares with the strokes that there are. */
export const legendMeanings = {
  offered: { name: t`offered`, means: t`The requests that arrive, per second.` },
  served: { name: t`served`, means: t`The requests that the pods answer, per second.` },
  capacity: { name: t`capacity`, means: t`The requests that the ready pods can answer, per second.` },
  failed: { name: t`failed`, means: t`The requests that fail.` },
  waiting: { name: t`waiting`, means: t`The requests that wait for a pod.` },
  drawn: { name: t`yours`, means: t`The line that you drew.` },
  written: { name: t`written`, means: t`The count that the workload’s scale says: what the autoscaler or somebody else wrote last.` },
  recorded: { name: t`recorded`, means: t`What was measured in the real cluster.` },
  simulated: { name: t`simulated`, means: t`What this page computes beside the recorded values.` },
  existing: { name: t`existing`, means: t`The pods that exist, ready or not.` },
  ready: { name: t`ready`, means: readyMeans },
  saw: { name: t`saw`, means: t`The value that the autoscaler read at its last sync. It is older than the sync.` },
  actual: { name: t`true`, means: t`The value in this second. The autoscaler sees it later.` },
  target: { name: t`target`, means: t`The value that the manifest asks for. Inside the band around it, the tolerance, the count stays.` },
  asked: { name: t`proposed`, means: t`The count that the metrics propose, before windows, policies and limits.` },
  window: { name: t`window`, means: t`The count that the stabilization window allows: it remembers earlier proposals.` },
  baseline: { name: t`baseline`, means: t`The same value in the pinned run.` },
  seeds: { name: t`90% of the seeds`, means: t`where 90% of the seeds are: from the 5th to the 95th percentile` },
  seedsWaiting: { name: t`waiting`, means: t`The waiting requests of 90% of the seeds.` },
  seedsFailed: { name: t`failed`, means: t`The failed requests of 90% of the seeds.` },
  keda: { name: "KEDA", means: t`KEDA wrote this count.` },
  hpa: { name: "HPA", means: t`The autoscaler wrote this count.` },
  polled: { name: t`polls`, means: t`What the last poll read, for all pods. Drawn while there are none.` },
  activation: { name: t`activation`, means: t`A poll finds the trigger active above this number.` },
  request: { name: t`request`, means: t`What the specs of the pods request. An area shows that pods request different amounts.` },
  recommended: { name: t`recommended`, means: t`What the VPA recommends. The band goes from its lower to its upper bound.` },
  podReady: { name: t`ready`, means: readyMeans },
  podStarting: { name: t`starting`, means: t`The pod exists and is not Ready yet.` },
  podMissing: { name: t`missing`, means: t`Set aside: no sample.` },
  podNotReady: {
    name: t`counted, not Ready`,
    means: t`The controller counts these pods although their condition Ready is not True.`,
  },
  podUnready: { name: t`unready`, means: t`Set aside: Pending, or, for CPU, still initializing or never Ready.` },
} satisfies Record<string, Meaning>;

/** By the stage's name. */
export const stageMeanings: Readonly<Record<NamedStage, Meaning>> = {
  observed: { name: stageNames.observed, means: t`What the autoscaler read: the pods that count and their usage.` },
  winner: { name: stageNames.winner, means: t`Each metric proposes a count. The largest wins.` },
  stabilized: { name: stageNames.stabilized, means: t`The window compares the proposal with earlier ones and may hold the count.` },
  limited: { name: stageNames.limited, means: t`The policies limit how far the count may move in a period.` },
  clamped: { name: stageNames.clamped, means: t`minReplicas and maxReplicas bound the count.` },
  forbidden: { name: stageNames.forbidden, means: t`Kubernetes 1.2 changes nothing for a time after its last change.` },
  applied: { name: stageNames.applied, means: t`The count that the autoscaler writes, if it is another one.` },
};

export const metricMeaning: Meaning = {
  name: t`metric`,
  means: t`The count that this metric alone proposes. The largest proposal of all metrics wins.`,
};

/** The words that the units of the figures are made of: "millicores per pod" has two. */
export const unitMeanings = {
  share: { name: t`% of requests`, means: t`What the pods use, as a share of what they request.` },
  ownShare: { name: t`% of its request`, means: t`What the container uses, as a share of what it requests.` },
  millicores: { name: t`millicores`, means: t`A thousand millicores are one core of CPU.` },
  mebibytes: { name: "Mi", means: t`One Mi of memory is 1024 × 1024 bytes.` },
  replicas: { name: t`replicas`, means: t`A replica is one pod of the workload.` },
  requestsPerSecond: { name: t`requests per s`, means: t`The number of requests in one second.` },
  messagesPerSecond: { name: t`messages per s`, means: t`The number of messages in one second.` },
  perPod: { name: t`per pod`, means: t`The value of all pods together, divided by their number.` },
  total: { name: t`in total`, means: t`The value of all pods together.` },
} satisfies Record<string, Meaning>;

export function unitMeaning(unit: string): Meaning {
  const words = ` ${unit.replaceAll(",", "")} `;
  const parts = Object.values(unitMeanings).filter(({ name }) => words.includes(` ${name} `));
  return { name: unit, means: parts.map(({ means }) => means).join(" ") || t`What the numbers of this figure count.` };
}

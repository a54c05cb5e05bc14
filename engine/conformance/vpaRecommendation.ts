import { resourceListOf, type ResourceTexts } from "../vpa/quantities";
import {
  createRecommender,
  defaultRecommenderFlags,
  type RecommendedPod,
  type Recommender,
  type RecommenderFlags,
} from "../vpa/recommender";
import { policiesOf, recordedRecommendation, type RecordedPolicy } from "./vpaLists";

interface RecordedRecommendationInput {
  readonly t0: number;
  readonly pods: readonly RecommendedPod[];
  readonly series: readonly Series[];
  readonly ooms?: readonly Oom[];
  readonly config?: Partial<Omit<RecommenderFlags, "globalMaxAllowed">> & { readonly globalMaxAllowed?: ResourceTexts };
  readonly containerPolicies?: readonly RecordedPolicy[];
  readonly annotations?: Readonly<Record<string, string>>;
  readonly at: readonly number[];
}

interface Series {
  readonly pod: string;
  readonly container: string;
  readonly resource: "cpu" | "memory";
  readonly from: number;
  readonly step: number;
  readonly count: number;
  readonly values: readonly number[];
  readonly inc?: number;
}

interface Oom {
  readonly pod: string;
  readonly container: string;
  readonly at: number;
  readonly requestBytes: number;
  readonly deliverAt?: number;
}

/** What the recommender says at each time of `at`, after all that happened until then. */
export function replayVpaRecommendation(input: RecordedRecommendationInput): object {
  const { t0, pods, config = {}, annotations } = input;
  const containerPolicies = policiesOf(input.containerPolicies);
  const flags = { ...defaultRecommenderFlags, ...config, globalMaxAllowed: resourceListOf(config.globalMaxAllowed ?? {}) };
  const vpa = { ...(containerPolicies && { containerPolicies }), ...(annotations && { annotations }) };
  const recommender = createRecommender(flags, vpa);
  for (const pod of pods) recommender.addPod(pod);

  const events = eventsOf(input);
  let next = 0;
  let discardedSamples = 0;
  let oomErrors = 0;
  const recommendations = input.at.map((at) => {
    for (; next < events.length && events[next]!.time <= at; next++) {
      const { series, sample, oom } = events[next]!;
      if (oom && !recommender.recordOom(oom.pod, oom.container, oom.requestBytes, t0 + oom.at)) oomErrors++;
      if (series && !addSample(recommender, series, sample, t0)) discardedSamples++;
    }
    const states = [...recommender.historyByContainer()].map(([name, state]) => [
      name,
      [
        state.totalSamplesCount,
        state.firstSampleStart === null ? null : state.firstSampleStart - t0,
        state.lastSampleStart === null ? null : state.lastSampleStart - t0,
      ],
    ]);
    return { at, containers: recommender.recommend().map(recordedRecommendation), state: Object.fromEntries(states) };
  });
  return { recommendations, discardedSamples, oomErrors };
}

interface RecordedEvent {
  readonly time: number;
  readonly series?: Series;
  readonly sample: number;
  readonly oom?: Oom;
}

/** In the order of time; at the same second all samples first, in the order of the series. */
function eventsOf({ series, ooms = [] }: RecordedRecommendationInput): RecordedEvent[] {
  const samples = series.flatMap((each) =>
    Array.from({ length: each.count }, (_, sample) => ({ time: each.from + sample * each.step, series: each, sample })),
  );
  const kills = ooms.map((oom) => ({ time: oom.deliverAt ?? oom.at, oom, sample: 0 }));
  return [...samples, ...kills].toSorted((one, other) => one.time - other.time);
}

function addSample(recommender: Recommender, series: Series, sample: number, t0: number): boolean {
  const { pod, container, resource, from, step, values, inc = 0 } = series;
  const amount = values[sample % values.length]! + sample * inc;
  const time = t0 + from + sample * step;
  if (resource === "cpu") return recommender.addCpuSample(pod, container, amount, time);
  return recommender.addMemorySample(pod, container, amount, time);
}

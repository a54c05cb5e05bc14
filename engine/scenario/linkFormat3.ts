/**
 * Format 3 of a link's content, as JSON: what a scenario of version 2 and the view of it have and the frozen `linkBase3` has not,
 * and what the scenario that it is compared with has otherwise. So what is as usual costs nothing, no later default changes what an
 * old link means, and a link depends on nothing but itself: a scenario of the library travels whole, because beside the dictionary
 * it is short enough, and no later library can change what its link opens.
 */
import { linkBase3 } from "./linkBase3";
import { differences, isRecord, patched, type Fields } from "./linkDifferences";
import { flatPoints, pointsOf } from "./linkPoints";
import type { LinkContent, UnreadContent } from "./linkContent";
import type { Scenario } from "./scenario";

export { linkDictionary3 as dictionary } from "./linkDictionary3";

export function pack({ scenario, baseline, cursor, zoom, panels }: LinkContent): object {
  const flat = flattened(scenario);
  const inView = { cursor, zoom: zoom && [Math.round(zoom.from), Math.round(zoom.to)], panels };
  return {
    ...differences({ ...flat, ...inView }, linkBase3, linkBase3),
    ...(scenario.limits && { limits: scenario.limits }),
    ...(baseline && { baseline: differences(flattened(baseline), flat, linkBase3) }),
  };
}

/** Data to be read with the same distrust as any; what this format does not know is refused. */
export function unpack(data: unknown): UnreadContent {
  const { baseline, limits, ...content } = patched({ ...linkBase3, baseline: undefined, limits: undefined }, data);
  const { cursor, zoom, panels, ...flat } = content;
  return {
    scenario: { ...unflattened(flat), ...(limits !== undefined && { limits }) },
    ...(baseline !== undefined && { baseline: unflattened(patched(flat, baseline, "baseline.")) }),
    cursor,
    zoom: Array.isArray(zoom) && zoom.length === 2 ? { from: zoom[0], to: zoom[1] } : null,
    panels,
  };
}

/** A scenario whose curves are lists of small numbers, and whose version of Kubernetes is said. */
const flattened = ({ load, signals, flags, workload, ...others }: Scenario): Fields => ({
  ...others,
  workload: { ...workload, mainContainer: workload.mainContainer ?? null },
  load: { ...load, points: flatPoints(load.points) },
  signals: signals.map((signal) => (signal.points ? { ...signal, points: flatPoints(signal.points) } : signal)),
  flags: { ...flags, kubernetesVersion: flags.kubernetesVersion ?? linkBase3.flags.kubernetesVersion },
});

const unflattened = ({ load, signals, ...others }: Fields): Fields => ({
  ...others,
  load: withPoints(load),
  signals: Array.isArray(signals) ? signals.map(withPoints) : signals,
});

const withPoints = (curve: unknown): unknown =>
  isRecord(curve) && curve["points"] !== undefined ? { ...curve, points: pointsOf(curve["points"]) } : curve;

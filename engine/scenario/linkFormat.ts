/**
 * A link's content, as JSON: the values of a scenario of version 2 and of its view that differ from the frozen `linkBase`, and
 * the values of the baseline that differ from the scenario. So usual values cost nothing, and later defaults do not change an old link. A
 * link needs nothing but itself: a library scenario is in it as a whole, because the dictionary makes it short enough, so a later library
 * cannot change what its link opens.
 */
import { isRecord } from "../lib/isRecord";
import type { Incident } from "../cluster/incident";
import { cameLater } from "./cameLater";
import { linkBase } from "./linkBase";
import { differences, patched, type Fields } from "./linkDifferences";
import { flatPoints, pointsOf } from "./linkPoints";
import type { LinkContent, UnreadContent } from "./linkContent";
import { rulesNow } from "./rules";
import type { Scenario } from "./scenario";

export function pack({ scenario, baseline, cursor, zoom, panels, rules = rulesNow }: LinkContent): object {
  const flat = flattened(scenario);
  const inView = { cursor, zoom: zoom && [Math.round(zoom.from), Math.round(zoom.to)], panels, rules };
  return {
    ...differences({ ...flat, ...inView }, linkBase, shape),
    ...(scenario.limits && { limits: scenario.limits }),
    ...(scenario.price && { price: scenario.price }),
    ...(scenario.study && { study: scenario.study }),
    ...(baseline && { baseline: differences(flattened(baseline), flat, shape) }),
  };
}

/** The fields of the base, and what came later without a usual value. */
const shape: Fields = { ...linkBase, vpa: undefined };

/** What a link has only if it is set. */
const beside = { baseline: undefined, limits: undefined, price: undefined, study: undefined };

/** Returns data that the reader must not trust; what this format does not know is refused. */
export function unpack(data: unknown): UnreadContent {
  const { baseline, limits, price, study, ...content } = patched({ ...linkBase, vpa: undefined, ...beside }, data);
  const { cursor, zoom, panels, rules, ...flat } = content;
  return {
    scenario: {
      ...unflattened(flat),
      ...(limits !== undefined && { limits }),
      ...(price !== undefined && { price }),
      ...(study !== undefined && { study }),
    },
    ...(baseline !== undefined && { baseline: unflattened(patched(flat, baseline, "baseline.")) }),
    cursor,
    zoom: Array.isArray(zoom) && zoom.length === 2 ? { from: zoom[0], to: zoom[1] } : null,
    panels,
    rules,
  };
}

/** A scenario with its curves as lists of small numbers, and with its version of Kubernetes written out. */
const flattened = ({ load, signals, flags, workload, incidents, vpa, ...others }: Scenario): Fields => ({
  ...others,
  // In a list, so that a baseline's is whole: the fields of a history depend on its kind.
  vpa: vpa && [vpa],
  incidents: incidents.map(withoutLater),
  workload: { ...workload, mainContainer: workload.mainContainer ?? null },
  load: { ...load, points: flatPoints(load.points) },
  signals: signals.map((signal) => (signal.points ? { ...signal, points: flatPoints(signal.points) } : signal)),
  flags: { ...flags, kubernetesVersion: flags.kubernetesVersion ?? linkBase.flags.kubernetesVersion },
});

/** What an absent field means, too, is left out. */
const withoutLater = (incident: Incident): Fields =>
  Object.fromEntries(Object.entries(incident).filter(([name, value]) => later.get(name) !== value));

const later = new Map<string, unknown>(Object.entries(cameLater.incident));

const unflattened = ({ load, signals, vpa, ...others }: Fields): Fields => ({
  ...others,
  ...(vpa !== undefined && { vpa: Array.isArray(vpa) ? vpa[0] : vpa }),
  load: withPoints(load),
  signals: Array.isArray(signals) ? signals.map(withPoints) : signals,
});

const withPoints = (curve: unknown): unknown =>
  isRecord(curve) && curve["points"] !== undefined ? { ...curve, points: pointsOf(curve["points"]) } : curve;

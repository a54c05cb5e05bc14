/** The words of the ways in which a snapshot may have come about. */
import type { Hypothesis, SnapshotSum, WorldSupposition } from "../../../engine/index";
import { plural, t } from "../text";
import { quantity } from "../times";
import { suppositions } from "./tables";

/** What most worlds take for granted, so it tells one from the other only if it is missing. */
const usual: ReadonlySet<WorldSupposition> = new Set([
  "podsAreReplicas",
  "everyPodReady",
  "everyPodMeasured",
  "statusIsSpec",
  "podsAsListed",
  "replicasOfWorkload",
  "defaultMinReplicas",
  "kindOfMetric",
  "hiddenMetricLess",
]);

/** What a world takes for granted beyond the usual. */
export function supposedText({ supposes, setAside, hiddenWinner }: Hypothesis): string {
  const missing = setAside?.missing ?? 0;
  const unready = setAside?.unready ?? 0;
  const telling = supposes
    .filter((each) => !usual.has(each))
    .map((each) =>
      each === "podsWithoutMetrics" && missing > 0
        ? t`${plural(missing, "pod")} had no metrics`
        : each === "unreadyPods" && unready > 0
          ? t`${plural(unready, "pod")} were not ready`
          : each === "hiddenMetricMore" && hiddenWinner !== null
            ? t`${hiddenWinner}, whose figure no text has, decides`
            : suppositions[each],
    );
  return telling.length === 0 ? t`every pod was ready and had a sample` : telling.join(t` and `);
}

/** One line for each other world: where it ends, and what it takes for granted. */
export function otherWorlds({ hypotheses, verdict }: SnapshotSum): string[] {
  const [first, ...others] = hypotheses;
  // A verdict that is unknown is none of them.
  const isNone = verdict.by === "unknown";
  return (isNone ? hypotheses : others)
    .filter(({ cause, desired }) => isNone || cause !== first?.cause || desired !== first.desired)
    .map((each) => {
      const name = causes[each.cause];
      return each.desired === null
        ? t`${name}, if ${supposedText(each)}.`
        : t`${name}, ending at ${quantity(each.desired)}, if ${supposedText(each)}.`;
    });
}

const causes: Readonly<Record<Hypothesis["cause"], string>> = {
  none: t`Nothing held the count`,
  tolerance: t`The tolerance`,
  pods: t`Pods that were set aside`,
  window: t`A stabilization window`,
  policy: t`A limit of the rate`,
  maxReplicas: "maxReplicas",
  minReplicas: "minReplicas",
  disabled: t`Scaling at zero is disabled`,
  error: t`A metric failed`,
};

import type { DivergenceClass, SeriesDivergence } from "../../../../engine/index";
import { t } from "../../text";
import { quantity } from "../../times";
import { classesInOrder, classWords, fittingClasses } from "./classWords";
import { isOfAnotherKind } from "./clueWords";

/** "Recorded 12, computed 9." */
export function divergenceHead({ recorded, computed }: SeriesDivergence): string {
  if (computed === null) return t`Recorded ${quantity(recorded)}, nothing computed.`;
  return t`Recorded ${quantity(recorded)}, computed ${quantity(computed)}.`;
}

/** What is certain, or what is possible: never both in one sentence. */
export function divergenceSays(divergence: SeriesDivergence): string {
  const { kind, recorded, computed } = divergence;
  const { classes, fits } = fittingClasses(divergence);
  const [first] = classes;
  const found =
    kind === "count"
      ? t`The sync before left ${quantity(computed ?? NaN)}, and this sync found ${quantity(recorded)}.`
      : kind === "noMetric"
        ? t`The controller had no metric to compute from.`
        : t`The rules make ${quantity(computed ?? NaN)} of what was recorded.`;
  if (first === undefined || first === "unknown") return `${found} ${t`Nothing in the evidence explains it.`}`;
  if (fits === true && classes.length === 1) return `${found} ${certain[first]}`;
  const names = classes.map((name) => classWords[name]);
  const either = names.length === 1 ? names[0]! : t`${names.slice(0, -1).join(", ")} or ${names.at(-1)!}`;
  return `${found} ${t`Possible: ${either}.`}`;
}

const certain: Readonly<Record<DivergenceClass, string>> = {
  anotherWriter: t`Something other than this autoscaler wrote the count.`,
  rollout: t`A rollout ran, and its extra pods were measured, too.`,
  notReadyPods: t`Pods were not ready, so they counted as idle or not at all.`,
  metricLag: t`The controller saw an earlier or later value of the metric.`,
  overlap: t`Another autoscaler works on the same pods.`,
  controllerRestart: t`The controller started anew and had forgotten its proposals.`,
  noMetric: t`The metric was missing.`,
  unseenSync: t`A sync that no scrape shows wrote it.`,
  unknown: t`Nothing in the evidence explains it.`,
};

/** The causes worth reading, what fits first; and those that could not make a difference of this kind. */
export function causesToShow({ causes }: SeriesDivergence): { shown: readonly DivergenceClass[]; rest: readonly DivergenceClass[] } {
  const rank = (name: DivergenceClass) => ({ true: 0, possible: 1, false: 2 })[`${causes[name].fits}`];
  const shown = classesInOrder.filter((name) => {
    const { fits, evidence } = causes[name];
    return fits !== false || (name !== "unknown" && !isOfAnotherKind(evidence));
  });
  return {
    shown: shown.toSorted((a, b) => rank(a) - rank(b)),
    rest: classesInOrder.filter((name) => name !== "unknown" && !shown.includes(name)),
  };
}

/** Why what held the count is undetermined. */
export const undeterminedWords = (explanations: number): string =>
  explanations > 1
    ? t`${explanations} explanations fit what was recorded, and they differ in what held the count.`
    : t`This explanation fits, but what was recorded does not exclude all others.`;

import type { DivergenceClass, Fits, SeriesDivergence } from "../../../../engine/index";
import { t } from "../../text";

/** The classes of divergences in a few words. */
export const classWords: Readonly<Record<DivergenceClass, string>> = {
  anotherWriter: t`another writer`,
  rollout: t`rollout, surge`,
  notReadyPods: t`pods not ready or not measured`,
  metricLag: t`lag of the metric`,
  overlap: t`overlapping autoscalers`,
  controllerRestart: t`restart of the controller`,
  noMetric: t`no metric`,
  unseenSync: t`a sync between two scrapes`,
  unknown: t`cause unknown`,
};

/** In the order in which a reader asks. */
export const classesInOrder = Object.keys(classWords) as readonly DivergenceClass[];

/** The causes that fit: those that are proven, or else all that are possible. */
export function fittingClasses({ causes }: SeriesDivergence): { classes: readonly DivergenceClass[]; fits: Fits } {
  const of = (fits: Fits) => classesInOrder.filter((name) => causes[name].fits === fits);
  const proven = of(true);
  return proven.length > 0 ? { classes: proven, fits: true } : { classes: of("possible"), fits: "possible" };
}

/** "another writer", "rollout or pods not ready, both possible" */
export function causeWords(divergence: SeriesDivergence): string {
  const { classes, fits } = fittingClasses(divergence);
  const [first, second] = classes.map((name) => classWords[name]);
  if (first === undefined) return classWords.unknown;
  if (second === undefined) return fits === true ? first : t`${first}, possible`;
  if (classes.length === 2) return fits === true ? t`${first} or ${second}` : t`${first} or ${second}, possible`;
  return t`${classes.length} causes are possible`;
}

/** Short enough for the lane. */
export function laneWords(divergence: SeriesDivergence): string {
  const { classes } = fittingClasses(divergence);
  const [first] = classes;
  if (first === undefined) return classWords.unknown;
  return classes.length === 1 ? classWords[first] : t`${classes.length} causes`;
}

/** What happened in recorded series, by time: each rescale with its decisions, and each stretch in which recorded and computed diverge. */
import type { Divergence } from "../series/divergence";
import type { ExplainedSeries, SeriesExplanation } from "../series/explainSeries";
import { decidedAt, reasonAt, type DecidedAt, type NotComputed } from "./decisionAt";

/** Times are Unix seconds. */
export interface SeriesMoments {
  readonly name: string | null;
  readonly namespace: string | null;
  /** The first and the last sync. */
  readonly from: number;
  readonly to: number;
  readonly syncs: number;
  /** Syncs at which a count was computed, and those of them outside every divergence. */
  readonly computed: number;
  readonly agree: number;
  /** Why nothing was computed at the last sync; null: it was. */
  readonly notComputed: NotComputed | null;
  /** In order of time. */
  readonly moments: readonly SeriesMoment[];
}

export type SeriesMoment =
  /** A sync that found one count and decided another. A divergence at this very sync is told here. */
  | ({
      readonly kind: "rescale";
      readonly at: number;
      readonly from: number;
      readonly to: number;
      readonly divergences: readonly Divergence[];
    } & DecidedAt)
  /** `at`: its first sync. */
  | { readonly kind: "divergence"; readonly at: number; readonly divergence: Divergence };

export function momentsOf(series: ExplainedSeries): SeriesMoments {
  const { explanation } = series;
  const { name, namespace, columns, divergences } = explanation;
  const last = columns.at.length - 1;
  const rescales = rescalesIn(explanation);
  const isRescale = new Set(rescales);
  const covering = (index: number) => divergences.filter((each) => each.first <= index && index <= each.last);
  const moments: SeriesMoment[] = [
    ...rescales.map((index) => ({
      kind: "rescale" as const,
      at: columns.at[index]!,
      from: columns.currentReplicas[index]!,
      to: columns.desiredReplicas[index]!,
      divergences: covering(index),
      ...decidedAt(series, index),
    })),
    ...divergences
      .filter(({ first }) => !isRescale.has(first))
      .map((divergence) => ({ kind: "divergence" as const, at: divergence.from, divergence })),
  ];
  return {
    name,
    namespace,
    from: columns.at[0]!,
    to: columns.at[last]!,
    syncs: columns.at.length,
    ...agreementIn(columns.computed, divergences),
    notComputed: Number.isNaN(columns.computed[last]!) ? reasonAt(explanation, last) : null,
    moments: moments.toSorted((one, other) => one.at - other.at),
  };
}

/** A count that is not known changes nothing. */
function rescalesIn({ columns: { currentReplicas, desiredReplicas } }: SeriesExplanation): number[] {
  const found: number[] = [];
  currentReplicas.forEach((current, index) => {
    const desired = desiredReplicas[index]!;
    if (!Number.isNaN(current) && !Number.isNaN(desired) && current !== desired) found.push(index);
  });
  return found;
}

/** `computed`: syncs at which a count was computed (not NaN). `agree`: those of them outside every divergence. */
export function agreementIn(
  counts: Float64Array,
  divergences: readonly Pick<Divergence, "first" | "last">[],
): { computed: number; agree: number } {
  const diverging = new Set(
    divergences.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  let [agree, computed] = [0, 0];
  counts.forEach((count, sync) => {
    if (Number.isNaN(count)) return;
    computed++;
    if (!diverging.has(sync)) agree++;
  });
  return { computed, agree };
}

/** What recorded series of an autoscaler show, beside what the controller computes from them. */
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import { metricName, metricTarget } from "../../api/metricSources";
import { heldByReasons, type HeldByReason } from "../../controller/decision";
import { defaultFlags, type ControllerFlags } from "../../controller/flags";
import { readRfc3339 } from "../../lib/utcTime";
import { autoscalerOf, type RebuiltAutoscaler } from "../autoscalerOf";
import type { MergedAutoscaler, MergedEvidence } from "../merge/merged";
import { pointsWithin } from "../../answers/points";
import { stepOf } from "../prometheus/series";
import type { TimeRange } from "../../answers/points";
import { causesOf, type Differing } from "./causes";
import { createColumns, type SeriesColumns } from "./columns";
import type { Cause, Causes, Divergence, DivergenceClass, DivergenceKind, Fits } from "./divergence";
import { countAfter, forgotten } from "./probes";
import { workOf } from "./distinctSuppositions";
import { Recomputer, surelyHeldBy, type RecomputedStep, type RecomputedSync } from "./recompute";
import type { SeenSync } from "./seenSync";
import { seenSyncs } from "./seenSyncs";
import { surroundingsOf, type Surroundings } from "./surroundings";

/** Plain data, so a worker can send it. */
export interface SeriesExplanation {
  readonly name: string | null;
  readonly namespace: string | null;
  /** What ran, and what of it was supposed. Without an autoscaler nothing is computed. */
  readonly rebuilt: RebuiltAutoscaler;
  /** The controller's flags: none of them is in the series. */
  readonly flags: ControllerFlags;
  /** The first and the last scrape, as Unix seconds. */
  readonly from: number;
  readonly to: number;
  readonly scrapeSeconds: number;
  /** The second of each sync period in which the controller runs. */
  readonly phase: { readonly second: number; readonly isSupposed: boolean };
  /** Whether series of pods are there; without them every pod of the count is supposed to be Ready and measured. */
  readonly hasPods: boolean;
  /** Between two scrapes that are too far apart for a line. */
  readonly gaps: readonly TimeRange[];
  readonly metrics: readonly SeriesMetric[];
  readonly columns: SeriesColumns;
  readonly divergences: readonly Divergence[];
  /** The first second of which nothing was computed, because explaining the syncs before took all the work that is allowed; null: all was. */
  readonly givenUpAt: number | null;
}

export interface SeriesMetric {
  readonly name: string;
  readonly type: string;
  /** Of the figure and the target. */
  readonly unit: "percent" | "perPod" | "total";
}

export interface ExplainedSeries {
  readonly explanation: SeriesExplanation;
  /** All that is known of one sync; null: nothing was computed. */
  recomputed(index: number): RecomputedSync | null;
}

/** An explanation under way, sync by sync, so that a worker can listen in between. */
interface ExplainingSeries {
  /** Explains one more sync. False: there is none. */
  advance(): boolean;
  /** What is explained so far. */
  explained(): ExplainedSeries;
}

/** The work that one explanation may take, in units of `workOf`. Where nearly every sync diverges, the search would last for minutes. */
const usualWork = 25_000_000;

/** Null: the series do not show the counts of this autoscaler. `range`: only this time is explained. */
export function explainSeries(
  evidence: MergedEvidence,
  index: number,
  range?: TimeRange,
  mostWork: number = usualWork,
): ExplainedSeries | null {
  const explaining = beginSeries(evidence, index, range, mostWork);
  if (explaining === null) return null;
  while (explaining.advance());
  return explaining.explained();
}

/** As `explainSeries`, but nothing is computed yet. */
export function beginSeries(
  evidence: MergedEvidence,
  index: number,
  range?: TimeRange,
  mostWork: number = usualWork,
): ExplainingSeries | null {
  const merged = within(evidence.autoscalers[index]!, range);
  const rebuilt = autoscalerOf(merged);
  const hpa = rebuilt.hpa ?? bareAutoscaler(merged);
  const flags = defaultFlags;
  const seen = seenSyncs(hpa, merged.series, flags.syncPeriodSeconds, timesOf(merged));
  const { syncs, scrapes } = seen;
  if (syncs.length === 0) return null;
  const scrapeSeconds = stepOf(scrapes) ?? flags.syncPeriodSeconds;
  const isMeasured = rebuilt.hpa !== null && syncs.some(({ metrics }) => metrics.some((metric) => metric !== null));
  const around = surroundingsOf(evidence, merged, hpa.spec.scaleTargetRef.name, rescalesIn(syncs));
  const created = readRfc3339(merged.fields.creationTime?.value ?? "");
  const run = new ExplainedRun(hpa, flags, syncs, around, isMeasured, created);
  const columns = createColumns(syncs, hpa.spec.metrics ?? []);
  const explained = (): ExplainedSeries => {
    const { heldBy, computed, divergences, givenUpAt } = run.ended();
    columns.computed.set(computed);
    columns.heldBy.set(heldBy.map((by) => (by === null ? -1 : heldByReasons.indexOf(by))));
    return {
      explanation: {
        name: merged.name,
        namespace: merged.namespace,
        rebuilt,
        flags,
        from: scrapes[0]!,
        to: scrapes.at(-1)!,
        scrapeSeconds,
        phase: seen.phase,
        hasPods: syncs.some(({ pods }) => pods !== null),
        gaps: gapsIn(scrapes, scrapeSeconds),
        metrics: (hpa.spec.metrics ?? []).map((metric) => {
          const { type } = metricTarget(metric);
          const unit = type === "Utilization" ? "percent" : type === "Value" ? "total" : "perPod";
          return { name: metricName(metric), type: metric.type, unit };
        }),
        columns,
        divergences,
        givenUpAt,
      },
      recomputed: (at) => run.recomputed(at, heldBy),
    };
  };
  return { advance: () => run.advance(mostWork), explained };
}

/** So many syncs lie between two places from which a sync can be recomputed again. */
const checkpointEvery = 64;

class ExplainedRun {
  private readonly checkpoints: Recomputer[] = [];
  /** Where the last question ended, so that a later sync goes on from there. */
  private reached: { recomputer: Recomputer; next: number } | null = null;
  private readonly remembered = new Map<number, Parameters<Recomputer["remember"]>[0]>();
  private readonly recomputer: Recomputer;
  private readonly steps: { at: number; heldBy: HeldByReason | null; isDeep: boolean }[] = [];
  private readonly computed: Float64Array;
  private readonly found = new Stretches();
  /** What the sync before left. */
  private left: number | null = null;

  constructor(
    hpa: HorizontalPodAutoscaler,
    private readonly flags: ControllerFlags,
    private readonly syncs: readonly SeenSync[],
    private readonly around: Surroundings,
    private readonly isMeasured: boolean,
    createdAt: number | null,
  ) {
    this.recomputer = new Recomputer(hpa, flags, createdAt);
    this.computed = new Float64Array(syncs.length).fill(NaN);
  }

  /** Explains the next sync. False: there is none, or the work that is allowed is done. */
  advance(mostWork: number): boolean {
    const { syncs, flags, recomputer, steps, found, left } = this;
    const index = steps.length;
    const sync = syncs[index];
    if (!this.isMeasured || sync === undefined || recomputer.work > mostWork) return false;
    if (index % checkpointEvery === 0) this.checkpoints.push(recomputer.copy());
    const step = recomputer.next(sync);
    steps.push({ at: sync.at, heldBy: step.heldBy, isDeep: step.isDeep });
    const [first] = step.fitting;
    const reconcile = first?.reconcile ?? step.plain;
    const isComputed = reconcile !== null && reconcile.decision.kind !== "noMetrics" && reconcile.decision.kind !== "scaleUnavailable";
    if (isComputed) this.computed[index] = reconcile.status.desiredReplicas;
    const kinds = kindsOf(step, left, isComputed);
    for (const kind of kinds) {
      const plain = step.plain?.status.desiredReplicas ?? null;
      const [recorded, other] =
        kind === "count" ? [sync.currentReplicas, left] : [sync.desiredReplicas, kind === "decision" ? plain : null];
      found.add(index, kind, recorded, other, this.differing(index, kind, step, left));
    }
    if (kinds.includes("decision")) {
      const earlier = this.earlier(index);
      recomputer.work += earlier.length * workOf(sync);
      const again = forgotten({ step, flags }, earlier);
      if (again !== null) {
        recomputer.remember(again.memory);
        this.remembered.set(index, again.memory);
      }
    }
    this.left = leftBy(step);
    return true;
  }

  ended(): { heldBy: readonly (HeldByReason | null)[]; computed: Float64Array; divergences: Divergence[]; givenUpAt: number | null } {
    const { syncs, steps, computed, found } = this;
    const known = surelyHeldBy(steps);
    const heldBy = syncs.map((_, index) => known[index] ?? null);
    const givenUpAt = this.isMeasured ? (syncs[steps.length]?.at ?? null) : null;
    return { heldBy, computed, divergences: found.ended(syncs), givenUpAt };
  }

  recomputed(index: number, heldBy: readonly (HeldByReason | null)[]): RecomputedSync | null {
    const place = Math.floor(index / checkpointEvery);
    const checkpoint = this.checkpoints[place];
    if (checkpoint === undefined || index >= this.steps.length) return null;
    const start = place * checkpointEvery;
    const { reached } = this;
    const goesOn = reached !== null && start <= reached.next && reached.next <= index;
    const recomputer = goesOn ? reached.recomputer : checkpoint.copy();
    for (let at = goesOn ? reached.next : start; at < index; at++) this.recompute(recomputer, at);
    const { sync, fitting, plain } = this.recompute(recomputer, index);
    this.reached = { recomputer, next: index + 1 };
    return { sync, fitting, plain, heldBy: heldBy[index]! };
  }

  private recompute(recomputer: Recomputer, index: number): RecomputedStep {
    const step = recomputer.next(this.syncs[index]!);
    const memory = this.remembered.get(index);
    if (memory !== undefined) recomputer.remember(memory);
    return step;
  }

  private differing(index: number, kind: DivergenceKind, step: RecomputedStep, left: number | null): Differing {
    const { syncs, flags, around } = this;
    const later = syncs.slice(index + 1, index + nearSyncs);
    return { kind, step, before: syncs[index - 1] ?? null, left, earlier: this.earlier(index), later, flags, around };
  }

  private earlier(index: number): readonly SeenSync[] {
    return this.syncs.slice(Math.max(0, index - nearSyncs), index);
  }
}

/** A window has at most an hour of syncs; those before are not asked. */
const nearSyncs = 240;

function kindsOf({ sync, isDeep, fitting }: RecomputedStep, left: number | null, isComputed: boolean): DivergenceKind[] {
  const isMoved = left !== null && sync.currentReplicas !== left && isReachedBetween(sync);
  const isSilent = !isComputed && (sync.scalingActive === false || sync.metrics.includes(null));
  return [
    ...(isMoved ? (["count"] as const) : []),
    ...(isSilent ? (["noMetric"] as const) : isDeep || fitting.length === 0 ? (["decision"] as const) : []),
  ];
}

/** After a long silence a count tells nothing of who wrote it. */
const isReachedBetween = ({ unseenBefore }: SeenSync): boolean => unseenBefore <= mostUnseen;
const mostUnseen = 8;

/** What the sync left in spec.replicas, as far as the explanation that fits says; else as recorded. */
function leftBy({ sync, fitting: [first] }: RecomputedStep): number {
  if (first !== undefined) return countAfter(first.reconcile);
  return sync.scalingActive === false || sync.ableToScale === false ? sync.currentReplicas : sync.desiredReplicas;
}

/** Joins neighbouring syncs that differ in the same way and in the same direction. */
class Stretches {
  private readonly done: Stretch[] = [];
  private readonly open = new Map<DivergenceKind, Stretch>();

  add(index: number, kind: DivergenceKind, recorded: number, computed: number | null, differing: Differing): void {
    const known = this.open.get(kind);
    const sign = computed === null ? 0 : Math.sign(recorded - computed);
    if (known !== undefined && known.last === index - 1 && known.sign === sign && kind !== "count") {
      known.last = index;
      known.end = differing;
      return;
    }
    const stretch: Stretch = { first: index, last: index, kind, recorded, computed, sign, causes: causesOf(differing), end: null };
    this.open.set(kind, stretch);
    this.done.push(stretch);
    if (known !== undefined) close(known);
  }

  ended(syncs: readonly SeenSync[]): Divergence[] {
    return this.done.map((stretch) => {
      close(stretch);
      const { first, last, kind, recorded, computed, causes } = stretch;
      return { first, last, from: syncs[first]!.at, to: syncs[last]!.at, kind, recorded, computed, causes };
    });
  }
}

interface Stretch {
  readonly first: number;
  last: number;
  readonly kind: DivergenceKind;
  readonly recorded: number;
  readonly computed: number | null;
  readonly sign: number;
  causes: Causes;
  /** The last sync, as long as its causes are not asked. */
  end: Differing | null;
}

/** What fits at one end alone is only possible. */
function close(stretch: Stretch): void {
  if (stretch.end === null) return;
  const end = causesOf(stretch.end);
  stretch.end = null;
  const both = (one: Fits, other: Fits): Fits => (one === other ? one : "possible");
  const start = stretch.causes;
  const joined = Object.fromEntries(
    (Object.entries(start) as [DivergenceClass, Cause][]).map(([name, cause]) => [
      name,
      // The clues are of an end at which it fits: clues of the other end would speak against it.
      { ...(cause.fits === false ? end[name] : cause), fits: both(cause.fits, end[name].fits) },
    ]),
  ) as Record<DivergenceClass, Cause>;
  const isKnown = (Object.keys(joined) as DivergenceClass[]).some((name) => name !== "unknown" && joined[name].fits !== false);
  stretch.causes = { ...joined, unknown: start.unknown.fits === false || !isKnown ? start.unknown : end.unknown };
}

function gapsIn(scrapes: readonly number[], step: number): TimeRange[] {
  return scrapes.flatMap((to, index) => {
    const from = scrapes[index - 1];
    return from !== undefined && to - from > 2.5 * step ? [{ from, to }] : [];
  });
}

function rescalesIn(syncs: readonly SeenSync[]): { at: number; to: number }[] {
  return syncs.flatMap(({ scrapedAt, desiredReplicas }, index) =>
    index > 0 && syncs[index - 1]!.desiredReplicas !== desiredReplicas ? [{ at: scrapedAt, to: desiredReplicas }] : [],
  );
}

/** Times that only a sync can have written. */
function timesOf({ events, readings }: MergedAutoscaler): number[] {
  const texts = [
    ...events.flatMap(({ reason, time }) => (reason === "SuccessfulRescale" && time !== undefined ? [time] : [])),
    ...readings.flatMap(({ lastScaleTime, conditions }) => [
      ...(lastScaleTime === undefined ? [] : [lastScaleTime]),
      ...conditions.flatMap(({ lastTransitionTime }) => lastTransitionTime ?? []),
    ]),
  ];
  return texts.flatMap((text) => readRfc3339(text) ?? []);
}

function within(merged: MergedAutoscaler, range: TimeRange | undefined): MergedAutoscaler {
  if (range === undefined) return merged;
  return { ...merged, series: merged.series.map((each) => ({ ...each, points: pointsWithin(each.points, range) })) };
}

/** Only to read the counts: nothing is computed with it. */
const bareAutoscaler = ({ name, namespace }: MergedAutoscaler): HorizontalPodAutoscaler => ({
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  metadata: { name: name ?? "", namespace: namespace ?? "" },
  spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: name ?? "" }, maxReplicas: 1, metrics: [] },
});

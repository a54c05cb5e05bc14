/** What the printed figures lead to: the worlds that the texts allow, in the terms of statements. */
import type { GoodProposal, MetricProposal } from "../../controller/decision";
import { liftFromZero } from "../../controller/plan";
import type { MetricReading } from "../evidence";
import { joinMetrics } from "../merge/joinMetrics";
import type { MergedAutoscaler, Place, Placed } from "../merge/merged";
import type { AutoscalerReading } from "../evidence";
import { cluesOf, type Clues } from "../worlds/clues";
import { certaintyOf, explainedWorlds, isOpen, tolerancesOf, type Certainty } from "../worlds/explain";
import { unremembered } from "../worlds/memories";
import { OptionsOfScenes, proposalOfPods } from "../worlds/proposals";
import { worldsOf, type World } from "../worlds/search";
import { scenesOf } from "../worlds/scenes";
import type { WorldSupposition } from "../worlds/suppositions";
import type { ActingPercent, Proposal, Range, Statement, Supposition } from "./statement";

export interface Figures {
  readonly statements: readonly Statement[];
  /** Of the likeliest world, over what its rounding leaves open; null where no count was computed or the text does not have enough. */
  readonly decision: Leads | null;
  readonly worlds: readonly World[];
  readonly certainty: Certainty;
  readonly basis: readonly Place[];
}

export interface Leads {
  readonly proposal: Range;
  readonly result: Range;
  readonly limitedBy: readonly string[];
}

/** `replicas` null: the text does not say how many there are, so only ratios are computed. */
export function figuresOf(
  merged: MergedAutoscaler,
  replicas: number | null,
  basis: readonly Place[],
  supposes: readonly WorldSupposition[] = [],
  isBrief = false,
): Figures {
  const none: Figures = { statements: [], decision: null, worlds: [], certainty: "open", basis };
  const inside = Math.max(1, merged.fields.minReplicas?.value ?? 1);
  const clues = cluesOf(merged, { replicas: replicas ?? inside, supposes });
  if (clues === null) return none;
  const worlds = replicas === null ? [] : explainedWorlds(merged, clues, isBrief);
  const [best] = worlds;
  const near = best === undefined ? [] : worlds.filter((world) => isRoundedFrom(world, best));
  const alike = replicas === null ? ratiosOf(clues) : near.map(({ proposals }) => proposals);
  const assumes = suppositionsOf(merged, clues, best);
  const standing = best === undefined || !isOpen(certaintyOf(worlds)) ? "computed" : "assumed";
  const statements = merged.metrics.flatMap((metric, index): Statement[] => {
    const proposal = proposalOf(
      metric,
      alike.flatMap((proposals) => proposals[index] ?? []),
      replicas,
    );
    return proposal === null
      ? []
      : [{ ...proposal, standing: isOneCount(worlds, index) ? "computed" : "assumed", assumes, basis: [metric.place] }];
  });
  const decision = leadsOf(clues, near);
  if (decision !== null && replicas !== null && statements.length > 0)
    statements.push({ code: "decision", replicas, ...decision, standing, assumes, basis });
  return { statements, decision, worlds, certainty: certaintyOf(worlds), basis };
}

/** Worlds about as usual as the likeliest agree on what the metric proposes. */
const isOneCount = (worlds: readonly World[], index: number): boolean =>
  !worlds[0]?.supposes.includes("onlyUsualTried") &&
  worlds.every((world) => world.price - worlds[0]!.price >= 1 || world.metrics[index]?.replicas === worlds[0]!.metrics[index]?.replicas);

/** The same world but for the digits that printing took away. */
const isRoundedFrom = (world: World, best: World): boolean =>
  world.cause === best.cause &&
  world.supposes.every((each) => isOfRounding(each) || best.supposes.includes(each)) &&
  best.supposes.every((each) => isOfRounding(each) || world.supposes.includes(each));

const isOfRounding = (each: WorldSupposition): boolean => each === "roundedOtherwise" || each === "fractionalTotal";

/** A row of a watch alone: what its figures lead to, if the controller remembers nothing. Null: they do not suffice. */
export function leadsOfRow(merged: MergedAutoscaler, row: Placed<AutoscalerReading>): Leads | null {
  const named = merged.readings.filter(({ source }) => source !== "table");
  const metrics = joinMetrics([...named, row]);
  const clues = cluesOf({ ...merged, conditions: [], events: [] }, { replicas: row.currentReplicas ?? undefined, metrics });
  if (clues === null) return null;
  const memory = { recommendations: [], scaleUpEvents: [], scaleDownEvents: [], supposes: [], isWhole: true };
  const scenes = scenesOf(clues, null, 0)
    .slice(0, 1)
    .map((scene) => ({ ...scene, mayLackMetrics: false }));
  const worlds = worldsOf({ ...clues, desired: null }, { scenes, tolerances: tolerancesOf(clues).slice(0, 1), memory, pods: null });
  const failed = row.currentReplicas;
  // A metric failed, so nothing may go down.
  if (worlds.length === 0 && metrics.some((metric) => isFailed(metric)) && typeof failed === "number")
    return { proposal: pointOf(failed), result: pointOf(failed), limitedBy: ["failedMetric"] };
  return leadsOf(clues, worlds);
}

const isFailed = ({ utilization, averageValue, current, value }: MetricReading): boolean =>
  [utilization, averageValue, current, value].includes(null);

const pointOf = (count: number): Range => ({ low: count, high: count });

function leadsOf(clues: Clues, worlds: readonly World[]): Leads | null {
  const decisions = worlds.flatMap(({ decision }) => decision ?? []);
  const [first] = worlds;
  if (decisions.length === 0) {
    const { desired, cause } = first ?? { desired: null, cause: "none" };
    return desired === null || (cause !== "maxReplicas" && cause !== "minReplicas")
      ? null
      : { proposal: pointOf(desired), result: pointOf(desired), limitedBy: [cause] };
  }
  const ends = decisions.map(({ proposal }) => unremembered(proposal, clues).limit);
  return {
    proposal: rangeOf(decisions.map(({ proposal }) => proposal)),
    result: rangeOf(ends.map(({ result }) => liftFromZero(clues.replicas, clues.minReplicas, result))),
    limitedBy: [...new Set(ends.flatMap(({ limitedBy }) => limitedBy ?? []))],
  };
}

/** What one metric proposes with so many pods without a value, and so many that are not ready. Null where it cannot be asked. */
export function countsOf(
  merged: MergedAutoscaler,
  metric: Placed<MetricReading>,
  replicas: number,
  missing: number,
  unready: number,
): Range | null {
  const clues = cluesOf(merged, { replicas, metrics: [metric] });
  const [clue] = clues?.metrics ?? [];
  if (clues === null || clue === undefined || typeof clue.figure !== "number") return null;
  const counts = tolerancesOf(clues)
    .filter(({ supposes }) => !supposes.includes("otherTolerance"))
    .flatMap((judging): number[] => {
      const asking = { replicas, ...judging };
      if (clue.by === "total" || clue.by === "value") return optionsAt(clues, clue, asking);
      return proposalOfPods(clue, clue.figure!, { ready: replicas - missing - unready, unready, missing, ignored: 0 }, asking).map(
        ({ replicaCount }) => replicaCount,
      );
    });
  return counts.length === 0 ? null : rangeOf(counts);
}

type Asked = ConstructorParameters<typeof OptionsOfScenes>[1];

function optionsAt(clues: Clues, clue: Clues["metrics"][number], asking: Asked): number[] {
  const [scene] = scenesOf(clues, null, 0);
  return new OptionsOfScenes(clue, asking)
    .of(scene!)
    .flatMap(({ count, supposes }) => (count === null || supposes.includes("podsWithoutMetrics") ? [] : [count]));
}

/** Between which percentages a sync leaves the count, for an autoscaler with one utilization metric and nothing in its memory. */
export function actsAt(merged: MergedAutoscaler, replicas: number, basis: readonly Place[]): Statement[] {
  const [metric] = merged.metrics;
  const target = Number(/^(\d{1,6})%$/.exec(metric?.target ?? "")?.[1] ?? NaN);
  if (metric === undefined || merged.metrics.length > 1 || !(target > 0) || replicas > mostPodsAsked) return [];
  const clues = cluesOf({ ...merged, conditions: [], events: [] }, { replicas });
  const [clue] = clues?.metrics ?? [];
  if (clues === null || clue === undefined) return [];
  const { tolerances, scene } = {
    tolerances: tolerancesOf(clues).slice(0, 2),
    scene: { ...scenesOf(clues, null, 0)[0]!, mayLackMetrics: false },
  };
  const endAt = (percent: number): Range => {
    const ends = tolerances.flatMap((judging) =>
      new OptionsOfScenes({ ...clue, figure: percent, averageMilli: null }, { replicas, ...judging })
        .of(scene)
        .flatMap(({ count }) => (count === null ? [] : [unremembered(Math.max(0, count), clues).limit.result])),
    );
    return rangeOf(ends);
  };
  const threshold = (sure: number | null, any: number | null): ActingPercent | null =>
    sure === null ? null : { percent: sure, edge: any === sure ? null : any };
  const top = target * 10 + 10;
  const up = (test: (end: Range) => boolean) => firstWhere(target, top, (percent) => test(endAt(percent)));
  const down = (test: (end: Range) => boolean) => {
    const steps = firstWhere(0, target, (step) => test(endAt(target - step)));
    return steps === null ? null : target - steps;
  };
  const thresholds = {
    up: threshold(
      up(({ low }) => low > replicas),
      up(({ high }) => high > replicas),
    ),
    down: threshold(
      down(({ high }) => high < replicas),
      down(({ low }) => low < replicas),
    ),
  };
  if (thresholds.up === null && thresholds.down === null) return [];
  const assumes: Supposition[] = ["everyPodMeasured", "defaultTolerance", "controllerVersion"];
  return [{ code: "actsAt", ...thresholds, standing: "computed", assumes, basis }];
}

/** A threshold asks the controller many times. */
const mostPodsAsked = 300;

/** The first whole number at which a test holds that holds from there on; null if it does not hold at the last. */
function firstWhere(from: number, to: number, test: (value: number) => boolean): number | null {
  if (!test(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Without a count there are only ratios. */
function ratiosOf(clues: Clues): MetricProposal[][] {
  const [scene] = scenesOf(clues, null, 0);
  return tolerancesOf(clues)
    .slice(0, 2)
    .map((judging) =>
      clues.metrics.map((clue) => {
        const [option] =
          typeof clue.figure === "number" ? new OptionsOfScenes(clue, { replicas: clues.replicas, ...judging }).of(scene!) : [];
        return option?.proposal ?? { ok: false, spec: clue.spec, reason: "", error: "", groups: null };
      }),
    );
}

function proposalOf(metric: MetricReading, proposals: readonly MetricProposal[], replicas: number | null): Proposal | null {
  const found = proposals.filter((each): each is GoodProposal => each.ok);
  const [first] = found;
  const figure = metric.utilization ?? metric.averageValue ?? metric.value ?? metric.current;
  if (first === undefined || figure === undefined || figure === null) return null;
  const ratios = found.map(({ calculation }) => (calculation.kind === "pods" ? calculation.counted.usageRatio : calculation.usageRatio));
  const inside = found.map(
    ({ calculation }) => calculation.outcome === "withinTolerance" || calculation.outcome === "rebalancedWithinTolerance",
  );
  const totals = found.flatMap(({ calculation }) => (calculation.kind === "averageValue" ? [Number(calculation.usageMilli)] : []));
  const ratio = rangeOf(ratios);
  const { calculation } = first;
  const isRebalanced = calculation.kind === "pods" && calculation.rebalanced !== null;
  return {
    code: "proposal",
    metric: metric.name,
    figure: typeof figure === "number" ? `${figure}%` : figure,
    target: metric.target ?? "",
    replicas,
    ratio,
    counts: replicas === null ? null : rangeOf(found.map(({ replicaCount }) => replicaCount)),
    product: replicas === null ? null : productOf(found),
    factor: replicas === null ? null : factorOf(first),
    tolerance: inside.every(Boolean) ? "inside" : inside.some(Boolean) ? "edge" : "outside",
    direction: inside.every(Boolean) ? "none" : ratio.high > 1 ? "up" : "down",
    ...(totals.length > 0 && replicas !== null && { totalMilli: rangeOf(totals) }),
    setAside:
      calculation.kind === "pods" && isRebalanced ? { unready: calculation.groups.unready, missing: calculation.groups.missing } : null,
  };
}

/** What the ratio is multiplied by; null where it is not. */
function factorOf({ calculation }: GoodProposal): number | null {
  switch (calculation.kind) {
    case "pods":
      return calculation.rebalanced === null ? calculation.groups.ready : calculation.rebalanced.heldSamples;
    case "averageValue":
      return calculation.statusReplicas;
    case "value":
      return calculation.readyPods;
  }
}

/** The number that the controller rounded up; null if any of these proposals came about without rounding. */
function productOf(proposals: readonly GoodProposal[]): Range | null {
  const products = proposals.map(({ calculation }): number | null => {
    switch (calculation.kind) {
      case "pods":
        if (calculation.outcome === "scaled") return calculation.counted.usageRatio * calculation.groups.ready;
        if (calculation.outcome !== "rebalanced" || calculation.rebalanced === null) return null;
        return calculation.rebalanced.usageRatio * calculation.rebalanced.heldSamples;
      case "averageValue":
        return calculation.outcome === "scaled" ? Number(calculation.usageMilli) / Number(calculation.targetMilli) : null;
      case "value":
        return calculation.outcome === "scaled" ? calculation.usageRatio * (calculation.readyPods ?? 0) : null;
    }
  });
  return products.includes(null) ? null : rangeOf(products.filter((product) => product !== null));
}

export const rangeOf = (values: readonly number[]): Range => ({
  low: values.reduce((least, value) => Math.min(least, value), Infinity),
  high: values.reduce((most, value) => Math.max(most, value), -Infinity),
});

/** What the figures rest on: what the likeliest world takes for granted, and the controller's own defaults. */
function suppositionsOf({ fields }: MergedAutoscaler, { isBehaviorKnown }: Clues, best: World | undefined): Supposition[] {
  return [
    ...(best?.supposes ?? (["everyPodMeasured"] as const)).filter((each) => each !== "roundedOtherwise"),
    ...(best?.supposes.includes("otherTolerance") ? [] : (["defaultTolerance"] as const)),
    "controllerVersion" as const,
    ...(fields.minReplicas === undefined && best === undefined ? (["defaultMinReplicas"] as const) : []),
    ...(best === undefined && !isBehaviorKnown ? (["defaultBehavior"] as const) : []),
  ];
}

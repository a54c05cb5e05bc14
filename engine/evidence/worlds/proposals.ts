/** What one metric of the clues may have proposed, by the controller's own calculation. */
import type { GoodProposal, MetricProposal, PodGroups, ReplicaCalculation, Tolerances } from "../../controller/decision";
import { ceilToInt32 } from "../../controller/ceilToInt32";
import { withoutFillIns } from "../../controller/heldBy";
import type { OlderRules } from "../../controller/olderRules";
import { averageMeasure, calculateReplicas, utilizationMeasure } from "../../controller/replicaCalculator";
import { cappedInt32, proposeForAverage, proposeForValue } from "../../controller/valueCalculator";
import { noSums, type Sums } from "../../controller/groupPods";
import type { Clues, MetricClue } from "./clues";
import { telling, type Scene } from "./scenes";
import { priceOf, type WorldSupposition } from "./suppositions";

/** One count that a metric may have proposed. */
export interface Option {
  readonly proposal: MetricProposal;
  /** Null: the metric failed. */
  readonly count: number | null;
  readonly held: "tolerance" | "pods" | null;
  readonly supposes: readonly WorldSupposition[];
  /** No text tells the metric's figure. */
  readonly isHidden?: true;
}

export interface Asking {
  readonly replicas: number;
  readonly tolerance: Tolerances;
  readonly older: OlderRules;
}

/** Each count that one metric may have proposed in a scene, the cheapest first; what scenes share is computed once. */
export class OptionsOfScenes {
  private readonly known = new Map<string, readonly Option[]>();

  constructor(
    private readonly clue: MetricClue,
    private readonly asking: Asking,
  ) {}

  /** Empty: the scene cannot show the metric's figure. */
  of(scene: Scene): readonly Option[] {
    const { by } = this.clue;
    const { running, unready, pending, ignored, ready, statusReplicas, mayLackMetrics } = scene;
    const seen =
      by === "total"
        ? [statusReplicas]
        : by === "value"
          ? [ready, running + pending + ignored > 0]
          : [running, unready, pending, ignored, mayLackMetrics];
    const key = seen.join();
    const known = this.known.get(key) ?? cheapestOf(optionsOf(this.clue, scene, this.asking));
    this.known.set(key, known);
    return known;
  }
}

function optionsOf(clue: MetricClue, scene: Scene, asking: Asking): Option[] {
  const { figure } = clue;
  if (figure === null || figure === undefined) return [failedOption(clue)];
  switch (clue.by) {
    case "utilization":
    case "podAverage":
      return podsOptions(clue, figure, scene, asking);
    case "value":
      return valueOptions(clue, figure, scene, asking);
    case "total":
      return totalOptions(clue, figure, scene, asking);
  }
}

export function cheapestOf(options: readonly Option[]): Option[] {
  const found = new Map<string, Option>();
  for (const option of options.toSorted((one, other) => priceOf(one.supposes) - priceOf(other.supposes))) {
    const key = `${option.count} ${option.held}`;
    if (!found.has(key)) found.set(key, option);
  }
  return [...found.values()];
}

/** A metric whose figure no text has may have proposed anything: less than another, what is there, or more than the maximum. */
export function hiddenOptions(
  clue: MetricClue,
  { replicas, maxReplicas, desired }: Pick<Clues, "replicas" | "maxReplicas" | "desired">,
): Option[] {
  const failed = failedOption(clue);
  const [less, most]: WorldSupposition[] = clue.isTotalUnknown
    ? ["totalUnknown", "totalUnknown"]
    : ["hiddenMetricLess", "hiddenMetricMore"];
  const least = replicas === 0 ? 0 : 1;
  const more = [...new Set([desired ?? replicas, replicas, replicas + 1, maxReplicas + 1])].filter(
    (count) => count >= least && count < 2 ** 30,
  );
  return [
    { ...failed, supposes: [less!], isHidden: true },
    ...more.map((count): Option => ({
      ...failed,
      count,
      held: count === replicas ? "tolerance" : null,
      supposes: [most!],
      isHidden: true,
    })),
  ];
}

export const failedOption = ({ spec }: MetricClue): Option => ({
  proposal: { ok: false, spec, reason: "", error: "", groups: null },
  count: null,
  held: null,
  supposes: [],
});

function good(
  clue: MetricClue,
  calculation: ReplicaCalculation,
  replicaCount: number,
  asking: Asking,
  supposes: readonly WorldSupposition[],
): Option {
  const proposal: GoodProposal = { ok: true, spec: clue.spec, description: describe(clue), replicaCount, calculation };
  return optionOf(proposal, asking.replicas, supposes);
}

export const optionOf = (proposal: GoodProposal, replicas: number, supposes: readonly WorldSupposition[]): Option => ({
  proposal,
  count: proposal.replicaCount,
  held: heldIn(proposal, replicas),
  supposes,
});

function heldIn(proposal: GoodProposal, replicas: number): Option["held"] {
  const { calculation, replicaCount } = proposal;
  if (calculation.kind !== "pods") return calculation.outcome === "withinTolerance" ? "tolerance" : null;
  if (replicaCount !== withoutFillIns(proposal, replicas)) return "pods";
  return calculation.outcome === "withinTolerance" || calculation.outcome === "rebalancedWithinTolerance" ? "tolerance" : null;
}

/** Upstream's name of the metric. */
export function describe({ spec, by, name }: MetricClue): string {
  switch (spec.type) {
    case "Resource":
      return by === "utilization" ? `${name} resource utilization (percentage of request)` : `${name} resource`;
    case "ContainerResource":
      return by === "utilization" ? `${name} container resource utilization (percentage of request)` : `${name} resource`;
    case "Pods":
      return `pods metric ${name}`;
    case "Object":
      return by === "total" ? `external metric ${name}(` : `${spec.object.describedObject.kind} metric ${name}`;
    case "External":
      return `external metric ${name}(`;
  }
}

/** A request at which percentages are exact. */
const requestMilli = 100_000;

type Groups = Pick<PodGroups, "ready" | "unready" | "missing" | "ignored">;

function podsOptions(clue: MetricClue, figure: number, scene: Scene, asking: Asking): Option[] {
  const { running, pending, ignored } = scene;
  const notYet = clue.isCpu ? scene.unready : 0;
  const options: Option[] = [];
  const add = (ready: number, unready: number, missing: number, supposes: readonly WorldSupposition[]) => {
    const groups = { ready, unready: unready + pending, missing, ignored };
    for (const [index, proposal] of proposalOfPods(clue, figure, groups, asking).entries())
      options.push(optionOf(proposal, asking.replicas, index === 0 ? supposes : [...supposes, "roundedOtherwise"]));
  };
  add(running - notYet, notYet, 0, ["everyPodMeasured"]);
  if (!scene.mayLackMetrics) return options;
  for (const missing of telling(running - 1)) {
    const fromUnready = Math.min(notYet, missing);
    add(running - notYet - (missing - fromUnready), notYet - fromUnready, missing, ["podsWithoutMetrics"]);
    if (notYet > 0 && missing < running - notYet) add(running - notYet - missing, notYet, missing, ["podsWithoutMetrics"]);
  }
  return options;
}

/** What the figure proposes with these pods, all of one size: of a percentage, which was cut to a whole one, from both ends of what it was. */
export function proposalOfPods(clue: MetricClue, figure: number, groups: Groups, { replicas, tolerance, older }: Asking): GoodProposal[] {
  const { ready, unready, missing } = groups;
  if (ready <= 0) return [];
  const sumOf = (pods: number): Sums => ({ ...noSums, samples: pods, requestsMilli: pods * requestMilli });
  const grouped = { groups: { ...groups, setAside: [] }, missing: sumOf(missing), unready: sumOf(unready), unlisted: noSums };
  const missingBusyMilli = (missing * requestMilli * Math.max(100, clue.target)) / 100;
  const usages =
    clue.by === "podAverage"
      ? [figure * ready]
      : [Math.ceil((figure * ready * requestMilli) / 100), Math.ceil(((figure + 1) * ready * requestMilli) / 100) - 1];
  return usages.map((usage) => {
    const counted = { ...sumOf(ready), usageMilli: usage, usageFloat: usage };
    const measure =
      clue.by === "utilization"
        ? utilizationMeasure(clue.target, counted, { missingBusyMilli, unlisted: noSums })
        : averageMeasure(clue.target, counted, missing);
    const { replicaCount, calculation } = calculateReplicas({ currentReplicas: replicas, tolerance, older }, grouped, measure);
    return { ok: true, spec: clue.spec, description: describe(clue), replicaCount, calculation };
  });
}

function valueOptions(clue: MetricClue, figure: number, scene: Scene, asking: Asking): Option[] {
  const { replicas, tolerance, older } = asking;
  const total = scene.running + scene.pending + scene.ignored;
  const readyPods = replicas === 0 || total === 0 ? null : scene.ready;
  const proposed = proposeForValue({ currentReplicas: replicas, tolerance, older, readyPods }, figure, clue.target);
  if (proposed === null) return [];
  const { usageRatio, outcome, replicaCount } = proposed;
  const calculation: ReplicaCalculation = {
    kind: "value",
    targetMilli: clue.target,
    series: [figure],
    usageMilli: figure,
    usageRatio,
    tolerance,
    readyPods,
    outcome,
    outOfRange: [],
  };
  return [good(clue, calculation, replicaCount, asking, [])];
}

/** The average was rounded up from the total, so several totals show it. */
function totalOptions(clue: MetricClue, figure: number, { statusReplicas }: Scene, asking: Asking): Option[] {
  const { tolerance, older } = asking;
  const most = statusReplicas === 0 ? figure : figure * statusReplicas;
  const least = statusReplicas === 0 ? figure : Math.min(most, (figure - 1) * statusReplicas + 1);
  // Most totals count something, so a whole one comes first.
  const wholes = [Math.floor(most / 1000) * 1000, Math.ceil(least / 1000) * 1000].filter((total) => total >= least && total <= most);
  const totals = new Set([...wholes, most, least]);
  for (let whole = Math.ceil(least / clue.target) * clue.target; whole < most && totals.size < 20; whole += clue.target) {
    totals.add(whole);
    if (whole + 1 < most) totals.add(whole + 1);
  }
  const found = new Map<string, Option>();
  for (const total of totals) {
    const toReplicas = (exact: number) =>
      clue.spec.type === "Object" ? ceilToInt32(exact, older) : cappedInt32(exact, "uncappedAverageCount", older);
    const { usageRatio, outcome, replicaCount } = proposeForAverage({ tolerance, statusReplicas, toReplicas, older }, total, clue.target);
    const calculation: ReplicaCalculation = {
      kind: "averageValue",
      targetMilli: clue.target,
      series: [total],
      usageMilli: total,
      statusReplicas,
      usageRatio,
      averageMilli: figure,
      tolerance,
      outcome,
      outOfRange: [],
    };
    const rounding: WorldSupposition[] = total === (wholes[0] ?? most) ? [] : ["roundedOtherwise"];
    if (wholes.length > 0 && total % 1000 !== 0) rounding.push("fractionalTotal");
    const option = good(clue, calculation, replicaCount, asking, rounding);
    const key = `${option.count} ${option.held}`;
    if (!found.has(key)) found.set(key, option);
  }
  return [...found.values()];
}

/** The worlds that the texts allow: what the controller may have seen and remembered, and what it then decided. */
import type { ComputedDecision, HeldByReason, MetricProposal, Tolerances } from "../../controller/decision";
import { heldBy } from "../../controller/heldBy";
import type { Normalization } from "../../controller/normalize";
import type { OlderRules } from "../../controller/olderRules";
import { liftFromZero } from "../../controller/plan";
import type { Clues, MetricClue } from "./clues";
import { knownOptions, type KnownPods } from "./knownPods";
import { memoriesOf, type Memory } from "./memories";
import { describe, failedOption, hiddenOptions, OptionsOfScenes, type Asking, type Option } from "./proposals";
import type { Scene } from "./scenes";
import { priceOf, type WorldSupposition } from "./suppositions";

/** One way in which everything that is printed may have come about. */
export interface World {
  readonly cause: HeldByReason;
  readonly also: readonly HeldByReason[];
  /** Null: the metric failed, or no text tells its figure. */
  readonly metrics: readonly { readonly name: string; readonly replicas: number | null }[];
  readonly proposals: readonly MetricProposal[];
  /** What a sync leaves as spec.replicas; null where it computes nothing. */
  readonly desired: number | null;
  readonly decision: ComputedDecision | null;
  /** The name of the winner, if no text has its figure; null: another one won, or no text names it. */
  readonly hiddenWinner?: string | null;
  readonly supposes: readonly WorldSupposition[];
  readonly price: number;
}

/** How the controller may have judged ratios. */
export interface PossibleTolerance {
  readonly tolerance: Tolerances;
  readonly older: OlderRules;
  readonly supposes: readonly WorldSupposition[];
}

/** What may have been there: pods, what is remembered, and the tolerance, each the usual one first. */
export interface Possible {
  readonly scenes: readonly Scene[];
  readonly tolerances: readonly PossibleTolerance[];
  readonly memory: Memory | null;
  readonly pods: KnownPods | null;
}

/** Every world that fits, the likeliest first; of those that end alike one. */
export function worldsOf(clues: Clues, possible: Possible): World[] {
  const alone = notComputed(clues, possible);
  if (alone.length > 0) return alone;
  const found = [
    ...blocked(clues, possible),
    ...combinations(clues, possible).flatMap((combination) => decisionsOf(clues, combination, possible.memory)),
  ];
  return found.length > 0 || possible.memory?.isWhole === true ? distinct(found) : byConditions(clues, possible);
}

/** Of worlds that end alike the cheapest, the cheapest first. */
export function distinct(worlds: readonly World[]): World[] {
  const found = new Map<string, World>();
  for (const world of worlds.toSorted((one, other) => one.price - other.price)) {
    const key = `${world.cause} ${world.metrics.map(({ replicas }) => replicas).join()} ${world.desired}`;
    if (!found.has(key)) found.set(key, world);
  }
  return [...found.values()];
}

/** Of a sync that computed nothing. */
function notComputed(clues: Clues, possible: Possible): World[] {
  const { replicas, minReplicas, maxReplicas, conditions, metrics } = clues;
  const world = (cause: HeldByReason, desired: number | null, supposes: readonly WorldSupposition[] = [], isAsked = false): World => {
    const { proposals, supposes: shown } = isAsked ? unwrittenProposals(clues, possible) : { proposals: [], supposes: [] };
    const all = [...supposes, ...shown];
    return { cause, also: [], metrics: countsOf(clues, proposals), proposals, desired, decision: null, supposes: all, price: priceOf(all) };
  };
  if (conditions.able === "FailedGetScale") return [world("error", null)];
  if (conditions.active === "ScalingDisabled" && replicas === 0) return [world("disabled", null)];
  const isOutside = replicas > maxReplicas || (replicas > 0 && replicas < minReplicas);
  if (isOutside) {
    const [bound, desired] = replicas > maxReplicas ? (["maxReplicas", maxReplicas] as const) : (["minReplicas", minReplicas] as const);
    return conditions.able === null
      ? [world(bound, desired, ["scaleIsRead"]), world("error", null, ["syncFailed"])]
      : [world(bound, desired)];
  }
  if (!conditions.isActive) return [world("error", null, [], true)];
  const isBlank = metrics.some(({ figure }) => figure === null) && metrics.every(isUnknown);
  if (!isBlank) return [];
  if (replicas === 0) {
    // A status without a count, although pods are there, is that of a controller that never read the scale.
    const isListed = ({ supposes, running, pending }: Scene) => supposes.includes("podsAsListed") && running + pending > 0;
    const hasPods = !clues.isRescaled && possible.scenes.some(isListed);
    const toZero = world("disabled", null, ["scaledToZero", ...(hasPods ? (["otherPods"] as const) : [])]);
    return distinct([toZero, world("error", null, ["neverComputed"])]);
  }
  if (conditions.areTold) return [world("error", null, [], true)];
  const isHidden = metrics.some(({ figure }) => figure === undefined);
  const hidden = isHidden ? combinations(clues, possible).flatMap((each) => decisionsOf(clues, each, possible.memory)) : [];
  return distinct([world("error", null, ["everyMetricFailed"], true), ...hidden]);
}

/** While a metric fails, a sync that would go down computes nothing. Conditions would say it. */
function blocked(clues: Clues, possible: Possible): World[] {
  const { metrics, replicas, desired, conditions } = clues;
  if (conditions.active !== null || (desired !== null && desired !== replicas) || metrics.every(({ figure }) => figure !== null)) return [];
  const { proposals, supposes: shown } = unwrittenProposals(clues, possible);
  const supposes = clues.supposes.includes("onlyUsualTried") ? [...shown, "onlyUsualTried" as const] : shown;
  const counts = countsOf(clues, proposals);
  if (counts.some((count) => (count.replicas ?? 0) >= replicas)) return [];
  return [{ cause: "error", also: [], metrics: counts, proposals, desired: null, decision: null, supposes, price: priceOf(supposes) }];
}

const countsOf = ({ metrics }: Clues, proposals: readonly MetricProposal[]): World["metrics"] =>
  proposals.map((proposal, index) => ({ name: metrics[index]!.name, replicas: proposal.ok ? proposal.replicaCount : null }));

const isUnknown = ({ figure }: MetricClue): boolean => figure === null || figure === undefined;

/** What each metric proposed to a sync that computed no count, in the first scene that shows every figure. */
function unwrittenProposals(
  clues: Clues,
  { scenes, tolerances: [usual], pods }: Possible,
): { readonly proposals: readonly MetricProposal[]; readonly supposes: readonly WorldSupposition[] } {
  const { metrics, replicas } = clues;
  const failed = { proposals: metrics.map((metric) => failedOption(metric).proposal), supposes: [] };
  if (usual === undefined || metrics.every(isUnknown)) return failed;
  const asking: Asking = { replicas, ...usual };
  const known = metrics.map((metric) => (pods === null || isUnknown(metric) ? [] : knownOptions(metric, pods, asking)));
  const asked = metrics.map((metric) => new OptionsOfScenes(metric, asking));
  const inScenes = scenes.map((scene) => ({
    scene,
    options: metrics.map((metric, index) => (isUnknown(metric) ? failedOption(metric) : (known[index]![0] ?? asked[index]!.of(scene)[0]))),
  }));
  const shown = inScenes.filter(({ options }) => !options.includes(undefined));
  // With a metric that failed, only a sync that would go down computes nothing.
  const isDown = ({ options }: (typeof shown)[number]) => options.every((option) => (option?.count ?? -1) < replicas);
  const found = shown.find(isDown) ?? shown[0] ?? inScenes[0];
  if (found === undefined) return failed;
  return {
    proposals: found.options.map((option, index) => (option ?? failedOption(metrics[index]!)).proposal),
    supposes: [...new Set([...found.scene.supposes, ...usual.supposes, ...found.options.flatMap((option) => option?.supposes ?? [])])],
  };
}

/** One option of each metric. */
interface Combination {
  readonly options: readonly Option[];
  readonly winner: number;
  readonly supposes: readonly WorldSupposition[];
  readonly price: number;
}

/** Every choice of options that ends otherwise, the cheapest of each. */
function combinations(clues: Clues, { scenes, tolerances, pods }: Possible): Combination[] {
  const found = new Map<string, Combination>();
  for (const { supposes, ...judging } of tolerances) {
    const asking: Asking = { replicas: clues.replicas, ...judging };
    const known = clues.metrics.map((metric) => (pods === null ? [] : knownOptions(metric, pods, asking)));
    const asked = clues.metrics.map((metric) => new OptionsOfScenes(metric, asking));
    // Two unusual things at once are not tried.
    for (const scene of supposes.length === 0 ? scenes : scenes.slice(0, 1)) {
      const options = clues.metrics.map((metric, index) =>
        metric.figure === undefined ? hiddenOptions(metric, clues) : known[index]!.length > 0 ? known[index]! : asked[index]!.of(scene),
      );
      for (const combination of combined(clues, options, [...clues.supposes, ...supposes, ...scene.supposes])) {
        const key = `${combination.winner} ${combination.options.map(({ count, held }) => `${count}${held}`).join()}`;
        const other = found.get(key);
        if (other === undefined || combination.price < other.price) found.set(key, combination);
      }
    }
  }
  return [...found.values()];
}

/** Of more metrics only the usual option of each is tried. */
const mostMetrics = 20;

/** The usual option of each of many metrics. */
function usualOf(clues: Clues, options: readonly (readonly Option[])[], supposes: readonly WorldSupposition[]): Combination[] {
  const picked = options.map(([option]) => option!);
  const best = picked.reduce((most, { count }) => Math.max(most, count ?? -1), -1);
  const winner = best === 0 ? picked.findLastIndex(({ count }) => count === 0) : picked.findIndex(({ count }) => count === best);
  const isBlocked = best < clues.replicas && clues.metrics.some(({ figure }) => figure === null);
  const named = clues.conditions.winner;
  const isOther = named !== null && !isDescribed(named, clues.metrics[winner]!, clues.metrics);
  if (best < 0 || isBlocked || isOther) return [];
  const together = [...new Set([...supposes, "onlyUsualTried" as const, ...picked.flatMap((each) => each.supposes)])];
  return [{ options: picked, winner, supposes: together, price: priceOf(together) }];
}

/** Whether the condition's words mean this metric: one that is only counted, if they mean no other. */
const isDescribed = (words: string, metric: MetricClue, metrics: readonly MetricClue[]): boolean =>
  metric.isOnlyCounted === true
    ? !metrics.some((each) => each.isOnlyCounted !== true && words.startsWith(describe(each)))
    : words.startsWith(describe(metric));

/** One option of each metric, so that one of them wins as upstream picks it. */
function combined(clues: Clues, options: readonly (readonly Option[])[], supposes: readonly WorldSupposition[]): Combination[] {
  if (options.some((some) => some.length === 0)) return [];
  const { metrics, replicas, conditions } = clues;
  if (metrics.length > mostMetrics) return usualOf(clues, options, supposes);
  const all: Combination[] = [];
  for (const [winner, metric] of metrics.entries()) {
    if (conditions.winner !== null && !isDescribed(conditions.winner, metric, metrics)) continue;
    for (const option of options[winner]!) {
      const { count } = option;
      if (count === null) continue;
      const chosen = options.map((some, index) =>
        index === winner ? option : some.find((each) => each.count === null || isOutbid(each.count, index, count, winner)),
      );
      // A metric that failed keeps the count from falling.
      const isBlocked = count < replicas && metrics.some(({ figure }) => figure === null);
      if (isBlocked || chosen.includes(undefined)) continue;
      const picked = chosen.filter((each) => each !== undefined);
      const together = [...new Set([...supposes, ...picked.flatMap((each) => each.supposes)])];
      all.push({ options: picked, winner, supposes: together, price: priceOf(together) });
    }
  }
  return all;
}

/** The first of equal proposals wins; of zeros the last. */
const isOutbid = (count: number, index: number, winning: number, winner: number): boolean =>
  winning === 0 ? count === 0 && index < winner : index < winner ? count < winning : count <= winning;

function decisionsOf(clues: Clues, { options, winner, supposes }: Combination, known: Memory | null): World[] {
  const { replicas, minReplicas, conditions } = clues;
  const proposal = Math.max(0, options[winner]!.count ?? 0);
  const proposals = options.map((each) => each.proposal);
  const decisionOf = ({ stabilization, limit }: Normalization): ComputedDecision => {
    const desired = liftFromZero(replicas, minReplicas, limit.result);
    return { kind: "computed", metrics: proposals, winner, proposal, stabilization, limit, desired };
  };
  const isPrinted = (normalization: Normalization) => fits(clues, decisionOf(normalization));
  return memoriesOf(proposal, clues, known, isPrinted).map(({ normalization, supposes: remembered }): World => {
    const decision = decisionOf(normalization);
    const { by, also } = heldBy(decision, replicas, conditions.able === "FailedUpdateScale");
    const all = [...new Set([...supposes, ...remembered])];
    const counts = clues.metrics.map(({ name }, index) => ({ name, replicas: options[index]!.isHidden ? null : options[index]!.count }));
    const end = { cause: by, also, metrics: counts, proposals, desired: decision.desired, decision };
    return { ...end, hiddenWinner: hiddenWinner(clues, options, winner), supposes: all, price: priceOf(all) };
  });
}

/** A condition names also what a table only counts. */
function hiddenWinner({ metrics, conditions }: Clues, options: readonly Option[], winner: number): string | null {
  if (options[winner]!.isHidden !== true) return null;
  return metrics[winner]!.isOnlyCounted === true ? conditions.winner : metrics[winner]!.name;
}

/** A rescale of the last sync is not older than the sync itself. */
const longestSync = 15;

/** Whether the sync would have left what is printed. */
function fits(
  { replicas, desired: printed, conditions, rescales }: Clues,
  { proposal, stabilization, limit, desired }: ComputedDecision,
): boolean {
  const { able, limited } = conditions;
  if (limited !== null && limited !== limit.reason) return false;
  if (able === "FailedUpdateScale") return desired !== replicas;
  if (printed !== null && printed !== desired) return false;
  if (able === null) return true;
  if (able !== "SucceededRescale") return desired === replicas && able === stabilization.reason;
  if (desired === replicas) return false;
  const last = rescales.at(-1);
  if (last === undefined || last.to !== desired || last.ago.low > longestSync || last.reason === "") return true;
  const isBelow = last.reason === "All metrics below target";
  return isBelow === proposal < replicas && (isBelow || !last.reason.endsWith("above target") || proposal > replicas);
}

/** What the conditions alone tell, where no world that was tried shows every figure. */
function byConditions(clues: Clues, possible: Possible): World[] {
  const { conditions, desired, metrics, replicas } = clues;
  const { able, limited } = conditions;
  if (able === null && limited === null) return [];
  const isBrief = clues.supposes.includes("onlyUsualTried") || metrics.length > mostMetrics;
  const supposes: WorldSupposition[] = ["conditionsAlone", ...(isBrief ? (["onlyUsualTried"] as const) : [])];
  const isWithin = limited === null || limited === "DesiredWithinRange";
  const isHeld = able === "ScaleDownStabilized" || able === "ScaleUpStabilized";
  const cause = !isWithin ? (bounds[limited] ?? "policy") : isHeld ? "window" : "none";
  // Nothing held the proposal, so it is the count that was written or kept.
  const isProposed = isWithin && metrics.length === 1 && (able === "ReadyForNewScale" || able === "SucceededRescale");
  const count = isProposed ? (desired ?? replicas) : null;
  const counts = metrics.map(({ name }) => ({ name, replicas: count }));
  const { proposals } = unwrittenProposals(clues, possible);
  return [{ cause, also: [], metrics: counts, proposals, desired, decision: null, supposes, price: priceOf(supposes) }];
}

const bounds: Readonly<Record<string, HeldByReason>> = { TooManyReplicas: "maxReplicas", TooFewReplicas: "minReplicas" };

/** What the texts about one autoscaler prove: the worlds that they allow, and how sure the likeliest one is. */
import { defaultFlags } from "../../controller/flags";
import { olderRulesFor } from "../../controller/olderRules";
import { getTolerances } from "../../controller/tolerances";
import type { HorizontalPodAutoscalerBehavior } from "../../api/autoscaling";
import type { MergedAutoscaler } from "../merge/merged";
import { asValueOfObject, behaviorWithDefaults, type Clues, type MetricClue } from "./clues";
import { courseOf, risenBefore, risenInEvents, rowsOf } from "./course";
import { knownPods } from "./knownPods";
import { listedPods, scenesOf } from "./scenes";
import { distinct, worldsOf, type Possible, type PossibleTolerance, type World } from "./search";
import { priceOf, worldSuppositions, type WorldSupposition } from "./suppositions";

/** Every world that the texts allow, the likeliest first. `isBrief`: only what is usual is tried, as for one of very many autoscalers. */
export function explainedWorlds(merged: MergedAutoscaler, clues: Clues, isBrief = false): World[] {
  if (isBrief) return usualWorlds(merged, clues);
  const listed = listedPods(merged);
  const rows = rowsOf(merged);
  const risen = Math.max(risenBefore(rows, rows.length - 1), risenInEvents(clues));
  const isRescaled = clues.isRescaled || rows.some(({ currentReplicas }) => currentReplicas !== clues.replicas);
  const worldsWith = ({ scenes, pods }: Pick<Possible, "scenes" | "pods">, seen: Clues): World[] =>
    kindsOf({ ...seen, isRescaled }).flatMap((asked) =>
      rulesOf(asked, rows).flatMap(({ behavior, supposes }) => {
        const course = courseOf(merged, behavior);
        const memory = course === null ? null : { ...course, supposes: [] };
        const possible = { scenes, tolerances: tolerancesOf({ ...asked, behavior }), memory, pods };
        return worldsOf({ ...asked, behavior, supposes: [...asked.supposes, ...supposes] }, possible).map((world) => ({
          ...world,
          price: world.price + priceOf(course?.supposes ?? []) + (course?.misses ?? 0) * priceOfMiss,
        }));
      }),
    );
  const asListed = worldsWith({ scenes: scenesOf(clues, listed, risen), pods: knownPods(merged) }, clues);
  const isShown = asListed.some(({ supposes }) => !supposes.includes("conditionsAlone"));
  // Pods that were listed a moment later are no reason to say nothing.
  const later = { scenes: scenesOf(clues, null, risen), pods: null };
  const others = isShown || listed === null ? [] : worldsWith(later, { ...clues, supposes: [...clues.supposes, "podsChanged"] });
  const worlds = [...asListed, ...others];
  return distinct([...worlds, ...failedSync(clues, worlds)]);
}

/** A row does not tell whether the sync failed: its figures may be older. */
function failedSync({ conditions }: Clues, worlds: readonly World[]): World[] {
  const first = worlds.toSorted((one, other) => one.price - other.price).find(({ decision }) => decision !== null);
  if (conditions.areTold || first === undefined) return [];
  const supposes = [...first.supposes, "syncFailed"] as const;
  const price = first.price + priceOf(["syncFailed"]);
  return [{ ...first, cause: "error", also: [], desired: null, decision: null, supposes, price }];
}

/** A table prints the average of the pods and one value of an object alike. */
function kindsOf(clues: Clues): Clues[] {
  const { metrics } = clues;
  const isOpen = ({ isKindTold, by }: MetricClue) => !isKindTold && by === "podAverage";
  if (!metrics.some(isOpen)) return [clues];
  const values = metrics.map((metric) => (isOpen(metric) ? asValueOfObject(metric) : metric));
  return [clues, { ...clues, metrics: values, supposes: [...clues.supposes, "valueOfObject"] }];
}

function usualWorlds(merged: MergedAutoscaler, clues: Clues): World[] {
  const [rules] = rulesOf(clues, []);
  const scenes = scenesOf(clues, listedPods(merged), 0)
    .slice(0, 1)
    .map((scene) => ({ ...scene, mayLackMetrics: false }));
  const asked = { ...clues, behavior: rules!.behavior, supposes: [...clues.supposes, ...rules!.supposes, "onlyUsualTried" as const] };
  return worldsOf(asked, { scenes, tolerances: tolerancesOf(asked).slice(0, 1), memory: null, pods: null });
}

/** Of a row whose next count no world that was tried leads to. */
const priceOfMiss = 3.5;

interface PossibleRules {
  readonly behavior: Clues["behavior"];
  readonly supposes: readonly WorldSupposition[];
}

/** Rules that a table does not show: what most have, then those that act sooner, then those that act later or in smaller steps. */
function rulesOf({ isBehaviorKnown, behavior }: Clues, rows: readonly { readonly currentReplicas?: number | null }[]): PossibleRules[] {
  if (isBehaviorKnown) return [{ behavior, supposes: [] }];
  const changes = rows.slice(1).map(({ currentReplicas }, index) => (currentReplicas ?? 0) - (rows[index]!.currentReplicas ?? 0));
  // A policy allows at least the largest step that the rows show.
  const stepsOf = (largest: number) => [{ type: "Pods" as const, value: Math.max(1, largest), periodSeconds: 60 }];
  const rules = (supposes: WorldSupposition, written: HorizontalPodAutoscalerBehavior): PossibleRules => ({
    behavior: behaviorWithDefaults(written),
    supposes: [supposes],
  });
  return [
    { behavior: undefined, supposes: ["defaultBehavior"] },
    rules("shortWindow", { scaleDown: { stabilizationWindowSeconds: 0 } }),
    rules("shortWindow", { scaleDown: { stabilizationWindowSeconds: 60 } }),
    rules("slowRise", { scaleUp: { policies: stepsOf(Math.max(0, ...changes)) } }),
    rules("slowFall", { scaleDown: { stabilizationWindowSeconds: 0, policies: stepsOf(-Math.min(0, ...changes)) } }),
    rules("upWindow", { scaleUp: { stabilizationWindowSeconds: 300 } }),
  ];
}

/** As the rules say; as releases before 1.33 judge the edge; and as a controller with another flag, or one that does not read the rules' tolerance. */
export function tolerancesOf({ behavior }: Pick<Clues, "behavior">): PossibleTolerance[] {
  const [newest, oldest] = [olderRulesFor(), olderRulesFor("1.28")];
  const usual = getTolerances(behavior, defaultFlags, newest);
  const others = [defaultFlags.tolerance, 0, 0.5].filter((each) => each !== usual.down || each !== usual.up);
  return [
    { tolerance: usual, older: newest, supposes: [] },
    { tolerance: { ...usual, asDistance: true }, older: oldest, supposes: ["olderRelease"] },
    ...others.map((each): PossibleTolerance => ({ tolerance: { down: each, up: each }, older: newest, supposes: ["otherTolerance"] })),
  ];
}

/** Whether only one end fits, one is much more usual than the others, several are about as usual, or not every end was tried. */
export type Certainty = "only" | "mostLikely" | "open" | "notAllTried";

/** Whether other ends are about as likely as the first. */
export const isOpen = (certainty: Certainty): boolean => certainty === "open" || certainty === "notAllTried";

export function certaintyOf([first, ...others]: readonly World[]): Certainty {
  if (first === undefined) return "open";
  if (first.supposes.includes("onlyUsualTried")) return "notAllTried";
  const second = others.find(({ cause, desired }) => cause !== first.cause || desired !== first.desired);
  if (second === undefined) return first.supposes.includes("conditionsAlone") ? "mostLikely" : "only";
  return second.price - first.price >= telling ? "mostLikely" : "open";
}

/** A difference of prices that makes a world much more usual than another one. */
const telling = 1;

const mostHypotheses = 5;

/** The likeliest world of each cause first, then others; where a hidden metric may have won, one of those worlds is never left out. */
export function hypothesesOf(worlds: readonly World[]): World[] {
  const firsts = worlds.filter((world, index) => worlds.findIndex(({ cause }) => cause === world.cause) === index);
  const all = [...firsts, ...worlds.filter((world) => !firsts.includes(world))];
  const isHidden = ({ supposes }: World) => supposes.includes("hiddenMetricMore");
  const at = all.findIndex(isHidden);
  return at < mostHypotheses ? all.slice(0, mostHypotheses) : [...all.slice(0, mostHypotheses - 1), all[at]!];
}

/** The texts that would decide between the first world and the others. */
export function tellingTexts([first, ...others]: readonly World[]): Set<
  NonNullable<(typeof worldSuppositions)[WorldSupposition]["toldBy"]>
> {
  const all = [first, ...others].flatMap((world) => world?.supposes ?? []);
  return new Set(all.flatMap((each) => worldSuppositions[each].toldBy ?? []));
}

/** What the texts about one autoscaler prove: the worlds that they allow, and how sure the likeliest one is. */
import { defaultFlags } from "../../controller/flags";
import { olderRulesFor } from "../../controller/olderRules";
import { getTolerances } from "../../controller/tolerances";
import type { MergedAutoscaler } from "../merge/merged";
import { behaviorWithDefaults, type Clues } from "./clues";
import { courseOf, risenBefore, risenInEvents, rowsOf } from "./course";
import { knownPods } from "./knownPods";
import { listedPods, scenesOf } from "./scenes";
import { distinct, worldsOf, type PossibleTolerance, type World } from "./search";
import { worldSuppositions, type WorldSupposition } from "./suppositions";

/** Every world that the texts allow, the likeliest first. `isBrief`: only what is usual is tried, as for one of very many autoscalers. */
export function explainedWorlds(merged: MergedAutoscaler, clues: Clues, isBrief = false): World[] {
  if (isBrief) return usualWorlds(merged, clues);
  const listed = listedPods(merged);
  const rows = rowsOf(merged);
  const risen = Math.max(risenBefore(rows, rows.length - 1), risenInEvents(clues));
  const scenes = scenesOf(clues, listed, risen);
  const pods = knownPods(merged);
  const worlds = rulesOf(clues).flatMap(({ behavior, supposes }) => {
    const course = courseOf(merged, behavior);
    const memory = course === null ? null : { ...course, supposes: [] };
    const misses = (course?.misses ?? 0) * priceOfMiss;
    const possible = { scenes, tolerances: tolerancesOf({ ...clues, behavior }), memory, pods };
    return worldsOf({ ...clues, behavior, supposes: [...clues.supposes, ...supposes] }, possible).map((world) => ({
      ...world,
      price: world.price + misses,
    }));
  });
  return distinct(worlds);
}

function usualWorlds(merged: MergedAutoscaler, clues: Clues): World[] {
  const [rules] = rulesOf(clues);
  const scenes = scenesOf(clues, listedPods(merged), 0)
    .slice(0, 1)
    .map((scene) => ({ ...scene, mayLackMetrics: false }));
  const asked = { ...clues, behavior: rules!.behavior, supposes: [...clues.supposes, ...rules!.supposes] };
  return worldsOf(asked, { scenes, tolerances: tolerancesOf(asked).slice(0, 1), memory: null, pods: null });
}

/** Of a row whose next count is not what its figures lead to. */
const priceOfMiss = 0.7;

/** Rules that a table does not show: what most have, then those that act sooner. */
function rulesOf({
  isBehaviorKnown,
  behavior,
}: Clues): { readonly behavior: Clues["behavior"]; readonly supposes: readonly WorldSupposition[] }[] {
  if (isBehaviorKnown) return [{ behavior, supposes: [] }];
  const within = (stabilizationWindowSeconds: number) => behaviorWithDefaults({ scaleDown: { stabilizationWindowSeconds } });
  return [
    { behavior: undefined, supposes: ["defaultBehavior"] },
    { behavior: within(0), supposes: ["shortWindow"] },
    { behavior: within(60), supposes: ["shortWindow"] },
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

/** Whether only one end fits, one is much more usual than the others, or several are about as usual. */
export type Certainty = "only" | "mostLikely" | "open";

export function certaintyOf([first, ...others]: readonly World[]): Certainty {
  if (first === undefined) return "open";
  const second = others.find(({ cause, desired }) => cause !== first.cause || desired !== first.desired);
  if (second === undefined) return first.supposes.includes("conditionsAlone") ? "mostLikely" : "only";
  return second.price - first.price >= telling ? "mostLikely" : "open";
}

/** A difference of prices that makes a world much more usual than another one. */
const telling = 1;

export const mostHypotheses = 5;

/** The likeliest world of each cause first, then others. */
export function hypothesesOf(worlds: readonly World[]): World[] {
  const firsts = worlds.filter((world, index) => worlds.findIndex(({ cause }) => cause === world.cause) === index);
  return [...firsts, ...worlds.filter((world) => !firsts.includes(world))].slice(0, mostHypotheses);
}

/** The texts that would decide between the first world and the others. */
export function tellingTexts([first, ...others]: readonly World[]): Set<
  NonNullable<(typeof worldSuppositions)[WorldSupposition]["toldBy"]>
> {
  const all = [first, ...others].flatMap((world) => world?.supposes ?? []);
  return new Set(all.flatMap((each) => worldSuppositions[each].toldBy ?? []));
}

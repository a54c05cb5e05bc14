import { costKinds, harmKinds, seedRange, variationNames, type Harm, type Move, type Study } from "../study";
import type { Draws } from "./draws";

/** A study as someone may have typed it, with and without a meaning in the manifest. */
export function randomStudy(draw: Draws): Study {
  const value = () => draw.pick([draw.between(0, 400), `${draw.between(1, 900)}m`, "", "Max", "abc"]);
  const field = () => draw.pick(["spec.minReplicas", "spec.maxReplicas", "spec.behavior.scaleDown.selectPolicy", "spec.gone[3]"]);
  const move = (): Move =>
    draw.chance(50)
      ? { field: field(), from: value(), to: value(), by: value() }
      : { field: field(), values: Array.from({ length: draw.between(0, 3) }, value) };
  return {
    moves: Array.from({ length: draw.between(0, 4) }, move),
    cost: draw.chance(30)
      ? { kind: "price", pricePerPodHour: draw.between(1, 99) / 100 }
      : { kind: draw.pick(Object.keys(costKinds) as (keyof typeof costKinds)[]) },
    harm: draw.pick(Object.keys(harmKinds) as Harm[]),
    seeds: draw.between(seedRange.min, seedRange.max),
    variations: draw.chance(50) ? [] : [{ kind: draw.pick(variationNames), amount: draw.between(1, 30) / 10 }],
    ...(draw.chance(30) && { budget: draw.between(100, 9000) }),
  };
}

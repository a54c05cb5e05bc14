import type { BehaviorReading, PolicyReading, RulesReading } from "../behaviorReading";
import { at, countIn, said, textIn, type Tree } from "../../answers/tree";

/** The rules of `spec.behavior`, and of the same field of a ScaledObject. */
export function readBehavior(tree: Tree | undefined): BehaviorReading | undefined {
  if (tree?.kind !== "map") return undefined;
  const behavior = said({ scaleUp: readRules(at(tree, "scaleUp")), scaleDown: readRules(at(tree, "scaleDown")) });
  // An empty `behavior: {}` is one: its defaults hold.
  return Object.keys(behavior).length === 0 && tree?.kind !== "map" ? undefined : behavior;
}

function readRules(tree: Tree | undefined): RulesReading | undefined {
  if (tree?.kind !== "map") return undefined;
  const policies = at(tree, "policies");
  return said({
    policies: policies?.kind === "list" ? policies.items.flatMap(readPolicy) : undefined,
    stabilizationWindowSeconds: countIn(at(tree, "stabilizationWindowSeconds")),
    selectPolicy: textIn(at(tree, "selectPolicy")),
    tolerance: textIn(at(tree, "tolerance")),
  });
}

function readPolicy(tree: Tree): PolicyReading[] {
  const [type, value, periodSeconds] = [textIn(at(tree, "type")), countIn(at(tree, "value")), countIn(at(tree, "periodSeconds"))];
  return type === undefined || value === undefined || periodSeconds === undefined ? [] : [{ type, value, periodSeconds }];
}

import type { HeldBy } from "../controller/decision";
import { heldByOf, type Holder } from "../controller/heldBy";
import type { BoundV1, DecisionV1 } from "./decision";

/** `failed`: the reconcile returned an error. The rule is documented with `HeldBy`. */
export function heldByV1(decision: DecisionV1, current: number, failed: boolean): HeldBy {
  if (!("forbidden" in decision)) return { by: "error", also: [] };
  const { desired, result } = decision.forbidden;
  const held: Holder[] = [];
  if (decision.kind === "computed" && decision.calculation?.withinTolerance) held.push({ reason: "tolerance", moved: 0 });
  const bounds = decision.kind === "outOfBounds" ? [decision.bound] : decision.bounds;
  for (const { by, from, to } of bounds) held.push({ reason: boundReasons[by], moved: to - from });
  if (decision.forbidden.forbade !== null) held.push({ reason: "window", moved: current - desired });
  const proposal = decision.kind === "computed" ? decision.proposal : result;
  return heldByOf(held, Math.sign(result - proposal), failed);
}

const boundReasons: Readonly<Record<BoundV1["by"], "maxReplicas" | "minReplicas">> = {
  maxReplicas: "maxReplicas",
  minReplicas: "minReplicas",
  one: "minReplicas",
};

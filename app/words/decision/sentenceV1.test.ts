import { expect, test } from "vitest";
import { type ReconcileV1 } from "../../../engine/index";
import { library } from "../../../engine/library";
import { traceV1Of } from "../../../engine/simulation/testing/traceOf";
import { sentenceV1, verdictV1 } from "./sentenceV1";
import { phraseText } from "./phrase";

const { scenario } = library.find(({ id }) => id === "forbidden-windows")!;
const { reconciles } = traceV1Of(scenario);

const at = (second: number): ReconcileV1 => reconciles.find((reconcile) => reconcile.at === second)!;
const said = (reconcile: ReconcileV1) => `${verdictV1(reconcile).words}: ${phraseText(sentenceV1(reconcile))}`.replaceAll("\u00a0", " ");

test("says which window forbids a change, until when, and from which time it counts", () => {
  expect(said(at(720))).toBe(
    "held by a forbidden window: Kept 10. CPU proposes 20: 97% ÷ 50% × 10 is 19.4, rounded up, but scaling up is forbidden for 3 min after the rescale at 10:30, until 13:30; the metric is from 11:44.",
  );
});

test("says what was proposed and written, or that it is inside the tolerance", () => {
  expect(said(at(630))).toBe("went as proposed: Went from 5 to 10. CPU proposes 10: 98% ÷ 50% × 5 is 9.8, rounded up.");
  expect(said(at(600))).toBe("inside tolerance: Kept 5. CPU is at 50%, the target is 50%; the ratio 1 is inside the ±10% tolerance.");
});

test("says why the controller decided nothing", () => {
  expect(said(at(870))).toBe(
    "no metric value, no decision: Left 20 as it is. The controller could not read the CPU utilization, so it decided nothing.",
  );
  const unread = { ...at(870), specReplicas: null, decision: { kind: "scaleUnavailable", error: "x" } } as const;
  expect(said(unread)).toBe(
    "the scale could not be read: Left the count as it is. The controller could not read the target's scale, so it decided nothing.",
  );
});

test("says the effect of a bound", () => {
  const { decision } = at(630);
  if (decision.kind !== "computed") throw new Error("nothing was computed");
  const forbidden = { ...decision.forbidden, desired: 8, result: 8 };
  const heldBy = { by: "maxReplicas", also: [] } as const;
  const capped = { ...decision, bounds: [{ by: "maxReplicas", from: 10, to: 8 } as const], forbidden };
  expect(said({ ...at(630), decision: capped, heldBy: { ...heldBy, also: [] }, scaledTo: 8 })).toBe(
    "limited by maxReplicas: Went from 5 to 8. CPU proposes 10: 98% ÷ 50% × 5 is 9.8, rounded up; maxReplicas is 8.",
  );
  const above = {
    kind: "outOfBounds",
    bound: { by: "maxReplicas", from: 5, to: 3 },
    forbidden: { ...forbidden, desired: 3, result: 3 },
  } as const;
  expect(said({ ...at(630), decision: above, heldBy: { ...heldBy, also: [] }, scaledTo: 3 })).toBe(
    "lowered to maxReplicas: Went from 5 to 3. maxReplicas is 3, so the controller read no metric.",
  );
  expect(said({ ...at(630), decision: above, scaledTo: null, error: "conflict" })).toBe(
    "the scale could not be written: Left 5 as it is. maxReplicas is 3, so the controller read no metric, but the controller could not write 3 to the scale.",
  );
});

import { expect, test } from "vitest";
import { nearestThresholdsV1, whyNotV1, type ReconcileV1 } from "../../engine/index";
import { library } from "../../engine/library";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { firstThresholdPhrases, firstWhyNotAnswer } from "./firstWhyNot";
import { phraseText } from "./phrase";

const { scenario } = library.find(({ id }) => id === "forbidden-windows")!;
const { firstReconciles } = traceOf(scenario);

const at = (second: number): ReconcileV1 => firstReconciles.find((reconcile) => reconcile.at === second)!;
const said = (reconcile: ReconcileV1, replicas: number) =>
  phraseText(firstWhyNotAnswer(whyNotV1(reconcile, replicas), reconcile)).replaceAll("\u00a0", " ");

test("says when the reconcile did leave the count", () => {
  expect(said(at(720), 10)).toBe("It did: this reconcile left 10.");
});

test("names the window that forbids what was asked for, and by whose time", () => {
  expect(said(at(720), 20)).toBe("For 3 min after the last rescale, until 13:30, no change up is allowed; the metric is of 11:44.");
});

test("names what the CPU would have to be, and then the window and the bound", () => {
  expect(said(at(720), 12)).toBe(
    "At 97% the CPU asks for 20; for 12 it takes 56% to 60%. For 3 min after the last rescale, until 13:30, no change up is allowed; the metric is of 11:44.",
  );
  expect(said(at(720), 40)).toBe(
    "At 97% the CPU asks for 20; for 40 or more it takes 196% or more. maxReplicas is 30. For 3 min after the last rescale, until 13:30, no change up is allowed; the metric is of 11:44.",
  );
  expect(said(at(720), 0)).toBe(
    "At 97% the CPU asks for 20; for 0 it takes 0%. minReplicas is 2. This autoscaler never goes to 0: it would be switched off there. For 5 min after the last rescale, until 15:30, no change down is allowed; the metric is of 11:44.",
  );
});

test("inside the tolerance, says what it kept", () => {
  expect(said(at(600), 6)).toBe("At 50% the CPU asks for 5; for 6 it takes 55% to 60%.");
  expect(phraseText(firstThresholdPhrases(nearestThresholdsV1(at(600))!))).toBe(
    "At 40% or less it would ask for 4 and get it. From 55% it would ask for 6 and get it.",
  );
});

test("without a number it says that nothing more is known", () => {
  expect(said(at(660), 5)).toBe(
    "The CPU utilization could not be read, so there was no number to decide on. The controller stopped there, so what later stages would have said is not known.",
  );
  const unread = { ...at(660), specReplicas: null, scaledTo: null, decision: { kind: "scaleUnavailable", error: "x" } } as const;
  expect(said(unread, 5)).toBe(
    "The target's scale could not be read, so nothing was decided. The controller stopped there, so what later stages would have said is not known.",
  );
});

test("of a count outside the bounds says where it goes", () => {
  const { decision } = at(630);
  if (decision.kind !== "computed") throw new Error("nothing was computed");
  const bound = { by: "maxReplicas", from: 5, to: 3 } as const;
  const above = { kind: "outOfBounds", bound, forbidden: { ...decision.forbidden, desired: 3, result: 3 } } as const;
  expect(said({ ...at(630), maxReplicas: 3, decision: above, scaledTo: 3 }, 4)).toBe(
    "The count found was 5, and maxReplicas is 3: it goes to 3, and no metric is read. maxReplicas is 3. What the CPU would have asked for is not known.",
  );
  expect(said({ ...at(630), maxReplicas: 3, decision: above, scaledTo: null, error: "conflict" }, 3)).toBe(
    "It decided on 3, and writing that to the scale failed.",
  );
});

test("says when it takes a count for done, and that it never goes to zero", () => {
  expect(said({ ...at(600), specReplicas: 4 }, 5)).toBe(
    "status.replicas is 5 already: the controller takes it for done and leaves spec.replicas at 4.",
  );
});

import { expect, test } from "vitest";
import { nearestThresholdsV1, whyNotV1, type ReconcileV1 } from "../../../engine/index";
import { library } from "../../../engine/library";
import { traceV1Of } from "../../../engine/simulation/testing/traceOf";
import { thresholdPhrasesV1, whyNotAnswerV1 } from "./whyNotAnswerV1";
import { phraseText } from "./phrase";

const { scenario } = library.find(({ id }) => id === "forbidden-windows")!;
const { reconciles } = traceV1Of(scenario);

const at = (second: number): ReconcileV1 => reconciles.find((reconcile) => reconcile.at === second)!;
const said = (reconcile: ReconcileV1, replicas: number) =>
  phraseText(whyNotAnswerV1(whyNotV1(reconcile, replicas), reconcile)).replaceAll("\u00a0", " ");

test("says that the sync did end at this count", () => {
  expect(said(at(720), 10)).toBe("It did: this sync ended at 10.");
});

test("names the window that forbids the proposal, and the time from which it counts", () => {
  expect(said(at(720), 20)).toBe("Scaling up is forbidden for 3 min after the last rescale, until 13:30; the metric is from 11:44.");
});

test("names the CPU usage that it would need, and then the window and the bound", () => {
  expect(said(at(720), 12)).toBe(
    "At 97%, CPU proposes 20; it would propose 12 at 56% to 60%. Scaling up is forbidden for 3 min after the last rescale, until 13:30; the metric is from 11:44.",
  );
  expect(said(at(720), 40)).toBe(
    "At 97%, CPU proposes 20; it would propose 40 or more at 196% or more. maxReplicas is 30. Scaling up is forbidden for 3 min after the last rescale, until 13:30; the metric is from 11:44.",
  );
  expect(said(at(720), 0)).toBe(
    "At 97%, CPU proposes 20; it would propose 0 at 0%. minReplicas is 2. This autoscaler never scales to 0, because 0 would switch it off. Scaling down is forbidden for 5 min after the last rescale, until 15:30; the metric is from 11:44.",
  );
});

test("says which count it kept inside the tolerance", () => {
  expect(said(at(600), 6)).toBe("At 50%, CPU proposes 5; it would propose 6 at 55% to 60%.");
  expect(phraseText(thresholdPhrasesV1(nearestThresholdsV1(at(600))!))).toBe(
    "At 40% or less, it would propose 4, and the count would be 4. At 55% or more, it would propose 6, and the count would be 6.",
  );
});

test("says that nothing more is known without a metric", () => {
  expect(said(at(870), 5)).toBe(
    "The controller could not read the CPU utilization, so it decided nothing. The controller stopped there, so the result of the later stages is not known.",
  );
  const unread = { ...at(870), specReplicas: null, scaledTo: null, decision: { kind: "scaleUnavailable", error: "x" } } as const;
  expect(said(unread, 5)).toBe(
    "The controller could not read the target's scale, so it decided nothing. The controller stopped there, so the result of the later stages is not known.",
  );
});

test("says where a count outside the bounds would end", () => {
  const { decision } = at(630);
  if (decision.kind !== "computed") throw new Error("nothing was computed");
  const bound = { by: "maxReplicas", from: 5, to: 3 } as const;
  const above = { kind: "outOfBounds", bound, forbidden: { ...decision.forbidden, desired: 3, result: 3 } } as const;
  expect(said({ ...at(630), maxReplicas: 3, decision: above, scaledTo: 3 }, 4)).toBe(
    "The controller found a count of 5, but maxReplicas is 3. It goes to 3 and reads no metric. maxReplicas is 3. It is not known what CPU would have proposed.",
  );
  expect(said({ ...at(630), maxReplicas: 3, decision: above, scaledTo: null, error: "conflict" }, 3)).toBe(
    "It decided on 3 but could not write that to the scale.",
  );
});

test("says when the controller considers a count done, and that it never goes to zero", () => {
  expect(said({ ...at(600), specReplicas: 4 }, 5)).toBe(
    "status.replicas is already 5, so the controller considers this done and leaves spec.replicas at 4.",
  );
});

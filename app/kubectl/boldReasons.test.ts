import { expect, test } from "vitest";
import { boldReasons } from "./boldReasons";

const conditions = (...lines: string[]) => ["Conditions:", "  Type  Status  Reason  Message", ...lines, "Events:  <none>", ""].join("\n");

test("separates the reason of each unusual condition, and loses no text", () => {
  const held = conditions(
    "  AbleToScale     True    ScaleDownStabilized  recent recommendations were higher",
    "  ScalingActive   True    ValidMetricFound     the HPA was able to",
    "  ScalingLimited  True    TooManyReplicas      the desired replica count is more than",
  );
  expect(boldReasons(held).filter((_, index) => index % 2 === 1)).toEqual(["ScaleDownStabilized", "TooManyReplicas"]);
  expect(boldReasons(held).join("")).toBe(held);
});

test("separates nothing if every condition is normal, and no word elsewhere", () => {
  const usual = conditions("  AbleToScale     True    ReadyForNewScale  TooManyReplicas", "  Normal  TooManyReplicas  5s");
  expect(boldReasons(usual)).toEqual([usual]);
});

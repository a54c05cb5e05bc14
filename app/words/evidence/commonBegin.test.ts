import { expect, test } from "vitest";
import { commonBegin } from "./commonBegin";

const shown = (...names: string[]) => names.map((name) => name.slice(commonBegin(names)));

test("what all names begin with is left out, up to the end of a word", () => {
  expect(shown("checkout-prod-hpa.yaml", "checkout-prod-pods.yaml")).toEqual(["hpa.yaml", "pods.yaml"]);
  expect(shown("checkout-prod-events.txt", "checkout-prod-events-old.txt")).toEqual(["events.txt", "events-old.txt"]);
  expect(shown("2026-11-27T10.00 hpa", "2026-11-27T10.00 hpa-2", "2026-11-27T10.05 hpa")).toEqual(["00 hpa", "00 hpa-2", "05 hpa"]);
});

test("a name stays whole if it is alone, if nothing is common, or if too little or nothing would be left", () => {
  for (const names of [
    ["checkout-prod-hpa.yaml"],
    ["hpa.yaml", "pods.yaml"],
    ["a-b.txt", "a-c.txt"],
    ["prod-web-", "prod-web-pods"],
    ["hpa", "hpa"],
  ])
    expect(shown(...names)).toEqual(names);
  expect(shown()).toEqual([]);
});

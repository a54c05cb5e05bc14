import { expect, test } from "vitest";
import { panelsIn, panelsOf } from "./panels";

const closed = { tab: null, rightTab: "decision", tables: new Set<string>(), hidden: new Set<string>() } as const;

test("what is open comes back from its words, in one order", () => {
  const panels = {
    tab: "workload",
    rightTab: "outcome",
    tables: new Set(["replicas", "load"]),
    hidden: new Set(["load/served", "metric-0/actual"]),
  } as const;
  const words = ["tab/workload", "side/outcome", "table/load", "table/replicas", "hidden/load/served", "hidden/metric-0/actual"];
  expect(panelsOf(panels)).toEqual(words);
  expect(panelsIn(words)).toEqual(panels);
});

test("what each layout opens by itself needs no word", () => {
  expect(panelsOf(closed)).toEqual([]);
  expect(panelsOf({ ...closed, tab: "manifest" })).toEqual([]);
  expect(panelsIn([])).toEqual(closed);
});

test("a word of a later page, or of nobody, is passed over", () => {
  expect(panelsIn(["tab/toString", "side/workload", "side/__proto__", "kubectl", "", "/", "tab/"])).toEqual(closed);
});

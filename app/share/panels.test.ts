import { expect, test } from "vitest";
import { panelsIn, panelsOf } from "./panels";

const closed = { tab: null, rightTab: "decision", tables: new Set<string>(), hidden: new Set<string>() } as const;

test("the open panels come back from their words, in one order", () => {
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

test("panels that each layout opens by itself need no word", () => {
  expect(panelsOf(closed)).toEqual([]);
  expect(panelsOf({ ...closed, tab: "manifest" })).toEqual([]);
  expect(panelsIn([])).toEqual(closed);
});

test("an unknown word, such as a later page's, is ignored", () => {
  expect(panelsIn(["tab/toString", "side/workload", "side/__proto__", "kubectl", "", "/", "tab/"])).toEqual(closed);
});

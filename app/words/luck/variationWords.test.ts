import { expect, test } from "vitest";
import { variationWords } from "./variationWords";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a variation is named by what it does to the load or the workload", () => {
  const named = [
    { kind: "load", amount: 1.2 },
    { kind: "load", amount: 0.8 },
    { kind: "load", amount: 3 },
    { kind: "shift", amount: 90 },
    { kind: "shift", amount: -30 },
    { kind: "startUp", amount: 1.5 },
    { kind: "startUp", amount: 0.5 },
  ] as const;
  expect(named.map((each) => plain(variationWords(each)))).toEqual([
    "Load 20% higher",
    "Load 20% lower",
    "Load 200% higher",
    "Load 1 min 30 s later",
    "Load 30 s earlier",
    "Start-up 1.5 times as long",
    "Start-up 0.5 times as long",
  ]);
});

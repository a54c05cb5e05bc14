import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { explainTexts } from "../doors/conformance";
import { areCounts, isCause, isFalselyCertain, statesCount, type Truth } from "./testing/judgeExplained";

/** What the real controller did, and what a person could have pasted within 14 s after it. */
interface Recorded {
  readonly name: string;
  readonly form: string;
  readonly texts: readonly string[];
  readonly truth: Truth;
}

const recorded = gunzipSync(readFileSync(new URL("explain/explain.ndjson.gz", import.meta.url)))
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

const judged = recorded.map(({ form, texts, truth }) => {
  const hypotheses = explainTexts(texts)[0]?.hypotheses ?? [];
  const [first] = hypotheses;
  return {
    form,
    isCause: first !== undefined && isCause(first, truth),
    isAmong: hypotheses.some((each) => isCause(each, truth)),
    areCounts: first === undefined || areCounts(first, truth),
    states: (first !== undefined && statesCount(first)) || truth.metrics.every(({ replicas }) => replicas === null),
    isFalselyCertain: isFalselyCertain(hypotheses, truth),
  };
});

const withoutManifest = recorded.filter(({ form }) => form === "watch+pods+manifest");

type Judged = (typeof judged)[number];

function share(forms: readonly string[], of: (each: Judged) => boolean): number {
  const asked = judged.filter(({ form }) => forms.includes(form));
  return asked.filter(of).length / asked.length;
}

const all = [...new Set(recorded.map(({ form }) => form))];
const withPods = ["describe+pods", "yaml+pods"];

describe("what texts prove, held to what the controller did", () => {
  test("what is said without a supposition is never wrong", () => {
    expect(judged.filter((each) => each.isFalselyCertain)).toEqual([]);
  });

  test("the true cause is among the hypotheses", () => {
    expect(share(all, ({ isAmong }) => isAmong)).toBeGreaterThanOrEqual(0.985);
  });

  test.each([
    ["objects", ["describe+objects"], 0.97],
    ["pods", withPods, 0.95],
    ["a description or an object alone", ["describe", "yaml"], 0.94],
    ["rows, their pods and the manifest", ["watch+pods+manifest"], 0.92],
    ["a row and the pods", ["table+pods"], 0.8],
    ["rows alone", ["watch"], 0.8],
  ] as const)("the first hypothesis has the true cause: %s", (_, forms, least) => {
    expect(share(forms, ({ isCause: is }) => is)).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ["objects", ["describe+objects"], 0.98],
    ["pods", [...withPods, "watch+pods+manifest"], 0.95],
    ["a description or an object alone", ["describe", "yaml"], 0.91],
    ["rows", ["table+pods", "watch"], 0.85],
  ] as const)("the first hypothesis has each metric's true count: %s", (_, forms, least) => {
    expect(share(forms, ({ areCounts: are }) => are)).toBeGreaterThanOrEqual(least);
  });

  test("a description and an object state the counts", () => {
    expect(share(["describe", "yaml"], ({ states }) => states)).toBeGreaterThanOrEqual(0.99);
  });

  test("the manifest never makes an answer worse", () => {
    const worse = withoutManifest.filter(({ texts, truth }) => {
      const first = (some: readonly string[]) => explainTexts(some)[0]?.hypotheses[0];
      const [less, more] = [first(texts.slice(0, -1)), first(texts)];
      return less !== undefined && isCause(less, truth) && !(more !== undefined && isCause(more, truth));
    });
    expect(worse.map(({ name }) => name)).toEqual([]);
  });
});

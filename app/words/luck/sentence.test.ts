import { describe, expect, test } from "vitest";
import { outcomeNames, spreadsOf, type FirstDifference, type Outcomes, type SeedOutcomes } from "../../../engine/index";
import { luckSentence, plainText } from "./sentence";

const some = Object.fromEntries(outcomeNames.map((name) => [name, 1])) as unknown as Outcomes;
const seedsWith = (outcomes: readonly Partial<Outcomes>[]): SeedOutcomes[] =>
  outcomes.map((each, index) => ({ seed: 1 + index, outcomes: { ...some, ...each } }));
const failed = (...values: number[]) => seedsWith(values.map((requestsFailed) => ({ requestsFailed })));

function said(
  outcomes: readonly SeedOutcomes[],
  difference: FirstDifference | null = null,
  seed = 1,
  syncs: readonly number[] = [],
): string {
  return plainText(luckSentence({ luck: { outcomes, spreads: spreadsOf(outcomes) }, difference, seed, syncs })).replaceAll("\u00a0", " ");
}

describe("what hurts here, and whether that is luck", () => {
  const split = [2, 0, 1, 235, 300, 336];

  test("a low value is luck if at least half of the seeds are worse", () => {
    expect(said(failed(...split))).toBe(
      "2 failed requests here; that is good luck. The counts are the same in all 6 seeds: 0 to 336 failed requests.",
    );
    expect(said(failed(1, 0, 2))).toContain("1 failed request here; the median of 3 seeds is 1.");
  });

  test("a high value is bad luck if at least half of the seeds are better", () => {
    expect(said(failed(...split), null, 5)).toContain("300 failed requests here; that is bad luck.");
    // Three of six are better, but it is not far from the best.
    expect(said(failed(0, 0, 0, 30, 200, 336), null, 4)).toContain("30 failed requests here; the median of 6 seeds is 30.");
  });

  test("a value that the page writes like the others is not luck", () => {
    expect(said(failed(2.1, 2.2, 2.3, 2.4))).toContain("2 failed requests here; the median of 4 seeds is 2. ");
  });

  test("without failures the gravest other harm is said", () => {
    expect(said(seedsWith([36, 51, 60].map((overloadedSeconds) => ({ overloadedSeconds }))))).toContain(
      "36 s of overload here; that is good luck.",
    );
    expect(said(seedsWith([0.4, 0.3, 0.2].map((p95Latency) => ({ p95Latency }))))).toBe(
      "P95 latency 0.4 s here; that is bad luck. The counts are the same in all 3 seeds: p95 latency 0.2 s to 0.4 s.",
    );
    expect(said(seedsWith([{ p95Latency: null }, { p95Latency: 0.3 }, { p95Latency: 0.4 }]))).toContain(
      "P95 latency 0.3 s to 0.4 s in 3 seeds.",
    );
    expect(said(seedsWith([475, 496, 520].map((worstBacklog) => ({ worstBacklog }))))).toContain(
      "At most 475 waiting here; that is good luck.",
    );
  });

  test("if nothing that hurts differs, it names what does; if nothing differs, it says so", () => {
    expect(said(seedsWith([{ podHours: 1 }, { podHours: 2 }]))).toBe("What hurts is the same in all 2 seeds. They differ in: Pod-hours.");
    expect(said(failed(3, 3, 3))).toBe("All 3 seeds give the same outcomes. Chance makes no difference here.");
  });
});

describe("where the counts first differ", () => {
  const runs = failed(2, 0, 1, 235, 300, 336);
  const groups = [
    { replicas: 4, seeds: [4, 5, 6] },
    { replicas: 8, seeds: [1, 2, 3] },
  ];
  const at: FirstDifference = { from: 614, to: 615, counts: "after", groups };
  const rest = (text: string) => text.split(/; that is good luck\. |; that is bad luck\. /)[1];

  test("two groups: this seed's first, with the time of the sync", () => {
    expect(rest(said(runs, at, 1, [600, 615, 630]))).toBe(
      "From 10:15 on the counts differ. 8 replicas in 3 of 6 seeds, this one too: 0 to 2 failed requests. 4 replicas in the other 3: 235 to 336 failed requests.",
    );
    expect(rest(said(runs, at, 5, [615]))).toMatch(/^From 10:15 on the counts differ\. 4 replicas in 3 of 6 seeds, this one too:/);
  });

  test("a cell with several syncs: at most, or at least", () => {
    const wide = { from: 576, to: 623, counts: "highest", groups } as const;
    expect(rest(said(runs, wide))).toMatch(
      /^Between 09:36 and 10:23 the counts first differ\. At most 8 replicas in 3 of 6 seeds, this one too:/,
    );
    expect(rest(said(runs, { ...wide, counts: "lowest" }))).toContain("At least 4 replicas in the other 3: 235 to 336 failed requests.");
  });

  test("a seed alone, and a seed that is not known yet", () => {
    const alone = {
      ...at,
      groups: [
        { replicas: 1, seeds: [1] },
        { replicas: 8, seeds: [2, 3, 4, 5, 6] },
      ],
    };
    expect(rest(said(runs, alone))).toContain(
      "1 replica in this seed alone: 2 failed requests. 8 replicas in the other 5: 0 to 336 failed requests.",
    );
    expect(said(runs, at, 9)).toMatch(
      /^0 to 336 failed requests in 6 seeds\. From 10:14 on the counts differ\. 4 replicas in 3 of 6 seeds: /,
    );
  });

  test("three groups are all said, more as a range", () => {
    const three = {
      ...at,
      groups: [
        { replicas: 4, seeds: [4, 5] },
        { replicas: 6, seeds: [6] },
        { replicas: 8, seeds: [1, 2, 3] },
      ],
    };
    expect(rest(said(runs, three))).toContain(
      "8 replicas in 3 of 6 seeds, this one too: 0 to 2 failed requests. 4 replicas in 2 of 6 seeds: 235 to 300 failed requests. 6 replicas in 1 of 6 seeds: 336 failed requests.",
    );
    const four = { ...at, groups: [4, 5, 6, 8].map((replicas, index) => ({ replicas, seeds: [index + 1] })) };
    expect(rest(said(runs, four))).toBe("From 10:14 on the counts differ. 4 to 8 replicas in 6 seeds: 0 to 336 failed requests.");
  });
});

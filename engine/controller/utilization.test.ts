import { describe, expect, test } from "vitest";
import type { Int64 } from "../lib/int64";
import { olderRulesFor } from "./olderRules";
import type { KubernetesVersion } from "./releases";
import { addPod, getResourceUtilizationRatio } from "./utilization";

const largestInt64 = 2n ** 63n - 1n;

function percentIn(version: KubernetesVersion, usageMilli: Int64, requestsMilli: Int64) {
  const older = olderRulesFor(version);
  const { utilizationPercent, usageRatio } = getResourceUtilizationRatio(1, usageMilli, requestsMilli, 50, older);
  return { utilizationPercent, usageRatio, used: older.used()?.map(({ rule }) => rule) ?? [] };
}

describe("a percentage beyond int32", () => {
  // 100 × 3 × 10^8 ÷ 10 = 3 × 10^9.
  test("starts again at the smallest number until 1.37, which makes the ratio negative", () => {
    expect(percentIn("1.37", 3e8, 10)).toEqual({
      utilizationPercent: 3e9 - 2 ** 32,
      usageRatio: (3e9 - 2 ** 32) / 50,
      used: ["wrappedUsage"],
    });
  });

  test("stops at the largest in 1.38", () => {
    expect(percentIn("1.38", 3e8, 10)).toEqual({ utilizationPercent: 2 ** 31 - 1, usageRatio: (2 ** 31 - 1) / 50, used: [] });
    expect(percentIn("1.38", -3e8, 10).utilizationPercent).toBe(-(2 ** 31));
  });

  test("is exact in both where it fits, although its product does not fit int64", () => {
    const usage = 10n ** 17n;
    expect(percentIn("1.38", usage, 10n ** 15n).utilizationPercent).toBe(10_000);
    expect(percentIn("1.37", usage, 10n ** 15n).used).toEqual(["wrappedUsage"]);
  });

  test("names no rule where both are the same", () => {
    for (const usage of [0, 55, 2 ** 31, -7, Number.MAX_SAFE_INTEGER])
      expect(percentIn("1.37", usage, 2 ** 40)).toEqual(percentIn("1.38", usage, 2 ** 40));
  });
});

describe("a sum over pods beyond int64", () => {
  const total = (version: KubernetesVersion, a: Int64, b: Int64) => {
    const older = olderRulesFor(version);
    return [addPod(a, b, older), older.used()?.map(({ rule }) => rule) ?? []];
  };

  test("starts again at the smallest number until 1.37, and stops at the largest in 1.38", () => {
    expect(total("1.37", largestInt64, 1)).toEqual([-(2n ** 63n), ["wrappedUsage"]]);
    expect(total("1.38", largestInt64, 1)).toEqual([largestInt64, []]);
    expect(total("1.38", -(2n ** 63n), -1)).toEqual([-(2n ** 63n), []]);
  });

  test("is the plain sum in both where it fits", () => {
    for (const [a, b] of [
      [1, 2],
      [Number.MAX_SAFE_INTEGER, 1],
      [largestInt64 - 1n, 1],
    ] as const)
      expect(total("1.37", a, b)).toEqual([BigInt(a) + BigInt(b) >= 2 ** 53 ? BigInt(a) + BigInt(b) : Number(a) + b, []]);
  });
});

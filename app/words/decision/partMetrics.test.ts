import { expect, test } from "vitest";
import { comparedLevel, comparedTarget, othersText, partMetrics } from "./partMetrics";
import { apiDown, cpu, failed, hits, memory, shared } from "../../explain/testing/records";

test("the winner and the runner-up have a row; of the others those that failed come first, then the largest", () => {
  const metrics = [hits(2, 10), cpu(9), failed("memory", apiDown), hits(11, 105), memory(9, 430), hits(4, 40)];
  expect(partMetrics(metrics, 3)).toEqual({ shown: [3, 1], others: [2, 4, 5, 0] });
  // The last of equal proposals wins if all are zero.
  expect(partMetrics([hits(0, 0), hits(0, 0), hits(0, 0), hits(0, 0)], 3)).toEqual({ shown: [3, 0], others: [1, 2] });
  expect(partMetrics(metrics, null)).toEqual({ shown: [2, 3], others: [1, 4, 5, 0] });
});

test("the fold says what is in it", () => {
  expect(othersText([hits(8, 1), cpu(4), hits(2, 1)])).toBe("3 others propose 2 to 8");
  expect(othersText([hits(2, 1), cpu(2)])).toBe("2 others propose 2");
  expect(othersText([failed("cpu", apiDown), hits(2, 1)])).toBe("1 other proposes 2, 1 has no value");
  expect(othersText([failed("cpu", apiDown), failed("memory", apiDown)])).toBe("of the others, 2 have no value");
});

test("a value is the one that was compared with its target", () => {
  const compared = [cpu(5), memory(7, 430), hits(8, 105), shared(11, 320, 8)].map((metric) =>
    metric.ok ? `${comparedLevel(metric)} of ${comparedTarget(metric)}` : "",
  );
  expect(compared).toEqual(["27% of 50%", "430Mi of 500Mi", "105 of 100", "40 of 30"]);
});

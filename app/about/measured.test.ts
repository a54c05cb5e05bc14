import { expect, test } from "vitest";
import { measured, ours } from "./measured";
import { measurePeriods, measureWalkthrough } from "./testing/measuredRuns";

test("the table of measurements has the numbers that the runs give", () => {
  const runs = { walkthrough: measureWalkthrough(), periods: { resource: measurePeriods("resource"), custom: measurePeriods("custom") } };
  console.log(
    measured
      .map(({ what, published, here, without }) => [what, `published: ${published}`, `here: ${here}`, without].join("\n  "))
      .join("\n"),
  );
  console.log("computed now:", JSON.stringify(runs));
  expect(runs).toEqual(ours);
});

import { describe, expect, test } from "vitest";
import { replayKubectl } from "../conformance";
import { readKubectlLines } from "./testing/traces";

describe.each(["kubectl-describe", "kubectl-top-pods", "events", "human-duration"] as const)("%s, to the letter", (family) => {
  test.each(readKubectlLines(family))("$name", ({ input, expect: recorded }) => {
    expect(replayKubectl(family, input)).toEqual(recorded);
  });
});

describe("kubectl-autoscale: whether the line runs, its exit code and what it prints", () => {
  test.each(readKubectlLines("kubectl-autoscale"))("$name: $input.line", ({ input, expect: recorded }) => {
    const { ran, exitCode, yaml } = recorded as { ran: boolean; exitCode?: number; yaml?: string };
    expect(replayKubectl("kubectl-autoscale", input)).toMatchObject({ ran, ...(ran && { exitCode }), ...(yaml !== undefined && { yaml }) });
  });
});

import { describe, expect, test } from "vitest";
import { replayKubectl } from "../doors/conformance";
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

describe("strict-yaml: whether the decoder accepts, and the object that it reads", () => {
  test.each(readKubectlLines("strict-yaml"))("$name", ({ input, expect: recorded }) => {
    const { accepted, object } = recorded as { accepted: boolean; object?: object };
    const replayed = replayKubectl("strict-yaml", input);
    expect(replayed).toHaveProperty("accepted", accepted);
    expect("object" in replayed ? replayed.object : undefined).toEqual(object);
  });
});

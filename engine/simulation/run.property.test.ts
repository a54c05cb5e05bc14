import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { decodeLink, encodeLink } from "../scenario/link";
import type { Scenario } from "../scenario/scenario";
import { randomScenario } from "../scenario/testing/randomScenario";
import { digestTrace } from "./digest";
import { checkedRunOfAny } from "./testing/checkedRun";
import { anyTraceOf } from "./testing/traceOf";
import { drawCount, patience } from "../lib/testing/drawCount";

const seed = 20261121;
const runs = drawCount(150, 3000);
/** Every fifth scenario is run again, from a copy. */
const stride = 5;

test(
  `random scenarios keep every invariant, and their copies give the same trace to the byte (seed ${seed}, ${runs} runs)`,
  () => {
    const random = seededRandom(seed);
    for (let run = 0; run < runs; run++) {
      const scenario = randomScenario(random.fork(String(run)));
      const trace = checkedRunOfAny(scenario, `run ${run}`);
      if (run % stride > 0) continue;
      const copy: Scenario = JSON.parse(JSON.stringify(scenario));
      expect(digestTrace(anyTraceOf(copy)), `run ${run}, through JSON`).toBe(digestTrace(trace));
      const opened = decodeLink(encodeLink({ scenario })!);
      expect(opened.ok && opened.value.scenario, `run ${run}, through a link`).toEqual(scenario);
    }
  },
  patience,
);

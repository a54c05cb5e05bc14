import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultsRecordings, validationRecordings } from "../manifest/testing/recordings";
import { clusterFamilies } from "./cluster";
import { recordedReconciles, recordings } from "./counts";
import { kedaFamilies } from "./keda";
import {
  readClusterLines,
  readKedaLines,
  readKubectlLines,
  readLines,
  readTraces,
  readV1Traces,
  readVpaLines,
  recordedFamilies,
} from "./testing/traces";
import { vpaFamilies } from "./vpa";

const isOlder = (family: string) => family.startsWith("1.28/");
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

function counted(families: string[]) {
  const ticks = families.flatMap(readTraces).flatMap((trace) => trace.ticks);
  return { families: families.length, reconciles: ticks.length, marked: ticks.filter(({ overflow }) => overflow === true).length };
}

test("the counts on the page are those of the recordings", () => {
  const latest = counted(recordedFamilies().filter((family) => !isOlder(family)));
  const older = counted(recordedFamilies().filter(isOlder));
  const first = sum(readV1Traces().map(({ ticks }) => ticks.length));
  expect(recordings).toEqual({
    reconciles: { latest: latest.reconciles, older: older.reconciles, first },
    families: { latest: latest.families, older: older.families },
    components: { decisions: sum(clusterFamilies.map((family) => readClusterLines(family).length)), families: clusterFamilies.length },
    keda: { lines: sum(kedaFamilies.map((family) => readKedaLines(family).length)), families: kedaFamilies.length },
    vpa: { lines: sum(vpaFamilies.map((family) => readVpaLines(family).length)), families: vpaFamilies.length },
    marked: latest.marked + older.marked,
    judged: validationRecordings.length,
    defaulted: defaultsRecordings.length,
    quantities: readLines("quantities.ndjson.gz").length,
    printed: {
      describe: readKubectlLines("kubectl-describe").length,
      top: readKubectlLines("kubectl-top-pods").length,
      events: readKubectlLines("events").length,
      ages: readKubectlLines("human-duration").length,
    },
    brokenRules: brokenRules().length,
  });
  expect(recordedReconciles).toBe(latest.reconciles + older.reconciles + first);
});

test("each rule that was broken was found by a test or by a recording", () => {
  expect(brokenRules().filter((row) => row.endsWith("| – | – |"))).toEqual([]);
});

/** The rows of the tables, without their headings. */
function brokenRules(): string[] {
  const lines = readFileSync(new URL("../controller/MUTATIONS.md", import.meta.url), "utf8").split("\n");
  return lines.filter((line) => /^\| (?!rule |---)/.test(line));
}

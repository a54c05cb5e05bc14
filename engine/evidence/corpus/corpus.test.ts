import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pairsOf } from "../../answers/points";
import { readEvidence } from "../readEvidence";

/** Objects and answers as people paste them, written for these tests, each beside what is read from it. */
const folder = new URL("data/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));

const textOf = (name: string): string => readFileSync(new URL(name, folder), "utf8");

/** Without the lines of the YAML, and without the data of a sentence whose English stands beside it. */
const inEnglish = (said: object): unknown =>
  JSON.parse(JSON.stringify(said, (key, value) => (key === "writtenLines" || key === "said" ? undefined : value)));

describe("a pasted object or answer gives what it says, each reading with its line", () => {
  test.each(names)("%s", (name) => {
    const evidence = readEvidence(textOf(name));
    const series = evidence.series.map((each) => ({ ...each, points: pairsOf(each.points) }));
    const said = Object.fromEntries(Object.entries({ ...evidence, series }).filter(([, readings]) => readings.length > 0));
    expect(inEnglish(said)).toEqual(JSON.parse(textOf(name.replace(".txt", ".json"))));
  });

  test.each(names)("%s: each line of the YAML that is made of it has the line that says its value", (name) => {
    const lines = textOf(name).split("\n");
    const evidence = readEvidence(textOf(name));
    for (const { written = "", writtenLines = [] } of [...evidence.autoscalers, ...evidence.deployments]) {
      const made = written.split("\n").slice(0, -1);
      expect(writtenLines).toHaveLength(made.length);
      made.forEach((line, index) => {
        const value = /: "?([^"{[]+)"?$/.exec(line)?.[1];
        if (value !== undefined) expect(lines[writtenLines[index]! - 1]).toContain(value);
      });
    }
  });
});

describe("a text that is cut at any place", () => {
  test.each(names)("%s gives no reading that the whole text does not give", (name) => {
    const text = textOf(name);
    const whole = readEvidence(text);
    for (let end = 1; end < text.length; end += 29) {
      const evidence = readEvidence(text.slice(0, end));
      for (const reading of evidence.autoscalers) {
        const twin = whole.autoscalers.find(({ line }) => line === reading.line);
        if (twin === undefined) continue;
        // The last number or word of a cut text may lack its end; every one before it must be the same.
        const lines = text.slice(0, end).split("\n").length;
        for (const field of ["name", "namespace", "minReplicas", "maxReplicas", "currentReplicas", "desiredReplicas"] as const) {
          const line = reading.lines[field];
          if (line !== undefined && line < lines) expect([field, end, reading[field]]).toEqual([field, end, twin[field]]);
        }
      }
    }
  });
});

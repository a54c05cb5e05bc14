import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../lib/random";
import type { Evidence } from "./evidence";
import { mergeEvidence } from "./merge/mergeEvidence";
import { readEvidence } from "./readEvidence";
import { explainSnapshot } from "./snapshot/explainSnapshot";
import { drawCount } from "../lib/testing/drawCount";

const folder = new URL("corpus/data/", import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));

const pieces = [
  "{",
  "[",
  "}",
  "]",
  '"',
  "'",
  ":",
  ",",
  "\n",
  "- ",
  "  ",
  "\t",
  ">-",
  "|",
  "&a",
  "*a",
  "...",
  "---",
  "null",
  "NaN",
  "9".repeat(30),
  "\\",
  "#",
  "\u0000",
  "é",
];

/** A text as hands, terminals and pages break it. */
function broken(text: string, random: SeededRandom): string {
  const at = random.integer(text.length + 1);
  const length = random.integer(60);
  const other = texts[random.integer(texts.length)]!;
  const lines = text.split("\n");
  switch (random.integer(9)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + length);
    case 3:
      return text.slice(0, at) + pieces[random.integer(pieces.length)]! + text.slice(at);
    case 4:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 5:
      return `${text.slice(0, at)}\n${other.slice(random.integer(other.length))}`;
    case 6:
      return lines.map((line) => (random.integer(4) === 0 ? line.trimStart() : line)).join("\n");
    case 7:
      return lines.toSpliced(random.integer(lines.length), 1 + random.integer(4)).join("\n");
    default:
      return text.replaceAll("\n", random.integer(2) === 0 ? " " : "\r\n");
  }
}

function placesIn(evidence: Evidence): number[] {
  return Object.values(evidence).flatMap((readings: readonly { line: number }[]) => readings.map(({ line }) => line));
}

const seed = 20;
/** More mutations for a run by hand. */
const rounds = drawCount(400, 20_000);

test(`a broken text is read, joined and explained without a throw, and every reading names a line of it (seed ${seed}, ${rounds} texts)`, () => {
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round++) {
    let text = texts[random.integer(texts.length)]!;
    for (let times = random.integer(4); times >= 0; times--) text = broken(text, random);
    const where = `round ${round}: ${JSON.stringify(text.slice(0, 400))}`;
    const evidence = readEvidence(text);
    const last = text.split(/\r\n?|\n/).length;
    const strange = placesIn(evidence).filter((line) => !Number.isInteger(line) || line < 1 || line > last);
    expect(strange, where).toEqual([]);
    for (const { message } of evidence.unread) expect(message, where).not.toBe("");
    for (const { statements } of explainSnapshot(mergeEvidence([evidence])))
      for (const { basis } of statements)
        expect(
          basis.every(({ text: index, line }) => index === 0 && line >= 1 && line <= last),
          where,
        ).toBe(true);
  }
});

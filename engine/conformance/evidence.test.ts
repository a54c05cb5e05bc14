import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readEvidence as readText } from "../evidence/readEvidence";
import { plain } from "../lib/sentence";
import { readEvidence } from "./evidence";

/** What kubectl prints, as people paste it, written for these tests; each beside what it says, what is taken off and what is not read. */
const folder = new URL("../evidence/corpus/printed/", import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".txt"))
  .map((file) => file.slice(0, -4));

const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");

describe("a pasted output of kubectl gives what it says", () => {
  test.each(names)("%s", (name) => {
    const text = textOf(`${name}.txt`);
    const { removed, unread } = readText(text);
    const printed = unread.map(({ said, ...read }) => {
      expect(plain(said)).toBe(read.message);
      return read;
    });
    expect({ values: readEvidence(text), removed, unread: printed }).toEqual(JSON.parse(textOf(`${name}.json`)));
  });
});

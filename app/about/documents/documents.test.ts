import { expect, test } from "vitest";
import { findCommands } from "../../doors/commands";
import { findLessons } from "../../lessons/findLessons";
import { findEntries } from "../../library/findEntries";
import { everything } from "../../search/everything";
import { de, uk } from "../../text/testing/catalogues";
import { findAbout } from "../findAbout";
import { documents } from "./documents";
import { numbersIn } from "./testing/claims";

const all = documents.flatMap(({ statements }) => Object.values(statements));

test("what shows an answer exists", () => {
  const found = new Set(
    everything({ library: findEntries, lesson: findLessons, about: findAbout, page: findCommands }).map(({ id }) => id),
  );
  expect(all.map(({ shownBy }) => shownBy).filter((id) => !found.has(id))).toEqual([]);
});

test("a document makes more statements than are listed", () => {
  for (const { id, stated, statements } of documents) expect(stated ?? Infinity, id).toBeGreaterThan(Object.keys(statements).length);
  expect(documents.reduce((sum, { stated }) => sum + (stated ?? 0), 0)).toBe(160);
});

test.each([
  ["German", de],
  ["Ukrainian", uk],
])("an answer has the same numbers in %s", (_, { messages }) => {
  // A translation has a comma for decimals, and a version keeps its point.
  const sorted = (text: string) => numbersIn(text.replaceAll(/(\d),(\d)/g, "$1.$2")).toSorted();
  const other = all
    .flatMap(({ says, answer }) => [says, answer])
    .filter((text) => String(sorted(messages[text]!)) !== String(sorted(text)));
  expect(other).toEqual([]);
});

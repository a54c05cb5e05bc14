import { expect, test, vi } from "vitest";
import { growth, mostGrowth } from "../../engine/lib/testing/growth";
import { fromEngine, piecesFromEngine } from "./engineText";

const spoken = vi.hoisted(() => ({
  language: "de",
  catalogue: {
    messages: {},
    nouns: {},
    engine: {
      "Take it out": "Herausnehmen",
      "Not read. ": "Nicht gelesen. ",
      "Write {0}": "{0} schreiben",
      "Write {0} without quotes": "{0} ohne Anführungszeichen schreiben",
      "{0}: the target of {1} is below that.": "Der Zielwert {1} ist zu klein. {0}.",
      "Idle pods use {0}% (of {1})": "Leerlauf: {0}% ({1})",
    },
  },
}));
vi.mock("../text/language", () => spoken);

test("a text without values comes from the catalogue", () => {
  expect(fromEngine("Take it out")).toBe("Herausnehmen");
});

test("values take the language's order, and a value that is a clause is translated too", () => {
  expect(fromEngine("Idle pods use 70% (of cpu): the target of 60% is below that.")).toBe(
    "Der Zielwert 60% ist zu klein. Leerlauf: 70% (cpu).",
  );
});

test("the template of a sentence that is data is the key, so its values may look like parts of another sentence", () => {
  expect(fromEngine({ text: "Write {0}", values: ["5 without quotes"] })).toBe("5 without quotes schreiben");
  const clause = { text: "Idle pods use {0}% (of {1})", values: [70, "cpu"] };
  expect(fromEngine({ text: "{0}: the target of {1} is below that.", values: [clause, "60%"] })).toBe(
    "Der Zielwert 60% ist zu klein. Leerlauf: 70% (cpu).",
  );
  expect(piecesFromEngine({ text: "{0} {1}", values: ["bad indentation here", 5] })).toEqual([
    { text: "bad indentation here", lang: "en" },
    { text: " " },
    { text: "5" },
  ]);
});

test("the template with the most fixed text wins", () => {
  expect(fromEngine("Write 5 without quotes")).toBe("5 ohne Anführungszeichen schreiben");
  expect(fromEngine("Write 5 without")).toBe("5 without schreiben");
});

test("words that stay English are marked; names, numbers and text in other alphabets are not", () => {
  expect(piecesFromEngine("Write bad indentation of a mapping entry")).toEqual([
    { text: "bad indentation of a mapping entry", lang: "en" },
    { text: " schreiben" },
  ]);
  expect(piecesFromEngine("must be greater than 0")).toEqual([{ text: "must be greater than 0", lang: "en" }]);
  for (const value of ["spec.metrics[0].type", "5", "наші поди", "für alle da"]) {
    expect(piecesFromEngine(`Write ${value}`)).toEqual([{ text: value }, { text: " schreiben" }]);
  }
});

test("a template may be followed by another sentence", () => {
  expect(fromEngine("Not read. Take it out")).toBe("Nicht gelesen. Herausnehmen");
});

test.each(["", "a\nb", "$&", "{0}", "(.*)", "constructor", "„x“"])("a value may be %j", (value) => {
  expect(fromEngine(`Write ${value}`)).toBe(`${value} schreiben`);
});

test.each(["", "constructor", "spec.maxReplicas: Required value", "Do Write 5", "Idle pods use 7% of cpu"])(
  "what no template fits comes through: %j",
  (text) => {
    expect(fromEngine(text)).toBe(text);
  },
);

test("a value ends before the first place of what follows it, and the last one at the text's end", () => {
  expect(fromEngine("Idle pods use a% (of b% (of c): the target of d): e is below that. is below that.")).toBe(
    "Der Zielwert d): e is below that. ist zu klein. Leerlauf: a% (b% (of c).",
  );
});

test("a text that looks like very many sentences within each other is read in proportion to its length", () => {
  for (const start of ["Idle pods use 1% (of ", "Write "])
    expect(growth(fromEngine, (length) => start.repeat(length / start.length))).toBeLessThan(mostGrowth);
  expect(fromEngine("Write ".repeat(20_000))).toMatch(/ schreiben$/);
});

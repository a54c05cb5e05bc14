import { expect, test, vi } from "vitest";
import { foreign } from "../../engine/index";
import { fromEngine, piecesFromEngine } from "./engineText";

const spoken = vi.hoisted(() => ({
  language: "de",
  catalogue: {
    messages: {},
    nouns: {},
    engine: {
      "Take it out": "Herausnehmen",
      "Write {0}": "{0} schreiben",
      "{0}: the target of {1} is below that.": "Der Zielwert {1} ist zu klein. {0}.",
      "Idle pods use {0}% (of {1})": "Leerlauf: {0}% ({1})",
    },
  },
}));
vi.mock("../text/language", () => spoken);

const write = (value: string) => ({ text: "Write {0}", values: [value] });

test("a sentence without values comes from the catalogue", () => {
  expect(fromEngine({ text: "Take it out", values: [] })).toBe("Herausnehmen");
});

test("values take the language's order, and a value that is a sentence is translated too", () => {
  const clause = { text: "Idle pods use {0}% (of {1})", values: [70, "cpu"] };
  expect(fromEngine({ text: "{0}: the target of {1} is below that.", values: [clause, "60%"] })).toBe(
    "Der Zielwert 60% ist zu klein. Leerlauf: 70% (cpu).",
  );
});

test("a sentence without a translation stays English, and its values are translated", () => {
  expect(fromEngine({ text: "{0}; {1}", values: [{ text: "Take it out", values: [] }, "5"] })).toBe("Herausnehmen; 5");
});

test("a text of somebody else does not change, though it has the words of a template", () => {
  for (const text of ["Take it out", "Write 5", "constructor", ""]) expect(fromEngine(foreign(text))).toBe(text);
  expect(fromEngine(write("Take it out"))).toBe("Take it out schreiben");
});

test("words that stay English are marked; names, numbers and text in other alphabets are not", () => {
  expect(piecesFromEngine(write("bad indentation of a mapping entry"))).toEqual([
    { text: "bad indentation of a mapping entry", lang: "en" },
    { text: " schreiben" },
  ]);
  const said: string = "must be greater than 0";
  expect(piecesFromEngine(foreign(said))).toEqual([{ text: said, lang: "en" }]);
  for (const value of ["spec.metrics[0].type", "5", "наші поди", "für alle da"]) {
    expect(piecesFromEngine(write(value))).toEqual([{ text: value }, { text: " schreiben" }]);
  }
});

test.each(["", "a\nb", "$&", "{0}", "(.*)", "constructor", "„x“"])("a value may be %j", (value) => {
  expect(fromEngine(write(value))).toBe(`${value} schreiben`);
});

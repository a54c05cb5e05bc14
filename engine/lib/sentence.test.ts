import { expect, test } from "vitest";
import { foreign, joined, noWords, plain, say, verbatim, type Words } from "./sentence";

test("a sentence is its template and its values", () => {
  expect(say`Set ${"a"} to ${5}.`).toEqual({ text: "Set {0} to {1}.", values: ["a", 5] });
});

test("its English has the values, also where a value is a sentence, and never reads a value as a template", () => {
  expect(plain(say`Set ${say`the bound ${"{0}"}`} to ${5}.`)).toBe("Set the bound {0} to 5.");
  expect(plain(foreign("{0}"))).toBe("{0}");
});

test("several words are joined in their order, and one alone stays as it is", () => {
  expect(plain(joined([say`one ${1}`, foreign("two"), say`three`], "; "))).toBe("one 1; two; three");
  expect(joined([say`one`], "; ")).toEqual(say`one`);
});

test("words of another program are as they were written", () => {
  expect(plain(verbatim`${"web.yaml"}: No such file or directory`)).toBe("web.yaml: No such file or directory");
  expect(noWords).toBe("");
});

test("English of ours does not compile where words are shown, unless it is a sentence", () => {
  const shown = (words: Words) => plain(words);
  // @ts-expect-error -- a plain text may be English of ours
  expect(shown("There was no pod.")).toBeTruthy();
  // @ts-expect-error -- a literal with a blank
  expect(shown(foreign("There was no pod."))).toBeTruthy();
  const count = 5;
  // @ts-expect-error -- the same with a value in it
  expect(shown(foreign(`There were ${count} pods.`))).toBeTruthy();
  // @ts-expect-error -- the same as a value
  expect(shown(say`Set ${"the bound"} to ${5}.`)).toBeTruthy();
  // @ts-expect-error -- the same with a value in it, as a value
  expect(shown(say`Set ${`the bound of ${count}`} to 5.`)).toBeTruthy();
  const name: string = "the bound";
  expect(shown(say`Set ${name} to ${count}.`)).toBe("Set the bound to 5.");
});

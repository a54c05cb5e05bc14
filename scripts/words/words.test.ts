import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { areaOf, partNames, readAreas } from "./areas";
import { loadCatalogue, withWords, type FirstWords } from "./fetchWords";
import { readTexts } from "./readTexts";
import { shownBy } from "./words";

test("every area that no code of the page contains names the modules that show it", () => {
  const names = new Set<string>([...partNames, ...readAreas().map(({ name }) => name)]);
  for (const [name, modules] of Object.entries(shownBy)) {
    const absent = modules.filter((module) => !existsSync(join(import.meta.dirname, "../..", module)));
    expect([names.has(name), absent]).toEqual([true, []]);
  }
  const homeless = readAreas().filter(
    ({ name, part }) => !["messages", "nouns"].includes(part) && !(name in shownBy) && !(part in shownBy),
  );
  expect(homeless).toEqual([]);
});

test("a module's texts are its templates and its nouns", () => {
  const { messages, nouns } = readTexts([join(import.meta.dirname, "../../app/words/names/shownName.ts")]);
  expect([[...messages.keys()], [...nouns.keys()]]).toEqual([["{0} (edited)"], []]);
});

test("percents that no word goes with bypass the catalogue, wherever they are", () => {
  const folder = mkdtempSync(join(tmpdir(), "texts-"));
  const path = join(folder, "planted.tsx");
  writeFileSync(
    path,
    "const a = (x) => `(${x}%)`; const b = (x) => t`(${x} %)`; const c = (x) => <b style={{ width: `${x}%` }}>{x}%</b>; const d = t`${x}% of it`;",
  );
  const { strays, messages } = readTexts([path]);
  rmSync(folder, { recursive: true });
  expect([strays.map(({ text }) => text), [...messages.keys()]]).toEqual([["({0}%)", "({0} %)", "%"], ["{0}% of it"]]);
});

describe("a file of translations is refused", () => {
  test.each([
    ["messages/x", [], "messages/x is no object"],
    ["messages/x", { Hide: "Verbergen" }, 'messages/x: "Hide" has no translations'],
    ["messages/x", { Hide: { fr: "Cacher" } }, 'messages/x: "Hide" has a wrong translation at "fr"'],
    ["messages/x", { Hide: { de: { other: "Verbergen" } } }, 'messages/x: "Hide" has a wrong translation at "de"'],
    ["nouns/x", { pod: { de: "Pod" } }, 'nouns/x: "pod" has a wrong translation at "de"'],
    ["nouns/x", { pod: { de: { one: "Pod" } } }, 'nouns/x: "pod" has a wrong translation at "de"'],
  ])("%s: %j", (name, texts, message) => {
    expect(() => areaOf(name, texts)).toThrow(message);
  });
});

describe("in the built page", () => {
  const first: FirstWords = {
    words: { messages: { Play: "Abspielen" }, nouns: { pod: { one: "Pod", other: "Pods" } } },
    files: ["library.de-1.json", "shared.de-2.json"],
    needs: { "library-x.js": [0, 1], "tune-y.js": [1] },
  };
  const served: Record<string, unknown> = {
    "fetchWords.de.json": first,
    "fetchWords.uk.json": { words: { messages: { Play: "Грати" } }, files: ["shared.uk-3.json"], needs: { "search-z.js": [0] } },
    "library.de-1.json": { messages: { Library: "Bibliothek" } },
    "shared.de-2.json": { messages: { Entry: "Eintrag" }, entries: { Why: "Warum" } },
    "shared.uk-3.json": { messages: { Entry: "Запис" } },
  };
  let asked: string[] = [];
  let missing: string | null = null;

  /** Answers as a host does. */
  function serve(): void {
    asked = [];
    missing = null;
    vi.stubGlobal("fetch", async (address: string) => {
      const name = address.slice(address.lastIndexOf("/") + 1);
      asked.push(name);
      const body = name === missing ? undefined : served[name];
      return { ok: body !== undefined, status: body === undefined ? 404 : 200, json: async () => structuredClone(body) };
    });
  }
  afterEach(() => void vi.unstubAllGlobals());

  test("English fetches nothing, and its late code waits for nothing", async () => {
    serve();
    const load = async () => "code";
    expect([await loadCatalogue("en"), withWords(["./library-x.js"], load) === load, asked]).toEqual([null, true, []]);
  });

  test("late words are there before late code runs, and come once", async () => {
    serve();
    const german = (await loadCatalogue("de"))!;
    expect([german.messages, german.nouns["pod"]?.other, asked]).toEqual([{ Play: "Abspielen" }, "Pods", ["fetchWords.de.json"]]);
    const run = withWords(["./other.js", "./library-x.js", "./library.css"], async () => ({ ...german.messages, ...german.entries }));
    expect(await run()).toEqual({ Play: "Abspielen", Library: "Bibliothek", Entry: "Eintrag", Why: "Warum" });
    await withWords(["./tune-y.js"], async () => null)();
    await withWords(undefined, async () => null)();
    expect(asked).toEqual(["fetchWords.de.json", "library.de-1.json", "shared.de-2.json"]);
  });

  test("late code does not run without its words; the next try fetches them again", async () => {
    serve();
    const german = (await loadCatalogue("de"))!;
    missing = "shared.de-2.json";
    const load = vi.fn(async () => german.messages["Entry"]);
    await expect(withWords(["./tune-y.js"], load)()).rejects.toThrow("404");
    expect(load).not.toHaveBeenCalled();
    missing = null;
    expect(await withWords(["./tune-y.js"], load)()).toBe("Eintrag");
  });

  test("the words of another language stay apart from the page's", async () => {
    serve();
    const german = (await loadCatalogue("de"))!;
    const ukrainian = await loadCatalogue("uk", "https://hpa.example/assets/search-z.js");
    expect(ukrainian!.messages).toEqual({ Play: "Грати", Entry: "Запис" });
    await withWords(["./tune-y.js"], async () => null)();
    expect(german.messages).toEqual({ Play: "Abspielen", Entry: "Eintrag" });
  });

  test("a language whose first file does not come is not there", async () => {
    serve();
    missing = "fetchWords.uk.json";
    await expect(loadCatalogue("uk")).rejects.toThrow("404");
  });
});

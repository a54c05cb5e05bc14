import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { findIn, findInProduct } from "./find.mjs";
import { judge, judgedPath, readJudged, writeJudged } from "./judge.mjs";

/**
 * No pattern of the product may take longer than in proportion to the text that it meets. unsafe.txt lists the ones that may, each with what
 * bounds its text before it runs. madeLate.txt lists patterns that a function makes from text, which nobody can judge beforehand, each with
 * what makes its text safe.
 */
const { patterns, made } = await findInProduct();
const judged = readJudged();

const listed = (name: string) =>
  new Map(
    readFileSync(new URL(name, import.meta.url), "utf8")
      .trimEnd()
      .split(/\n(?! )/)
      .map((entry) => {
        const [what, ...reason] = entry.split("\n  ");
        return [what!, reason.join(" ")] as const;
      }),
  );
const unsafe = listed("unsafe.txt");
const madeLate = listed("madeLate.txt");

const missing = (some: Iterable<string>, all: { has(each: string): boolean }) => [...some].filter((each) => !all.has(each));

test("the checker has judged every pattern, and no other: npm run patterns", () => {
  expect({ notJudged: missing(patterns.keys(), judged), gone: missing(judged.keys(), patterns) }).toEqual({ notJudged: [], gone: [] });
  expect(writeJudged(judged)).toBe(readFileSync(judgedPath, "utf8"));
});

test("a pattern that is not safe has a bound on its text in unsafe.txt", () => {
  const notSafe = new Set([...judged].filter(([, verdict]) => verdict !== "safe").map(([literal]) => literal));
  const places = (literals: string[]) => literals.map((literal) => `${literal} in ${patterns.get(literal)?.join(", ")}`);
  expect({ notListed: places(missing(notSafe, unsafe)), listedInVain: missing(unsafe.keys(), notSafe) }).toEqual({
    notListed: [],
    listedInVain: [],
  });
  expect([...unsafe].filter(([, bound]) => bound === "")).toEqual([]);
});

test("a pattern that a function makes from text has a reason in madeLate.txt", () => {
  const late = new Set(made.filter((each) => each.late).map(({ file, text }) => `${file}: ${text}`));
  expect({ notListed: missing(late, madeLate), listedInVain: missing(madeLate.keys(), late) }).toEqual({ notListed: [], listedInVain: [] });
  expect([...madeLate].filter(([, reason]) => reason === "")).toEqual([]);
});

test("a literal that repeats something is found in every syntax, and only there", () => {
  const source = 'const a = <p title="/b+/">{/* /c+/ */ "d".match(/[/]e+/gu)}</p>; // /f+/\nconst g = `/h+/${/i{2,}/.source}` + 1 / 2 / 3;';
  expect(findIn("x.tsx", `${source} const j = [/k?/, /(?:l)[*]/, /\\+/];`).patterns).toEqual([
    { literal: "/[/]e+/gu", place: "x.tsx:1" },
    { literal: "/i{2,}/", place: "x.tsx:2" },
    { literal: "/k?/", place: "x.tsx:2" },
  ]);
});

test("a pattern made from text is found, and whether only a function makes it", () => {
  const source = 'const a = new RegExp(`${b}+`);\nconst c = (d: string) => RegExp(d, "g");';
  expect(findIn("x.ts", source).made).toEqual([
    { file: "x.ts", place: "x.ts:1", late: false, text: "new RegExp(`${b}+`)" },
    { file: "x.ts", place: "x.ts:2", late: true, text: 'RegExp(d, "g")' },
  ]);
});

test("what a file makes from text while it loads is judged like a literal", () => {
  const places = made.filter(({ late, file }) => !late && file.endsWith(".ts")).map(({ file }) => file);
  const found = new Set([...patterns.values()].flat());
  expect(places.filter((file) => !found.has(file))).toEqual([]);
});

test.each(["auto", "pure"])("the checker finds the text that makes a pattern slow (%s)", async (backend) => {
  vi.stubEnv("RECHECK_BACKEND", backend);
  expect((await judge("/^[0-9]+$/")).verdict).toBe("safe");
  expect(await judge("/\\s+$/gu")).toMatchObject({ verdict: "vulnerable", attack: { pumps: [{ prefix: "", pump: "\t" }] } });
  expect((await judge("/^(?:[0-9]+\\.?)+$/")).verdict).toBe("vulnerable");
  vi.unstubAllEnvs();
});

test("verdicts of another release of the checker do not count", () => {
  const text = writeJudged(new Map([["/a b+/", "safe"]]));
  expect([...readJudged(text)]).toEqual([["/a b+/", "safe"]]);
  expect([...readJudged(text.replace(/[\d.]+/, "0.0.1"))]).toEqual([]);
});

/** The checker only tries some texts for a large pattern, and can miss a simple one. */
test("no pattern that is safe takes long for a simple flood", { timeout: 300_000 }, () => {
  const before = ["", "a", "a:", "- ", "1", '"', "{", "a{", "a ", "a=", "1 ", "#", "kubectl ", "/", " a", "a\n", "1.5"];
  const pieces = [" ", "a", "1", "-", ":", ".", "\t", "a ", "1 ", "\n", " \n", "a:", ",", "}", "0"];
  const after = ["", "!", "x\n", "\0"];
  const floods = before.flatMap((start) =>
    pieces.flatMap((piece) => after.map((end) => start + piece.repeat(16_000 / piece.length) + end)),
  );
  const slow = [...judged].flatMap(([literal, verdict]) => {
    if (verdict !== "safe") return [];
    const end = literal.lastIndexOf("/");
    const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1));
    // CPU time, which other work on the machine does not change; a collection of garbage may fall on one of two times.
    const takesLong = (flood: string) => {
      const start = process.cpuUsage();
      flood.search(pattern);
      const { user, system } = process.cpuUsage(start);
      return user + system > 200_000;
    };
    const found = floods.find((flood) => takesLong(flood) && takesLong(flood));
    return found === undefined ? [] : [`${literal} on ${JSON.stringify(found.slice(0, 20))} … ${JSON.stringify(found.slice(-3))}`];
  });
  expect(slow).toEqual([]);
});

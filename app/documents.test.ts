// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstScenario } from "../engine/index";
import { evidenceEntries, library } from "../engine/doors/library";
import { traceOf } from "../engine/simulation/testing/traceOf";
import { readPlace } from "./lessons/lessonAddress";
import { readyLesson, readyLessons, sessionIn } from "./lessons/lessons";
import { addressToFetch } from "./share/fetchText";
import { askedFor, asksHowWeKnow, formIn } from "./share/forms";
import { de } from "./text/testing/catalogues";

const read = (name: string) => readFileSync(name, "utf8");
const documents = ["README.md", "docs/LINKS.md", "docs/EMBED.md", "docs/HOSTING.md", "public/lessons/FORMAT.md", "public/llms.txt"];
/** What the documents write of an address from its question mark on; three dots stand for what the writer knows. */
const queries = documents.flatMap((name) =>
  [...read(name).matchAll(/[`/](\?[a-z][^`\s"]*)/g)].map(([, query]) => ({ name, query: query!.replace(/#.*/, "").replaceAll("…", "") })),
);
const lessons = await Promise.all(readyLessons.map(({ load }) => load()));

test("the documents have examples of each kind of address", () => {
  const kinds = new Set(queries.map(({ query }) => /^\?(\w+)/.exec(query)![1]!));
  expect(kinds).toEqual(new Set(["embed", "evidence", "given", "lang", "lesson", "lessons", "url"]));
});

test.for(queries)("$name: $query opens what it says", async ({ query }) => {
  history.replaceState(null, "", `/${query}`);
  const asked = askedFor();
  if (asked === null) return expect(formIn(query) === "embed" || asksHowWeKnow(query) !== null).toBe(true);
  if (asked.what === "session") return expect(sessionIn(asked.ids, addressOf)).toMatchObject({ unknown: [] });
  if (asked.what === "evidence") return expect(evidenceEntries.map(({ id }) => id)).toContain(asked.entry);
  if (asked.what === "scenario" || asked.what === "given" || asked.address === "") return undefined;
  const lesson = lessons.find(({ id }) => id === asked.address);
  if (lesson) return expect(readPlace(asked, lesson).wrong).toBeNull();
  return expect(addressOf(asked.address)).toMatch(/^https:\/\/example\.org\//);
});

const addressOf = (text: string) => addressToFetch(text)?.href ?? null;

test("the parts that a lesson's link can add are read in some step", () => {
  const parts = [...read("public/lessons/FORMAT.md").matchAll(/`&(step|answer|drawing)=([^`]+)`/g)].map(([, part, value]) => [
    part!,
    value!,
  ]);
  expect(parts.map(([part]) => part)).toEqual(["step", "answer", "drawing"]);
  const { step = null, answer = null, drawing = null } = Object.fromEntries(parts) as Record<string, string>;
  const places = lessons.flatMap((lesson) => lesson.steps.map((_, index) => ({ lesson, step: String(index + 1) })));
  const readIn = (asked: { answer: string | null; drawing: string | null }) =>
    places.some(({ lesson, step: at }) => readPlace({ step: at, ...asked }, lesson).wrong === null);
  expect(readPlace({ step, answer: null, drawing: null }, lessons[0]!).wrong).toBeNull();
  expect([readIn({ answer, drawing: null }), readIn({ answer: null, drawing })]).toEqual([true, true]);
});

test("what README.md says to press, choose and read is there", () => {
  const tries = read("README.md").split("## Three things to try first")[1]!.split("\n## ")[0]!;
  const names = [...tries.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !(name in de.messages))).toEqual([]);
  const questions = [...tries.matchAll(/“([^”]+)”/g)].map(([, title]) => title!);
  expect(questions.filter((title) => !library.some((entry) => entry.title === title))).toEqual([]);
  expect(firstScenario.manifest.trimEnd()).toMatch(/: 50$/);
  const [, clock, pods, needs] = /At (\d+:\d+) .*? (\d+) pods,.* only (\d+)/.exec(tries.replaceAll("\n", " "))!;
  const [minutes, seconds] = clock!.split(":").map(Number);
  const { reconciles } = traceOf(firstScenario);
  const { decision, specReplicas } = reconciles.find(({ at }) => at === minutes! * 60 + seconds!)!;
  expect([String(specReplicas), decision.kind === "computed" && String(decision.proposal)]).toEqual([pods, needs]);
  expect(tries).toContain("**Lessons** beside the questions has fifteen");
  expect(readyLessons).toHaveLength(15);
  expect(readyLesson("the-ratio")).toBeTruthy();
});

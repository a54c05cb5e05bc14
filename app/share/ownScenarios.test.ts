// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { TextWorker } from "../simulation/testing/textWorker";
import { deleteOwn, draftsElsewhere, freeName, ownScenarios, putBackOwn, saveOwn } from "./ownScenarios";

const scenario = (name: string): Scenario => ({ ...firstScenario, name });
const names = async () => (await ownScenarios()).map(({ name }) => name);
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("Worker", TextWorker);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a saved scenario comes back whole, by name, and a save under its id replaces it", async () => {
  const large = { ...scenario("b"), manifest: "# long\n".repeat(10_000) };
  expect([saveOwn(large), saveOwn(scenario("a"), "known")]).toEqual([null, null]);
  expect(await names()).toEqual(["a", "b"]);
  expect((await ownScenarios())[1]!.scenario).toEqual(large);
  saveOwn(scenario("c"), "known");
  expect(await names()).toEqual(["b", "c"]);
});

test("a deleted scenario is put back as it was, with its time", async () => {
  saveOwn(scenario("a"));
  const [before] = await ownScenarios();
  deleteOwn(before!);
  expect(await names()).toEqual([]);
  expect([putBackOwn(before!), await ownScenarios()]).toEqual([true, [before]]);
});

test("damaged or foreign entries are reported, and harm no other", async () => {
  saveOwn(scenario("a"));
  const stored = ["{ half", '"text"', '{"file":"apiVersion: v1"}', '{"file":"{\\"version\\":99}","savedAt":"?"}', "null"];
  for (const [index, text] of stored.entries()) localStorage.setItem(`hpa-playground/scenario/x${index}`, text);
  const read = await ownScenarios();
  expect(read.filter((own) => own.scenario !== null).map(({ name }) => name)).toEqual(["a"]);
  expect(read.filter(({ error }) => error !== null).map(({ text }) => text)).toEqual(expect.arrayContaining(stored));
});

test("without a worker each says so, and is read as soon as there is one", async () => {
  saveOwn(scenario("not known yet"));
  vi.stubGlobal("Worker", undefined);
  expect(await ownScenarios()).toMatchObject([
    {
      scenario: null,
      error: "A part of this page could not be loaded. Reload to try again.",
      text: expect.stringContaining("not known yet"),
    },
  ]);
  vi.stubGlobal("Worker", TextWorker);
  expect(await names()).toEqual(["not known yet"]);
});

test("what was read is not read again", async () => {
  for (const name of ["a", "b"]) saveOwn(scenario(name));
  await names();
  vi.stubGlobal("Worker", undefined);
  expect(await names()).toEqual(["a", "b"]);
});

test("a browser that keeps nothing and a full one give different errors", () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  setItem.mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(saveOwn(scenario("a"))).toBe("closed");
  setItem.mockImplementation((_, value) => {
    if (value.length > 10) throw new DOMException("full", "QuotaExceededError");
  });
  expect(saveOwn(scenario("a"))).toBe("full");
});

test("a copy has a name that nothing else has", async () => {
  for (const name of ["web", "web 2", "web 9"]) saveOwn(scenario(name));
  const taken = await ownScenarios();
  expect(["web", "web 2", "db"].map((name) => freeName(name, taken))).toEqual(["web 3", "web 3", "db"]);
});

test("other drafts are listed unless they are shown, saved, or the page's first scenario", async () => {
  saveOwn(scenario("saved"));
  const draft = (id: string, kept: unknown, at: number) =>
    localStorage.setItem(`hpa-playground/draft/${id}`, JSON.stringify({ scenario: kept, origin: kept, at, open: false }));
  draft("a", scenario("present"), 1);
  draft("b", scenario("saved"), 2);
  draft("c", firstScenario, 3);
  draft("d", scenario("other"), 4);
  draft("e", { version: 99 }, 5);
  const saved = await ownScenarios();
  const listed = () => draftsElsewhere(scenario("present"), null, saved);
  expect(listed().map((each) => each.scenario.name)).toEqual(["other"]);
  const [other] = listed();
  other!.drop();
  expect(listed()).toEqual([]);
  expect([other!.putBack(), listed().length]).toEqual([true, 1]);
});

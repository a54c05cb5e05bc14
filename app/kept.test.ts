// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { firstScenario, noVisits } from "../engine/index";
import { progressOf, readProgress, useProgress } from "./lessons/progress";
import { rememberPlan } from "./luck/plan";
import { rememberSilenced } from "./manifest/silencedAdvice";
import { rowsIn } from "./pool/search/keptRuns";
import { rememberPanes } from "./rememberPanes";
import { loadDraft, openTabDraft } from "./share/draft";
import { keepMade, readMade } from "./share/keepMade";
import { takeLeftBehind } from "./share/leftBehind";
import { draftsElsewhere, ownScenarios } from "./share/ownScenarios";
import { readVisits, rememberVersions } from "./share/rememberVersions";
import { TextWorker } from "./simulation/testing/textWorker";
import { keptArrival } from "./store/arrival";
import { useContinued, type MadeScenario } from "./store/continued";
import { closeEvidence, readPieces, reopenEvidence, useEvidence } from "./store/evidence";
import { useLuck } from "./store/luck";
import { usePanes } from "./store/panes";
import { useScenario } from "./store/scenario";
import { useReader } from "./store/reader";
import { standingsOf } from "./ui/measuredWorkload";

/** Texts that another release, another page of the same origin or a person may have left. */
const others = [
  "",
  "null",
  "7",
  "true",
  '"text"',
  "[]",
  "[[]]",
  "[null]",
  "{}",
  "{",
  '{"__proto__":{"scenario":{},"file":"x","at":1,"of":"1","done":[]}}',
  '{"constructor":{"prototype":{}},"toString":1,"valueOf":null,"hasOwnProperty":0}',
  '{"toString":{"at":0,"of":1,"done":"0"},"a":{"at":-1,"of":1,"done":[]}}',
  '{"scenario":{"version":99},"origin":[],"at":1e999,"rules":-1e999,"open":"yes"}',
  '{"file":{"scenario":1},"savedAt":1e999}',
  '{"file":"{\\"format\\":\\"hpa-playground\\",\\"formatVersion\\":99}","savedAt":1e300}',
  '{"flags":{},"visits":{"left":{"1.34":"text","__proto__":{"featureGates":{}}}}}',
  '{"from":"x","to":7}',
  '{"from":"","to":"https://elsewhere.example/"}',
  '{"seeds":1e9,"variations":[{"toString":1}]}',
  '{"origin":{"toString":1},"measured":{"start":0,"points":"x"},"recorded":[[0,1],[0,2]],"replacements":[{"kind":"toString"}],"hasOwnNames":1}',
  '[{"name":7,"text":null},{"text":"x"}]',
  "[".repeat(50_000),
  `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
  `${'{"scenario":'.repeat(20_000)}0${"}".repeat(20_000)}`,
  "x".repeat(2_000_000),
  `"${"x".repeat(2_000_000)}"`,
  "keda".repeat(500_000),
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("performance", { ...performance, now: () => 0, getEntriesByType: () => [{ type: "reload" }] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeEvidence();
  history.replaceState(null, "");
});

const tab = (name: string) => (text: string) => sessionStorage.setItem(`hpa-playground/${name}`, text);
const all = (name: string) => (text: string) => localStorage.setItem(`hpa-playground/${name}`, text);
const workload = standingsOf(firstScenario.workload);

/** What is read where nothing is kept, and where something else is. */
const readers: Record<string, { keep: (text: string) => void; read: () => unknown; nothing: unknown }> = {
  "the evidence": {
    keep: tab("evidence"),
    read: () => (reopenEvidence(), useEvidence.getState().pieces),
    nothing: [],
  },
  "what a scenario was made of": {
    keep: tab("made"),
    read: () => (keepMade()(), useContinued.getState().made),
    nothing: null,
  },
  "the versions": { keep: tab("versions"), read: () => (rememberVersions(), useScenario.getState().visits), nothing: noVisits },
  "the address": { keep: tab("address"), read: takeLeftBehind, nothing: null },
  "the lessons": {
    keep: all("lessons"),
    read: () => {
      useProgress.setState(readProgress(localStorage.getItem("hpa-playground/lessons")), true);
      return ["a", "toString", "__proto__"].map((id) => progressOf(id, 3));
    },
    nothing: ["a", "toString", "__proto__"].map(() => ({ at: 0, of: 3, done: [] })),
  },
  "the plan of luck": { keep: all("luck"), read: () => (rememberPlan(), useLuck.getState().plan), nothing: useLuck.getState().plan },
  "silenced advice": { keep: all("silenced-advice"), read: () => (rememberSilenced(), useReader.getState().silenced), nothing: [] },
  "the panes": { keep: all("panes"), read: () => (rememberPanes(), usePanes.getState()), nothing: usePanes.getInitialState() },
  "measured values": { keep: all("measured-workload"), read: () => standingsOf(firstScenario.workload), nothing: workload },
  "the arrival": {
    keep: (text) => {
      let state: unknown = text;
      try {
        state = { arrival: JSON.parse(text) as unknown };
      } catch {
        // The text itself is the state.
      }
      // A browser copies no state that is nested without end.
      if (text.length < 10_000) history.replaceState(state, "");
    },
    read: keptArrival,
    nothing: { from: "link" },
  },
};

describe.each(Object.entries(readers))("%s", (_, { keep, read, nothing }) => {
  test("is not taken from anything else", () => {
    for (const text of others) {
      keep(text);
      expect(read(), text.slice(0, 60)).toEqual(nothing);
    }
  });
});

test("a draft in another form is set aside, and one of another tab is not listed", () => {
  for (const text of others) {
    localStorage.clear();
    all("draft")(text);
    all("draft/1")(text);
    const opened = openTabDraft();
    expect(opened === null || !opened.ok, text.slice(0, 60)).toBe(true);
    expect(loadDraft()?.ok).toBe(false);
    expect(draftsElsewhere(firstScenario, null, [])).toEqual([]);
  }
});

test("what an earlier version kept of a link and of replaced work hides no draft", () => {
  const own = { ...firstScenario, name: "own" };
  for (const text of others) {
    localStorage.clear();
    sessionStorage.clear();
    all("draft")(JSON.stringify(own));
    all("received")(text);
    all("replaced")(text);
    const opened = openTabDraft();
    expect(opened?.ok === true && opened.work.scenario.name, text.slice(0, 60)).toBe("own");
  }
});

test("a saved scenario in another form is listed with what is wrong, and with a time that can be shown", async () => {
  vi.stubGlobal("Worker", TextWorker);
  for (const text of others) {
    all("scenario/1")(text);
    const [own] = await ownScenarios();
    expect([own!.scenario, typeof own!.error], text.slice(0, 60)).toEqual([null, "string"]);
    expect(() => new Date(own!.savedAt).toISOString()).not.toThrow();
  }
});

test("evidence is read whole or not at all", () => {
  const piece = { name: "describe.txt", text: "Name: web", range: { from: 1, to: 2 } };
  expect(readPieces([piece, { name: null, text: "" }])).toEqual([piece, { name: null, text: "" }]);
  const wrong = [
    { ...piece, text: 7 },
    { ...piece, name: undefined },
    { ...piece, range: { from: 2, to: 1 } },
    { ...piece, range: null },
    { ...piece, span: { from: "1", to: 2 } },
    { ...piece, text: "x".repeat(5_000_000) },
    Object.create(piece),
  ];
  for (const each of wrong) expect(readPieces([piece, each])).toBeNull();
  expect(readPieces(Array.from({ length: 2000 }, () => piece))).toBeNull();
  expect(readPieces([{ ...piece, of: "a later release" }])).toEqual([piece]);
});

test("what a scenario was made of survives a reload, its gaps included, and nothing else does", () => {
  const made: MadeScenario = {
    origin: firstScenario,
    measured: { start: 1_790_000_000, points: [[0, 3]] },
    recorded: [
      [0, 3],
      [60, NaN],
    ],
    replacements: [{ kind: "app", original: "web", replacement: "app-1" }],
    hasOwnNames: false,
  };
  const again = JSON.parse(JSON.stringify(made)) as Record<string, unknown>;
  expect(readMade(again)).toEqual(made);
  const wrong: Record<string, unknown>[] = [
    { origin: { ...firstScenario, durationSeconds: -1 } },
    { origin: { ...firstScenario, version: 99 } },
    { measured: { start: "0", points: [] } },
    { recorded: [[0, 1, 2]] },
    { recorded: [] },
    {
      recorded: [
        [60, 1],
        [0, 2],
      ],
    },
    { replacements: [{ kind: "toString", original: "a", replacement: "b" }] },
    { replacements: {} },
    { hasOwnNames: "no" },
  ];
  for (const change of wrong) expect(readMade({ ...again, ...change }), JSON.stringify(change).slice(0, 60)).toBeNull();
});

test("the settings of a version are read, and those of a version that there is not are left out", () => {
  const { featureGates, syncPeriodSeconds } = firstScenario.flags;
  const settings = { featureGates, syncPeriodSeconds };
  const left = { "1.34": settings, "9.99": settings, "1.35": { ...settings, syncPeriodSeconds: "15" }, "1.36": { featureGates: [] } };
  expect(Object.keys(readVisits(firstScenario, { cameWithSeconds: 15, left })!.left)).toEqual(["1.34"]);
  expect(readVisits(firstScenario, { cameWithSeconds: "15", left: {} })).toEqual({ cameWithSeconds: null, left: {} });
});

test("a page goes back only to an address of its own", () => {
  const to = `${location.href.split("#")[0]}#3.x`;
  const from = [location.href];
  tab("address")(JSON.stringify({ from: [...from, 1], to, draft: 2 }));
  expect(takeLeftBehind()).toEqual({ from, to, draft: null });
  for (const other of ["https://elsewhere.example/", "javascript:alert(1)", "not an address", `${location.origin}/other/page`]) {
    tab("address")(JSON.stringify({ from, to: other, draft: null }));
    expect(takeLeftBehind(), other).toBeNull();
  }
});

test("kept runs of a search are rows of numbers, or they are not known", () => {
  expect(rowsIn({ study: "a", rows: [[1, 2, 0.5, null], "row", [1, "2"], { 0: 1 }, Array(1000).fill(1)] })).toEqual([[1, 2, 0.5, null]]);
  for (const part of [null, 7, "rows", {}, { rows: "text" }, { rows: { length: 2 } }, Object.create({ rows: [[1]] })])
    expect(rowsIn(part)).toEqual([]);
});

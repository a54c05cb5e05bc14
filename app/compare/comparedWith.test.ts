// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { firstScenario, latestVersion, type Scenario } from "../../engine/index";
import type { Run } from "../run/run";
import { underived, useBaseline } from "../store/baseline";
import { openScenario, setParts, useScenario } from "../store/scenario";
import { noSearch, useSearch, type SearchState } from "../store/search";
import { useTrace } from "../store/trace";
import { closeTune, isTuning } from "../store/tune";
import { comparedWith, compareWith } from "./comparedWith";
import { pin, pinUnchanged, unchanged } from "./pin";
import { upgradeOf } from "./upgrade";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const version = ({ flags }: Scenario) => flags.kubernetesVersion;
const older: Scenario = { ...firstScenario, flags: { ...firstScenario.flags, kubernetesVersion: "1.32" } };
const better: Scenario = { ...older, manifest: older.manifest.replace("averageUtilization: 50", "averageUtilization: 70") };
const present = () => useScenario.getState().scenario;
const pinned = () => useBaseline.getState().scenario;
const now = () => comparedWith(pinned(), present(), useSearch.getState());

beforeEach(() => {
  closeTune();
  useTrace.setState({ run: { steps: { at: Float64Array.of(0) } } as object as Run, stale: false, problems: [], failure: null });
  useSearch.setState(noSearch);
  useBaseline.setState({ scenario: null, aside: null, ...underived });
  openScenario(older);
});

test("another version is the newest release; of the newest it is the one before it; 1.2 has none", () => {
  expect(upgradeOf(older)).toEqual({ of: "kubernetes", from: "1.32", to: latestVersion });
  const newest = { ...older, flags: { ...older.flags, kubernetesVersion: latestVersion } };
  expect(upgradeOf(newest)?.to).toBe(latestVersion);
  expect(upgradeOf(newest)?.from).not.toBe(latestVersion);
  expect(upgradeOf({ ...older, flags: { ...older.flags, kubernetesVersion: "1.2" } })).toBeNull();
});

test("the version is compared, and the pinned run comes back with its choice", () => {
  openScenario({ ...older, seed: 9 });
  pin();
  openScenario(older);
  compareWith("version");
  expect([now(), version(pinned()!), version(present())]).toEqual(["version", "1.32", latestVersion]);
  compareWith("pinned");
  expect([now(), pinned()?.seed, version(present())]).toEqual(["pinned", 9, "1.32"]);
});

test("a candidate of this scenario opens beside it, and gives the scenario back; without one the choice leads to Tune", () => {
  compareWith("candidate");
  expect(isTuning()).toBe(true);
  closeTune();
  const found = { asked: { scenario: older }, shown: { scenario: better } } as object as SearchState;
  useSearch.setState(found);
  compareWith("candidate");
  expect([now(), pinned(), present().manifest]).toEqual(["candidate", older, better.manifest]);
  compareWith("pinned");
  expect([pinned(), present().manifest]).toEqual([null, older.manifest]);
  openScenario({ ...older, seed: 4 });
  compareWith("candidate");
  expect(isTuning()).toBe(true);
});

test("an edit is compared with the scenario before it, also if nothing was pinned then", () => {
  expect(unchanged(useScenario.getState())).toBeNull();
  setParts({ manifest: better.manifest });
  pinUnchanged();
  expect([pinned(), present().manifest]).toEqual([older, better.manifest]);
});

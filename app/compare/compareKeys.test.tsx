// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type Comparison } from "../../engine/index";
import { keyList } from "../keys/keyList";
import type { Run } from "../run/run";
import { underived, useBaseline } from "../store/baseline";
import { openScenario, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useTabs } from "../store/tabs";
import { useView } from "../store/view";
import { DoingSwitch } from "../doors/doingSwitch";
import { useCompareKeys } from "./compareKeys";
import { ComparePanel } from "./ComparePanel";

const run = { steps: { at: Float64Array.of(0, 15, 30, 45) }, durationSeconds: 60 } as object as Run;
const comparison = { divergence: { at: 30 } } as object as Comparison;
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

function Keys(): null {
  useCompareKeys();
  return null;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener() {},
    removeEventListener() {},
  }));
  useTrace.setState({ run, stale: false, problems: [], failure: null });
  useView.setState({ cursor: 0 });
  useTabs.setState({ rightTab: "decision", tab: null });
  openScenario({ ...firstScenario, seed: 2 });
  render(
    <>
      <textarea aria-label="Manifest" />
      <DoingSwitch />
      <Keys />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useBaseline.setState({ scenario: null, ...underived });
});

test("C pins, D goes to the first divergence, X exchanges the runs", () => {
  press("d");
  press("x");
  expect([useView.getState().cursor, useScenario.getState().scenario.seed]).toEqual([0, 2]);
  press("c");
  expect(useBaseline.getState().scenario?.seed).toBe(2);
  expect(useTabs.getState().rightTab).toBe("compare");
  useBaseline.setState({ scenario: firstScenario, comparison });
  useTabs.setState({ rightTab: "decision" });
  press("D");
  expect([useView.getState().cursor, useTabs.getState().rightTab]).toEqual([30, "compare"]);
  press("x");
  expect([useScenario.getState().scenario.seed, useBaseline.getState().scenario?.seed]).toEqual([firstScenario.seed, 2]);
});

test("Compare opens the panel that says what a comparison needs; its button pins", () => {
  fireEvent.click(screen.getByRole("radio", { name: "Compare" }));
  expect([useTabs.getState().rightTab, useBaseline.getState().scenario]).toEqual(["compare", null]);
  render(<ComparePanel Decisions={() => null} Luck={() => null} />);
  expect(screen.getByText("Pin this run to compare.")).toBeDefined();
  act(() => useTrace.setState({ stale: true }));
  expect(screen.getByText("This scenario has not run.")).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Pin this run/ }).disabled).toBe(true);
  act(() => useTrace.setState({ stale: false }));
  fireEvent.click(screen.getByRole("button", { name: /^Pin this run/ }));
  expect(useBaseline.getState().scenario?.seed).toBe(2);
});

test("text keeps the letters", () => {
  useBaseline.setState({ scenario: firstScenario, comparison });
  press("d", screen.getByRole("textbox"));
  expect(useView.getState().cursor).toBe(0);
});

test("no two entries of the page's list of keys share a letter", () => {
  const letters = keyList.flatMap(({ entries }) => entries.flatMap(({ keys }) => keys)).filter((key) => /^[A-Z]$/.test(key));
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).toEqual(expect.arrayContaining(["C", "D", "X"]));
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encodeLink, decodeLink, firstScenario, renamed, replacementsOf } from "../../engine/index";
import { TextWorker } from "../simulation/testing/textWorker";
import { useBaseline } from "../store/baseline";
import { useContinued } from "../store/continued";
import { openEvidence, useEvidence } from "../store/evidence";
import { openOwn } from "../store/own";
import { openScenario, setManifest, useScenario } from "../store/scenario";
import { newWork } from "../store/whose";
import { keepMade } from "./keepMade";
import { NamesChoice } from "./NamesChoice";
import { openMade } from "./openMade";
import { useNotice } from "./notice";

const own = { ...firstScenario, name: "checkout", manifest: firstScenario.manifest.replaceAll("php-apache", "checkout") };
const replacements = replacementsOf(own);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openOwn(newWork({ ...firstScenario, name: "mine" }));
  openEvidence([{ name: null, text: "Name: checkout" }]);
  openMade({ origin: renamed(own, replacements), measured: null, recorded: null, replacements, hasOwnNames: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useContinued.setState({ made: null, fit: null });
  useBaseline.setState({ scenario: null });
});

const inLink = () => {
  const link = decodeLink(encodeLink({ scenario: useScenario.getState().scenario, baseline: useBaseline.getState().scenario })!);
  return JSON.stringify(link);
};

test("the scenario opens with other names; evidence and the own scenario wait", () => {
  expect(inLink()).not.toContain("checkout");
  expect(useEvidence.getState().pieces).toEqual([]);
  expect(useNotice.getState().notice).toMatchObject({
    evidence: [{ text: "Name: checkout" }],
    back: { work: { scenario: { name: "mine" } } },
  });
});

const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Keep the names of my cluster" });

test("the owner may have the names in what is shared, and take them out again, with what was edited meanwhile", async () => {
  vi.stubGlobal("Worker", TextWorker);
  render(<NamesChoice />);
  useBaseline.setState({ scenario: useScenario.getState().scenario });
  setManifest(useScenario.getState().scenario.manifest.replace("maxReplicas: 10", "maxReplicas: 30"));
  fireEvent.click(box());
  // Until the names are back, nothing says that they are.
  expect([box().checked, inLink().includes("checkout")]).toEqual([false, false]);
  act(() => setManifest(useScenario.getState().scenario.manifest.replace("minReplicas: 1", "minReplicas: 2")));
  await waitFor(() => expect(box().checked).toBe(true));
  const edited = own.manifest.replace("maxReplicas: 10", "maxReplicas: 30").replace("minReplicas: 1", "minReplicas: 2");
  expect(useScenario.getState().scenario.manifest).toBe(edited);
  expect(useBaseline.getState().scenario!.manifest).toBe(own.manifest);
  fireEvent.click(box());
  await waitFor(() => expect(box().checked).toBe(false));
  expect(inLink()).not.toContain("checkout");
  expect(useScenario.getState().scenario.manifest).toContain("maxReplicas: 30");
});

test("without a worker a sentence says so, and the names stay as they are", async () => {
  vi.stubGlobal("Worker", undefined);
  render(<NamesChoice />);
  const before = inLink();
  fireEvent.click(box());
  expect((await screen.findByRole("alert")).textContent).toBe("A part of this page could not be loaded. Reload to try again.");
  expect([box().checked, inLink()]).toEqual([false, before]);
});

test("a reload still has what was recorded", () => {
  const stop = keepMade();
  const recorded = [
    [0, 2],
    [30, NaN],
    [60, 3],
  ] as const;
  act(() => useContinued.setState(({ made }) => ({ made: { ...made!, recorded } })));
  const { origin } = useScenario.getState();
  useContinued.setState({ made: null });
  openScenario(firstScenario);
  expect(useContinued.getState().made).toBeNull();
  openScenario(structuredClone(origin));
  expect(useContinued.getState().made?.recorded).toEqual(recorded);
  expect(useContinued.getState().made?.origin).toBe(useScenario.getState().origin);
  stop();
});

test("another scenario has no such choice", () => {
  openScenario(firstScenario);
  const { container } = render(<NamesChoice />);
  expect(container.textContent).toBe("");
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import { twoPrometheus } from "../../engine/keda/manifest/testing/shapes";
import { kedaAdviceRules } from "../../engine/doors/keda";
import { helpThrough } from "../simulation/help";
import { helpInPage } from "../simulation/testing/helpInPage";
import { useDiagnosis } from "../store/diagnosis";
import { setManifest, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useReader } from "../store/reader";
import { fieldLine } from "./fieldLine";
import { ManifestEditor } from "./ManifestEditor";

// The worker asks for them late.
beforeAll(() => Promise.all([import("../../engine/doors/keda"), import("../simulation/helpWork")]));
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw));
  useScenario.setState({ scenario: firstScenario });
  setManifest(twoPrometheus);
  useTrace.setState(useTrace.getInitialState());
  useDiagnosis.setState({ ...useDiagnosis.getInitialState(), text: twoPrometheus, kedaRules: kedaAdviceRules });
  helpInPage();
  useReader.setState({ silenced: [] });
});
afterEach(() => {
  cleanup();
  helpThrough(null);
  vi.unstubAllGlobals();
});

test("the second reading of a ScaledObject is the HPA it makes, whose lines lead to the text", async () => {
  render(<ManifestEditor />);
  fireEvent.click(screen.getByRole("tab", { name: "The HPA it makes" }));
  const [link] = await waitFor(() => screen.getAllByRole("button", { name: "Go to line 22" }), { timeout: 20_000 });
  expect(link?.parentElement?.textContent).toContain('averageValue: "100"');
  fireEvent.click(link!);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Manifest, YAML/ });
  await waitFor(() => expect(area.value.slice(0, area.selectionStart).split("\n").length).toBe(22));
});

test("advice about a ScaledObject can be switched off in the menu", async () => {
  render(<ManifestEditor />);
  fireEvent.click(screen.getByRole("button", { name: "More actions for the manifest" }));
  fireEvent.click(await waitFor(() => screen.getByRole("menuitemcheckbox", { name: "Polls within a few seconds", hidden: true })));
  expect(useReader.getState().silenced).toEqual(["kedaShortPolling"]);
});

test("a field of the HPA is shown at the line that it comes from", async () => {
  expect(await fieldLine("spec.maxReplicas")).toBe(12);
  expect(await fieldLine("spec.metrics[0].external.target.averageValue")).toBe(22);
});

// @vitest-environment jsdom
import { compareRuns } from "../../engine/doors/withKeda";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type KubernetesVersion, type Scenario } from "../../engine/index";
import { anyTraceOf } from "../../engine/simulation/testing/traceOf";
import { underived, useBaseline } from "../store/baseline";
import { openScenario, setFlags, setVersion, useScenario } from "../store/scenario";
import { useTabs } from "../store/tabs";
import { ComparePanel } from "./ComparePanel";
import { compareKedaReleases, compareReleases } from "./upgrade";

const tolerant: Scenario = {
  ...firstScenario,
  durationSeconds: 1200,
  manifest: `${firstScenario.manifest}  behavior:\n    scaleUp:\n      tolerance: 0.9\n`,
};
const versionOf = (scenario: Scenario | null) => scenario?.flags.kubernetesVersion;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  openScenario(tolerant);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useBaseline.setState({ scenario: null, ...underived });
});

/** Shows the panel with the real comparison of the two releases. */
function ask(from: KubernetesVersion, to: KubernetesVersion): void {
  compareReleases(from, to);
  show();
}

function show(): void {
  const [before, after] = [useBaseline.getState().scenario!, useScenario.getState().scenario];
  const comparison = compareRuns({ scenario: before, trace: anyTraceOf(before) }, { scenario: after, trace: anyTraceOf(after) });
  useBaseline.setState({ comparison });
  render(<ComparePanel Decisions={() => null} Luck={() => null} />);
}

test("the older release is pinned, the page gets the newer one, and the comparison opens", () => {
  setVersion("1.34");
  compareReleases("1.34", "1.36");
  expect([versionOf(useBaseline.getState().scenario), versionOf(useScenario.getState().scenario)]).toEqual(["1.34", "1.36"]);
  expect(useBaseline.getState().scenario?.flags.featureGates.HPAConfigurableTolerance).toBe(false);
  expect(useTabs.getState().rightTab).toBe("compare");
});

test("names the rule that made the difference, its release and how sure that is, and counts the others", () => {
  ask("1.34", "1.37");
  expect(screen.getByText("15 rules differ, 2 matter here")).toBeTruthy();
  const row = screen.getByRole("row", { name: /behavior\.\*\.tolerance in the manifest applies/ });
  expect(row.textContent).toMatch(/changes a decision, first at \d\d:\d\d1\.35sure$/);
  expect(screen.getByRole("heading", { name: "13 rules differ and changed nothing here" })).toBeTruthy();
  expect(screen.getByText(/^They diverge at/).parentElement?.textContent).toMatch(/In 1\.37 .* In 1\.34 /);
  expect(screen.getByRole("columnheader", { name: "1.34" })).toBeTruthy();
});

test("the other rules unfold, with those that no run can show", () => {
  ask("1.34", "1.37");
  const section = screen.getByRole("heading", { name: /changed nothing here/ }).parentElement!;
  const rows = () => within(section).getAllByRole("listitem").length;
  expect(rows()).toBe(4);
  fireEvent.click(within(section).getByRole("button", { name: /^\d+ more, \d+ of them not sure$/ }));
  expect(screen.getByText("What this run cannot show")).toBeTruthy();
  expect(rows()).toBe(13 + 3);
});

test("says that nothing changes where nothing does", () => {
  openScenario({ ...firstScenario, durationSeconds: 600 });
  ask("1.30", "1.31");
  expect(screen.getByText("Nothing changes here.")).toBeTruthy();
  expect(screen.getByText("0 rules differ, none matters here")).toBeTruthy();
});

test("another release is chosen in the panel, and the gates of the page's own release come back", () => {
  setVersion("1.34");
  setFlags({ featureGates: { ...useScenario.getState().scenario.flags.featureGates, HPAConfigurableTolerance: true } });
  ask("1.34", "1.37");
  expect(useBaseline.getState().scenario?.flags.featureGates.HPAConfigurableTolerance).toBe(true);
  fireEvent.change(screen.getByLabelText("Release of this run"), { target: { value: "1.35" } });
  expect(versionOf(useScenario.getState().scenario)).toBe("1.35");
  fireEvent.click(screen.getByRole("button", { name: "Back to 1.34" }));
  expect(useBaseline.getState().scenario).toBeNull();
  expect(useScenario.getState().scenario.flags).toMatchObject({
    kubernetesVersion: "1.34",
    featureGates: { HPAConfigurableTolerance: true },
  });
});

test("an edit beyond the release makes it an ordinary comparison", () => {
  ask("1.34", "1.37");
  expect(screen.queryByRole("region", { name: "Inputs that differ" })).toBeNull();
  cleanup();
  openScenario({ ...useScenario.getState().scenario, seed: 7 });
  render(<ComparePanel Decisions={() => null} Luck={() => null} />);
  expect(screen.getByRole("region", { name: "Inputs that differ" })).toBeTruthy();
  expect(screen.queryByLabelText("Release of this run")).toBeNull();
});

const scaled: Scenario = {
  ...firstScenario,
  durationSeconds: 900,
  manifest: `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
  minReplicaCount: 1
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "10"
`,
};

test("two releases of KEDA are compared in the same panel, with their own rules", () => {
  openScenario(scaled);
  compareKedaReleases("2.20", "2.21");
  show();
  const kedaOf = (scenario: Scenario | null) => scenario?.flags.kedaVersion;
  expect([kedaOf(useBaseline.getState().scenario), kedaOf(useScenario.getState().scenario)]).toEqual([undefined, "2.21"]);
  expect(screen.getByText("9 rules differ, 1 matters here")).toBeTruthy();
  const row = screen.getByRole("row", { name: /A poll that cannot change the count asks no source/ });
  expect(row.textContent).toMatch(/first at \d\d:\d\d2\.21sure$/);
  expect(screen.getByText("No written count changes here.")).toBeTruthy();
  const section = screen.getByRole("heading", { name: "8 rules differ and changed nothing here" }).parentElement!;
  fireEvent.click(within(section).getByRole("button", { name: /^\d+ more/ }));
  expect(within(section).getByText(/external-push scaler/)).toBeTruthy();
  expect(within(section).getByText("likely")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Back to KEDA 2.20" }));
  expect([useBaseline.getState().scenario, kedaOf(useScenario.getState().scenario)]).toEqual([null, "2.20"]);
});

test("another release of Kubernetes beside another one of KEDA is an ordinary comparison", () => {
  openScenario(scaled);
  compareKedaReleases("2.20", "2.21");
  setVersion("1.34");
  show();
  expect(screen.queryByLabelText("Release of this run")).toBeNull();
  expect(screen.getByText("KEDA version")).toBeTruthy();
});

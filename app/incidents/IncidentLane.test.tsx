// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { definitionOf, firstScenario, incidentKinds, type Incident } from "../../engine/index";
import type { Run } from "../run/run";
import { helpInPage } from "../simulation/testing/helpInPage";
import { openScenario, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { incidentHelps } from "../words/incidents/incidentHelps";
import { incidentLabel } from "../words/incidents/incidentLooks";
import { loadTheRest } from "../ui/later";
import { timeScale } from "../marks/timeScale";
import { IncidentLane } from "./IncidentLane";
import { incidentMenu } from "./newIncident";

const scale = timeScale(666, 0, 3600, false);
const incidents = () => useScenario.getState().scenario.incidents;
const show = (...given: Incident[]) => {
  openScenario({ ...firstScenario, incidents: given });
  return render(<IncidentLane scale={scale} touch={false} />);
};
const crash: Incident = { kind: "podsCrash", at: 600, pods: 2 };
const down: Incident = { kind: "metricsServerDown", at: 1200, durationSeconds: 300 };

beforeAll(async () => {
  helpInPage();
  await loadTheRest();
});
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => {};
  useTrace.setState({ run: null });
  useView.setState({ cursor: null });
});
afterEach(cleanup);

test("an incident is added at the cursor from the menu, and its form opens", () => {
  show();
  useView.setState({ cursor: 900 });
  fireEvent.click(screen.getByRole("button", { name: "Add an incident" }));
  const menu = screen.getByRole("menu", { name: "Add an incident at 15:00" });
  expect(document.activeElement?.textContent).toBe("metrics-server down");
  fireEvent.keyDown(menu, { key: "ArrowDown" });
  fireEvent.click(within(menu).getByRole("menuitem", { name: "Pods crash" }));
  expect(incidents()).toEqual([{ kind: "podsCrash", at: 900, pods: 2 }]);
  const form = screen.getByRole("dialog", { name: "2 pods crash at 15:00" });
  fireEvent.change(within(form).getByRole("textbox", { name: "Pods" }), { target: { value: "5" } });
  expect(screen.getByRole("slider", { name: "5 pods crash" })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("5 pods crash");
});

test("without a cursor an incident is added in the middle of the run, and Escape closes the menu", () => {
  show();
  const add = screen.getByRole("button", { name: "Add an incident" });
  fireEvent.click(add);
  fireEvent.keyDown(screen.getByRole("menu", { name: "Add an incident at 30:00" }), { key: "Escape" });
  expect([screen.queryByRole("menu"), document.activeElement, incidents()]).toEqual([null, add, []]);
});

test("arrows move an incident, with Shift by ten times as much, and never out of the run", () => {
  show(crash);
  const sign = () => screen.getByRole("slider", { name: "2 pods crash" });
  fireEvent.keyDown(sign(), { key: "ArrowRight" });
  fireEvent.keyDown(sign(), { key: "ArrowLeft", shiftKey: true });
  expect([incidents()[0]!.at, sign().getAttribute("aria-valuetext")]).toEqual([555, "at 09:15"]);
  for (let press = 0; press < 20; press++) fireEvent.keyDown(sign(), { key: "ArrowLeft", shiftKey: true });
  expect(incidents()[0]!.at).toBe(0);
});

test("Delete removes an incident, and the keyboard stays in the lane", () => {
  show(crash);
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Delete" });
  expect(incidents()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add an incident" }));
});

test("a typed time moves the incident there, even past another one", () => {
  show(crash, down);
  fireEvent.keyDown(screen.getByRole("slider", { name: "2 pods crash" }), { key: "Enter" });
  fireEvent.change(screen.getByRole("textbox", { name: "At" }), { target: { value: "50:00" } });
  expect(incidents().map(({ kind, at }) => [kind, at])).toEqual([
    ["metricsServerDown", 1200],
    ["podsCrash", 3000],
  ]);
  expect(screen.getByRole("dialog", { name: "2 pods crash at 50:00" })).toBeTruthy();
});

test("an edited autoscaler starts from the manifest of that time, and shows its problems below", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Add an incident" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "HPA edited" }));
  const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "The new manifest, YAML" });
  expect(text.value).toBe(firstScenario.manifest);
  fireEvent.change(text, { target: { value: firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0") } });
  expect((await screen.findByText(/^line 11:/, {}, { timeout: 20_000 })).textContent).toContain(
    "must be greater than or equal to `minReplicas`",
  );
  expect(screen.getByText("The API server refuses this, so the autoscaler stays as it is.")).toBeTruthy();
});

test("an edit by a ScaledObject is judged by KEDA's rules, and the form says why the run refused a valid one", async () => {
  const edited = (threshold: string): Incident => ({
    at: 600,
    kind: "hpaEdited",
    manifest: `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  triggers:
    - { type: prometheus, metadata: { serverAddress: "http://p", query: q, threshold: "${threshold}" } }
`,
  });
  show(edited("ten"));
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Enter" });
  expect((await screen.findByText(/^line 7:/, {}, { timeout: 20_000 })).textContent).toContain("error parsing prometheus metadata");
  cleanup();
  const refused = "This run has an HPA. A ScaledObject must be there from the start, as the scenario's manifest.";
  useTrace.setState({ run: { incidents: [{ incident: edited("10"), until: null, refused, said: refused }] } as unknown as Run });
  show(edited("10"));
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Enter" });
  expect(await screen.findByText(`It changed nothing: ${refused}`)).toBeTruthy();
  expect(screen.queryByText(/^line /)).toBeNull();
});

test("an incident that was refused says so in the lane and in its form", () => {
  const refused = "the node does not exist";
  useTrace.setState({ run: { keda: null, incidents: [{ incident: crash, until: null, refused, said: refused }] } as unknown as Run });
  show(crash);
  expect(screen.getByText("2 pods crash, refused")).toBeTruthy();
  fireEvent.keyDown(screen.getByRole("slider"), { key: "Enter" });
  expect(screen.getByText(`It changed nothing: ${refused}`)).toBeTruthy();
});

test("the result of an incident that has moved since is not shown", () => {
  useTrace.setState({
    run: { keda: null, incidents: [{ incident: { ...crash, at: 60 }, until: null, refused: "x", said: "x" }] } as unknown as Run,
  });
  show(crash);
  expect(screen.getByText("2 pods crash")).toBeTruthy();
});

test.each([
  ["metrics-server down", "metrics-server down", "From", "For"],
  ["Custom metrics down", "custom metrics down", "From", "For"],
  ["Pods without metrics", "2 pods without metrics", "From", "Pods", "For"],
  ["Pods crash", "2 pods crash", "At", "Pods"],
  ["Pods become unready", "2 pods unready", "From", "Pods", "For"],
  ["Rolling update", "rolling update", "At", "The new release"],
  ["Node lost, at once", "node lost", "At"],
  ["Node lost, as it happens", "node lost, noticed after 50\u00a0s", "At", "Noticed after", "Then tolerated for"],
  ["Spot node reclaimed, 2 min notice", "spot node reclaimed, 2\u00a0min notice", "At", "Notice"],
  ["Spot node reclaimed, 30 s notice", "spot node reclaimed, 30\u00a0s notice", "At", "Notice"],
  ["kubectl scale", "kubectl scale to 3", "At", "Replicas"],
  ["Scaled to zero by hand", "scaled to zero", "At", "Replicas"],
  ["kubectl apply with replicas", "kubectl apply, replicas: 1", "At", "Replicas"],
  ["HPA edited", "HPA edited", "At", "The new manifest, YAML"],
  ["Second autoscaler", "second autoscaler", "From", "For"],
  ["Load multiplied", "load ×2", "From", "Factor", "For"],
])("%s has its sign, a form with its fields, and each of these changes it", (choice, label, ...fields) => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Add an incident" }));
  fireEvent.click(screen.getByRole("menuitem", { name: choice }));
  expect(screen.getByRole("slider", { name: label })).toBeTruthy();
  const controls = () => [...screen.getByRole("dialog").querySelectorAll<Control>("input, select, textarea")];
  expect(controls().map((control) => nameOf(control))).toEqual(fields);
  for (let index = 0; index < fields.length; index++) {
    const before = incidents()[0];
    fireEvent.change(controls()[index]!, { target: { value: fields[index] === "The new release" ? "crashLoop" : "7" } });
    expect(incidents()[0], fields[index]).not.toEqual(before);
  }
});

test.each(incidentMenu.flatMap(({ choices }) => choices.map((choice) => [choice.label, choice] as const)))(
  "%s, as every choice of the menu, makes an incident of its kind with a control for each of its fields",
  (label, { kind }) => {
    show();
    fireEvent.click(screen.getByRole("button", { name: "Add an incident" }));
    fireEvent.click(screen.getByRole("menuitem", { name: label }));
    const [incident] = incidents();
    expect(incident!.kind).toBe(kind);
    expect(screen.getByRole("slider", { name: incidentLabel(incident!) })).toBeTruthy();
    const dialog = screen.getByRole("dialog");
    const controls = dialog.querySelectorAll<Control>("input, select, textarea");
    expect([controls.length, within(dialog).queryAllByText(incidentHelps[incident!.kind].help).length]).toEqual([
      1 + definitionOf(incident!).fields.length,
      1,
    ]);
  },
);

test("the menu has every kind of incident", () => {
  const offered = new Set(incidentMenu.flatMap(({ choices }) => choices.map(({ kind }) => kind)));
  expect([...offered].toSorted()).toEqual([...incidentKinds].toSorted());
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const nameOf = (control: Control) => control.ariaLabel ?? control.labels?.[0]?.textContent;

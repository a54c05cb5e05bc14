// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, type Diagnostic } from "../../engine/index";
import { foreign } from "../../engine/lib/sentence";
import { helpInPage } from "../simulation/testing/helpInPage";
import { useDiagnosis } from "../store/diagnosis";
import { setManifest, useScenario } from "../store/scenario";
import { ManifestEditor } from "./ManifestEditor";

const text = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 10 # budget
  metrics:
  - {type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 60}}}
`;

// The worker asks for them late.
beforeAll(() => Promise.all([import("../../engine/doors/keda"), import("../simulation/helpWork")]));
configure({ asyncUtilTimeout: 20_000 });
beforeEach(() => {
  helpInPage();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  localStorage.clear();
  useScenario.setState({ scenario: { ...firstScenario, manifest: text } });
});
afterEach(() => {
  cleanup();
  useDiagnosis.setState(useDiagnosis.getInitialState());
  vi.unstubAllGlobals();
});

const now = () => useScenario.getState().scenario.manifest;
const group = (name: string) => within(screen.getByRole("region", { name }));

async function open(): Promise<void> {
  render(<ManifestEditor />);
  fireEvent.click(screen.getByRole("tab", { name: "Form" }));
  await screen.findByRole("region", { name: "spec" });
}

test("a typed number enters its place in the text, and the text that changes moves the form", async () => {
  await open();
  const field = group("spec").getByRole<HTMLInputElement>("textbox", { name: "maxReplicas" });
  expect(field.value).toBe("10");
  fireEvent.change(field, { target: { value: "12" } });
  await waitFor(() => expect(now()).toBe(text.replace("10 #", "12 #")));
  fireEvent.blur(field);
  act(() => setManifest(text.replace("10 #", "7 #")));
  await waitFor(() => expect(field.value).toBe("7"));
});

test("what is typed and no such number stays in the field, and the text stays as it is", async () => {
  await open();
  const field = group("spec").getByRole<HTMLInputElement>("textbox", { name: "maxReplicas" });
  fireEvent.change(field, { target: { value: "ten" } });
  fireEvent.blur(field);
  expect(field.value).toBe("ten");
  expect(group("spec").getByText(/^From 1 to 2.147.483.647$/)).toBeTruthy();
  expect(now()).toBe(text);
});

test("an absent field shows its default, comes with a step, goes with its button, and undo leads back through all edits", async () => {
  await open();
  const field = () => group("spec").getByRole<HTMLInputElement>("textbox", { name: "minReplicas" });
  expect([field().value, field().placeholder]).toEqual(["", "1"]);
  fireEvent.click(group("spec").getByRole("button", { name: "minReplicas: one step more" }));
  await waitFor(() => expect(now()).toContain("minReplicas: 2"));
  await waitFor(() => expect(field().value).toBe("2"));
  fireEvent.keyDown(field(), { key: "ArrowUp", shiftKey: true });
  await waitFor(() => expect(now()).toContain("minReplicas: 12"));
  fireEvent.click(await waitFor(() => group("spec").getByRole("button", { name: "Take minReplicas out of the text" })));
  await waitFor(() => expect(now()).toBe(text));
  fireEvent.keyDown(field(), { key: "z", ctrlKey: true });
  await waitFor(() => expect(now()).toContain("minReplicas: 12"));
  // The steps of one number are one step of undo.
  fireEvent.click(screen.getByRole("button", { name: "Undo the last edit" }));
  await waitFor(() => expect(now()).toBe(text));
});

test("a choice, a policy and a metric are edits of the text, too", async () => {
  await open();
  fireEvent.change(group("behavior.scaleDown").getByRole("combobox", { name: "selectPolicy" }), { target: { value: "Disabled" } });
  await waitFor(() => expect(now()).toContain("selectPolicy: Disabled"));
  fireEvent.click(await screen.findByRole("button", { name: "Add a policy to scaleUp" }));
  expect((await screen.findByRole("region", { name: "behavior.scaleUp.policies[1]" })).textContent).toContain("periodSeconds");
  fireEvent.click(screen.getByRole("button", { name: "Take metrics[0] Resource out of the text" }));
  expect(await screen.findByText("Without metrics the API server adds cpu at 80%.")).toBeTruthy();
  expect(now()).not.toContain("averageUtilization");
});

test("says what is only in the text, and of a text that cannot be read why and where", async () => {
  await open();
  expect(screen.getByText("Only in the text: metadata, spec.scaleTargetRef.")).toBeTruthy();
  act(() => setManifest("spec: [\n"));
  expect((await screen.findByText(/^Line 2: This YAML cannot be read/)).textContent).toContain("cannot be read");
  expect(now()).toBe("spec: [\n");
});

test("the form of a ScaledObject has KEDA's numbers, and a threshold stays a text", async () => {
  const keda = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: web}
spec:
  scaleTargetRef: {name: web}
  maxReplicaCount: 20
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://p:9090
      query: sum(x)
      threshold: "100"
`;
  useScenario.setState({ scenario: { ...firstScenario, manifest: keda } });
  await open();
  expect(group("spec").getByRole<HTMLInputElement>("textbox", { name: "pollingInterval" }).placeholder).toBe("30");
  const trigger = group("triggers[0] prometheus");
  fireEvent.click(trigger.getByRole("button", { name: "metadata.threshold: one step more" }));
  await waitFor(() => expect(now()).toBe(keda.replace('"100"', '"101"')));
  fireEvent.change(trigger.getByRole("textbox", { name: "metadata.activationThreshold" }), { target: { value: "5" } });
  await waitFor(() => expect(now()).toContain('      activationThreshold: "5"\n'));
  fireEvent.change(trigger.getByRole("combobox", { name: "type" }), { target: { value: "cron" } });
  const cron = await screen.findByRole("region", { name: "triggers[0] cron" });
  expect(within(cron).getByRole<HTMLInputElement>("textbox", { name: "metadata.desiredReplicas" }).value).toBe("5");
  expect(now()).not.toMatch(/threshold|query/i);
  expect(screen.getByRole("button", { name: "Add a trigger" })).toBeTruthy();
});

test("a metric and a trigger become ones of another type, each as one step of undo and of redo", async () => {
  await open();
  const choose = (type: string) => fireEvent.change(screen.getAllByRole("combobox", { name: "type" })[0]!, { target: { value: type } });
  choose("Pods");
  expect(await screen.findByRole("region", { name: "metrics[0] Pods" })).toBeTruthy();
  expect(now()).toMatch(/^ {2}- \{type: Pods, pods: \{.*http_requests.*\}\}$/m);
  const pods = now();
  fireEvent.click(screen.getByRole("button", { name: "Undo the last edit" }));
  await waitFor(() => expect(now()).toBe(text));
  fireEvent.click(screen.getByRole("button", { name: "Redo the last edit" }));
  await waitFor(() => expect(now()).toBe(pods));
  fireEvent.keyDown(screen.getByRole("tabpanel", { name: "Form" }), { key: "z", ctrlKey: true });
  await waitFor(() => expect(now()).toBe(text));
  fireEvent.keyDown(screen.getByRole("tabpanel", { name: "Form" }), { key: "y", ctrlKey: true });
  await waitFor(() => expect(now()).toBe(pods));
  // After a new edit there is nothing to do again.
  fireEvent.click(screen.getByRole("button", { name: "Undo the last edit" }));
  await waitFor(() => expect(now()).toBe(text));
  fireEvent.click(group("spec").getByRole("button", { name: "maxReplicas: one step more" }));
  await waitFor(() => expect(now()).toContain("maxReplicas: 11"));
  fireEvent.click(screen.getByRole("button", { name: "Redo the last edit" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(now()).toContain("maxReplicas: 11");
});

test("what is refused of the whole is said above the fields, and a field's own error only at the field", async () => {
  await open();
  const refuse = (path: string, message: string) =>
    ({ severity: "error", path, message, said: { message: foreign(message) } }) as unknown as Diagnostic;
  act(() => useDiagnosis.setState({ diagnostics: [refuse("spec.triggers", "only cpu"), refuse("spec.maxReplicas", "too few")] }));
  expect(screen.getByText("only cpu").textContent).toBe("spec.triggers: only cpu");
  expect(screen.getAllByText("too few")).toHaveLength(1);
  expect(group("spec").getByText("too few")).toBeTruthy();
});

test("the form is remembered", async () => {
  await open();
  cleanup();
  render(<ManifestEditor />);
  expect(screen.getByRole("tab", { name: "Form" }).getAttribute("aria-selected")).toBe("true");
});

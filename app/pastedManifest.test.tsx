// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EvidenceDoor } from "./doors/evidenceDoor";
import { goBack } from "./share/incoming";
import { useNotice } from "./share/notice";
import { textWork } from "./simulation/textWork";
import { closeEvidence, useEvidence } from "./store/evidence";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { closeLesson, useLesson } from "./store/lesson";
import { openAgain, openScenario, setManifest, useScenario } from "./store/scenario";
import { useTabs } from "./store/tabs";
import { useWindows } from "./store/windows";

/** The worker's own part, without a worker. */
vi.mock("./channel/readApart", () => ({
  readApart: (kind: keyof typeof textWork, request: never) =>
    Promise.resolve({ ok: true, answer: textWork[kind](request, undefined as never) }),
}));

const mine =
  "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: mine}\nspec:\n  minReplicas: 2\n  maxReplicas: 4\n";
const other = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}
`;

beforeEach(() => {
  setManifest(mine);
  useTabs.setState({ tab: null });
  useWindows.setState({ dialog: null });
  render(<EvidenceDoor />);
});
afterEach(() => {
  cleanup();
  closeEvidence();
  closeLesson();
  useNotice.setState({ notice: null });
});

const paste = (text: string) => fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
const manifest = () => useScenario.getState().scenario.manifest;

test("a manifest that is pasted beside the editor opens in it, and the notice leads back", async () => {
  paste(other);
  await vi.waitFor(() => expect(manifest()).toBe(other));
  expect(useTabs.getState().tab).toBe("manifest");
  const { notice } = useNotice.getState();
  expect(notice?.text).toBe("This is the manifest that you pasted, open in the editor. Your own scenario is kept.");
  goBack(notice!.back!);
  expect(manifest()).toBe(mine);
});

test("a ScaledObject opens, too; what is neither is said as such, and changes nothing", async () => {
  paste("{{- if .Values.autoscaling.enabled }}\nreplicas: {{ .Values.replicas }}\n{{- end }}\n");
  await vi.waitFor(() => expect(useNotice.getState().notice?.text).toContain("The pasted text was not opened. This is a Helm template."));
  expect([manifest(), useEvidence.getState().pieces]).toEqual([mine, []]);
  const scaledObject =
    "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: jobs}\nspec:\n  scaleTargetRef: {name: jobs}\n  triggers: []\n";
  paste(scaledObject);
  await vi.waitFor(() => expect(manifest()).toBe(scaledObject));
});

test("a text that is dragged from another window is taken as a paste; one of the page itself, or one over a field, is not", async () => {
  const drop = (on: Element = document.body) =>
    fireEvent.drop(on, { dataTransfer: { types: ["text/plain"], files: [], getData: () => other } });
  fireEvent.dragStart(document.body);
  expect(drop()).toBe(true);
  fireEvent.dragEnd(document.body);
  const field = document.body.appendChild(document.createElement("textarea"));
  expect(drop(field)).toBe(true);
  field.remove();
  expect(manifest()).toBe(mine);
  expect(drop()).toBe(false);
  await vi.waitFor(() => expect(manifest()).toBe(other));
  expect(useNotice.getState().notice?.back).toBeDefined();
});

/** A scenario that nobody has changed, as a first visitor has it. */
const lendFirst = () => openAgain({ scenario: firstScenario, origin: firstScenario, whose: { is: "lent", by: "page", waiting: null } });

test("a first visitor, too, is told where the paste went, and Undo leads back to the page's first scenario, which nobody owns", async () => {
  lendFirst();
  paste(other);
  await vi.waitFor(() => expect(manifest()).toBe(other));
  const { notice } = useNotice.getState();
  expect([notice?.text, notice?.back?.label]).toEqual(["This is the manifest that you pasted, open in the editor.", "Undo"]);
  goBack(notice!.back!);
  const { scenario, whose } = useScenario.getState();
  expect([scenario, whose.is, useNotice.getState().notice]).toEqual([firstScenario, "lent", null]);
});

test("the text of a scenario's file is taken as a scenario, and a table of samples opens the import of a load", async () => {
  const mineBefore = useScenario.getState().scenario;
  paste(writeScenarioFile({ ...firstScenario, name: "pasted", seed: 9 }));
  await vi.waitFor(() => expect(useScenario.getState().scenario.name).toBe("pasted"));
  const { notice } = useNotice.getState();
  expect(notice?.text).toBe("This is the scenario that you pasted. Your own scenario is kept.");
  goBack(notice!.back!);
  expect(useScenario.getState().scenario).toEqual(mineBefore);
  paste("time,requests\n2026-11-01T10:00:00Z,10\n2026-11-01T10:01:00Z,12\n2026-11-01T10:02:00Z,30\n");
  await vi.waitFor(() => expect(useWindows.getState().dialog).toBe("bringIn"));
  expect(useScenario.getState().scenario).toEqual(mineBefore);
});

test("a lesson's task takes a manifest, with Undo; any other step of a lesson stays as it is, and says why", async () => {
  const open = { lesson: "x", step: 0, prediction: null, asked: null };
  openScenario(firstScenario, firstScenario, "lesson");
  useLesson.setState({ open: { ...open, task: false } });
  paste(other);
  await vi.waitFor(() =>
    expect(useNotice.getState().notice?.text).toBe(
      "The pasted text was not opened. A lesson has its own scenario. Leave the lesson, and paste again.",
    ),
  );
  expect([manifest(), useLesson.getState().open]).toEqual([firstScenario.manifest, { ...open, task: false }]);
  useLesson.setState({ open: { ...open, task: true } });
  paste(other);
  await vi.waitFor(() => expect(manifest()).toBe(other));
  expect([useLesson.getState().open?.task, useTabs.getState().tab]).toEqual([true, "manifest"]);
  goBack(useNotice.getState().notice!.back!);
  expect([manifest(), useLesson.getState().open?.task, useScenario.getState().whose.is]).toEqual([firstScenario.manifest, true, "lent"]);
});

test("a paste into a field is the field's; one while a box or a slider has the focus is the page's", async () => {
  lendFirst();
  const input = (type: string) => document.body.appendChild(Object.assign(document.createElement("input"), { type }));
  const [text, box] = [input("text"), input("checkbox")];
  const pasteInto = (target: Element) => fireEvent.paste(target, { clipboardData: { getData: () => other } });
  pasteInto(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(manifest()).toBe(firstScenario.manifest);
  pasteInto(box);
  await vi.waitFor(() => expect(manifest()).toBe(other));
  for (const each of [text, box]) each.remove();
});

test("a file that was copied is pasted like one that is dropped", async () => {
  const file = new File([other], "web.yaml");
  fireEvent.paste(document.body, { clipboardData: { getData: () => "web.yaml", files: [file] } });
  await vi.waitFor(() => expect(manifest()).toBe(other));
  expect(useNotice.getState().notice?.text).toContain("This scenario came with the file web.yaml.");
});

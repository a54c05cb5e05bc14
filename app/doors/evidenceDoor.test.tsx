// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepEarlyPaste } from "../share/earlyPaste";
import { EvidenceDoor } from "./evidenceDoor";
import { BringInDialog } from "../exchange/BringInDialog";
import { ManifestEditor } from "../manifest/ManifestEditor";
import { openFiles } from "../share/files";
import { useNotice } from "../share/notice";
import { closeEvidence, reopenEvidence, useEvidence } from "../store/evidence";
import { closeLesson, useLesson } from "../store/lesson";
import { useMode } from "../store/mode";
import { setManifest, useScenario } from "../store/scenario";

const described = "Name:  web\nReference:  Deployment/web\nMin replicas:  2\nMax replicas:  9\nDeployment pods:  4 current / 4 desired\n";
const manifest = "spec:\n  minReplicas: 2\n";
const live = "kind: HorizontalPodAutoscaler\nspec:\n  maxReplicas: 9\nstatus:\n  currentReplicas: 4\n";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal(
    "Worker",
    class {
      postMessage(): void {}
      terminate(): void {}
      addEventListener(): void {}
    },
  );
  setManifest(manifest);
  useMode.setState({ form: "full" });
  render(<EvidenceDoor />);
});
afterEach(() => {
  cleanup();
  closeLesson();
  closeEvidence();
  sessionStorage.clear();
  useNotice.setState({ notice: null });
  useMode.setState({ form: "full" });
  vi.unstubAllGlobals();
});

const open = () => useEvidence.getState().pieces;
const paste = (target: Element, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } });

test("what kubectl printed opens as evidence when it is pasted into the manifest, which stays as it is", () => {
  render(<ManifestEditor />);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Manifest, YAML/ });
  area.setSelectionRange(6, 6);
  expect(paste(area, described)).toBe(false);
  expect(open()).toEqual([{ name: null, text: described }]);
  expect(useScenario.getState().scenario.manifest).toBe(manifest);
  expect(useEvidence.getState().arrival).toEqual({ from: "manifest", before: "spec:\n", after: "  minReplicas: 2\n" });
});

test("a manifest stays a manifest, and typing opens nothing", () => {
  render(<ManifestEditor />);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Manifest, YAML/ });
  expect(paste(area, manifest)).toBe(true);
  fireEvent.change(area, { target: { value: described } });
  expect(open()).toEqual([]);
});

test("outside of fields, a second paste adds to the first; a field of the page keeps its own", () => {
  paste(document.body, live);
  expect(open()).toHaveLength(1);
  paste(document.body, described);
  expect(open()).toHaveLength(2);
  const field = document.body.appendChild(document.createElement("input"));
  expect(paste(field, described)).toBe(true);
  expect(open()).toHaveLength(2);
  field.remove();
});

test("never opens in a lesson, in a page for reading or in a frame", () => {
  useLesson.setState({ open: { lesson: "x", step: 0, task: true, prediction: null, asked: null } });
  paste(document.body, described);
  closeLesson();
  for (const form of ["viewOnly", "embed", "present"] as const) {
    useMode.setState({ form });
    paste(document.body, described);
  }
  expect(open()).toEqual([]);
});

const replicas =
  '{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"__name__":"kube_horizontalpodautoscaler_status_current_replicas","horizontalpodautoscaler":"web"},"values":[[1790000000,"3"]]}]}}';

test("series about an autoscaler are no load, also where a load is imported; a load stays a load", () => {
  const closed = vi.fn();
  render(<BringInDialog onClose={closed} />);
  const area = screen.getByRole("textbox", { name: "CSV or Prometheus JSON" });
  expect(paste(area, "time,requests\n2026-11-21 10:00:00,120\n")).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  expect(paste(area, replicas)).toBe(false);
  expect(closed).toHaveBeenCalledOnce();
  expect(useEvidence.getState()).toMatchObject({ pieces: [{ text: replicas }], arrival: { from: "load" } });
});

test("of several files all are texts of one cluster if one of them is", async () => {
  await openFiles([new File([manifest], "web.yaml"), new File([described], "describe.txt")]);
  expect(open().map(({ name }) => name)).toEqual(["web.yaml", "describe.txt"]);
  await openFiles([new File(["time,requests\n"], "rates.csv")]);
  expect(open().map(({ name }) => name)).toEqual(["web.yaml", "describe.txt", "rates.csv"]);
});

test("refuses a year's file in a sentence with its size", async () => {
  const year = new File([replicas], "year.json");
  Object.defineProperty(year, "size", { value: 370_000_000 });
  await openFiles([year]);
  expect(open()).toEqual([]);
  expect(useNotice.getState().notice?.text).toContain("This evidence has 370 MB; this page reads at most 100 MB.");
});

test("a reload of the tab opens the texts again, until they are closed", () => {
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
  paste(document.body, described);
  const kept = sessionStorage.getItem("hpa-playground/evidence")!;
  closeEvidence();
  expect(sessionStorage.getItem("hpa-playground/evidence")).toBeNull();
  sessionStorage.setItem("hpa-playground/evidence", kept);
  reopenEvidence();
  expect(open()).toEqual([{ name: null, text: described }]);
});

test("says that a text is too long to be kept for a reload", () => {
  paste(document.body, described.padEnd(4_100_000, "\n"));
  expect(useEvidence.getState().kept).toBe(false);
});

test("what is pasted before the door is there opens as soon as it is, and what is pasted into a field does not", () => {
  cleanup();
  keepEarlyPaste();
  const field = document.body.appendChild(document.createElement("input"));
  paste(document.body, described);
  paste(field, live);
  field.remove();
  expect(open()).toEqual([]);
  render(<EvidenceDoor />);
  expect(open()).toEqual([{ name: null, text: described }]);
});

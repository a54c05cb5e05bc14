// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { anyTraceOf } from "../../engine/simulation/testing/traceOf";
import { saidDecision } from "../marks/picture/saidDecision";
import { toRun } from "../simulation/toRun";
import { useMode } from "../store/mode";
import { setManifest } from "../store/scenario";
import { useTrace, type TraceState } from "../store/trace";
import { followPrinting } from "./printing";

followPrinting(saidDecision, () => "hpa.example/");
const trace = anyTraceOf({ ...firstScenario, durationSeconds: 1800 });
const run = toRun(1, trace, 600);
const reconcile = trace.reconciles[run.steps.at.indexOf(1680)]!;
const print = () => window.dispatchEvent(new Event("beforeprint"));
const sheets = () => [...document.querySelectorAll(".print-sheet")].flatMap((sheet) => sheet.shadowRoot?.querySelector("svg") ?? []);

afterEach(() => {
  window.dispatchEvent(new Event("afterprint"));
  useMode.setState({ form: "full" });
});

test("on paper the page is one sheet with the decision, in light colours, and the page comes back", () => {
  useTrace.setState({ run, reconcile, cover: null });
  print();
  print();
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]?.querySelector("desc")?.textContent).toMatch(/^Kept 9\./);
  expect(sheets()[0]?.querySelector("rect[width='100%']")?.getAttribute("fill")).toBe("#fdfdfc");
  expect(sheets()[0]?.querySelector("#p-window")).not.toBeNull();
  expect(document.documentElement.dataset["printsSheet"]).toBe("");
  window.dispatchEvent(new Event("afterprint"));
  expect(sheets()).toEqual([]);
  expect(document.documentElement.dataset["printsSheet"]).toBeUndefined();
});

test("the manifest of the printed run follows the sheet, and a newer text of the editor does not", () => {
  const manifests = () => [...document.querySelectorAll(".print-sheet + .print-manifest")].map(({ textContent }) => textContent);
  useTrace.setState({ run, reconcile, cover: null, scenario: null });
  print();
  expect(manifests()).toEqual([]);
  useTrace.setState({ scenario: firstScenario });
  setManifest("kind: newer\n");
  print();
  expect(manifests()).toEqual([firstScenario.manifest.trimEnd()]);
  window.dispatchEvent(new Event("afterprint"));
  expect(manifests()).toEqual([]);
});

test("nothing is drawn without a decision, for a frame, or while a lesson's question covers the run", () => {
  useTrace.setState({ run, reconcile: null, cover: null });
  print();
  expect(sheets()).toEqual([]);
  useTrace.setState({ reconcile, cover: {} as TraceState["cover"] });
  print();
  expect(sheets()).toEqual([]);
  useTrace.setState({ cover: null });
  useMode.setState({ form: "embed" });
  print();
  expect(sheets()).toEqual([]);
});

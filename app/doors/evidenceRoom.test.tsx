// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explainEvidence, mergeEvidence, readEvidence } from "../../engine/index";
import { NoticeBar } from "../Notices";
import { EvidenceDoor } from "./evidenceDoor";
import { continuedOf } from "../evidence/goOn/continued";
import { EvidenceDesk } from "./evidenceRoom";
import { useNotice } from "../share/notice";
import { useBrought } from "../store/brought";
import { closeEvidence, openEvidence, useEvidence, type EvidenceArrival } from "../store/evidence";
import { noScenario, useEvidenceScenario } from "../store/evidenceScenario";
import { setManifest, useScenario } from "../store/scenario";
import { useWindows } from "../store/windows";

const described = `\`\`\`console
$ kubectl describe hpa checkout -n shop
Name:                                                  checkout
Namespace:                                             shop
Reference:                                             Deployment/checkout
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
Events:                                                <none>
\`\`\`
`;
const live = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
  resourceVersion: "7"
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 9
status:
  currentReplicas: 4
  desiredReplicas: 4
`;
const own = "spec:\n  minReplicas: 2\n";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "Worker",
    class {
      postMessage(): void {}
      terminate(): void {}
      addEventListener(): void {}
    },
  );
  HTMLElement.prototype.scrollIntoView = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  setManifest(own);
  useNotice.setState({ notice: null });
});
afterEach(() => {
  cleanup();
  closeEvidence();
  useEvidenceScenario.setState(noScenario);
  sessionStorage.clear();
  useNotice.setState({ notice: null });
  useWindows.setState({ dialog: null });
  vi.unstubAllGlobals();
});

/** Opens texts as the worker would have explained them. */
function open(texts: readonly string[], layout: "wide" | "narrow" = "wide", arrival?: EvidenceArrival): void {
  openEvidence(
    texts.map((text) => ({ name: null, text })),
    arrival,
  );
  render(
    <>
      <EvidenceDoor />
      <NoticeBar />
      <EvidenceDesk layout={layout} />
    </>,
  );
  act(() => useEvidence.setState({ explained: explainEvidence(texts) }));
}

test("shows the text as it was pasted, with what is used, what was taken off, and what it was read as", () => {
  open([described]);
  expect(screen.getByText("1 piece: describe hpa")).toBeDefined();
  expect(document.querySelector(".evidence-promise")?.textContent).toMatch(
    /^Taken off: Markdown \(2 lines\) and commands \(1 line\)\.  marks the 7 lines that are used\. Nothing leaves this browser\./,
  );
  expect(document.querySelector(".evidence-foot")?.textContent).toContain("Read as kubectl describe hpa");
  expect([...document.querySelectorAll("s:not(.snapshot-sum s)")].map(({ textContent }) => textContent)).toEqual([
    "```console",
    "$ kubectl describe hpa checkout -n shop",
    "```",
  ]);
});

test("a press on a used line lights what rests on it; the arrows go from one used line to the next", () => {
  open([described]);
  fireEvent.click(screen.getByRole("button", { name: /^Min replicas/ }));
  expect(useEvidence.getState().line).toEqual({ text: 0, line: 8 });
  fireEvent.keyDown(screen.getByRole("button", { name: /^Min replicas/ }), { key: "ArrowDown" });
  expect(useEvidence.getState().line).toEqual({ text: 0, line: 9 });
  fireEvent.keyDown(screen.getByRole("button", { name: /^Max replicas/ }), { key: "Escape" });
  expect([useEvidence.getState().line, useEvidence.getState().pieces.length]).toEqual([null, 1]);
});

test("lights the lines on which rests what is pointed at", () => {
  open([described]);
  act(() => useEvidence.setState({ lit: [{ text: 0, line: 7 }] }));
  expect([...document.querySelectorAll(".piece-line.lit")].map((line) => line.getAttribute("data-line"))).toEqual(["7"]);
});

test("Escape closes it, the scenario is as it was, and it can be opened again", () => {
  const { scenario } = useScenario.getState();
  open([described]);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(useEvidence.getState().pieces).toEqual([]);
  expect(useScenario.getState().scenario).toBe(scenario);
  fireEvent.click(screen.getByRole("button", { name: "Open it again" }));
  expect(useEvidence.getState().pieces).toEqual([{ name: null, text: described }]);
});

test("a live object's manifest goes into the editor with one press, without its status", () => {
  open([live]);
  fireEvent.click(screen.getByRole("tab", { name: "Manifest" }));
  expect(screen.getByText(/It is the object without its status/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Use it as the manifest" }));
  const { manifest } = useScenario.getState().scenario;
  expect(manifest).toContain("maxReplicas: 9");
  expect(manifest).not.toMatch(/status|resourceVersion/);
  expect(useEvidence.getState().pieces).toEqual([]);
});

test("what is no evidence goes where it would have gone", () => {
  const after = `${own}${described}`;
  open([described], "wide", { from: "manifest", before: own, after: "" });
  fireEvent.click(screen.getByRole("menuitem", { name: "Insert it into the manifest", hidden: true }));
  expect(useScenario.getState().scenario.manifest).toBe(after);
  cleanup();
  open([described], "wide", { from: "load" });
  fireEvent.click(screen.getByRole("menuitem", { name: "Import it as a measured load", hidden: true }));
  expect(useWindows.getState().dialog).toBe("bringIn");
  expect(useBrought.getState().file?.size).toBe(described.length);
  useBrought.setState({ file: null });
});

test("says in place of an explanation that nothing was printed by kubectl, with the place and what was expected", () => {
  open(["hello\nworld\n"]);
  const said = document.querySelector(".evidence-says")!.textContent;
  expect(said).toContain("Nothing here was printed by kubectl or Prometheus.");
  expect(said).toContain("Expected: what kubectl get, describe or top prints");
  expect(said).toContain("Line 2:");
  expect(screen.getByText("hello")).toBeDefined();
});

test("several autoscalers are a choice, and several texts a list", () => {
  open([described, live]);
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Autoscaler" });
  expect([...choice.options].map(({ text }) => text)).toEqual(["shop/checkout", "web"]);
  fireEvent.change(choice, { target: { value: "1" } });
  expect(useEvidence.getState().autoscaler).toBe(1);
  const list = within(screen.getByRole("list", { name: "Pieces" }));
  fireEvent.click(list.getByRole("button", { name: /get -o yaml/ }));
  expect(screen.getByText("currentReplicas: 4", { exact: false })).toBeDefined();
});

test("of a long text only the lines in sight are drawn", () => {
  open([`${described}${"# HELP\n".repeat(150_000)}`]);
  expect(document.querySelectorAll(".piece-line").length).toBeLessThan(250);
});

test("a worker that stops answering is ended, in words, and the text is kept", () => {
  open([described]);
  act(() => useEvidence.setState({ explained: null, failure: "Reading took too long, so the page ended it." }));
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(useEvidence.getState()).toMatchObject({ failure: null, pieces: [{ text: described }] });
});

test("on a phone each part is a tab", () => {
  open([live], "narrow");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Explained",
    "Times",
    "Meaning",
    "Evidence",
    "Scenario",
  ]);
});

test("beside the evidence is what the page takes as manifest and workload, each with its standing", () => {
  open([described]);
  act(() => useEvidenceScenario.setState({ continued: continuedOf(mergeEvidence([readEvidence(described)]), 0) }));
  const standingOf = (says: RegExp) => {
    const row = screen.getAllByRole("listitem").find(({ textContent }) => says.test(textContent));
    return row && within(row).getByRole("img").getAttribute("aria-label");
  };
  fireEvent.click(screen.getByRole("tab", { name: "Manifest" }));
  expect(screen.getByLabelText("The object's manifest").textContent).toContain("averageUtilization: 60");
  expect(standingOf(/The HPA as far as the texts tell it/)).toBe("computed from recorded");
  expect(standingOf(/A pod requests/)).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "What was supposed" }));
  expect(standingOf(/A pod requests 500m of CPU/)).toBe("computed from recorded");
  expect(standingOf(/7 replicas at the start/)).toBe("recorded");
});

test("says why no scenario can be made, before anybody asks for one", () => {
  open([live]);
  act(() => useEvidenceScenario.setState({ continued: continuedOf(mergeEvidence([readEvidence(live)]), 0) }));
  const goOn = screen.getByRole("region", { name: "Go on from here" });
  expect(goOn.textContent).toContain("No scenario can be made of this evidence.");
  expect(within(goOn).queryByRole("button", { name: "Continue as a scenario" })).toBeNull();
});

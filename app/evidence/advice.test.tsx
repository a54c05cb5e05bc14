// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explainEvidence } from "../../engine/index";
import { closeEvidence, openEvidence, useEvidence } from "../store/evidence";
import { Advice } from "./Advice";
import { EvidencePane } from "./EvidencePane";
import { snapshotReport } from "../words/evidence/report";

const row =
  "NAME   REFERENCE        TARGETS        MINPODS   MAXPODS   REPLICAS   AGE\nweb    Deployment/web   cpu: 31%/50%   3         3         3          9d\n";
const live = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: web}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 1
  metrics:
  - type: Resource
    resource: {name: cpu, target: {type: Utilization, averageUtilization: 50}}
`;

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn<() => void>();
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  closeEvidence();
});

function open(...texts: readonly string[]): void {
  openEvidence(texts.map((text) => ({ name: null, text })));
  useEvidence.setState({ explained: explainEvidence(texts) });
  render(
    <>
      <EvidencePane />
      <Advice />
    </>,
  );
}

test("the mark at a line opens the advice about it, with its standing", () => {
  open(row);
  const mark = screen.getByRole("button", { name: "Advice on line 2" });
  fireEvent.click(mark);
  const note = screen.getByRole("note", { name: "Advice on line 2" });
  expect(note.textContent).toContain("minReplicas and maxReplicas are both 3, so nothing can scale.");
  expect(note.textContent).toMatch(/computed from recorded$/);
  fireEvent.click(mark);
  expect(screen.queryByRole("note")).toBeNull();
});

test("advice that rests on a default is assumed, and says on which", () => {
  open(live);
  expect(screen.getByRole("region", { name: "Advice" }).textContent).toMatch(/assumed: minReplicas is 1, the default$/);
  const { snapshot } = explainEvidence([live]).autoscalers[0]!;
  expect(snapshotReport([snapshot], {})).toContain("**minReplicas and maxReplicas are both 1, so nothing can scale.** (assumed)");
});

test("advice leads to its line in another text", () => {
  open("$ kubectl get events\nLAST SEEN   TYPE     REASON              OBJECT                        MESSAGE\n", live);
  fireEvent.click(screen.getByRole("button", { name: "text 2, line 6" }));
  expect(screen.getByText("maxReplicas: 1").closest(".piece-line")?.className).toContain("lit");
});

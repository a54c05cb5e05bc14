// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mergeEvidence, readEvidence, writeScenarioFile } from "../../../engine/index";
import type { MadeScenario } from "../../store/continued";
import type { ContinuedScenario } from "../../store/evidenceScenario";
import { continuedOf } from "./continued";
import { SupposedDialog } from "./SupposedDialog";
import "../../ui/testing/jsdomLacks";

const described = `Name:                                                  checkout
Namespace:                                             shopfront
Reference:                                             Deployment/checkout
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
`;

type Answer = Extract<ContinuedScenario, { ok: true }>;

function show(...texts: string[]): MadeScenario[] {
  const answer = continuedOf(mergeEvidence(texts.map(readEvidence)), 0);
  expect(answer.ok).toBe(true);
  const opened: MadeScenario[] = [];
  render(<SupposedDialog answer={answer as Answer} onOpen={(made) => opened.push(made)} onClose={() => undefined} />);
  return opened;
}

afterEach(cleanup);

test("each supposition has its words and its standing", () => {
  show(described);
  const rows = screen.getAllByRole("listitem").map((row) => [row.textContent, row.querySelector("svg")?.getAttribute("aria-label")]);
  expect(rows).toContainEqual([
    expect.stringContaining("A pod requests 500m of CPU: the average divided by the percentage."),
    "computed from recorded",
  ]);
  expect(rows).toContainEqual([expect.stringContaining("7 replicas at the start."), "recorded"]);
  expect(rows).toContainEqual([expect.stringContaining("One request takes 20 ms of CPU: a free choice."), "assumed"]);
  expect(rows).toContainEqual([expect.stringMatching(/All pods together have 1.085m of cpu: average × pods\./), "computed from recorded"]);
});

test("the scenario has other names, unless the owner keeps them", () => {
  const opened = show(described);
  fireEvent.click(screen.getByRole("button", { name: "Open the scenario" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Keep the names of my cluster" }));
  fireEvent.click(screen.getByRole("button", { name: "Open the scenario" }));
  const [replaced, kept] = opened.map(({ origin }) => writeScenarioFile(origin));
  expect(replaced).not.toMatch(/checkout|shopfront/);
  expect(kept).toMatch(/checkout[^]*shopfront/);
});

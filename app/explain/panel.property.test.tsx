// @vitest-environment jsdom
/**
 * Checks for every scenario of the library that the panel shows what the record holds: at the first and last sync, at a rescale, at a held
 * sync and at a failed one.
 */
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  countSteps,
  ledgersOf,
  nearestThresholds,
  nearestThresholdsV1,
  productV1,
  whyNot,
  whyNotV1,
  workingsOf,
  type AnyReconcile,
  type MetricSpec,
  type Reconcile,
  type ReconcileV1,
  type Trace,
} from "../../engine/index";
import { library } from "../../engine/doors/library";
import { anyTraceOf } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { useTrace } from "../store/trace";
import { quantity } from "../words/times";
import { DecisionPanel } from "./DecisionPanel";
import { DecisionPanelV1 } from "./DecisionPanelV1";
import { largeSum } from "../words/decision/largeSum";
import { computed, cpu, eightRemembered, reconcile as recordOf } from "./testing/records";
import { knownNumbers, unknownNumbers } from "./testing/numbers";
import { setUpPanel, tearDownPanel } from "./testing/panel";

beforeEach(() => setUpPanel());
afterEach(tearDownPanel);

test("finds a number that the record does not hold", () => {
  const record = recordOf({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window");
  const known = knownNumbers(record.at, record, workingsOf(record));
  const text = "Kept 8. CPU proposes 5, but 4 min 15 s ago it proposed 8, and the 5-minute window remembers it until 33:15.";
  expect(unknownNumbers(text, known)).toEqual([]);
  expect(unknownNumbers(text.replace("proposes 5", "proposes 12").replace("33:15", "33:30"), known)).toEqual(["12", "33:30"]);
});

for (const { id, scenario } of library) {
  test(`says what the record holds: ${id}`, () => {
    const trace = anyTraceOf(scenario);
    useTrace.setState({
      run: {
        ...trace,
        keda: trace.keda && { ...trace.keda, polls: trace.keda.columns },
        counts: countSteps(trace.seconds.written, trace.durationSeconds),
        lastSecond: trace.durationSeconds,
        countedNotReady: new Map(),
        changedRequests: new Map(),
        vpa: null,
      } as object as Run,
    });
    for (const reconcile of instants(trace.reconciles)) {
      if (reconcile.controller === "V1") checkV1(reconcile);
      else checkPanel(trace, reconcile);
    }
  }, 60_000);
}

function instants(reconciles: readonly AnyReconcile[]): AnyReconcile[] {
  const held: readonly string[] = ["window", "policy", "maxReplicas", "minReplicas", "pods", "tolerance"];
  const chosen = [
    reconciles[0],
    reconciles.at(-1),
    reconciles.find(({ scaledTo }) => scaledTo !== null),
    reconciles.find(({ heldBy }) => held.includes(heldBy.by)),
    reconciles.find(({ heldBy }) => heldBy.by === "error") ?? reconciles[Math.floor(reconciles.length / 2)],
  ];
  return [...new Set(chosen.filter((one) => one !== undefined))];
}

function checkPanel({ steps, metrics: measured }: Trace, reconcile: Reconcile): void {
  const { at, decision, specReplicas, scaledTo, minReplicas, maxReplicas } = reconcile;
  const { container } = render(<DecisionPanel reconcile={reconcile} />);
  openAll(container);
  const workings = workingsOf(reconcile);
  const computed = decision.kind === "computed" ? decision : null;
  const proposal = computed?.proposal ?? null;
  const desired = "desired" in decision ? decision.desired : null;
  const lag = steps.lag[steps.at.indexOf(at)] ?? NaN;

  check(at, text(container, ".say"), knownNumbers(at, reconcile, workings, limitWords(reconcile)));
  const verdict = numbers(text(container, ".say b"));
  expect({ at, verdict }).toEqual({ at, verdict: [specReplicas, scaledTo].filter((count) => count !== null).map(quantity) });

  const rows = [...container.querySelectorAll(".calc > li")].map((row) => ({ row, name: row.querySelector(".k")?.textContent ?? "" }));
  const metrics = "metrics" in decision ? decision.metrics : [];
  const allowed: Record<string, unknown[]> = {
    observed: [
      metrics,
      workings,
      { lag, zero: 0 },
      measured.map(({ worstLagSeconds }) => ({ worstLagSeconds })),
      specReplicas,
      "error" in decision ? decision.error : "",
    ],
    winner: [metrics.map((metric) => (metric.ok ? metric.replicaCount : null)), metrics.map(externalName), proposal],
    stabilized: [computed?.stabilization, specReplicas, { at }],
    limited: [computed && [computed.limit, ledgersOf(reconcile)], workings.rateLimited, specReplicas, limitWords(reconcile)],
    clamped: [minReplicas, maxReplicas, workings.rateLimited, desired, specReplicas],
    written: [specReplicas, scaledTo, desired],
  };
  const results: Record<string, number | null> = {
    winner: proposal,
    stabilized: computed?.stabilization.result ?? null,
    limited: workings.rateLimited,
    clamped: desired,
    written: scaledTo ?? specReplicas,
  };
  rows.forEach(({ row, name }, index) => {
    const metric = name in allowed ? undefined : metrics[index - 1];
    const parts = allowed[name] ?? [metric, workings.metrics[index - 1], "on the other side of 1"];
    check(at, textOf(row), knownNumbers(at, ...parts));
    const result = text(row, ".r").split("result ").at(-1);
    const expected = metric ? (metric.ok ? metric.replicaCount : null) : results[name];
    if (expected !== undefined) expect({ at, name, result }).toEqual({ at, name, result: expected === null ? "–" : quantity(expected) });
  });

  // The large sum has the same rows with fewer words, and of the metrics only the winner.
  for (const { name, result: large, words } of largeSum(reconcile)) {
    const panel = rows.find((row) => row.name === name.replace(/ proposes$/, ""));
    const result = panel && text(panel.row, ".r").split("result ").at(-1);
    if (name !== "observed" || metrics.length < 2) expect({ at, name, large }).toEqual({ at, name, large: result });
    check(at, words, knownNumbers(at, reconcile, workings));
  }

  const thresholds = [...container.querySelectorAll(".sub")].find(
    (sub) => sub.querySelector("h3")?.textContent === "What would change it?",
  );
  if (thresholds)
    check(
      at,
      thresholds.textContent,
      knownNumbers(
        at,
        nearestThresholds(reconcile),
        metrics.map(({ spec }) => spec),
      ),
    );

  for (const replicas of new Set([0, 1, specReplicas ?? 1, proposal ?? 3, maxReplicas + 1])) {
    act(() => void fireEvent.change(container.querySelector(".why-not input")!, { target: { value: String(replicas) } }));
    const answer = text(container, ".why-not p");
    const parts = [whyNot(reconcile, replicas), metrics.map(({ spec }) => spec), limitWords(reconcile)];
    check(at, answer, knownNumbers(at, ...parts));
    expect(answer).toMatch(/^\S.*\.$/);
  }
  cleanup();
}

function checkV1(reconcile: ReconcileV1): void {
  const { at } = reconcile;
  const { container } = render(<DecisionPanelV1 reconcile={reconcile} />);
  const known = knownNumbers(at, reconcile, { product: productV1(reconcile) });
  check(at, text(container, ".say"), known);
  for (const row of container.querySelectorAll(".calc > li")) check(at, textOf(row), new Set([...known, "1"]));
  for (const { name, result, words } of largeSum(reconcile)) {
    const panel = [...container.querySelectorAll(".calc > li")].find(
      (row) => row.querySelector(".k")?.textContent === name.replace(/ proposes$/, ""),
    );
    expect({ at, name, result }).toEqual({ at, name, result: panel && text(panel, ".r").split("result ").at(-1) });
    check(at, words, known);
  }
  const thresholds = [...container.querySelectorAll(".sub")].find((sub) => sub.querySelector("h3")?.textContent.startsWith("What would"));
  if (thresholds) check(at, thresholds.textContent, knownNumbers(at, nearestThresholdsV1(reconcile)));
  for (const replicas of new Set([0, 1, reconcile.specReplicas ?? 1, reconcile.maxReplicas + 1])) {
    act(() => void fireEvent.change(container.querySelector(".why-not input")!, { target: { value: String(replicas) } }));
    const answer = text(container, ".why-not p");
    check(at, answer, knownNumbers(at, whyNotV1(reconcile, replicas), reconcile));
    expect(answer).toMatch(/^\S.*\.$/);
  }
  cleanup();
}

/** "twice the count, but at least 4" and "max(2 × 5, 4)" contain the numbers of the rule itself. */
const limitWords = ({ decision }: Reconcile): string => (decision.kind === "computed" && decision.limit.scaleUpLimit !== null ? "2 4" : "");

/** KEDA's names of metrics have numbers. */
const externalName = ({ spec }: { spec: MetricSpec }): string => (spec.type === "External" ? spec.external.metric.name : "");

function openAll(container: Element): void {
  const closed = () => container.querySelectorAll<HTMLElement>(".calc [aria-expanded='false']");
  act(() => closed().forEach((button) => fireEvent.click(button)));
  for (const button of closed()) fireEvent.click(button);
}

function check(at: number, said: string, known: ReadonlySet<string>): void {
  const unknown = unknownNumbers(said, known);
  expect({ at, said, unknown }).toEqual({ at, said, unknown: [] });
  expect(said).not.toMatch(/undefined|null|NaN|Infinity|,,|\.\./);
}

function text(container: Element, selector: string): string {
  const found = container.querySelector(selector);
  return found === null ? "" : textOf(found);
}

/**
 * Joins the pieces of text with spaces, so that two neighbouring numbers stay apart. A picture counts only if its text names a number of
 * replicas.
 */
function textOf(element: Element): string {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isTick = parent?.closest("[aria-hidden='true']") !== null && !parent?.matches(".tb1, .window-text");
    if (!isTick) pieces.push(node.textContent ?? "");
  }
  return pieces
    .join(" ")
    .replaceAll(/[ \u00a0]+/g, " ")
    .trim();
}

const numbers = (said: string): string[] => said.match(/\d[\d\u202f]*/g) ?? [];

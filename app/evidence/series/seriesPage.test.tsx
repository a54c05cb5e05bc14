// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { explainSeries, firstScenario, mergeEvidence, readEvidence, seriesParts, type Reconcile } from "../../../engine/index";
import { asScraped } from "../../../engine/evidence/testing/asScraped";
import { anyTraceOf } from "../../../engine/simulation/testing/traceOf";
import { EvidenceDecision } from "../../explain/EvidenceDecision";
import { useEvidence } from "../../store/evidence";
import { openSync, showSeries, useSeries } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { plotFrame } from "../../marks/plotFrame";
import { timeScale } from "../../marks/timeScale";
import { stepPath } from "../../marks/linePaths";
import { drawnRows } from "../../marks/series/drawn";
import { laneMarks } from "../../marks/series/laneMarks";
import { SeriesPanel } from "./SeriesPanel";
import { SeriesPieces } from "./SeriesPieces";
import { shownSeries } from "../../marks/series/shown";
import { nextDivergence, syncTargets } from "./seriesSteps";

/** A run as Prometheus saw it, without eleven of its scrapes, and with one count that the controller's rules do not give. */
const merged = (() => {
  const manifests: never[] = [];
  const trace = anyTraceOf(firstScenario, { onReconcile: (_, __, hpa) => manifests.push(hpa as never) });
  const reconciles = trace.reconciles as Reconcile[];
  const { status, ...one } = reconciles[60]!;
  const text = asScraped(
    trace,
    reconciles.with(60, { ...one, status: { ...status, desiredReplicas: status.desiredReplicas + 2 } }),
    manifests,
    {
      every: 15,
      offset: 4,
      isMissing: (index) => index > 100 && index < 112,
    },
  );
  return mergeEvidence([readEvidence(text)]);
})();
const explained = explainSeries(merged, 0)!;
const series = shownSeries({ explanation: explained.explanation, parts: seriesParts(merged.autoscalers[0]!) });
const { columns } = explained.explanation;

/** The vertices of a step path as times and values, and where a new line begins. */
function stepsOf(path: string, frame: ReturnType<typeof plotFrame>): { at: number; value: number; begins: boolean }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g)].map(([, verb, first, second]) => {
    if (verb === "H") x = Number(first);
    else if (verb === "V") y = Number(first);
    else [x, y] = [Number(first), Number(second)];
    return { at: frame.scale.second(x), value: frame.value(y), begins: verb === "M" };
  });
}

describe("the figures", () => {
  const scale = timeScale(800, series.from, series.to, false);
  const rows = drawnRows(series, scale);
  const frame = plotFrame(scale, 300, 4, 12);
  const drawn: [name: string, column: Float64Array, of: Float64Array][] = [
    ["recorded", rows.recorded, columns.desiredReplicas],
    ["existing", rows.existing, columns.existingPods],
    ["ready", rows.ready, columns.readyPods],
  ];

  test.for(drawn)("draw %s as the explanation has it, at each of its times", ([, column, of]) => {
    const second = (scale.to - scale.from) / (800 - scale.left - scale.right);
    for (const { at, value } of stepsOf(stepPath(rows.at, column, frame), frame)) {
      const near = [...columns.at.keys()].filter((sync) => Math.abs(columns.at[sync]! - at) <= 15 + second).map((sync) => of[sync]!);
      expect(near.some((count) => Math.abs(count - value) < 0.05)).toBe(true);
    }
    for (const [row, value] of column.entries()) {
      if (!Number.isNaN(value)) expect(value).toBe(of[columns.at.indexOf(rows.at[row]!)]);
    }
  });

  test("draw no line across a gap", () => {
    const [gap] = explained.explanation.gaps;
    expect(gap!.to - gap!.from).toBeGreaterThan(150);
    const lines = stepsOf(stepPath(rows.at, rows.recorded, frame), frame);
    const after = lines.findIndex(({ at }) => at > gap!.from + 30);
    expect(lines[after]!.begins).toBe(true);
    expect(lines[after]!.at).toBeGreaterThan(gap!.to - 30);
  });

  test("keep every step and the highest value of a day with 5,760 syncs, in few rows", () => {
    const length = 5760;
    const column = (value: (sync: number) => number) => Float64Array.from({ length }, (_, sync) => value(sync));
    const noisy = column((sync) => 50 + 20 * Math.sin(sync / 40) + (sync === 4321 ? 400 : 0));
    const day: ShownSeries = {
      ...series,
      from: 1_800_000_000,
      to: 1_800_000_000 + length * 15,
      gaps: [],
      at: column((sync) => 1_800_000_000 + sync * 15),
      recorded: column((sync) => 3 + Math.floor(sync / 300)),
      existing: column(() => 1000),
      ready: column(() => 1),
      metrics: [{ ...series.metrics[0]!, value: noisy, target: column(() => 50), low: column(() => 45), high: column(() => 55) }],
    };
    const began = performance.now();
    const some = drawnRows(day, day);
    expect(performance.now() - began).toBeLessThan(100);
    expect(some.at.length).toBeLessThan(2500);
    expect(new Set(some.recorded).size).toBe(20);
    expect(Math.max(...some.metrics[0]!.value)).toBe(Math.max(...noisy));
  });

  test("write no words of the lane under the cursor, and let no signs touch", () => {
    const [one] = series.divergences;
    const many = [0, 1, 2, 40, 90].map((step) => ({ ...one!, from: series.from + step * 30, to: series.from + step * 30 }));
    for (let cursor = scale.left; cursor < 780; cursor += 7) {
      const marks = laneMarks(many, scale, cursor);
      for (const { words } of marks) if (words) expect(cursor > words.x - 3 && cursor < words.x + words.title.length * 6).toBe(false);
      marks.forEach((mark, index) => index > 0 && expect(mark.x).toBeGreaterThanOrEqual(marks[index - 1]!.x + marks[index - 1]!.width));
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(many.length);
    }
  });
});

describe("the panel", () => {
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    showSeries(series);
  });
  afterEach(() => {
    cleanup();
    showSeries(null);
  });

  /** Opens a sync as the worker would. */
  function open(sync: number): HTMLElement {
    openSync(sync);
    useSeries.setState({ opened: { sync, explained: explained.recomputed(sync) } });
    render(<SeriesPanel series={series} Decision={EvidenceDecision} />);
    return screen.getByRole("region");
  }

  test("begins at the first divergence and says what was recorded and what is computed", () => {
    const [first] = series.divergences;
    expect(useEvidence.getState().sync).toBe(first!.first);
    const panel = open(first!.first);
    expect(panel.textContent).toContain(`Recorded ${first!.recorded}, computed ${first!.computed}.`);
    expect(within(panel).getByRole("list", { name: "The sum" }).textContent).toContain("recorded");
    const fits = Object.values(first!.causes).filter(({ fits }) => fits !== false).length;
    expect(within(panel).getAllByText(/^: (?:fits|possible)$/)).toHaveLength(fits);
  });

  test("a cause that fits has a clue that speaks for it", () => {
    for (const { causes } of series.divergences) {
      for (const { fits, evidence } of Object.values(causes)) {
        if (fits !== false)
          expect(evidence.every(({ code }) => /WouldNotFit$|^noOther/.test(code) && code !== "noOtherCauseFits")).toBe(false);
      }
    }
  });

  test("marks each row of the sum, and prints no usage or requests that nobody recorded", () => {
    const sync = series.at.length - 20;
    const panel = open(sync);
    const rows = within(within(panel).getByRole("list", { name: "The sum" })).getAllByRole("listitem");
    for (const row of rows) expect(within(row).getByRole("img").getAttribute("aria-label")).toMatch(/recorded|assumed/);
    for (const button of within(panel).queryAllByRole("button", { expanded: false })) fireEvent.click(button);
    expect(panel.textContent).not.toMatch(/cores|\d0m\b/);
    expect(panel.textContent).toContain(`${columns.figures[0]![sync]}%`);
  });

  test("says of how many syncs recorded and computed agree", () => {
    const diverging = new Set(
      series.divergences.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    );
    const all = [...columns.computed.keys()].filter((sync) => !Number.isNaN(columns.computed[sync]!));
    const agree = all.filter((sync) => !diverging.has(sync)).length;
    for (const sync of all) if (!diverging.has(sync)) expect(columns.computed[sync]).toBe(columns.desiredReplicas[sync]);
    expect(open(0).textContent).toContain(`agree in ${agree} of ${all.length} syncs`);
  });

  test("a time of the decision opens its recorded sync", () => {
    const panel = open(series.divergences[0]!.first);
    const time = within(panel).queryAllByRole("button", { name: /^\d\d:\d\d$/ })[0]!;
    act(() => openSync(0));
    fireEvent.click(time);
    expect(useEvidence.getState().sync).toBe(series.divergences[0]!.first);
  });

  test("steps lead from sync to sync and to divergences, and around from the last", () => {
    const [first] = series.divergences;
    expect(syncTargets(series, 0)).toEqual({
      first: null,
      previous: null,
      next: 1,
      last: series.at.length - 1,
      previousChange: null,
      nextChange: first!.first,
    });
    expect(nextDivergence(series, series.at.length - 1)).toBe(first!.first);
  });

  test("the left part names each series and what was supposed", () => {
    render(<SeriesPieces series={series} />);
    expect(screen.getByText("kube_horizontalpodautoscaler_status_current_replicas")).toBeTruthy();
    expect(screen.getAllByText("15 s, gaps: 1").length).toBeGreaterThan(0);
    const supposed = screen.getByRole("list", { name: "Not in it, so supposed" });
    expect(supposed.textContent).toContain("tolerance0.1");
  });
});

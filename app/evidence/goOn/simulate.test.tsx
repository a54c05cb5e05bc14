// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { countAt, firstScenario, mergeEvidence, readEvidence, type MergedEvidence, type Reconcile } from "../../../engine/index";
import { asScraped } from "../../../engine/evidence/testing/asScraped";
import { anyTraceOf } from "../../../engine/simulation/testing/traceOf";
import { givenUp } from "../../channel/serve";
import { noScenario, useEvidenceScenario, type ContinuedScenario, type SimulatedCounts } from "../../store/evidenceScenario";
import { continuedOf } from "./continued";
import { FitSays } from "./FitSays";
import { simulate } from "./simulate";

/** A run as Prometheus saw it. */
function scraped(isMissing?: (index: number) => boolean): MergedEvidence {
  const manifests: never[] = [];
  const trace = anyTraceOf(firstScenario, { onReconcile: (_, __, hpa) => manifests.push(hpa as never) });
  const text = asScraped(trace, trace.reconciles as Reconcile[], manifests, { every: 15, offset: 4, ...(isMissing && { isMissing }) });
  return mergeEvidence([readEvidence(text)]);
}

const task = (isGivenUp: () => boolean = () => false) => ({
  id: 1,
  get isGivenUp() {
    return isGivenUp();
  },
  tell: vi.fn<(part: { share: number }) => void>(),
  handOver: () => undefined,
});

let made: Extract<ContinuedScenario, { ok: true }>;
let counts: SimulatedCounts;

beforeAll(async () => {
  made = continuedOf(scraped(), 0) as typeof made;
  counts = (await simulate(made.own, made.recorded!, task())) as SimulatedCounts;
});
afterEach(() => {
  cleanup();
  useEvidenceScenario.setState(noScenario);
});

test("the counts are those of the scenario's run and of the recording, on the recording's clock", () => {
  const { written } = anyTraceOf(made.own).seconds;
  const { start, points } = made.recorded!;
  expect([counts.from, counts.to]).toEqual([start, start + made.own.durationSeconds]);
  for (let second = 0; second <= made.own.durationSeconds; second += 7)
    expect(countAt(counts.simulated, start + second)).toBe(written[second]);
  for (const [second, replicas] of points) expect(countAt(counts.recorded, start + second)).toBe(replicas);
});

test("pod-hours are the sums of both lines", () => {
  const { points } = made.recorded!;
  const end = points.at(-1)![0];
  const hours = (steps: SimulatedCounts["simulated"]) => {
    let sum = 0;
    for (let second = points[0]![0]; second <= end; second++) sum += countAt(steps, counts.from + second);
    return sum / 3600;
  };
  expect(counts.fit!.simulatedPodHours).toBeCloseTo(hours(counts.simulated), 6);
  expect(counts.fit!.recordedPodHours).toBeCloseTo(hours(counts.recorded), 6);
  expect(counts.fit!.withinOne).toBeGreaterThan(0.8);
});

test("nothing is drawn where nothing was recorded, and the gap counts for neither", async () => {
  const { own, recorded } = continuedOf(
    scraped((index) => index > 100 && index < 112),
    0,
  ) as typeof made;
  const broken = (await simulate(own, recorded!, task())) as SimulatedCounts;
  expect(broken.recorded.filter(([, count]) => Number.isNaN(count)).length).toBe(2);
  expect(broken.fit!.gapSeconds).toBeGreaterThan(150);
});

test("a run that is given up ends", async () => {
  expect(
    await simulate(
      { ...made.own, durationSeconds: 24 * 3600 },
      made.recorded!,
      task(() => true),
    ),
  ).toBe(givenUp);
});

test("says the fit in pod-hours and as a share of the time, and how far a run is", () => {
  useEvidenceScenario.setState({ continued: made, simulating: { state: "done", counts } });
  const { rerender } = render(<FitSays />);
  const { simulatedPodHours, recordedPodHours, withinOne } = counts.fit!;
  expect(document.body.textContent).toBe(
    `Simulated from this evidence: ${simulatedPodHours.toFixed(3)} pod-hours, recorded ${recordedPodHours.toFixed(3)}; ` +
      `within one replica for ${Math.floor(withinOne * 100)}% of the time.`,
  );
  useEvidenceScenario.setState({ simulating: { state: "running", share: 0.409 } });
  rerender(<FitSays />);
  expect(document.body.textContent).toContain("Simulating these hours: 40%.");
  expect(screen.getByRole("button", { name: "Stop" })).toBeDefined();
});

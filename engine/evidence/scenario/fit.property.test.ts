import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { Reconcile } from "../../controller/decision";
import { library } from "../../library/library";
import { anyTraceOf } from "../../simulation/testing/traceOf";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { asScraped, type Scrapes } from "../testing/asScraped";
import { fitOf, type Fit } from "./fit";
import { scenarioOf } from "./scenarioOf";
import { drawCount, someOf } from "../../lib/testing/drawCount";

/**
 * The controller of a release alone, and nothing but the load happens: the evidence has neither incidents of the recorded run nor what KEDA
 * wrote, and no release has an own sync period yet.
 */
const entries = library.filter(
  ({ group, scenario: { flags, incidents } }) =>
    group !== "KEDA" && flags.kubernetesVersion !== "1.2" && !flags.featureGates.HPAConfigurableSyncPeriod && incidents.length === 0,
);

const tried = someOf(entries, 5, 2);

function fitsOf(scrapes: Scrapes): { id: string; fit: Fit | null; why: string }[] {
  return tried.map(({ id, scenario }) => {
    const manifests: HorizontalPodAutoscaler[] = [];
    const trace = anyTraceOf(scenario, { onReconcile: (_, __, hpa) => manifests.push(hpa) });
    const texts = [JSON.stringify(manifests.at(-1)), asScraped(trace, trace.reconciles as Reconcile[], manifests, scrapes)];
    const [merged] = mergeEvidence(texts.map(readEvidence)).autoscalers;
    const continued = scenarioOf(merged!);
    if (!continued.ok) return { id, fit: null, why: continued.reason.code };
    const run = anyTraceOf(continued.scenario);
    return { id, fit: continued.recorded && fitOf(continued.recorded, run.seconds.written), why: "" };
  });
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe("a run that Prometheus saw goes on as a scenario", () => {
  const cases: [name: string, scrapes: Scrapes][] = [
    ["scraped every 15 s", { every: 15, offset: 4 }],
    ["without every third scrape", { every: 15, offset: 4, isMissing: (index) => index % 3 === 2 }],
  ];
  test.for(cases)("whose replicas are mostly those that were recorded: %s", { timeout: 600_000 }, ([name, scrapes]) => {
    const fits = fitsOf(scrapes);
    const known = fits.flatMap(({ fit }) => (fit === null ? [] : [fit]));
    const near = known.map(({ withinOne }) => withinOne);
    const hours = known.map(({ recordedPodHours, simulatedPodHours }) => Math.abs(simulatedPodHours / recordedPodHours - 1));
    if (tried === entries) {
      console.log(
        `${name}: within one replica, entry by entry`,
        near.toSorted((a, b) => a - b).map((share) => share.toFixed(3)),
      );
      console.log(
        `pod-hours differ by`,
        hours.toSorted((a, b) => a - b).map((share) => share.toFixed(3)),
      );
      console.log(
        fits.flatMap(({ id, fit, why }) => (fit === null ? [`${id}: ${why}`] : fit.withinOne < 0.8 ? [`${id}: ${fit.withinOne}`] : [])),
      );
    }
    expect(known.length).toBeGreaterThanOrEqual(tried.length - 1);
    expect(middle(near)).toBeGreaterThan(0.95);
    expect(near.filter((share) => share > 0.85).length / near.length).toBeGreaterThan(drawCount(0.6, 0.7));
    expect(middle(hours)).toBeLessThan(0.04);
  });
});

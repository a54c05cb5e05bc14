/** Test data for the panel: a run, a held sync, and functions that read its sum. */
import { cleanup, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { defaultFeatureGates, firstScenario, unnamedVersion, parseManifest } from "../../../engine/index";
import type { Run, RunMetric } from "../../run/run";
import { useTrace } from "../../store/trace";
import { useView } from "../../store/view";
import { fetchLateParts } from "../lateParts";
import { computed, cpu, eightRemembered, policy, rate, reconcile } from "./records";

/** An hour whose only rescale is at 33:15. */
export const steps = {
  at: Float64Array.from({ length: 241 }, (_, index) => index * 15),
  rescaled: new Uint8Array(241),
  proposal: new Float64Array(241),
  lag: new Float64Array(241).fill(NaN),
};
steps.rescaled[133] = 1;

const { hpa } = parseManifest(firstScenario.manifest, defaultFeatureGates(unnamedVersion));
if (!hpa) throw new Error("the first scenario's manifest has errors");

/** The parts of a run that the panel reads. */
export const runWith = (
  change: Partial<typeof steps> = {},
  metrics: readonly Pick<RunMetric, "seenFrom" | "worstLagSeconds">[] = [],
): Run =>
  ({
    hpa,
    edits: [],
    absences: [],
    taken: null,
    containers: { main: "web", sidecar: "sidecar" },
    incidents: [],
    counts: [],
    steps: { ...steps, ...change },
    metrics,
    lastSecond: 600,
    keda: null,
    countedNotReady: new Map(),
    changedRequests: new Map(),
    vpa: null,
  }) as object as Run;

export async function setUpPanel(layout: "wide" | "narrow" = "wide"): Promise<void> {
  await fetchLateParts();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") === (layout === "narrow"),
    addEventListener() {},
    removeEventListener() {},
  }));
  useTrace.setState({ run: runWith(), reconcile: null, progress: null, problems: [] });
  useView.setState({ cursor: 1950 });
}

export function tearDownPanel(): void {
  cleanup();
  vi.unstubAllGlobals();
}

const usedUp = [{ replicaChange: 1, time: 1920 }];

/** The window keeps 8 while the CPU proposes 5. */
export const held = reconcile(
  {
    decision: computed({
      metrics: [cpu(5)],
      stabilization: eightRemembered,
      limit: {
        ...computed({ metrics: [cpu(8)] }).limit,
        up: rate([policy({ value: 2, limit: 11, scaleDownEvents: usedUp, next: { at: 1980, limit: 10 } })]),
        down: rate([policy({ limit: 8, scaleDownEvents: usedUp, next: { at: 1980, limit: 7 } })]),
      },
    }),
  },
  "window",
);

export const row = (name: RegExp): HTMLElement | undefined =>
  within(screen.getByRole("list", { name: "The sum" }))
    .getAllByRole("listitem")
    .find((item) => name.test(item.textContent));

/** The rows of a table, each as the texts of its cells. */
export const tableRows = (name: string): string[] =>
  within(screen.getByRole("table", { name }))
    .getAllByRole("row")
    .map((line) =>
      [...line.children]
        .map((cell) => cell.textContent)
        .join(" ")
        .trim(),
    );

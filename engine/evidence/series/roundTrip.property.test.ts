import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../../api/autoscaling";
import type { Reconcile } from "../../controller/decision";
import type { PodObservation } from "../../controller/observation";
import { library } from "../../library/library";
import { controllerOf } from "../../simulation/controllerOf";
import { anyTraceOf } from "../../simulation/testing/traceOf";
import { readEvidence } from "../readEvidence";
import { asScraped, runStart, type Scrapes } from "../testing/asScraped";
import { Recomputer, surelyHeldBy } from "./recompute";
import { seenSyncs } from "./seenSyncs";
import { drawCount, someOf } from "../../lib/testing/drawCount";

const replacing: readonly string[] = ["hpaEdited", "hpaDeleted", "hpaCreated", "controlPlaneUpgraded"];

/**
 * The controller of a release alone, and one manifest and one release for the whole run: series show neither what replaced each other nor
 * what KEDA wrote, and no release has an own sync period yet.
 */
const entries = library.filter(({ group, scenario: { flags, incidents } }) => {
  if (flags.featureGates.HPAConfigurableSyncPeriod) return false;
  return group !== "KEDA" && flags.kubernetesVersion !== "1.2" && !incidents.some(({ kind }) => replacing.includes(kind));
});

const tried = someOf(entries, 11, 5);

interface Told {
  syncs: number;
  right: number;
  wrong: string[];
}

/** What is said of the syncs that the scrapes show, against what held the count in the run. */
function toldOf(scrapes: Scrapes): Told {
  const told: Told = { syncs: 0, right: 0, wrong: [] };
  for (const { id, scenario } of tried) {
    const manifests: HorizontalPodAutoscaler[] = [];
    const sampled: (ReadonlySet<string> | null)[] = [];
    const trace = anyTraceOf(scenario, {
      onReconcile: (_, { pods, metrics: { resource, resourceIsAtPods } }, hpa) => {
        manifests.push(hpa);
        const has = ({ name, resourceSample }: PodObservation) =>
          resourceIsAtPods ? (resourceSample ?? null) !== null : resource?.has(name) === true;
        sampled.push(resource === null ? null : new Set(pods.filter(has).map(({ name }) => name)));
      },
    });
    const reconciles = trace.reconciles as Reconcile[];
    const { flags } = controllerOf(scenario.flags);
    const { series } = readEvidence(asScraped(trace, reconciles, manifests, { ...scrapes, sampled }));
    const rescales = reconciles.flatMap(({ at, scaledTo }) => (scaledTo === null ? [] : [runStart + at]));
    const hpa = manifests.at(-1)!;
    const { syncs } = seenSyncs(hpa, series, flags.syncPeriodSeconds, [runStart, ...rescales]);
    const heldBy = new Map(reconciles.map((reconcile) => [runStart + reconcile.at, reconcile.heldBy.by]));
    const recomputer = new Recomputer(hpa, flags, runStart);
    const steps = syncs.map((sync) => recomputer.next(sync));
    const surely = surelyHeldBy(steps.map(({ sync, heldBy: held, isDeep }) => ({ at: sync.at, heldBy: held, isDeep })));
    for (const [index, { sync }] of steps.entries()) {
      const said = surely[index];
      const by = heldBy.get(sync.at);
      told.syncs++;
      if (said === by) told.right++;
      else if (said !== null) told.wrong.push(`${id} at ${sync.at - runStart} s: ${by}, not ${said}`);
    }
  }
  return told;
}

describe("a run that Prometheus saw is told as it was, or as undetermined", () => {
  /** A few entries may be harder to tell than the library as a whole. */
  const share = drawCount(0.9, 0.95);
  const cases: [name: string, scrapes: Scrapes][] = [
    ["scraped every 15 s", { every: 15, offset: 4 }],
    ["without every third scrape", { every: 15, offset: 4, isMissing: (index) => index % 3 === 2 }],
    ["with a clock that is up to 6 s early or late", { every: 15, offset: 4, jitter: (index) => ((index * 7919) % 13) - 6 }],
    ["scraped every 60 s", { every: 60, offset: 4 }],
  ];
  test.for(cases)("%s", { timeout: 600_000 }, ([name, scrapes]) => {
    const { syncs, right, wrong } = toldOf(scrapes);
    if (tried === entries) console.log(`${name}: ${right} of ${syncs} right, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
    expect(right / syncs).toBeGreaterThan(share);
  });
});

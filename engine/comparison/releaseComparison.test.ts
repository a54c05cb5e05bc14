import { podsResized } from "../cluster/testing/podsResized";
import { compareRuns } from "../doors/withKeda";
import { describe, expect, test } from "vitest";
import { kubernetesVersions, type KubernetesVersion } from "../controller/releases";
import { firstScenario } from "../scenario/first";
import { featureGatesOf, type Scenario } from "../scenario/scenario";
import { checkedRunOfAny } from "../simulation/testing/checkedRun";
import { type ComparedRun } from "./comparison";
import { releaseChanges, type ReleaseChangeName } from "./releaseChanges";
import type { ReleaseComparison } from "./releaseComparison";

const short: Scenario = { ...firstScenario, durationSeconds: 1200 };

function under(version: KubernetesVersion, scenario: Scenario = short, gates = {}): ComparedRun {
  const flags = { ...scenario.flags, kubernetesVersion: version, featureGates: { ...featureGatesOf(version), ...gates } };
  const own = { ...scenario, flags };
  return { scenario: own, trace: checkedRunOfAny(own) };
}

function releasesOf(baseline: ComparedRun, now: ComparedRun): ReleaseComparison {
  const { releases } = compareRuns(baseline, now);
  if (releases === null) throw new Error("not two releases");
  return releases;
}

const mattered = ({ changes }: ReleaseComparison): [ReleaseChangeName, number][] =>
  changes.flatMap(({ change: { name }, firstAt }) => (firstAt === null ? [] : [[name, firstAt]]));

const edited = (manifest: string): Scenario => ({ ...short, incidents: [{ at: 308, kind: "hpaEdited", manifest }] });

test("two runs of one release, or with Kubernetes 1.2, have no releases to compare", () => {
  expect(compareRuns(under("1.37"), under("1.37")).releases).toBeNull();
  const first = { ...short, flags: { ...short.flags, kubernetesVersion: "1.2" } } as const;
  const v1 = { scenario: first, trace: checkedRunOfAny(first) };
  expect(compareRuns(v1, under("1.37")).releases).toBeNull();
});

test("a scenario that names no release is of today's", () => {
  const { kubernetesVersion: _, ...flags } = short.flags;
  const unnamed = { ...short, flags };
  expect(releasesOf(under("1.36"), { scenario: unnamed, trace: checkedRunOfAny(unnamed) })).toMatchObject({ from: "1.36", to: "1.37" });
});

describe("from 1.34 to 1.37", () => {
  const releases = releasesOf(under("1.34"), under("1.37"));

  test("all that came in 1.35, 1.36 and 1.37 differs, oldest first", () => {
    const dated = releaseChanges.filter(({ since }) => since === "1.35" || since === "1.36" || since === "1.37").map(({ name }) => name);
    expect(releases.changes.map(({ change }) => change.name).toSorted()).toEqual(dated.toSorted());
    const ages = releases.changes.map(({ change }) => kubernetesVersions.indexOf(change.since));
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
  });

  test("the same in the other direction", () => {
    expect(releasesOf(under("1.37"), under("1.34"))).toEqual({ ...releases, from: "1.37", to: "1.34" });
    expect(releases.readOtherwise).toEqual([]);
  });
});

test("a tolerance that the older API server drops matters at the first sync that it decides", () => {
  const tolerant = { ...short, manifest: `${short.manifest}  behavior:\n    scaleUp:\n      tolerance: 0.9\n` };
  const [older, newer] = [under("1.34", tolerant), under("1.37", tolerant)];
  const { divergence } = compareRuns(older, newer);
  expect(mattered(releasesOf(older, newer))).toContainEqual(["noToleranceInManifest", divergence!.at]);
  expect(releasesOf(older, newer).readOtherwise).toMatchObject([
    {
      severity: "advice",
      path: "spec.behavior.scaleUp.tolerance",
      line: tolerant.manifest.split("\n").findIndex((line) => line.includes("tolerance")) + 1,
      message: expect.stringMatching(/^Kubernetes 1\.34 reads this otherwise: The feature gate .* drops this tolerance/) as string,
      said: { message: { text: "Kubernetes {0} reads this otherwise: {1}" } },
    },
  ]);
  expect(releasesOf(newer, older).readOtherwise).toEqual([]);
  const withGate = under("1.34", tolerant, { HPAConfigurableTolerance: true });
  expect(releasesOf(withGate, newer).changes.map(({ change }) => change.name)).not.toContain("noToleranceInManifest");
});

test("an edit between two syncs matters by the queue of 1.37", () => {
  const scenario = edited(short.manifest.replace("maxReplicas: 10", "maxReplicas: 9"));
  expect(mattered(releasesOf(under("1.36", scenario), under("1.37", scenario)))).toContainEqual(["editsAtOnce", 308]);
});

test("an edit that only one API server accepts matters when it is applied", () => {
  const scenario = edited(short.manifest.replace("apiVersion: apps/v1", "apiVersion: apps/v1/beta"));
  expect(mattered(releasesOf(under("1.33", scenario), under("1.34", scenario)))).toEqual([["checksReferenceVersions", 308]]);
});

test("between any two releases, a change explains the first divergence", () => {
  const manifests = [
    short.manifest,
    `${short.manifest}  behavior:\n    scaleUp:\n      tolerance: 0.02\n    scaleDown:\n      stabilizationWindowSeconds: 30\n`,
  ];
  for (const manifest of manifests) {
    const runs = kubernetesVersions.map((version) => under(version, { ...short, manifest }));
    for (const [place, older] of runs.entries()) {
      for (const newer of runs.slice(place + 1)) {
        const { divergence, releases } = compareRuns(older, newer);
        if (divergence !== null) expect(mattered(releases!).some(([, at]) => at <= divergence.at)).toBe(true);
      }
    }
  }
});

test("a resize in place matters from its second on, where only the newer release has it", () => {
  const incident = podsResized({ cpuRequestMilli: 300 });
  const effectOf = (from: KubernetesVersion, to: KubernetesVersion, resized: typeof incident | { resizedBy: "template" }) => {
    const scenario = { ...short, incidents: [{ ...incident, ...resized }] };
    const { changes } = releasesOf(under(from, scenario), under(to, scenario));
    return changes.find(({ change }) => change.name === "resizesInPlace");
  };
  expect(effectOf("1.32", "1.33", incident)).toMatchObject({ firstAt: 100, concerns: "decision", change: { since: "1.33" } });
  expect(effectOf("1.32", "1.33", { resizedBy: "template" })).toMatchObject({ firstAt: null });
  expect(effectOf("1.33", "1.34", incident)).toBe(undefined);
});

test("a lower memory limit matters where only the newer release takes it, and no restart is allowed for it", () => {
  const lower = podsResized({ memoryLimitMebibytes: 600 });
  const effectsOf = (
    from: KubernetesVersion,
    to: KubernetesVersion,
    resized: Partial<Record<keyof typeof lower, string | number>> = {},
  ) => {
    const workload = { ...short.workload, memoryLimitMebibytes: 700 };
    const scenario = { ...short, workload, incidents: [{ ...lower, ...resized }] } as Scenario;
    const { changes } = releasesOf(under(from, scenario), under(to, scenario));
    const firstAt = (name: string) => changes.find(({ change }) => change.name === name)?.firstAt;
    return { resizes: firstAt("resizesInPlace"), lowers: firstAt("lowersMemoryLimits") };
  };
  expect(effectsOf("1.33", "1.34")).toEqual({ resizes: undefined, lowers: 100 });
  expect(effectsOf("1.33", "1.34", { memoryResizePolicy: "RestartContainer" })).toEqual({ resizes: undefined, lowers: null });
  expect(effectsOf("1.33", "1.34", { memoryLimitMebibytes: 800 })).toEqual({ resizes: undefined, lowers: null });
  // Before 1.33 every resize is refused.
  expect(effectsOf("1.32", "1.34")).toEqual({ resizes: 100, lowers: null });
});

/** Two neighbouring releases differ only by rules that end in the later one, and each record names the rules that it used. */
import { expect, test } from "vitest";
import type { Reconcile } from "../controller/decision";
import { defaultFeatureGates } from "../controller/flags";
import { olderRules, type OlderRule } from "../controller/olderRules";
import { kubernetesVersions, type KubernetesVersion } from "../controller/releases";
import { firstScenario } from "../scenario/first";
import { featureGatesOf, type Scenario } from "../scenario/scenario";
import { run } from "../doors/withKeda";
import { replayReconciles } from "./replay";
import { readTraces } from "./testing/traces";

const neighbours = kubernetesVersions.slice(1).map((release, index) => [kubernetesVersions[index]!, release] as const);

/** A record without what only names its version. */
const decided = (reconcile: Reconcile): string =>
  JSON.stringify(reconcile, (key, value: unknown) => (namesVersion.has(key) ? undefined : typeof value === "bigint" ? `${value}n` : value));

const namesVersion = new Set(["version", "olderRules", "asDistance"]);

interface Decided {
  records: readonly Reconcile[];
  texts: readonly string[];
}

const textsOf = (records: readonly Reconcile[]): Decided => ({ records, texts: records.map(decided) });

/** The rules of the first record that differs; null if none does. Later records may differ because of it. */
function rulesThatDiffer(before: Decided, after: Decided, release: KubernetesVersion): OlderRule[] | null {
  const index = before.texts.findIndex((text, place) => after.texts[place] !== text);
  const { olderRules: used = [] } = before.records[index] ?? {};
  return index < 0 ? null : used.map(({ rule }) => rule).filter((rule) => olderRules[rule].endsIn === release);
}

test("recorded ticks under each release: a difference names the rule that made it", () => {
  const families = ["1.28/boundary-1.28", "1.28/large-numbers", "1.28/scale-to-zero", "tolerance"];
  const seen = new Set<string>();
  for (const [index, trace] of families.flatMap((family) => readTraces(family)).entries()) {
    const gates = { HPAConfigurableTolerance: true, HPAScaleToZero: index % 2 === 0 };
    const hasTolerance = JSON.stringify(trace).includes('"tolerance":"');
    const replays = kubernetesVersions.map((kubernetesVersion) => {
      const featureGates = { ...defaultFeatureGates(kubernetesVersion), ...gates };
      return textsOf(replayReconciles({ ...trace, controller: { ...trace.controller, kubernetesVersion, featureGates } }));
    });
    for (const [place, [older, release]] of neighbours.entries()) {
      const rules = rulesThatDiffer(replays[place]!, replays[place + 1]!, release);
      if (rules === null) continue;
      // With the gate on, the manifest's tolerance is read from 1.33 on. Older API servers drop the field, so no record can name it.
      expect(rules.length > 0 || (release === "1.33" && hasTolerance), `${trace.name}, ${older} and ${release}`).toBe(true);
      for (const rule of rules) seen.add(rule);
    }
  }
  // Were the rules never used, the test would prove nothing.
  expect([...seen].toSorted()).toMatchInlineSnapshot(`
    [
      "absentContainerRequestsNothing",
      "decimalMemory",
      "describedObjectLeftOut",
      "dividesByNoReplicas",
      "keepsCurrentMetrics",
      "namesAllAutoscalers",
      "noScaledToZero",
      "objectErrorOrder",
      "sidecarsRequestNothing",
      "textAsFormat",
      "toleranceAsDistance",
      "uncappedAverageCount",
      "uncappedValueCount",
      "uncappedValueSum",
      "unsampledContainerFails",
      "wakesAnyTarget",
      "wrappedReplicaCount",
    ]
  `);
});

const edited = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 9");

test.each([
  ["an edit between two syncs", { incidents: [{ at: 308, kind: "hpaEdited", manifest: edited }] }, ["1.33", "1.36", "1.37"]],
  ["cpu", {}, ["1.33", "1.36"]],
] as const)("runs with %s under each release", (_, change: Partial<Scenario>, borders) => {
  const runs = kubernetesVersions.map((version) => {
    const flags = {
      ...firstScenario.flags,
      kubernetesVersion: version,
      featureGates: { ...featureGatesOf(version), HPAScaleToZero: true },
    };
    const ran = run({ ...firstScenario, durationSeconds: 600, ...change, flags });
    if (!ran.ok) throw new Error(version);
    return { at: String(ran.trace.steps.at), decided: textsOf(ran.trace.reconciles as Reconcile[]) };
  });
  const differing = neighbours.flatMap(([, release], place) => {
    const [before, after] = [runs[place]!, runs[place + 1]!];
    if (before.at !== after.at) return [release];
    const rules = rulesThatDiffer(before.decided, after.decided, release);
    if (rules !== null) expect(rules, release).not.toEqual([]);
    return rules === null ? [] : [release];
  });
  expect(differing).toEqual(borders);
});

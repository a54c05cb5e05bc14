/** A change between two neighbouring releases explains the first difference of their runs, and none explains what is the same. */
import { expect, test } from "vitest";
import type { Reconcile } from "../controller/decision";
import { defaultFeatureGates } from "../controller/flags";
import { kubernetesVersions, type KubernetesVersion } from "../controller/releases";
import { seededRandom } from "../lib/random";
import type { Incident } from "../cluster/incident";
import { draws, type Draws } from "../scenario/testing/draws";
import { randomScenario } from "../scenario/testing/randomScenario";
import type { Scenario } from "../scenario/scenario";
import { run, compareRuns } from "../doors/withKeda";
import type { Trace } from "../simulation/trace";
import { drawCount, patience } from "../lib/testing/drawCount";

const seed = 20_261_124;
const runs = drawCount(300, 3000);
const neighbours = kubernetesVersions.slice(1).map((newer, place) => [kubernetesVersions[place]!, newer] as const);

type AnyRecord = Trace["reconciles"][number];

/** What held which count. How a count was calculated may differ without another count, and is not in it. */
function decisionOf(record: AnyRecord): string {
  const { decision, heldBy, scaledTo } = record as Reconcile;
  const counts = decision.kind === "computed" && decision.metrics.map((metric) => (metric.ok ? metric.replicaCount : null));
  return JSON.stringify([decision.kind, counts, heldBy, scaledTo]);
}

function allOf(record: AnyRecord): string {
  const { error, events, status } = record as Reconcile;
  return JSON.stringify([decisionOf(record), error, events, status]);
}

/** Of a sync and of a refusal, what is compared. null: the runs are the same in it. */
function firstDifference(older: Trace, newer: Trace, sync: typeof allOf, refusal: (text: string | null) => unknown): number | null {
  const judged = older.incidents.find(({ refused }, index) => refusal(refused) !== refusal(newer.incidents[index]!.refused));
  const [before, after] = [older, newer].map(({ reconciles }) => new Map(reconciles.map((record) => [record.at, sync(record)])));
  const differing = [...new Set([...before!.keys(), ...after!.keys()])].filter((at) => before!.get(at) !== after!.get(at));
  return earliest([...differing, ...(judged ? [judged.incident.at] : [])]);
}

const earliest = (times: readonly number[]): number | null => (times.length === 0 ? null : Math.min(...times));

/** Texts that the API servers of some releases judge differently, or that other releases read otherwise. */
const otherTexts: readonly ((hpa: Manifest) => Manifest)[] = [
  ({ spec, ...hpa }) => ({ ...hpa, spec: { ...spec, maxReplicas: 0 } }),
  ({ spec, ...hpa }) => ({ ...hpa, spec: { ...spec, minReplicas: 0, maxReplicas: 9 } }),
  ({ spec, ...hpa }) => ({ ...hpa, spec: { ...spec, scaleTargetRef: { ...spec.scaleTargetRef, apiVersion: "apps/v1/beta" } } }),
  ({ spec, ...hpa }) => ({ ...hpa, spec: { ...spec, behavior: { scaleUp: { tolerance: "-100m" } } } }),
  ({ spec, ...hpa }) => ({ ...hpa, spec: { ...spec, behavior: { scaleUp: { tolerance: "900m" }, scaleDown: { tolerance: "0" } } } }),
  ({ metadata, ...hpa }) => ({ ...hpa, metadata: { ...metadata, labels: { "a b": "c" } } }),
  ({ spec, ...hpa }) => ({ ...hpa, spec: { ...spec, maxReplicas: spec.maxReplicas + 1 } }),
];

interface Manifest {
  metadata: object;
  spec: { maxReplicas: number; scaleTargetRef: object };
}

/** Pods with requests of their own, an overhead and a container beside the first one that runs as a sidecar. */
const workload = (draw: Draws) =>
  JSON.stringify({
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name: "web" },
    spec: {
      selector: { matchLabels: { app: "web" } },
      template: {
        metadata: { labels: { app: "web" } },
        spec: {
          ...(draw.chance(50) && { overhead: { cpu: "90m", memory: "64Mi" } }),
          ...(draw.chance(50) && { resources: { requests: { cpu: "300m", memory: "200Mi" } } }),
          ...(draw.chance(50) && {
            initContainers: [{ name: "mesh", restartPolicy: "Always", resources: { requests: { cpu: "80m", memory: "90Mi" } } }],
          }),
          containers: [
            { name: "web", resources: { requests: { cpu: "150m", memory: "120Mi" } } },
            ...(draw.chance(50) ? [{ name: "sidecar", resources: { requests: { cpu: "40m", memory: "30Mi" } } }] : []),
          ],
        },
      },
    },
  });

/** With more of what the releases treat differently than a random scenario has. */
function stirred(scenario: Scenario, draw: Draws): Scenario {
  const hpa = JSON.parse(scenario.manifest) as Manifest;
  const edits = Array.from({ length: draw.between(0, 2) }, (): Incident => {
    const manifest = JSON.stringify(draw.pick(otherTexts)(hpa));
    return { at: draw.between(0, scenario.durationSeconds), kind: "hpaEdited", manifest };
  });
  return {
    ...scenario,
    manifest: draw.chance(40) ? `${scenario.manifest}---\n${workload(draw)}\n` : scenario.manifest,
    incidents: [...scenario.incidents, ...edits].toSorted((one, other) => one.at - other.at),
  };
}

test(
  `the first difference of two releases is explained, and nothing else is (seed ${seed}, ${runs} scenarios)`,
  () => {
    const random = seededRandom(seed);
    const explaining = new Set<string>();
    for (let index = 0; index < runs; index++) {
      const draw = draws(random.fork(`${index} stirred`));
      const scenario = stirred(randomScenario(random.fork(String(index))), draw);
      const [from, to] = neighbours[index % neighbours.length]!;
      const gates = draw.chance(50) ? {} : { HPAScaleToZero: true, HPAConfigurableTolerance: draw.chance(50) };
      const under = (kubernetesVersion: KubernetesVersion) => {
        const featureGates = { ...defaultFeatureGates(kubernetesVersion), ...gates };
        const own: Scenario = { ...scenario, flags: { ...scenario.flags, kubernetesVersion, featureGates } };
        const ran = run(own);
        return ran.ok ? { scenario: own, trace: ran.trace } : null;
      };
      const [older, newer] = [under(from), under(to)];
      if (older === null || newer === null) continue;
      const { changes } = compareRuns(older, newer).releases!;
      const effects = changes.flatMap(({ change: { name }, concerns, firstAt }) => (firstAt === null ? [] : [{ name, concerns, firstAt }]));
      const decided = firstDifference(older.trace, newer.trace, decisionOf, (text) => text === null);
      // Of a change only the most is told that it made different. So it hides what it changed before in the status.
      const [difference, telling] =
        decided === null
          ? [firstDifference(older.trace, newer.trace, allOf, (text) => text), effects]
          : [decided, effects.filter(({ concerns }) => concerns === "decision")];
      const first = earliest(telling.map(({ firstAt }) => firstAt));
      expect(first, `run ${index}, ${from} and ${to}: ${JSON.stringify(effects)}`).toBe(difference);
      for (const { name, firstAt } of effects) if (firstAt === first) explaining.add(name);
    }
    // Were they never the explanation, the test would prove nothing. With fewer draws, some are not.
    expect([...explaining].toSorted()).toMatchInlineSnapshot(`
    [
      "checksReferenceVersions",
      "declaresBounds",
      "describedObjectLeftOut",
      "dividesByNoReplicas",
      "editsAtOnce",
      "keepsCurrentMetrics",
      "namesAllAutoscalers",
      "noScaledToZero",
      "noToleranceInManifest",
      "overheadInPodRequests",
      "requiresMaxReplicas",
      "scalesToZeroByDefault",
      "sidecarsRequestNothing",
      "succeededPodsCount",
      "unsampledContainerFails",
      "wakesAnyTarget",
    ]
  `);
  },
  patience,
);

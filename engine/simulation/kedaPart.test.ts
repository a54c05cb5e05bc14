import { expect, test } from "vitest";
import { metricTarget } from "../api/metricSources";
import { library } from "../doors/library";
import { judge, noParts, prepareRun, startPrepared } from "../index";
import { seededRandom } from "../lib/random";
import { hasScaledObject } from "../keda/manifest/hasScaledObject";
import { readScaledObject } from "../keda/manifest/readScaledObject";
import * as shapes from "../keda/manifest/testing/shapes";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { wideScenario } from "../scenario/testing/wideScenario";
import { simulatedKeda } from "../kedaRun/simulatedKeda";
import type { KedaPart } from "./kedaPart";

const { featureGates } = shapes.restingContext;

const owned = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: keda-hpa-web
  ownerReferences: [{apiVersion: keda.sh/v1alpha1, kind: ScaledObject, name: web}]
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
  maxReplicas: 3
`;
const scaledObject = (name: string) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: ${name}}
spec:
  scaleTargetRef: {name: web}
  minReplicaCount: 1
  triggers:
  - {type: cpu, metricType: Utilization, metadata: {value: "50"}}
`;

/** KEDA's code, and the texts that it was asked to read. */
function counted() {
  const texts: string[] = [];
  const keda: KedaPart = {
    ...simulatedKeda,
    read(text, ...flags) {
      texts.push(text);
      return simulatedKeda.read(text, ...flags);
    },
  };
  return { keda, texts };
}

test("a run asks for its ScaledObject once, and reads those of its incidents itself", () => {
  const [first, later] = [scaledObject("once"), scaledObject("once").replace('"50"', '"60"')];
  const scenario: Scenario = { ...firstScenario, manifest: first, incidents: [{ kind: "hpaEdited", at: 60, manifest: later }] };
  const { keda, texts } = counted();
  const prepared = prepareRun(scenario, { ...noParts, keda });
  if (!prepared.ok) throw new Error("the ScaledObject does not run");
  const started = startPrepared(scenario, prepared);
  if (started.ok) started.simulation.advance(Infinity);
  const targets = prepared.held.map(({ hpa }) => metricTarget(hpa.spec.metrics![0]!).averageUtilization);
  expect(targets).toEqual([50, 60]);
  expect(texts).toEqual([first]);
});

test("an HPA that names the ScaledObject that owns it is read as an HPA", () => {
  const { keda, texts } = counted();
  const prepared = prepareRun({ ...firstScenario, manifest: owned }, { ...noParts, keda });
  expect(prepared).toMatchObject({ ok: true, keda: null });
  expect(judge(owned, firstScenario.flags, keda)).toMatchObject({ hpa: { spec: { maxReplicas: 3 } }, problems: [] });
  expect(texts).toEqual([]);
});

test("a text that names a ScaledObject is not judged without KEDA's code, and any other is", () => {
  for (const manifest of [owned, scaledObject("alone")]) {
    expect(() => prepareRun({ ...firstScenario, manifest: `${manifest}# without\n` }, noParts)).toThrow("KEDA's code is not there");
    expect(() => judge(manifest, firstScenario.flags, null)).toThrow("KEDA's code is not there");
  }
  expect(prepareRun(firstScenario, noParts).ok).toBe(true);
});

test("the quick look at a text finds the ScaledObjects that its reader finds", () => {
  const texts = [
    ...Object.values(shapes).filter((shape) => typeof shape === "string"),
    ...library.map(({ scenario }) => scenario.manifest),
    ...Array.from({ length: 200 }, (_, seed) => wideScenario(seededRandom(seed)).manifest),
  ];
  const found = texts.filter(hasScaledObject);
  expect(found.length).toBeGreaterThan(20);
  expect(found.length).toBeLessThan(texts.length);
  // Its reader finds nothing in a text that is not YAML.
  const isRead = (text: string) => readScaledObject(text, { featureGates, version: "1.37", kedaVersion: "2.20" }).document !== null;
  expect(texts.filter((text) => isRead(text) && !found.includes(text))).toEqual([]);
});

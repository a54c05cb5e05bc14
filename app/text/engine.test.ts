import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { asStored, decodeLink, diagnoseManifest, foreign, readScenario } from "../../engine/index";
import { restingPod } from "../../engine/manifest/testing/advice";
import { validationRecordings } from "../../engine/manifest/testing/recordings";
import { fromEngine } from "../words/engineText";
import type { Catalogue } from "./catalogue";
import { filled } from "../words/text";
import { de, uk } from "./testing/catalogues";
import { plainSentencesIn, saidIn, treeOf, treesIn } from "./testing/engineSources";

vi.mock("./language", async () => ({ language: "de", catalogue: (await import("./testing/catalogues")).de }));

const languages: [string, Catalogue][] = [
  ["German", de],
  ["Ukrainian", uk],
];
const places = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();
// The reader of lessons works where no page is: in a worker and in the build.
const trees = ["../../engine", "../lessons/format"].flatMap((folder) => [...treesIn(join(import.meta.dirname, folder))]);
const ours = new Set(trees.flatMap(([, tree]) => saidIn(tree)));

describe("an English sentence of ours is data, so that the page can say it in its language:", () => {
  /** Rooms and files with sentences that are another program's, or names that the page knows by their English. */
  const excused = [
    "keda/formula/parser.ts",
    "kubectl/verticalAutoscalerView.ts",
    "library/",
    "manifest/commandLine/autoscale.ts",
    "scenario/first.ts",
    "scenario/linkBase.ts",
    "trial/load.ts",
    "trial/measure.ts",
    "trial/readme.ts",
  ];
  const plain = trees.flatMap(([name, tree]) => plainSentencesIn(tree).map((text) => [name, text] as const));

  test("none is a plain text", () => {
    expect(plain.filter(([name]) => !excused.some((start) => name.startsWith(start)))).toEqual([]);
  });

  test("each excuse is needed", () => {
    expect(excused.filter((start) => !plain.some(([name]) => name.startsWith(start)))).toEqual([]);
  });

  test("plain ones are found, also among the values of a sentence", () => {
    const code = [
      'const a = "There was no pod.";',
      "const b = (n: number) => `There were ${n} pods.`;",
      "const c = say`There was no HPA.`;",
      'const d = say`Why: ${a ? "There was one. No more came" : verbatim`The end of it.`}`;',
      'const e = ["Min replicas", "a list of pods.", "v1.2", "Deployment."];',
    ].join("\n");
    expect(plainSentencesIn(treeOf(code))).toEqual(["There was no pod.", "There were {0} pods.", "There was one. No more came"]);
    expect(saidIn(treeOf(code))).toEqual(["There was no HPA.", "Why: {0}"]);
  });
});

describe.each(languages)("the engine's texts, in %s,", (_, catalogue) => {
  test("is complete", () => {
    expect([...ours].filter((key) => !Object.hasOwn(catalogue.engine, key))).toEqual([]);
  });

  test("holds no text that the engine does not use", () => {
    expect(Object.keys(catalogue.engine).filter((key) => !ours.has(key))).toEqual([]);
  });

  test("uses every value of a text", () => {
    expect(Object.entries(catalogue.engine).filter(([key, text]) => String(places(key)) !== String(places(text)))).toEqual([]);
  });
});

describe("the page's language", () => {
  test.each(Object.entries(de.engine))("has the values of %j", (key, translation) => {
    const values = places(key).map((place) => `<${place}>`);
    expect(fromEngine({ text: key, values })).toBe(filled(translation, values).join(""));
  });

  test("finds the texts that the engine really made", () => {
    const manifest = (spec: string) => `apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: web}\nspec: ${spec}\n`;
    const target = "{apiVersion: apps/v1, kind: Deployment, name: web}";
    const idle = "{type: Resource, resource: {name: cpu, target: {type: AverageValue, averageValue: 0.01}}}";
    const text = manifest(`{scaleTargetRef: ${target}, minReplicas: 4, maxReplicas: 4, metrics: [${idle}]}`);
    const { diagnostics } = diagnoseManifest(text, restingPod);
    expect(diagnostics.map(({ said }) => fromEngine(said.message))).toEqual([
      "minReplicas und maxReplicas sind beide 4, also kann nichts skaliert werden.",
      "Pods im Leerlauf verbrauchen mehr cpu als der Zielwert 10m.",
    ]);
    const reasons = asStored(text, restingPod.featureGates)?.map(({ said }) => fromEngine(said)) ?? [];
    expect(reasons).toContain("metadata.namespace: der Namespace der Anfrage; ohne Angabe ist es default");
    const cut = readScenario({ version: 2, durationSeconds: 1800, load: { points: [[0, -1]] } });
    expect(cut.ok ? "" : fromEngine(cut.said)).toBe("Name: keine Angabe; erwartet wird ein Text.");
    const link = decodeLink("9.x");
    expect(link.ok ? "" : fromEngine(link.said)).toBe("Dieser Link hat Version 9 des Linkformats; diese Seite liest die Version 3.");
  });

  test("does not translate the API server's own words", () => {
    const messages = validationRecordings.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(messages.length).toBeGreaterThanOrEqual(60);
    expect(messages.filter((message) => fromEngine(foreign(message)) !== message)).toEqual([]);
  });
});

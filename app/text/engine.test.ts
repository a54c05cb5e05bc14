import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { asStored, decodeLink, diagnoseManifest, readScenario } from "../../engine/index";
import { restingPod } from "../../engine/manifest/testing/advice";
import { validationRecordings } from "../../engine/manifest/testing/recordings";
import { fromEngine } from "../words/engineText";
import type { Catalogue } from "./catalogue";
import { filled } from "../words/text";
import { de, uk } from "./testing/catalogues";
import { readSaid, readSentences } from "./testing/engineSources";
import { notOurs, saidAsValues, shownSources } from "./testing/shownOfEngine";

vi.mock("./language", async () => ({ language: "de", catalogue: (await import("./testing/catalogues")).de }));

const engine = join(import.meta.dirname, "../../engine");
const languages: [string, Catalogue][] = [
  ["German", de],
  ["Ukrainian", uk],
];
const places = (text: string): string[] => (text.match(/\{\d+\}/g) ?? []).toSorted();
const all = new Set(shownSources.flatMap((source) => [...readSentences(filesOf(source)).keys()]));
const said = readSaid(engine);
const ours = [...said, ...saidAsValues, ...[...all].filter((key) => !notOurs.includes(key))];

function filesOf(source: string): string[] {
  const path = join(engine, source);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => (name.endsWith(".test.ts") ? [] : [join(path, name)]));
}

test("each excused text still exists", () => {
  expect(notOurs.filter((text) => !all.has(text))).toEqual([]);
});

describe.each(languages)("the engine's texts, in %s,", (_, catalogue) => {
  test("is complete", () => {
    expect(ours.filter((key) => !Object.hasOwn(catalogue.engine, key))).toEqual([]);
  });

  test("holds no text that the engine does not use", () => {
    expect(Object.keys(catalogue.engine).filter((key) => !ours.includes(key))).toEqual([]);
  });

  test("uses every value of a text", () => {
    expect(Object.entries(catalogue.engine).filter(([key, text]) => String(places(key)) !== String(places(text)))).toEqual([]);
  });
});

describe("the page's language", () => {
  test.each(Object.entries(de.engine))("has the values of %j", (key, translation) => {
    const values = places(key).map((place) => `<${place}>`);
    expect(fromEngine({ text: key, values })).toBe(filled(translation, values).join(""));
    if (!said.has(key)) expect(fromEngine(filled(key, values).join(""))).toBe(filled(translation, values).join(""));
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
    expect(messages.filter((message) => fromEngine(message) !== message)).toEqual([]);
  });
});

import { expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { defaultFeatureGates, defaultFlags, kubernetesVersions } from "../controller/flags";
import { seededRandom, type SeededRandom } from "../lib/random";
import { judgeManifest } from "./judgeText";
import { parseManifest } from "./parseManifest";
import { walkthrough } from "./testing/reading";
import { validationRecordings } from "./testing/recordings";
import { drawCount } from "../lib/testing/drawCount";

const seed = 20_261;
const edits = drawCount(2000, 40_000);

test(`gives problems in the text or an autoscaler for any text (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const texts = [walkthrough, flowAndAnchors, ...validationRecordings.map(({ manifest }) => JSON.stringify(manifest, null, 1))];
  let text = walkthrough;
  for (let edit = 0; edit < edits; edit++) {
    text = random.integer(8) === 0 ? pick(random, texts) : mutate(random, text, pick(random, texts)).slice(0, 5_000);
    const reading = parseManifest(text, defaultFlags.featureGates);
    const refused = reading.problems.some(({ severity }) => severity === "error");
    expect(reading.hpa === null, text).toBe(refused);
    expect(
      reading.problems.filter((problem) => !isInside(text, problem)),
      text,
    ).toEqual([]);
    expect(parseManifest(text, defaultFlags.featureGates), text).toEqual(reading);
    // Judging may word an error differently. It refuses nothing that a run accepts, and accepts nothing that a run refuses.
    const judged = judgeManifest(text, defaultFlags.featureGates);
    if (refused) expect(judged.hpa, text).toBe(null);
    else expect(judged, text).toEqual(reading);
  }
});

test(`accepts and refuses as judging does, in every release and for every stored autoscaler (seed ${seed + 1})`, () => {
  const random = seededRandom(seed + 1);
  const stored: (HorizontalPodAutoscaler | null)[] = [null];
  const texts = [zeroWithTolerance, walkthrough];
  for (let edit = 0; edit < drawCount(1500, 15_000); edit++) {
    const version = pick(random, kubernetesVersions);
    const gates = { ...defaultFeatureGates(version), ...(random.integer(3) === 0 && { HPAScaleToZero: true }) };
    const text = mutate(random, pick(random, texts), pick(random, texts)).slice(0, 5_000);
    const before = pick(random, stored);
    const reading = parseManifest(text, gates, version, before);
    const judged = judgeManifest(text, gates, version, before);
    if (reading.hpa === null) expect(judged.hpa, text).toBe(null);
    else expect(judged, text).toEqual(reading);
    if (reading.hpa !== null && stored.length < 60) stored.push(reading.hpa);
    // What is stored can always be stored again.
    if (reading.hpa !== null) expect(parseManifest(text, gates, version, reading.hpa), text).toEqual(reading);
  }
  expect(stored.length).toBeGreaterThan(30);
});

const zeroWithTolerance = `
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: web }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  minReplicas: 0
  maxReplicas: 10
  metrics:
  - type: Object
    object:
      metric: { name: hits }
      describedObject: { apiVersion: networking.k8s.io/v1, kind: Ingress, name: main-route }
      target: { type: AverageValue, averageValue: 12 }
  behavior: { scaleUp: { tolerance: 0.2 } }
`;

test("a manifest that quotes a kubectl line is a manifest", () => {
  const text = walkthrough
    .replace("apiVersion:", '"apiVersion":')
    .replace("  name: php-apache", "  name: php-apache\n  annotations: {note: made with kubectl autoscale deploy web --max=3}");
  expect(parseManifest(text, defaultFlags.featureGates).problems).toEqual([]);
  expect(judgeManifest(text, defaultFlags.featureGates).problems).toEqual([]);
});

function mutate(random: SeededRandom, text: string, other: string): string {
  const start = random.integer(text.length + 1);
  const end = Math.min(text.length, start + random.integer(40));
  const operations = [
    () => text.slice(0, start) + text.slice(end),
    () => text.slice(0, end) + text.slice(start),
    () => text.slice(0, start) + pick(random, fragments) + text.slice(start),
    () => text.slice(0, start) + pick(random, fragments) + text.slice(end),
    () => text.slice(0, start) + other.slice(random.integer(other.length)),
    () => text.slice(0, start),
  ];
  return pick(random, operations)();
}

function pick<T>(random: SeededRandom, choices: readonly T[]): T {
  const choice = choices[random.integer(choices.length)];
  if (choice === undefined) throw new Error("there is nothing to choose from");
  return choice;
}

function isInside(
  text: string,
  { line, column, endLine, endColumn }: { line: number; column: number; endLine: number; endColumn: number },
): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  const fits = (at: number, offset: number) => at >= 1 && at <= lines.length && offset >= 1 && offset <= (lines[at - 1]?.length ?? 0) + 1;
  return fits(line, column) && fits(endLine, endColumn) && (endLine > line || (endLine === line && endColumn >= column));
}

const flowAndAnchors = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: {name: &name web, labels: {app: *name, "on": 'yes'}}
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: *name}
  maxReplicas: !!int 5
  behavior:
    scaleUp: &rules
      policies: [{type: Pods, value: 0x4, periodSeconds: 1_5}]
    scaleDown: {<<: *rules, selectPolicy: Min}
---
note: |
  a block
  of text
`;

const fragments = [
  ..."\0\t\n\r:-?&*!|>'\"%@`#{}[],~\u0007\u0085\u00a0\u2028\ufeff\ud800",
  "\r\n",
  "kubectl autoscale deploy web --max=3\n",
  "```yaml\n",
  "> ",
  "\n---\n",
  "\n...\n",
  "<<: *name",
  "&a [*a]",
  "__proto__: {toString: 1}",
  "constructor",
  "!!binary aGk=",
  "!<tag:yaml.org,2002:str>",
  "\u0430\u0432\u0442\u043e",
  "\u6269\u5bb9: 1",
  "\u{1F680}",
  "1e400",
  "-.inf",
  "null",
  "99999999999999999999",
];

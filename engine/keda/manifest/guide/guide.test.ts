import { describe, expect, test } from "vitest";
import { triggerTypeNames } from "../../triggers/types";
import { plain } from "../../../lib/sentence";
import { decodeScaledObject } from "../scaledObjectFields";
import { twoPrometheus } from "../testing/shapes";
import { readYaml } from "../../../manifest/yamlTree";
import { scaledObjectCompletionsAt, scaledObjectFieldAt } from "./grammar";
import { metadataGuides } from "./metadataGuide";
import { annotationGuides, specGuides } from "./specGuide";
import { scaledObjectSnippets } from "./snippets";

/** The text without its caret |, and where the caret was. */
function caret(marked: string): [string, number] {
  const offset = marked.indexOf("|");
  return [marked.slice(0, offset) + marked.slice(offset + 1), offset];
}

const head = "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\n";
const labels = (marked: string, kind: string) =>
  scaledObjectCompletionsAt(...caret(head + marked))
    .filter((each) => each.kind === kind)
    .map(({ label, urgent }) => plain(label) + (urgent ? "!" : ""));

describe("the catalogue", () => {
  test("knows every field that the API knows, and no other", () => {
    for (const { path } of specGuides) {
      const text = textWith(path.split("."));
      const yaml = readYaml(text);
      if (!yaml.ok || yaml.documents[0] === undefined) throw new Error(text);
      decodeScaledObject(yaml.documents[0], "", ({ detail, path: at, known = [] }) => {
        if (detail !== "unknown field") return;
        expect(at.endsWith("probe"), at).toBe(true);
        const parent = at.replace(/\.?probe$/, "").replaceAll(/\[[0-9]+\]/g, "[]");
        const prefix = parent === "" ? "" : `${parent}.`;
        const guided = specGuides
          .filter((guide) => guide.path.startsWith(prefix))
          .map((guide) => guide.path.slice(prefix.length).split(/[.[]/)[0]);
        const clusterOnly =
          /^(?:creationTimestamp|deletion|finalizers|generat|managedFields|ownerReferences|resourceVersion|selfLink|uid|status)/;
        expect(
          known.filter((name) => !guided.includes(name) && !clusterOnly.test(name)),
          parent,
        ).toEqual([]);
      });
    }
  });

  test("tells of every field and key what it does, in a sentence", () => {
    const all = [...specGuides, ...annotationGuides, ...triggerTypeNames.flatMap(metadataGuides)];
    expect(all.filter(({ sentence }) => !/^\S.*\.$/.test(plain(sentence)))).toEqual([]);
    expect(all.length).toBeGreaterThan(250);
  });
});

/** A manifest with one field, and an unknown field beside it. */
function textWith([step = "", ...rest]: readonly string[], indent = ""): string {
  const [key = "", isList] = step.split("[]");
  const probe = `${indent}probe: 1\n`;
  if (rest.length === 0) return `${indent}${key}:\n${probe}`;
  const inner = textWith(rest, `${indent}  `);
  if (isList === undefined) return `${indent}${key}:\n${inner}${probe}`;
  return `${indent}${key}:\n${indent}- ${inner.trimStart()}${probe}`;
}

describe("completion", () => {
  test("offers the fields that are not there yet, those required apart", () => {
    expect(labels("spec:\n  minReplicaCount: 1\n  |\n", "field")).toEqual([
      "scaleTargetRef!",
      "pollingInterval",
      "cooldownPeriod",
      "initialCooldownPeriod",
      "idleReplicaCount",
      "maxReplicaCount",
      "advanced",
      "triggers!",
      "fallback",
    ]);
  });

  test("offers trigger types, and the keys of the type in its metadata", () => {
    expect(labels("spec:\n  triggers:\n  - type: |", "value")).toEqual(expect.arrayContaining(["prometheus", "cron", "datadog"]));
    expect(labels("spec:\n  triggers:\n  - type: cpu\n  - type: cron\n    metadata:\n      start: 0 8 * * *\n      |\n", "field")).toEqual([
      "end!",
      "timezone!",
      "desiredReplicas!",
    ]);
    expect(labels("spec:\n  triggers:\n  - metadata:\n      lag|\n    type: kafka\n", "field")).toContain("lagThreshold");
  });

  test("writes a key of metadata with quotes around its value", () => {
    const [text, offset] = caret(`${head}spec:\n  triggers:\n  - type: kafka\n    metadata:\n      lagT|\n`);
    const found = scaledObjectCompletionsAt(text, offset).find(({ label }) => plain(label) === "lagThreshold")!;
    expect([found.insert, plain(found.detail!)]).toEqual(['lagThreshold: "${1}"', 'text in quotes, default "10"']);
    expect(text.slice(found?.start, found?.end)).toBe("lagT");
  });

  test("offers the annotations that steer KEDA", () => {
    expect(labels("metadata:\n  annotations:\n    |\n", "field")).toContain("autoscaling.keda.sh/paused-replicas");
    expect(labels("metadata:\n  annotations:\n    autoscaling.keda.sh/pau|\n", "field")).toContain("autoscaling.keda.sh/paused");
    expect(labels("metadata:\n  annotations:\n    autoscaling.keda.sh/paused: |", "value")).toEqual(['"true"', '"false"']);
  });

  test.each([
    [
      "spec:\n  fallback:\n    behavior: |",
      ["static", "currentReplicas", "currentReplicasIfHigher", "currentReplicasIfLower", "scalingModifiers"],
    ],
    ["spec:\n  triggers:\n  - metricType: |", ["AverageValue", "Value", "Utilization"]],
    ["spec:\n  triggers:\n  - type: rabbitmq\n    useCachedMetrics: |", ["true", "false"]],
    ["spec:\n  scaleTargetRef:\n    name: |\n---\nkind: Deployment\nmetadata:\n  name: shop\n", ["shop"]],
  ])("offers values: %j", (marked, values) => {
    expect(labels(marked, "value")).toEqual(values);
  });

  test("an HPA beside it is completed as always, and a document without a kind is left alone", () => {
    expect(labels("---\nkind: HorizontalPodAutoscaler\nspec:\n  |\n", "field")).toContain("maxReplicas!");
    expect(labels("---\nspec:\n  |\n", "field")).toEqual([]);
  });

  test.each(scaledObjectSnippets.map((snippet) => [plain(snippet.label), snippet] as const))(
    "writes the block %s so that it can be read",
    (label, snippet) => {
      const marked = snippet.path === "spec" ? "spec:\n  |\n" : "spec:\n  triggers:\n    |\n";
      const [text, offset] = caret(head + marked);
      const chosen = scaledObjectCompletionsAt(text, offset).find((each) => plain(each.label) === label && each.kind === "block");
      if (chosen === undefined) throw new Error(`no block ${label}`);
      const filled = text.slice(0, chosen.start) + chosen.insert.replaceAll(/\$\{[0-9]+:?([^}]*)\}/g, "$1") + text.slice(chosen.end);
      const yaml = readYaml(filled);
      if (!yaml.ok || yaml.documents[0] === undefined) throw new Error(filled);
      const problems: string[] = [];
      decodeScaledObject(yaml.documents[0], "", ({ message }) => problems.push(message));
      expect(problems).toEqual([]);
    },
  );
});

describe("a field under the pointer", () => {
  const at = (marked: string) => scaledObjectFieldAt(...caret(marked));

  test("has its guide, with its default", () => {
    expect(at(twoPrometheus.replace("cooldownPeriod", "cool|downPeriod"))).toMatchObject({
      path: "spec.cooldownPeriod",
      guide: { default: "300" },
    });
    expect(at(twoPrometheus.replace("threshold", "thres|hold"))).toMatchObject({
      path: "spec.triggers[0].metadata.threshold",
      guide: { type: "text in quotes", required: true },
    });
  });

  test("on a value says what the value does", () => {
    expect(plain(at(twoPrometheus.replace("type: prometheus", "type: prom|etheus"))!.guide.sentence)).toBe(
      "A query to Prometheus that gives one series.",
    );
  });

  test("is an annotation, too", () => {
    const text = `${head}metadata:\n  annotations:\n    autoscaling.keda.sh/pau|sed: "true"\n`;
    expect(plain(at(text)!.guide.sentence)).toMatch(/^Pauses KEDA/);
  });
});

import { describe, expect, test } from "vitest";
import { targetKindNames, targetKinds } from "../../api/targetKinds";
import { plain } from "../../lib/sentence";
import { newestRules } from "../../controller/flags";
import { decodeManifest, decoderFor } from "../manifest";
import { readYaml } from "../yamlTree";
import { completionsAt } from "./completions";
import { fieldGuides, fieldsOf, guideOf } from "./fieldGuide";
import { fieldAt } from "./hover";
import { outline } from "./outline";
import { snippets } from "./snippets";
import { walkthrough } from "../testing/reading";

/** The text without its caret |, and where the caret was. */
function caret(marked: string): [string, number] {
  const offset = marked.indexOf("|");
  return [marked.slice(0, offset) + marked.slice(offset + 1), offset];
}

const labels = (marked: string, kind: string) =>
  completionsAt(...caret(marked))
    .filter((each) => each.kind === kind)
    .map(({ label }) => plain(label));

/** The text after a completion was accepted, its places to fill in as they are suggested. */
function accepted(marked: string, label: string): string {
  const [text, offset] = caret(marked);
  const chosen = completionsAt(text, offset).find((each) => plain(each.label) === label);
  if (chosen === undefined) throw new Error(`no completion ${label}`);
  return text.slice(0, chosen.start) + chosen.insert.replaceAll(/\$\{[0-9]+:?([^}]*)\}/g, "$1") + text.slice(chosen.end);
}

describe("the catalogue", () => {
  test("knows every field that the API knows, and no other", () => {
    for (const { path } of fieldGuides) {
      const text = textWith(path.split("."));
      const yaml = readYaml(text);
      const unknown: string[] = [];
      if (!yaml.ok || yaml.documents[0] === undefined) throw new Error(text);
      decoderFor(newestRules)(yaml.documents[0], "", ({ detail, path: at, known }) => {
        if (detail === "unknown field") unknown.push(at);
        // An unknown field in each object makes the decoder list all fields of that object.
        const parent = at.replace(/\.?probe$/, "").replaceAll(/\[[0-9]+\]/g, "[]");
        const guided = fieldsOf(parent).map((guide) => guide.path.split(".").at(-1));
        const clusterOnly =
          /^(creationTimestamp|deletion|finalizers|generation$|managedFields|ownerReferences|resourceVersion|selfLink|uid|status)/;
        // Of a target's four fields, a metric's source has only those that it can use.
        const missing = known?.filter((name) => !guided.includes(name) && !clusterOnly.test(name) && !parent.endsWith(".target"));
        expect(missing ?? [], parent).toEqual([]);
      });
      expect(
        unknown.filter((at) => !at.endsWith("probe")),
        path,
      ).toEqual([]);
    }
  });

  test("tells of every field what it does, in a sentence", () => {
    expect(fieldGuides.filter(({ sentence }) => !/^[A-Z].*\.$/.test(plain(sentence)))).toEqual([]);
    expect(new Set(fieldGuides.map(({ path }) => path)).size).toBe(fieldGuides.length);
  });

  test("says what newer and older releases make of a target at zero, and how a metric must respond to pods", () => {
    expect(plain(guideOf("spec.minReplicas")!.sentence)).toContain("a target that someone scaled to 0 stays at 0");
    for (const source of ["object", "external"]) {
      expect(plain(guideOf(`spec.metrics[].${source}.target.value`)!.sentence)).toContain("must fall when pods are added");
      expect(plain(guideOf(`spec.metrics[].${source}.target.averageValue`)!.sentence)).toContain("must fall when pods are added");
    }
  });

  test("says of a container that a pod lacks what each type of target does", () => {
    const { sentence } = guideOf("spec.metrics[].containerResource.container")!;
    expect(plain(sentence)).toMatch(/utilization target makes the metric fail\. With AverageValue that pod counts as missing/);
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

describe("a field under the pointer", () => {
  const at = (marked: string) => {
    const [text, offset] = caret(marked);
    const hover = fieldAt(text, offset);
    return hover && `${hover.path}: ${text.slice(hover.start, hover.end)}`;
  };

  test.each([
    ["a key", walkthrough.replace("maxReplicas", "max|Replicas"), "spec.maxReplicas: maxReplicas"],
    ["a value", walkthrough.replace("Utilization", "Util|ization"), "spec.metrics[0].resource.target.type: Utilization"],
    ["a key of broken text", `spec: {maxReplicas: [\n---\nspec:\n  minRep|licas: 1\n bad`, "spec.minReplicas: minReplicas"],
    [
      "a key between brackets",
      `{"spec": {"metrics": [{"type": "Pods"}, {"resource": {"na|me": "cpu"}}]}}`,
      `spec.metrics[1].resource.name: "name"`,
    ],
    [
      "an item of a List",
      `kind: List\nitems:\n- kind: Service\n- kind: HorizontalPodAutoscaler\n  spec:\n    maxRep|licas: 1\n`,
      "spec.maxReplicas: maxReplicas",
    ],
    ["a field of a Deployment", `kind: Deployment\nspec:\n  minRep|licas: 1\n`, null],
    ["a comment", `spec: # max|Replicas\n`, null],
  ])("is found for %s", (_, marked, found) => {
    expect(at(marked)).toBe(found);
  });
});

test("a block of text holds no field", () => {
  const text = "metadata:\n  name: |\n    maxReplicas: 1\n  namespace: shop\n";
  expect(fieldAt(text, text.indexOf("Replicas"))).toBe(null);
  expect(fieldAt(text, text.indexOf("namespace"))?.path).toBe("metadata.namespace");
});

describe("completion", () => {
  test("offers the fields that are not there yet, those required apart", () => {
    const [text, offset] = caret(`spec:\n  maxReplicas: 1\n  |\n`);
    const fields = completionsAt(text, offset).filter(({ kind }) => kind === "field");
    expect(fields.map(({ label, urgent }) => plain(label) + (urgent ? "!" : ""))).toEqual([
      "scaleTargetRef!",
      "minReplicas",
      "metrics",
      "behavior",
    ]);
  });

  test("offers fields before siblings that follow", () => {
    expect(labels(`spec:\n  |\n  maxReplicas: 1\n`, "field")).toEqual(["scaleTargetRef", "minReplicas", "metrics", "behavior"]);
  });

  test("replaces the word that has begun", () => {
    expect(accepted(`spec:\n  minR|\n`, "minReplicas")).toBe(`spec:\n  minReplicas: \n`);
    expect(accepted(`spec:\n  min|Rep: 1\n`, "minReplicas")).toBe(`spec:\n  minReplicas: 1\n`);
  });

  test("offers fields of an item behind its dash", () => {
    expect(labels(`spec:\n  metrics:\n  - |`, "field")).toEqual(["type", "resource", "containerResource", "pods", "object", "external"]);
  });

  test("offers fields beside an item's first", () => {
    expect(labels(`spec:\n  behavior:\n    scaleUp:\n      policies:\n      - type: Pods\n        |\n`, "field")).toEqual([
      "value",
      "periodSeconds",
    ]);
  });

  test("offers fields between brackets", () => {
    expect(labels(`spec: {scaleTargetRef: {kind: Deployment, |}}`, "field")).toEqual(["apiVersion", "name"]);
    expect(accepted(`spec: {maxReplicas: 1, b|}`, "behavior")).toBe(`spec: {maxReplicas: 1, behavior: {}}`);
  });

  test.each([
    ["spec:\n  metrics:\n  - type: |", ["Resource", "ContainerResource", "Pods", "Object", "External"]],
    ["spec:\n  metrics:\n  - resource:\n      target:\n        type: U|", ["Utilization", "AverageValue"]],
    ["spec:\n  behavior:\n    scaleDown:\n      selectPolicy: |\n", ["Max", "Min", "Disabled"]],
    ["spec: {behavior: {scaleUp: {selectPolicy: |}}}", ["Max", "Min", "Disabled"]],
    ["kind: Deployment\nmetadata:\n  name: shop\n---\nspec:\n  scaleTargetRef:\n    name: |", ["shop"]],
    ["spec:\n  maxReplicas: |", []],
  ])("offers the values of an enum: %j", (marked, values) => {
    expect(labels(marked, "value")).toEqual(values);
  });

  test("replaces a value as a whole", () => {
    expect(accepted("spec:\n  metrics:\n  - type: Res|orce # here\n", "Resource")).toBe("spec:\n  metrics:\n  - type: Resource # here\n");
  });

  test("offers nothing in a Deployment, in a comment or behind a value", () => {
    expect(completionsAt(...caret(`kind: Deployment\nspec:\n  |\n`))).toEqual([]);
    expect(completionsAt(...caret(`spec: # |\n`))).toEqual([]);
    expect(labels(`spec:\n  maxReplicas: 1 m|`, "field")).toEqual([]);
  });

  test("offers a whole manifest for no text", () => {
    expect(labels("|", "block")).toEqual(["HorizontalPodAutoscaler"]);
  });

  test.each(snippets.map((snippet) => [`${snippet.path} ${plain(snippet.label)}`, snippet] as const))(
    "writes the block %s so that it can be read",
    (_, snippet) => {
      const inList = snippet.path.endsWith("[]");
      const steps = snippet.path
        .replace(/\[\]$/, "")
        .split(".")
        .filter((step) => step !== "");
      const lead = steps.map((step, depth) => `${"  ".repeat(depth)}${step}:\n`).join("");
      const text = accepted(`${lead}${"  ".repeat(steps.length)}|\n`, plain(snippet.label));
      const yaml = readYaml(text);
      if (!yaml.ok || yaml.documents[0] === undefined) throw new Error(text);
      const problems: string[] = [];
      const manifest = decodeManifest(yaml.documents[0], "", ({ message }) => problems.push(message));
      expect(problems, text).toEqual([]);
      expect(JSON.stringify(manifest)).toContain(inList ? '"type":' : snippet.path === "" ? '"maxReplicas":10' : '"behavior":');
    },
  );
});

test("outlines every object, of a List too and of text that cannot be read", () => {
  const text = `apiVersion: v1\nkind: List\nitems:\n- apiVersion: v1\n  kind: Service\n  metadata:\n    name: web\n- apiVersion: apps/v1\n  kind: Deployment\n  metadata: {name: "web"}\n---\n${walkthrough}  broken: [\n`;
  expect(outline(text)).toEqual([
    { kind: "Service", name: "web", apiVersion: "v1", line: 4, endLine: 7, role: "ignored" },
    { kind: "Deployment", name: "web", apiVersion: "apps/v1", line: 8, endLine: 10, role: "workload" },
    { kind: "HorizontalPodAutoscaler", name: "php-apache", apiVersion: "autoscaling/v2", line: 12, endLine: 30, role: "autoscaler" },
  ]);
});

test("every kind of target can be completed, and its API version", () => {
  const text = "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nspec:\n  scaleTargetRef:\n    ";
  expect(labels(`${text}kind: |`, "value")).toEqual(targetKindNames);
  expect(labels(`${text}apiVersion: |`, "value")).toEqual([...new Set(targetKindNames.map((kind) => targetKinds[kind].apiVersion))]);
});

test("help on a value says what that value does, and on its key what the field does", () => {
  const sentenceAt = (marked: string) => plain(fieldAt(...caret(marked))!.guide.sentence);
  const kind = (value: string) => `kind: HorizontalPodAutoscaler\nspec:\n  scaleTargetRef:\n    ${value}\n`;
  expect(sentenceAt(kind("kind: Replication|Controller"))).toMatch(/^The older form of a ReplicaSet\. kubectl rolling-update/);
  expect(sentenceAt(kind('kind: "Deploy|ment"'))).toMatch(/^The controller writes the count to the Deployment/);
  expect(sentenceAt(kind("ki|nd: ReplicationController"))).toBe("The target's kind: anything with a scale subresource.");
  expect(sentenceAt(kind("kind: Rol|lout"))).toBe("The target's kind: anything with a scale subresource.");
});

import { expect, test } from "vitest";
import { autoscalersIn } from "./autoscalersIn";

const hpa = (name: string) => `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: ${name} }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: ${name} }
  maxReplicas: 3
`;
const deployment = (name: string) => `kind: Deployment\nmetadata: { name: ${name} }\n`;
const named = (text: string) => autoscalersIn(text).map(({ name, line }) => [name, line]);

test("each autoscaler keeps its lines and its own workload, and loses the others", () => {
  const text = [deployment("web"), hpa("web"), deployment("api"), hpa("api")].join("---\n");
  const [web, api] = autoscalersIn(text);
  expect([web!.line, api!.line]).toEqual([4, 14]);
  for (const [autoscaler, name, other] of [
    [web!, "web", "api"],
    [api!, "api", "web"],
  ] as const) {
    expect(autoscaler.manifest.split("\n")).toHaveLength(text.split("\n").length);
    expect(autoscaler.manifest).toContain(deployment(name));
    expect(autoscaler.manifest).toContain(hpa(name));
    expect(autoscaler.manifest).not.toContain(`name: ${other}`);
  }
});

test("items of a list are autoscalers, in YAML and in JSON", () => {
  const object = (name: string) => ({
    kind: "HorizontalPodAutoscaler",
    metadata: { name },
    spec: { scaleTargetRef: { kind: "Deployment", name } },
  });
  const list = JSON.stringify({ kind: "List", items: [object("a"), { kind: "Service" }, object("b"), object("c")] }, null, 1);
  const found = autoscalersIn(list);
  expect(found.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  for (const { name, manifest } of found) {
    const { items } = JSON.parse(manifest) as { items: { kind: string; metadata?: { name: string } }[] };
    expect(items.filter(({ kind }) => kind !== "Service").map(({ metadata }) => metadata?.name)).toEqual([name]);
  }
});

test("an item of a list keeps its lines, in YAML and in JSON, so that a mistake in it is named at its place", () => {
  const item = (name: string) => hpa(name).replaceAll(/^/gm, "  ").replace("  ", "- ").trimEnd();
  const yaml = `kind: List\nitems:\n${["a", "b", "c"].map(item).join("\n")}\n`;
  const object = (name: string) => ({ kind: "HorizontalPodAutoscaler", metadata: { name }, spec: { maxReplicas: 3 } });
  const json = JSON.stringify({ kind: "List", items: ["a", "b", "c"].map(object) }, null, 1);
  for (const text of [yaml, json]) {
    const lineOf = (of: string, name: string) => of.split("\n").findIndex((line) => new RegExp(`name"?: "?${name}\\b`).test(line));
    for (const { name, manifest } of autoscalersIn(text)) {
      expect([name, lineOf(manifest, name)]).toEqual([name, lineOf(text, name)]);
      expect(lineOf(text, name)).toBeGreaterThan(0);
      for (const other of ["a", "b", "c"]) expect(lineOf(manifest, other) >= 0).toBe(other === name);
    }
  }
});

test("more autoscalers than a person would choose from are all found", () => {
  const names = Array.from({ length: 40 }, (_, index) => `web-${index}`);
  expect(named(names.map(hpa).join("---\n"))).toEqual(names.map((name, index) => [name, 1 + 7 * index]));
});

test("a document that names an autoscaler and cannot be read counts as one; others that cannot be read do not", () => {
  const found = autoscalersIn(
    `kind: HorizontalPodAutoscaler\nx: {{ .Values.x }}\n---\n${hpa("web")}---\nkind: Service\nx: {{ .Values.x }}\n`,
  );
  expect(found.map(({ name, line, isRead }) => [name, line, isRead])).toEqual([
    ["", 1, false],
    ["web", 4, true],
  ]);
  const long = `${hpa("web")}---\nkind: HorizontalPodAutoscaler\n${"# a line that is too much\n".repeat(20_000)}`;
  expect(autoscalersIn(long).map(({ line, isRead }) => [line, isRead])).toEqual([
    [1, true],
    [8, false],
  ]);
  expect(autoscalersIn("")).toEqual([]);
  expect(autoscalersIn("kind: Service\n")).toEqual([]);
});

test("one target is the same text for an HPA and a ScaledObject, and a patch has none", () => {
  const scaledObject = "kind: ScaledObject\nmetadata: { name: web }\nspec: { scaleTargetRef: { name: web } }\n";
  const [one, other] = autoscalersIn(`${hpa("web")}---\n${scaledObject}`);
  expect(one!.target).toBe(other!.target);
  expect(autoscalersIn("kind: HorizontalPodAutoscaler\nspec: { maxReplicas: 3 }\n")[0]!.target).toBe(null);
});

import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { changedValues } from "./manifestDifferences";

test("changed values are of all documents of a text, comments and order aside", () => {
  const { manifest } = firstScenario;
  const deployment = (replicas: number) => `${manifest}---\nkind: Deployment\nspec:\n  replicas: ${replicas}\n`;
  expect(changedValues(manifest, `# mine\n${manifest}`)).toEqual([]);
  expect(changedValues(manifest, manifest.replace("maxReplicas: 10", "maxReplicas: 12"))).toEqual(["spec.maxReplicas"]);
  expect(changedValues(manifest, `${manifest}  behavior:\n    scaleDown:\n      selectPolicy: Disabled\n`)).toEqual([
    "spec.behavior.scaleDown.selectPolicy",
  ]);
  expect(changedValues(deployment(1), deployment(2))).toEqual(["spec.replicas"]);
  expect(changedValues(deployment(1).replace("maxReplicas: 10", ""), deployment(2))).toEqual(["spec.maxReplicas", "spec.replicas"]);
  expect(changedValues(deployment(2), manifest)).toEqual(["kind", "spec.replicas"]);
});

test("a text that cannot be read has none to compare", () => {
  expect(changedValues(firstScenario.manifest, "a: [")).toBe(null);
});

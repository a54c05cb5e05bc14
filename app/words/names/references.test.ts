import { expect, test } from "vitest";
import { fieldGuides, simulatedVersions } from "../../../engine/index";
import { flagNames } from "./controlWords";
import {
  fieldReferences,
  firstDesign,
  flagReference,
  flagsReference,
  gatesReference,
  pipelineReferences,
  referenceTitle,
} from "./references";

const hosts = new Map([
  ["1.2", "github.com"],
  ["1.28", "v1-28.docs.kubernetes.io"],
]);
const paths = fieldGuides.map(({ path }) => path);

test.each(simulatedVersions)("every address about %s is one of its documentation, with a plain path and anchor", (version) => {
  const references = [
    ...paths.flatMap((path) => fieldReferences(path, version)),
    ...flagNames.map((flag) => flagReference(flag, version)),
    flagsReference(version),
    ...(version === "1.2" ? [] : [gatesReference(version)]),
    ...pipelineReferences(version),
  ];
  for (const { address } of references) {
    const { host, protocol, pathname, hash, search } = new URL(address);
    expect([protocol, host, search]).toEqual(["https:", hosts.get(version) ?? "kubernetes.io", ""]);
    if (version !== "1.2") expect(pathname).toMatch(/^\/docs\/[a-z0-9/-]+\/$/);
    expect(hash).toMatch(/^(#[A-Za-z0-9-]+)?$/);
  }
});

test("every field of the manifest has its type in the API reference", () => {
  for (const path of paths) {
    const [type] = fieldReferences(path, "1.37");
    expect(type?.address, path).toContain(`#${type?.title}`);
    expect(type?.address, path).toContain("/docs/reference/kubernetes-api/");
  }
});

test("only these fields have no section in the documentation, but the API reference", () => {
  const alone = paths.filter((path) => fieldReferences(path, "1.37").length === 1);
  expect(alone).toEqual([
    "apiVersion",
    "kind",
    "metadata",
    "metadata.name",
    "metadata.generateName",
    "metadata.namespace",
    "metadata.labels",
    "metadata.annotations",
    "spec",
    "spec.maxReplicas",
  ]);
});

test("the layout of the release decides the address", () => {
  const path = "spec.behavior.scaleDown.tolerance";
  expect(fieldReferences(path, "1.37").map(({ address }) => address)).toEqual([
    "https://kubernetes.io/docs/reference/kubernetes-api/autoscaling/horizontal-pod-autoscaler-v2/#HPAScalingRules",
    "https://kubernetes.io/docs/concepts/workloads/autoscaling/horizontal-pod-autoscale/#tolerance",
  ]);
  expect(fieldReferences(path, "1.28").map(({ address }) => address)).toEqual([
    "https://v1-28.docs.kubernetes.io/docs/reference/kubernetes-api/workload-resources/horizontal-pod-autoscaler-v2/#HPAScalingRules",
    "https://v1-28.docs.kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#algorithm-details",
  ]);
  expect(fieldReferences(path, "1.2")).toEqual([firstDesign]);
  expect(referenceTitle(firstDesign)).toBe("github.com: the design of 2015");
});

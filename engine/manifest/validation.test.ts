import { describe, expect, test } from "vitest";
import { defaultFeatureGates, type KubernetesVersion } from "../controller/flags";
import { defaultManifest } from "./defaults";
import { inOneOrder, validationRecordings } from "./testing/recordings";
import type { Manifest } from "./manifest";
import { validateManifest } from "./validation";

test.each(validationRecordings)("finds what the API server found in $name", ({ manifest, featureGates, errors }) => {
  expect(inOneOrder(validateManifest(defaultManifest(manifest), featureGates))).toEqual(inOneOrder(errors));
});

describe("the words for keys and names of a wrong form", () => {
  const spec = { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" }, minReplicas: 1, maxReplicas: 3 };
  const details = (manifest: Manifest, version?: KubernetesVersion) =>
    validateManifest({ metadata: { name: "web" }, spec, ...manifest }, defaultFeatureGates(version ?? "1.37"), version).map(
      ({ field, detail }) => [field, detail.replace(/ must consist.*/, " …")],
    );
  const container = (name: string): Manifest => ({
    spec: {
      ...spec,
      metrics: [
        {
          type: "ContainerResource",
          containerResource: { name, container: "app", target: { type: "Utilization", averageUtilization: 50 } },
        },
      ],
    },
  });
  const name = "spec.metrics[0].containerResource.name";

  test.each([
    [undefined, "a valid label key …"],
    ["1.37", "a valid label key …"],
    ["1.28", "a qualified name …"],
  ] as const)("of the server of %s", (version, words) => {
    const metadata = { name: "web", labels: { "a/b/c": "d" }, annotations: { "A/b/c": "d" } };
    expect(details({ metadata }, version)).toEqual([
      ["metadata.labels", words],
      ["metadata.annotations", words],
    ]);
    expect(details(container("a/b/c"), version)).toEqual([
      [name, words],
      [name, "doesn't follow extended resource name standard"],
    ]);
  });

  test.each([
    ["cpu!", ["name part …", "must be a standard resource for containers"]],
    ["gpu", ["must be a standard resource type or fully qualified", "must be a standard resource for containers"]],
    ["pods", ["must be a standard resource for containers"]],
    ["example.com/g!", ["name part …", "doesn't follow extended resource name standard"]],
    ["requests.example.com/gpu", ["doesn't follow extended resource name standard"]],
    ["example.com/gpu", []],
    ["hugepages-2Mi", []],
  ])("of the container's resource %s", (resource, expected) => {
    expect(details(container(resource))).toEqual(expected.map((detail) => [name, detail]));
    expect(details(container(resource), "1.28")).toEqual(expected.map((detail) => [name, detail]));
  });
});

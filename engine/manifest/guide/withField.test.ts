import { expect, test } from "vitest";
import { defaultFlags, type ControllerFlags } from "../../controller/flags";
import { defaultManifest } from "../defaults";
import { parseManifest } from "../parseManifest";
import { walkthrough } from "../testing/reading";
import { fieldGuides } from "./fieldGuide";
import { placeOfField } from "./hover";
import { withField } from "./withField";

const flags: ControllerFlags = { ...defaultFlags, featureGates: { ...defaultFlags.featureGates, HPAConfigurableTolerance: true } };
const bare = walkthrough.replace(/^ +minReplicas.*\n/m, "");
const read = (text: string) => parseManifest(text, flags.featureGates).hpa;
const paths = fieldGuides.map(({ path }) => path);

test("puts in each field of minReplicas and behavior with its default: the API server stores the same as before", () => {
  const own = paths.filter((path) => path === "spec.minReplicas" || path.startsWith("spec.behavior"));
  expect(own.length).toBeGreaterThan(15);
  for (const path of own) {
    const made = withField(bare, path, flags);
    expect(made && placeOfField(made.text, path), path).not.toBeNull();
    const { behavior, ...spec } = defaultManifest(read(made!.text)!).spec;
    expect(spec, path).toEqual(defaultManifest(read(bare)!).spec);
    // A flag is read where behavior has no field, so its value is the flag's.
    const { scaleDown, scaleUp } = behavior ?? {};
    expect([undefined, flags.downscaleStabilizationSeconds], path).toContain(scaleDown?.stabilizationWindowSeconds ?? undefined);
    expect([undefined, 0], path).toContain(scaleUp?.stabilizationWindowSeconds ?? undefined);
  }
});

test("puts in a field of a metric with a whole metric", () => {
  const made = withField(bare, "spec.metrics[].external.metric.name", flags);
  expect(made?.lines.slice(0, 2)).toEqual(["type: External", "external:"]);
  expect(read(made!.text)?.spec?.metrics?.map(({ type }) => type)).toEqual(["Resource", "External"]);
});

test.each([
  ["it has", walkthrough, "spec.minReplicas", flags],
  ["belongs to a metric that it has", walkthrough, "spec.metrics[].resource.target.averageValue", flags],
  ["is required, so that a text without it is not valid", walkthrough, "spec.maxReplicas", flags],
  ["is another version's", walkthrough, "spec.behavior.scaleUp.tolerance", { ...flags, kubernetesVersion: "1.28" } as const],
  ["has no place, because the text is not valid", `${walkthrough}\nnonsense`, "spec.behavior", flags],
])("leaves a text without the field that %s", (_, text, path, with_) => {
  expect(withField(text, path, with_)).toBeNull();
});

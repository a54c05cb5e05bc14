import { expect, test } from "vitest";
import { diagnoseManifest } from "../diagnose";
import { restingPod } from "../testing/advice";
import { walkthrough } from "../testing/reading";
import { applyEdits } from "../textEdit";

const json = JSON.stringify({
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  spec: { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "php-apache" }, maxReplicas: 3 },
});
const named = "metadata:\n  name: php-apache\n";

test.each([
  ["no metadata", walkthrough.replace(named, "")],
  ["metadata without a value", walkthrough.replace(named, "metadata:\n")],
  ["metadata without a name", walkthrough.replace(named, "metadata:\n  namespace: shop\n")],
  ["an empty name", walkthrough.replace(named, 'metadata:\n  name: ""\n')],
  ["a name in capital letters", walkthrough.replace(named, "metadata:\n  name: PHP-apache # ours\n")],
  ["an item of a list", `kind: List\napiVersion: v1\nitems:\n- ${walkthrough.replace(named, "").trimEnd().replaceAll("\n", "\n  ")}\n`],
  ["no metadata in JSON", json],
])("fixes %s in one press", (_, text) => {
  const [problem, ...others] = diagnoseManifest(text, restingPod).diagnostics;
  expect(others).toEqual([]);
  const [fix] = problem?.fixes ?? [];
  expect(fix?.title).toBe("Write metadata.name: php-apache");
  const { diagnostics, hpa } = diagnoseManifest(applyEdits(text, fix?.edits ?? []), restingPod);
  expect(diagnostics).toEqual([]);
  expect(hpa?.metadata.name).toBe("php-apache");
});

test("offers nothing if the target has no name either", () => {
  const text = walkthrough.replace(named, "").replace("name: php-apache", "name: a/b");
  expect(diagnoseManifest(text, restingPod).diagnostics.flatMap(({ fixes }) => fixes)).toEqual([]);
});

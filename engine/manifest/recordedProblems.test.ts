import { expect, test } from "vitest";
import { restingPod } from "./testing/advice";
import { diagnoseManifest } from "./diagnose";
import type { FieldError } from "./fieldError";
import { findLimitations } from "./simulated";
import { validationRecordings } from "./testing/recordings";
import { yamlLines } from "./yamlText";
import { readYaml, type YamlNode } from "./yamlTree";

/** Recordings that the API server refused, in the form in which people write manifests. */
const refused = validationRecordings.filter(({ errors }) => errors.length > 0);

test("has at least 60 recordings to compare with", () => {
  expect(refused.length).toBeGreaterThanOrEqual(60);
});

test.each(refused)("marks $name with the API server's message, at the field or its parent", ({ manifest, featureGates, errors }) => {
  const text = `${yamlLines(manifest)
    .map((line) => line.text)
    .join("\n")}\n`;
  const { diagnostics } = diagnoseManifest(text, { ...restingPod, featureGates });
  const marked = diagnostics.filter(({ severity }) => severity === "error");
  const limitations = findLimitations(manifest, featureGates);
  const hidden = new Set(limitations.flatMap(({ field, covers = field }) => [field, covers]));
  const fields = [...new Set(errors.map(({ field }) => field))].filter((field) => !hidden.has(field));
  for (const field of fields) {
    const diagnostic = marked.find(({ path }) => path === field);
    expect(messagesOf(errors, field), `${text}\n${field}`).toContain(diagnostic?.message);
    expect(text.slice(diagnostic?.start, diagnostic?.end), `${text}\n${field}`).toBe(rangeOf(text, field));
  }
  expect(marked.filter(({ path }) => !fields.includes(path) && !hidden.has(path))).toEqual([]);
});

function messagesOf(errors: readonly FieldError[], field: string): string[] {
  return errors.filter((error) => error.field === field).map(({ message }) => message);
}

/** A scalar's own text, the key of a list or object; for an absent field, that of the innermost object around it. */
function rangeOf(text: string, field: string): string {
  const yaml = readYaml(text);
  if (!yaml.ok || yaml.documents[0] === undefined) throw new Error(text);
  let node: YamlNode = yaml.documents[0];
  for (const step of field.split(/[.[\]]+/).filter((each) => each !== "")) {
    const child: YamlNode | undefined =
      node.kind === "mapping" ? node.entries.get(step)?.value : node.kind === "sequence" ? node.items[Number(step)] : undefined;
    if (child === undefined) break;
    node = child;
  }
  return text.slice(node.span.start, node.span.end);
}

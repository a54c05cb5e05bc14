import { nearest } from "../../lib/nearest";
import { foreign, say } from "../../lib/sentence";
import type { Misreading } from "../../manifest/decoders";
import type { Finding } from "../../manifest/finding";
import { nameFix } from "../../manifest/fixes/nameFix";
import { enumValueFix } from "../../manifest/fixes/textFixes";
import { errorAt, nodeAt, stepsOf } from "../../manifest/place";
import type { FoundFix } from "../../manifest/textEdit";
import { isAbsent, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import { choices, type PlacedError } from "./schema";
import { containerModes, updateModes } from "./webhook";

/** A field of another type, or one that the API does not have. */
export function misreadingFinding(text: string, document: YamlNode, misreading: Misreading): Finding {
  const { path, message, span, known } = misreading;
  const found: Finding = { severity: "error", path, message: foreign(message), span };
  return {
    ...found,
    ...(known === undefined ? quoting(text, nodeAt(document, stepsOf(path)), path) : unknownField(document, misreading, known)),
  };
}

/** YAML reads Off without quotes as false. A number with a fraction is a quantity only in quotes; an integer in quotes is none. */
function quoting(text: string, node: YamlNode | undefined, path: string): Partial<Finding> {
  if (node?.kind !== "scalar" || node.extent.end <= node.extent.start) return {};
  const written = text.slice(node.extent.start, node.extent.end);
  if (node.value === false && /^off$/i.test(written) && /[mM]ode$/.test(path)) {
    return {
      reason: say`YAML reads Off without quotes as false.`,
      fixes: [{ title: say`Write "Off"`, edits: [{ ...node.extent, text: '"Off"' }] }],
    };
  }
  if (typeof node.value === "number" && !Number.isInteger(node.value) && /^[0-9.]{1,20}$/.test(written)) {
    const quoted = JSON.stringify(written);
    return {
      reason: say`Only a whole number needs no quotes here.`,
      fixes: [{ title: say`Write ${quoted}`, edits: [{ ...node.extent, text: quoted }] }],
    };
  }
  if (typeof node.value === "string" && /^["'][0-9]{1,9}["']$/.test(written)) {
    return { fixes: [{ title: say`Write ${node.text} without quotes`, edits: [{ ...node.extent, text: node.text }] }] };
  }
  return {};
}

function unknownField(document: YamlNode, { path, span, obscures }: Misreading, known: readonly string[]): Partial<Finding> {
  const name = path.slice(obscures === "" ? 0 : obscures.length + 1);
  const parent = nodeAt(document, stepsOf(obscures));
  const free = known.filter((field) => isAbsent(valueOf(parent, field)));
  const meant = nearest(name, free);
  if (meant !== undefined)
    return { reason: say`Did you mean ${meant}?`, fixes: [{ title: say`Write ${meant}`, edits: [{ ...span, text: meant }] }] };
  if (name === "scaleTargetRef" && obscures === "spec" && free.includes("targetRef")) {
    return {
      reason: say`An HPA has this field. A VerticalPodAutoscaler has targetRef.`,
      fixes: [{ title: say`Write targetRef`, edits: [{ ...span, text: "targetRef" }] }],
    };
  }
  return {};
}

export function errorFinding(text: string, document: YamlNode, { steps, error }: PlacedError): Finding {
  const fixes = fixesFor(text, document, steps.at(-1) ?? "", nodeAt(document, steps));
  return errorAt(document, steps, { message: foreign(error.message), ...(fixes.length > 0 && { fixes }) });
}

function fixesFor(text: string, document: YamlNode, field: string | number, node: YamlNode | undefined): FoundFix[] {
  if (field === "name" && node === valueOf(document, "metadata", "name")) return nameFix(text, document);
  return Object.hasOwn(valuesOf, field) ? enumValueFix(node, valuesOf[field] ?? []) : [];
}

const valuesOf: Readonly<Record<string, readonly string[]>> = {
  ...choices,
  updateMode: updateModes.filter((mode) => mode !== "InPlace"),
  mode: containerModes,
};

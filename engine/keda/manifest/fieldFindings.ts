import { foreign, say } from "../../lib/sentence";
import type { Misreading } from "../../manifest/decoders";
import type { FieldError } from "../../manifest/fieldError";
import { type Finding, locate } from "../../manifest/finding";
import { nearest } from "../../lib/nearest";
import { enumValueFix } from "../../manifest/fixes/textFixes";
import { nameFix } from "../../manifest/fixes/nameFix";
import type { FoundFix } from "../../manifest/textEdit";
import { isAbsent, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import { specGuides } from "./guide/specGuide";
import { nodeAt, stepsOf } from "../../manifest/place";
import { behaviorPath, compositeTypes, fallbackBehaviors } from "./schema";

/** A field of another type, or one that the API does not have. */
export function misreadingFinding(text: string, document: YamlNode, misreading: Misreading): Finding {
  const { path, message, span, known } = misreading;
  const found: Finding = { severity: "error", path, message: foreign(message), span };
  if (known !== undefined) return { ...found, ...unknownField(document, misreading, known) };
  if (/^spec\.triggers\[[0-9]+\]\.metadata\../.test(path)) return { ...found, ...unquotedValue(text, span) };
  return { ...found, ...unquote(text, nodeAt(document, stepsOf(path))) };
}

function unquotedValue(text: string, span: Finding["span"]): Partial<Finding> {
  const written = text.slice(span.start, span.end);
  const isScalar = /^[^\s"'{[|>&*!][^\n"]{0,200}$/.test(written);
  const fixes = isScalar ? [{ title: say`Write ${JSON.stringify(written)}`, edits: [{ ...span, text: JSON.stringify(written) }] }] : [];
  return {
    reason: say`Every value of a trigger's metadata is a text, also a number or true. The API server refuses it without quotes.`,
    fixes,
  };
}

/** A number in quotes where an integer belongs. */
function unquote(text: string, node: YamlNode | undefined): Partial<Finding> {
  if (node?.kind !== "scalar" || typeof node.value !== "string" || !/^(?:[0-9]{1,9}|true|false)$/.test(node.text)) return {};
  if (!/^["']/.test(text.slice(node.extent.start, node.extent.start + 1))) return {};
  return { fixes: [{ title: say`Write ${node.text} without quotes`, edits: [{ ...node.extent, text: node.text }] }] };
}

/** The nearest field that is not there yet, or the place where the API has a field of this name. */
function unknownField(document: YamlNode, { path, span, obscures }: Misreading, known: readonly string[]): Partial<Finding> {
  const name = path.slice(obscures === "" ? 0 : obscures.length + 1);
  const parent = nodeAt(document, stepsOf(obscures));
  const meant = nearest(
    name,
    known.filter((field) => isAbsent(valueOf(parent, field))),
  );
  if (meant !== undefined)
    return { reason: say`Did you mean ${meant}?`, fixes: [{ title: say`Write ${meant}`, edits: [{ ...span, text: meant }] }] };
  const renamed = Object.hasOwn(ofHpa, name) && obscures === "spec" ? ofHpa[name] : undefined;
  if (renamed !== undefined) {
    return {
      reason: say`An HPA has this field. A ScaledObject has ${renamed}.`,
      ...(!renamed.includes(".") && { fixes: [rename(span, renamed)] }),
    };
  }
  const places = specGuides.filter((guide) => guide.path.endsWith(`.${name}`)).map((guide) => guide.path.slice(0, -name.length - 1));
  const [place, ...others] = new Set(places);
  return place === undefined || others.length > 0 ? {} : { reason: say`${name} belongs in ${place}.` };
}

const rename = (span: Finding["span"], text: string): FoundFix => ({ title: say`Write ${text}`, edits: [{ ...span, text }] });

/** What people write who know the HPA. */
const ofHpa: Readonly<Record<string, string>> = {
  minReplicas: "minReplicaCount",
  maxReplicas: "maxReplicaCount",
  metrics: "spec.triggers",
  behavior: behaviorPath,
};

export function fieldErrorFinding(text: string, document: YamlNode, { field, message }: FieldError): Finding {
  const fixes = fixesFor(text, document, field);
  return {
    severity: "error",
    path: field,
    message: foreign(message),
    span: locate(document, field).span,
    ...(fixes.length > 0 && { fixes }),
  };
}

function fixesFor(text: string, document: YamlNode, field: string): FoundFix[] {
  const node = nodeAt(document, stepsOf(field));
  if (field === "metadata.name") return nameFix(text, document);
  if (field === "spec.fallback.behavior") return enumValueFix(node, fallbackBehaviors);
  return field.endsWith("scalingModifiers.metricType") ? enumValueFix(node, compositeTypes) : [];
}

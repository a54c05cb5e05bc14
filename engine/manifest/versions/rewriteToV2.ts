import { defaultFlags } from "../../controller/flags";
import type { Manifest } from "../manifest";
import { type ReadAutoscaler, readText } from "../readText";
import { applyEdits, type TextEdit } from "../textEdit";
import { columnOf } from "../fixes/textFixes";
import { yamlLines } from "../yamlText";
import { upgradeEdits } from "./upgradeEdits";

export interface Rewriting {
  /** The text's present version. */
  from: string;
  /** The whole text afterwards: other documents stay as they are. */
  text: string;
  /** The changes that lead to it. */
  edits: TextEdit[];
  /** False if the autoscaler had to be written again, without its comments and in the API's order. */
  keepsComments: boolean;
}

/** Null if there is nothing to rewrite: no autoscaler, autoscaling/v2 already, or a text that cannot be read. */
export function rewriteToV2(text: string): Rewriting | null {
  const { autoscaler } = readText(text, featureGates);
  return autoscaler && rewriteAutoscaler(text, autoscaler);
}

/** `rewriteToV2` of a text that has been read. */
export function rewriteAutoscaler(text: string, autoscaler: ReadAutoscaler): Rewriting | null {
  if (autoscaler.form === "v2" || autoscaler.apiVersion === null) return null;
  const kept = rewriting(text, autoscaler, upgradeEdits(text, autoscaler.written), true);
  // An unknown field would be lost if the autoscaler were written again.
  return kept ?? (autoscaler.misread.length > 0 ? null : rewriting(text, autoscaler, [writtenAnew(text, autoscaler)], false));
}

function rewriting(text: string, old: ReadAutoscaler, edits: TextEdit[], keepsComments: boolean): Rewriting | null {
  const rewritten = { from: old.apiVersion ?? "", text: applyEdits(text, edits), edits, keepsComments };
  return isProven(old, rewritten.text) ? rewritten : null;
}

/** Gates matter only to the judgement of a manifest, not to its content. */
const { featureGates } = defaultFlags;

/** The new text in v2 equals the conversion of the old one, or its formerly unknown fields are now known. */
function isProven(old: ReadAutoscaler, text: string): boolean {
  const { autoscaler } = readText(text, featureGates);
  if (autoscaler === null || autoscaler.apiVersion !== "autoscaling/v2") return false;
  const { misread, manifest } = autoscaler;
  return misread.length < old.misread.length || (misread.length === old.misread.length && asJson(manifest) === asJson(old.manifest));
}

/** The decoders give every object its fields in one order. */
function asJson(manifest: Manifest): string {
  return JSON.stringify({ ...manifest, apiVersion: "" });
}

function writtenAnew(text: string, { written, manifest }: ReadAutoscaler): TextEdit {
  const { extent } = written;
  const upgraded = { ...manifest, apiVersion: "autoscaling/v2" };
  if (written.kind !== "sequence" && written.kind !== "scalar" && written.flow)
    return { ...extent, text: JSON.stringify(upgraded, null, 2) };
  const indent = " ".repeat(columnOf(text, extent.start));
  return {
    ...extent,
    text: yamlLines(upgraded, indent)
      .map((line) => line.text)
      .join("\n")
      .trimStart(),
  };
}

import { targetGroupOf, targetKinds, type TargetKind } from "../../api/targetKinds";
import { apiGroup } from "../referenceValidation";
import type { TextEdit } from "../textEdit";
import { isAbsent, textOf, valueOf } from "../yamlNodes";
import type { YamlNode } from "../yamlTree";
import { insertFirstFix, quotedLike } from "./textFixes";

/** The version that a target of this kind needs in place of the written one; null if its group is right. */
export function versionInPlaceOf(written: string | undefined, kind: TargetKind): string | null {
  return apiGroup(written ?? "") === targetGroupOf(kind) ? null : targetKinds[kind].apiVersion;
}

/** Writes the version that a target of this kind needs; nothing if its group is right. */
export function targetVersionEdits(text: string, target: YamlNode | undefined, kind: TargetKind): TextEdit[] {
  const version = versionInPlaceOf(textOf(valueOf(target, "apiVersion")), kind);
  return version === null ? [] : versionEdits(text, target, version);
}

/** Writes the version of a target. */
export function versionEdits(text: string, target: YamlNode | undefined, version: string): TextEdit[] {
  const written = valueOf(target, "apiVersion");
  if (written === undefined || isAbsent(written)) return insertFirstFix(text, target, "apiVersion", version).flatMap(({ edits }) => edits);
  return [{ ...written.extent, text: quotedLike(written, version) }];
}

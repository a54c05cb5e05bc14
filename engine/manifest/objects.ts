import { isOtherGroup, simulatedKindOf, targetKindOf, type TargetKind } from "../api/targetKinds";
import { apiGroup } from "./referenceValidation";
import { itemsOf, textOf, valueOf } from "./yamlNodes";
import type { YamlNode } from "./yamlTree";

/** The documents that are not empty; a List counts as its items. */
export function objectsOf(documents: readonly YamlNode[]): YamlNode[] {
  return documents
    .filter((document) => document.kind !== "scalar" || document.value !== null)
    .flatMap((document) => {
      const items = valueOf(document, "items");
      return kindOf(document)?.endsWith("List") === true && items?.kind === "sequence" ? objectsOf(itemsOf(items)) : [document];
    });
}

/** A workload of a text: as what it is simulated, and as what it is written. */
export interface WorkloadObject {
  kind: TargetKind;
  named: string;
  document: YamlNode;
}

/** Null for an object that is no workload. One of another project is a workload if it is the target and describes its pods. */
export function workloadIn(document: YamlNode, target: YamlNode | undefined): WorkloadObject | null {
  const named = kindOf(document) ?? "";
  const known = targetKindOf(named);
  if (known !== null) return { kind: known, named, document };
  const apiVersion = textOf(valueOf(document, "apiVersion")) ?? "";
  const isTarget =
    named === textOf(valueOf(target, "kind")) && textOf(valueOf(document, "metadata", "name")) === textOf(valueOf(target, "name"));
  if (!isTarget || !isOtherGroup(apiGroup(apiVersion) ?? "") || valueOf(document, "spec", "template", "spec") === undefined) return null;
  const kind = simulatedKindOf({ apiVersion, kind: named });
  return kind === null ? null : { kind, named, document };
}

export function kindOf(document: YamlNode): string | undefined {
  return textOf(valueOf(document, "kind"));
}

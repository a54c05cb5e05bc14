import { targetKindOf, type TargetKind } from "../api/targetKinds";
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

export function workloadKindOf(document: YamlNode): TargetKind | null {
  return targetKindOf(kindOf(document) ?? "");
}

export function kindOf(document: YamlNode): string | undefined {
  return textOf(valueOf(document, "kind"));
}

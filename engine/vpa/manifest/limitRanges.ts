import { foreign } from "../../lib/sentence";
import { list, type Misreading, partOf, quantity, string, stringMapOf } from "../../manifest/decoders";
import type { Finding } from "../../manifest/finding";
import { kindOf } from "../../manifest/objects";
import { textOf, valueOf } from "../../manifest/yamlNodes";
import type { YamlNode } from "../../manifest/yamlTree";
import type { LimitRangeItem } from "../limitRange";
import { resourcesOf } from "./resources";

const amounts = stringMapOf(quantity);
const decodeLimitRange = partOf({
  spec: partOf({ limits: list(partOf({ type: string, min: amounts, max: amounts, default: amounts }), {}) }),
});

/** The items of a namespace's LimitRanges; null if the text has none of them. */
export function readLimitRanges(
  objects: readonly YamlNode[],
  namespace: string,
): { limitRange: LimitRangeItem[] | null; findings: Finding[] } {
  const own = objects.filter(
    (document) => kindOf(document) === "LimitRange" && (textOf(valueOf(document, "metadata", "namespace")) ?? "default") === namespace,
  );
  if (own.length === 0) return { limitRange: null, findings: [] };
  const misread: Misreading[] = [];
  const limits = own.flatMap((document) => decodeLimitRange(document, "", (each) => misread.push(each))?.spec?.limits ?? []);
  const limitRange = limits.flatMap(({ type, min, max, default: given }): LimitRangeItem[] => {
    if (type !== "Container" && type !== "Pod") return [];
    // pkg/apis/core/v1/defaults.go SetDefaults_LimitRangeItem: a container that says no limit gets the maximum as its limit.
    const defaults = type === "Container" && max ? { ...max, ...given } : given;
    return [
      {
        type,
        ...(min && { min: resourcesOf(min) }),
        ...(max && { max: resourcesOf(max) }),
        ...(defaults && { default: resourcesOf(defaults) }),
      },
    ];
  });
  const findings = misread.map(({ path, message, span }): Finding => ({ severity: "error", path, message: foreign(message), span }));
  return { limitRange, findings };
}

/**
 * extensions/v1beta1, which Kubernetes 1.1 to 1.5 served: `scaleRef` in place of `scaleTargetRef`, and `cpuUtilization` in place of metrics.
 * Only its own controller is simulated as it was; this file turns it into autoscaling/v2.
 */
import { targetKindOf } from "../../api/targetKinds";
import { isInside, removeEntry } from "../fixes/textFixes";
import { targetVersionEdits, versionInPlaceOf } from "../fixes/targetVersion";
import type { TextEdit } from "../textEdit";
import { entryAt, entryOf, isAbsent, scalarAt, textOf, valueOf, withEntries } from "../yamlNodes";
import type { YamlEntry, YamlMapping, YamlNode } from "../yamlTree";
import { withoutEnd } from "../../lib/withoutEnd";

/** A text with this version and the fields of a later one only has the wrong version. */
export function hasExtensionsForm(document: YamlNode): boolean {
  return textOf(valueOf(document, "apiVersion")) === "extensions/v1beta1" && valueOf(document, "spec", "scaleTargetRef") === undefined;
}

/** The spec with the target in today's place, and the entry of the cpu percentage; undefined if it has none. */
export function withoutExtensionsFields(spec: YamlMapping): { spec: YamlMapping; cpu: YamlEntry | undefined } {
  const target = entryOf(spec, "scaleRef");
  const cpu = entryOf(spec, "cpuUtilization");
  return {
    spec: withEntries(spec, {
      scaleRef: undefined,
      cpuUtilization: undefined,
      scaleTargetRef: target && { ...target, value: withTodaysVersion(target.value) },
    }),
    cpu: cpu && percentOf(cpu),
  };
}

/** A cpuUtilization without its number has the number 0. One with another field is most likely misspelt. */
function percentOf({ key, value }: YamlEntry): YamlEntry | undefined {
  if (value.kind !== "mapping") return undefined;
  const zero = value.entries.size === 0 ? entryAt(key, { ...scalarAt(value.span, "0"), value: 0 }) : undefined;
  return entryOf(value, "targetPercentage") ?? zero;
}

/** Deployments have left the group extensions since then, and the autoscaler of its time needed no version at all. */
function withTodaysVersion(target: YamlNode): YamlNode {
  if (target.kind !== "mapping") return target;
  const own = withEntries(target, { namespace: undefined, subresource: undefined });
  const kind = targetKindOf(textOf(valueOf(target, "kind")) ?? "");
  const written = entryOf(target, "apiVersion");
  const version = kind && versionInPlaceOf(textOf(written?.value), kind);
  if (version === null) return own;
  const place = written?.value.span ?? target.span;
  return withEntries(own, { apiVersion: entryAt(written?.key ?? place, scalarAt(place, version)) });
}

/** The smallest changes that write its fields as autoscaling/v2 has them. */
export function extensionsEdits(text: string, spec: YamlMapping): TextEdit[] {
  return [...targetEdits(text, spec), ...cpuEdits(text, spec)];
}

function targetEdits(text: string, spec: YamlMapping): TextEdit[] {
  const target = entryOf(spec, "scaleRef");
  if (target === undefined || !isInside(spec, target)) return [];
  const kind = targetKindOf(textOf(valueOf(target.value, "kind")) ?? "");
  return [
    { ...target.key, text: "scaleTargetRef" },
    ...["namespace", "subresource"].flatMap((field) => removeEntry(text, target.value, field)),
    ...(kind === null ? [] : targetVersionEdits(text, target.value, kind)),
  ];
}

/** In place of the two keys; the number stays where it is, with its comment. */
function cpuEdits(text: string, spec: YamlMapping): TextEdit[] {
  const cpu = entryOf(spec, "cpuUtilization");
  const percent = entryOf(cpu?.value, "targetPercentage");
  if (cpu?.value.kind !== "mapping" || percent === undefined || isAbsent(percent.value)) return [];
  if (cpu.value.flow || !isInside(spec, cpu) || !isInside(cpu.value, percent)) return [];
  if (text.slice(cpu.key.end, percent.key.start).trim() !== ":") return [];
  const before = text.slice(0, cpu.key.start);
  const indent = before.slice(withoutEnd(before, " \t").length);
  const lines = ["metrics:", "- type: Resource", "  resource:", "    name: cpu", "    target:", "      type: Utilization"];
  return [{ start: cpu.key.start, end: percent.key.end, text: [...lines, "      averageUtilization"].join(`\n${indent}`) }];
}

import type { YamlLine } from "../../manifest/yamlText";
import type { Part, RecordedPart } from "../autoscalerOf";
import type { RuleField } from "../behaviorReading";
import type { MergedAutoscaler, Place } from "../merge/merged";

/** For each line of an autoscaler that was made of what texts say of it, the pasted line that says it; null: no text does. */
export function printedPlaces(lines: readonly YamlLine[], recorded: readonly RecordedPart[], merged: MergedAutoscaler): (Place | null)[] {
  const places = new Map(recorded.toReversed().map(({ part, metric, place }) => [`${part} ${metric}`, place]));
  const placeOf = (part: Part, metric?: number) => places.get(`${part} ${metric}`) ?? null;
  return lines.map(({ steps: [head, field, ...below] }) => {
    if (head === "metadata") return field === "name" ? placeOf("name") : null;
    if (head !== "spec") return null;
    switch (field) {
      case "scaleTargetRef":
        return placeOf("target");
      case "minReplicas":
      case "maxReplicas":
        return placeOf(field);
      case "metrics":
        return typeof below[0] === "number" ? placeOf("metricTarget", below[0]) : null;
      case "behavior":
        return rulePlace(merged, below);
      default:
        return null;
    }
  });
}

/** Of a description each rule has a line; of another text only the whole of the rules has one. */
function rulePlace({ fields, readings }: MergedAutoscaler, [direction, field, index]: YamlLine["steps"]): Place | null {
  const told = fields.behavior;
  if (told === undefined) return null;
  const { ruleLines, place } = readings.findLast(({ behavior }) => behavior === told.value) ?? {};
  if (ruleLines === undefined || place === undefined) return told.place;
  const rules = direction === "scaleUp" || direction === "scaleDown" ? ruleLines[direction] : undefined;
  const lines = rules?.[field as RuleField] ?? [];
  const line = lines[typeof index === "number" ? index : 0];
  return line === undefined ? null : { text: place.text, line };
}

import type { FieldGuide } from "./fieldGuide";
import { autoscalerGrammar, type Grammar } from "./grammar";
import { objectsIn } from "./outline";
import { scan } from "./scan";
import { unquote } from "./scanFlow";
import { positionsIn } from "../textPosition";
import { childPath } from "../yamlTree";

/** What to show for the field under the pointer. Offsets count UTF-16 units, the end exclusive. */
export interface FieldHover {
  /** With indexes: "spec.metrics[0].type". */
  path: string;
  /** On a value that the guide knows, its sentence is that value's. */
  guide: FieldGuide;
  start: number;
  end: number;
}

/** The guide of the field with its key or value at an offset, in text that need not be valid. */
export function fieldAt(text: string, offset: number, grammar: Grammar = autoscalerGrammar): FieldHover | null {
  const scanned = scan(text);
  for (const object of objectsIn(text, scanned)) {
    if (!grammar.owns(object)) continue;
    for (const { steps, key, value } of object.fields) {
      const place = [key, value].find((span) => span !== null && span.start <= offset && offset <= span.end && span.end > span.start);
      const guide = place && grammar.guideAt(text, object, steps);
      if (!place || !guide) continue;
      const written = place === value ? unquote(text.slice(place.start, place.end)) : null;
      const sentence = guide.values.find(({ value: known }) => known === written)?.sentence ?? guide.sentence;
      return { path: steps.reduce<string>(childPath, ""), guide: { ...guide, sentence }, start: place.start, end: place.end };
    }
  }
  return null;
}

/** The first place of a field of the guide in a text that need not be valid; null if no autoscaler in it has the field. */
export function placeOfField(text: string, path: string): TextPlace | null {
  for (const { role, fields } of objectsIn(text, scan(text))) {
    const field = role === "autoscaler" ? fields.find((each) => each.path === path) : undefined;
    if (!field) continue;
    const positionOf = positionsIn(text);
    const [start, end] = [positionOf(field.key.start), positionOf(field.key.end)];
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  }
  return null;
}

/** Lines and columns from 1, the end exclusive. */
export interface TextPlace {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

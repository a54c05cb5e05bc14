/** How `kubectl describe` prints an object of a kind that it does not know. Mirrors printUnstructuredContent in k8s.io/kubectl/pkg/describe. */
import { compareBytes } from "../lib/goText";

/** A JSON value, but no list in a list; an absent field is undefined. */
export type Unstructured = Scalar | UnstructuredObject | UnstructuredList;
type UnstructuredList = readonly (Scalar | UnstructuredObject)[];
type Scalar = string | number | boolean | null | undefined;
export interface UnstructuredObject {
  readonly [field: string]: Unstructured;
}

/** `labelOf` makes words of a field's name. The items of a list follow one another without a mark between them. */
export function unstructuredLines(content: UnstructuredObject, labelOf: (field: string) => string, indent = ""): string[] {
  const deeper = `${indent}  `;
  const itemLines = (item: UnstructuredList[number]): string[] =>
    isObject(item) ? unstructuredLines(item, labelOf, deeper) : [`${deeper}${goValue(item)}`];
  return Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => compareBytes(one, other))
    .flatMap(([field, value]) => {
      const head = `${indent}${labelOf(field)}:`;
      if (isObject(value)) return [head, ...unstructuredLines(value, labelOf, deeper)];
      return isList(value) ? [head, ...value.flatMap(itemLines)] : [`${head}\t${goValue(value)}`];
    });
}

const isList = (value: Unstructured): value is UnstructuredList => Array.isArray(value);

const isObject = (value: Unstructured): value is UnstructuredObject => typeof value === "object" && value !== null && !isList(value);

/** Go's %v. */
function goValue(value: Scalar): string {
  return value === null ? "<nil>" : String(value);
}

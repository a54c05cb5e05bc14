import { autoscalersIn, type AutoscalerIn } from "./autoscalersIn";

/** Which autoscalers are wanted; undefined: of any name, in any namespace. A name may have its kind before it: "scaledobject/web". */
export interface Wanted {
  readonly name?: string | undefined;
  readonly namespace?: string | undefined;
}

/** `listed`: all autoscalers of the text, as "HorizontalPodAutoscaler/web in default". `line`: of the second one that is wanted, from 1. */
type Choice = { kind: "one"; manifest: string } | { kind: "none"; listed: string } | { kind: "several"; listed: string; line: number };

const kinds: Readonly<Record<string, AutoscalerIn["kind"]>> = {
  hpa: "HorizontalPodAutoscaler",
  horizontalpodautoscaler: "HorizontalPodAutoscaler",
  so: "ScaledObject",
  scaledobject: "ScaledObject",
};

export function isWanted({ kind, name, namespace }: Pick<AutoscalerIn, "kind" | "name" | "namespace">, wanted: Wanted): boolean {
  if (wanted.namespace !== undefined && wanted.namespace !== namespace) return false;
  if (wanted.name === undefined) return true;
  const [before, after] = wanted.name.split("/", 2);
  return after === undefined ? name === before : name === after && kinds[before!.toLowerCase()] === kind;
}

/**
 * The text with the one autoscaler that is wanted. If none is asked for, a text with at most one stays as it is. A document that cannot be
 * read is not counted: reading the text says what is wrong with it.
 */
export function chooseAutoscaler(text: string, wanted: Wanted): Choice {
  const isAsked = wanted.name !== undefined || wanted.namespace !== undefined;
  // A program may run thousands of inputs, so a text that names one kind once is not read here.
  if (!isAsked && text.split(/HorizontalPodAutoscaler|ScaledObject/, 3).length < 3) return { kind: "one", manifest: text };
  const all = autoscalersIn(text).filter(({ isRead }) => isRead);
  if (!isAsked && all.length < 2) return { kind: "one", manifest: text };
  const [first, second] = all.filter((each) => isWanted(each, wanted));
  const listed = all.map(({ kind, name, namespace }) => `${kind}/${name} in ${namespace}`).join(", ");
  if (first === undefined) return { kind: "none", listed };
  return second === undefined ? { kind: "one", manifest: first.manifest } : { kind: "several", listed, line: second.line };
}

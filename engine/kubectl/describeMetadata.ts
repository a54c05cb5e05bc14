/** The labels and annotations as every description of `kubectl describe` prints them. */
import { compareBytes, countBytes, firstBytes } from "../lib/goText";

/** Mirrors printLabelsMultiline. */
export function labelLines(labels: Readonly<Record<string, string>>): string[] {
  const [first = "<none>", ...others] = sortedEntries(labels).map(([key, value]) => `${key}=${value}`);
  return [`Labels:\t${first}`, ...others.map((label) => `\t${label}`)];
}

/** Mirrors printAnnotationsMultiline. */
export function annotationLines(annotations: Readonly<Record<string, string>>): string[] {
  const shown = sortedEntries(annotations).filter(([key]) => key !== "kubectl.kubernetes.io/last-applied-configuration");
  const [first = ["<none>"], ...others] = shown.map(([key, value]) => annotationTexts(key, value.replace(/\n$/, "")));
  return [`Annotations:\t${first.join("\n\t  ")}`, ...others.map((texts) => `\t${texts.join("\n\t  ")}`)];
}

/** A long value, or one of several lines, begins below its key. */
function annotationTexts(key: string, value: string): string[] {
  if (countBytes(key) + countBytes(value) + 2 <= longestAnnotation && !value.includes("\n")) return [`${key}: ${value}`];
  return [`${key}:`, ...value.split("\n").map(shortened)];
}

function shortened(line: string): string {
  const most = longestAnnotation - 2;
  return countBytes(line) > most ? `${firstBytes(line, most)}...` : line;
}

/** In bytes, with ": " between key and value. */
const longestAnnotation = 140;

const sortedEntries = (entries: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(entries).toSorted(([one], [other]) => compareBytes(one, other));

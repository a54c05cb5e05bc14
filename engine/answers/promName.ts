/** In the form in which PromQL writes a series. */
export function promName(name: string | null, labels: Readonly<Record<string, string>>): string {
  const within = labelsText(Object.entries(labels));
  return `${name ?? ""}${within === "" ? "" : `{${within}}`}`;
}

/** `a="b", c="d"`. */
export const labelsText = (labels: readonly (readonly [string, string])[]): string =>
  labels.map(([label, value]) => `${label}=${JSON.stringify(value)}`).join(", ");

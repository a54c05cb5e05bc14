/** A plain selector of PromQL as a name and labels; null for anything that computes. */
export function readSelector(text: string): { metric: string | null; labels: Record<string, string> } | null {
  const parts = /^([a-zA-Z_:][\w:]{0,200})?\s*(?:\{([^{}]{0,4000})\}?)?$/.exec(text.slice(0, 5000).trim());
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  const labels = readLabels(parts[2] ?? "");
  if (labels === null) return null;
  const { __name__: name, ...rest } = labels;
  return { metric: parts[1] ?? name ?? null, labels: rest };
}

/** `a="x", b="y"`; null where a matcher is not an equality. */
export function readLabels(text: string): Record<string, string> | null {
  const labels: Record<string, string> = {};
  const label = /\s*([a-zA-Z_]\w{0,200})\s*=\s*"((?:[^"\\]|\\.){0,2000})"\s*(?:,|$)/y;
  const end = text.trimEnd().length;
  let at = 0;
  while (at < end) {
    label.lastIndex = at;
    const found = label.exec(text);
    if (!found) return null;
    labels[found[1]!] = found[2]!.replaceAll(/\\(.)/g, (_, char: string) => (char === "n" ? "\n" : char));
    at = label.lastIndex;
  }
  return labels;
}

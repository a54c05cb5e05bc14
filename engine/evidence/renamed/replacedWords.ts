/** Replaces whole words in a text such as a report. The longest comes first, so that a name within another one does not break it. */
export function replacedWords(to: ReadonlyMap<string, string>): (text: string) => string {
  if (to.size === 0) return (text) => text;
  const longestFirst = [...to.keys()].toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![A-Za-z0-9])(?:${escaped.join("|")})(?![A-Za-z0-9])`, "g");
  return (text) => text.replaceAll(pattern, (name) => to.get(name)!);
}

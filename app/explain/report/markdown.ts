/** Plain text as Markdown that shows it unchanged: nothing in it becomes a mark, an element or a link. */
export const plain = (text: string): string =>
  withSpaces(text)
    .replaceAll(/[\r\n]+/g, " ")
    .replaceAll(/[\\`*_[\]<>|~]/g, "\\$&")
    .replaceAll("&", "&amp;");

/** Ordinary spaces and hyphens, to be searched and pasted. */
const withSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2011", "-");

export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A block of text as it is, behind a fence longer than any in it. */
export function code(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** Blocks with an empty line between. */
export const blocks = (parts: readonly (string | null)[]): string => `${parts.filter((part) => part !== null).join("\n\n")}\n`;

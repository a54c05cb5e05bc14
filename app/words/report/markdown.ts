/** Escapes plain text so that Markdown shows it unchanged: no part of it becomes markup, an element or a link. */
export const plain = (text: string): string =>
  withSpaces(text)
    .replaceAll(/[\r\n]+/g, " ")
    .replaceAll(/[\\`*_[\]<>|~]/g, "\\$&")
    .replaceAll("&", "&amp;");

/** Replaces special spaces and hyphens with ordinary ones, so that people can search and copy the text. */
const withSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2011", "-");

export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A block of unchanged text. Its fence is longer than any fence inside the text. */
export function code(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** One line of unchanged text. */
export function inlineCode(text: string): string {
  const fence = "`".repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)));
  return fence.length === 1 ? `${fence}${text}${fence}` : `${fence} ${text} ${fence}`;
}

/** Joins blocks with an empty line between them. */
export const blocks = (parts: readonly (string | null)[]): string => `${parts.filter((part) => part !== null).join("\n\n")}\n`;

/**
 * A value as sigs.k8s.io/yaml writes it, and so as kubectl prints it: keys in order, texts quoted if YAML 1.1 would read them as something
 * else.
 */

export function goYaml(value: unknown, isText: (text: string) => boolean): string {
  return blockLines(value, "", isText)
    .map((line) => `${line}\n`)
    .join("");
}

function blockLines(value: unknown, indent: string, isText: (text: string) => boolean): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item) => {
      if (!isBlock(item)) return [`${indent}- ${inline(item, indent, isText)}`];
      const [first = "", ...rest] = blockLines(item, `${indent}  `, isText);
      return [`${indent}- ${first.slice(indent.length + 2)}`, ...rest];
    });
  }
  if (typeof value !== "object" || value === null) return [indent + inline(value, indent, isText)];
  const entries = Object.keys(value)
    .toSorted()
    .map((key): [string, unknown] => [key, (value as Record<string, unknown>)[key]])
    .filter(([, child]) => child !== undefined);
  return entries.flatMap(([key, child]) => {
    const name = `${indent}${goYamlText(key, isText, "")}:`;
    if (!isBlock(child)) return [`${name} ${inline(child, indent, isText)}`];
    return [name, ...blockLines(child, Array.isArray(child) ? indent : `${indent}  `, isText)];
  });
}

/** Whether the value has lines of its own. */
function isBlock(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) ? value.length > 0 : Object.values(value).some((child) => child !== undefined);
}

function inline(value: unknown, indent: string, isText: (text: string) => boolean): string {
  if (Array.isArray(value)) return "[]";
  if (typeof value === "object" && value !== null) return "{}";
  return typeof value === "string" ? goYamlText(value, isText, indent) : String(value);
}

/** Source: yaml.v2, encode.go's stringv and the emitter's choice of a style. */
function goYamlText(text: string, isText: (text: string) => boolean, indent: string): string {
  if (text.includes("\n") && indent !== "" && !hasSpecialCharacters(text) && !/ (?:\n|$)/.test(text)) return literal(text, indent);
  const isPlain = text !== "" && isText(text) && !looksLikeSexagesimal(text) && isPlainInBlock(text);
  if (isPlain) return text;
  const needsDoubleQuotes = !isText(text) || looksLikeSexagesimal(text) || text.includes("\n") || hasSpecialCharacters(text);
  return needsDoubleQuotes ? doubleQuoted(text) : `'${text.replaceAll("'", "''")}'`;
}

function literal(text: string, indent: string): string {
  const chomping = !text.endsWith("\n") ? "-" : /(?:^|\n)\n$/.test(text) ? "+" : "";
  const hint = /^[ \n]/.test(text) ? "2" : "";
  const lines = text.replace(/\n$/, "").split("\n");
  return `|${hint}${chomping}\n${lines.map((line) => (line === "" ? "" : `${indent}  ${line}`)).join("\n")}`;
}

/** Numbers in base 60: readers no longer support them, but Go still quotes them for old readers. */
function looksLikeSexagesimal(text: string): boolean {
  return /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/.test(text);
}

function isPlainInBlock(text: string): boolean {
  if (/^(?:---|\.\.\.)/.test(text) || /^[ \n]|[ \n]$|\n/.test(text)) return false;
  if (/^[#,[\]{}&*!|>'"%@`]/.test(text) || /^[-?:](?:[ \t]|$)/.test(text)) return false;
  return !/:(?:[ \t]|$)|[ \t]#/.test(text) && !hasSpecialCharacters(text);
}

/** What the emitter considers unprintable: controls, a byte order mark, and everything beyond the first plane. */
function hasSpecialCharacters(text: string): boolean {
  return /[^\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/u.test(text);
}

function doubleQuoted(text: string): string {
  let quoted = "";
  for (const char of text) quoted += escapes.get(char) ?? (hasSpecialCharacters(char) ? codeEscape(char) : char);
  return `"${quoted}"`;
}

function codeEscape(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, "0")}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}

const escapes = new Map([
  ["\0", "\\0"],
  ["\x07", "\\a"],
  ["\b", "\\b"],
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\v", "\\v"],
  ["\f", "\\f"],
  ["\r", "\\r"],
  ["\x1b", "\\e"],
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\x85", "\\N"],
  ["\xa0", "\\_"],
  ["\u2028", "\\L"],
  ["\u2029", "\\P"],
]);

import { linesIn, LinesMaker, type Lines } from "./lines";
import { startsText } from "./printed/lineKinds";
import type { Removals } from "./removals";

/** The text's lines without escape codes of a terminal and without HTML. */
export function withoutMarkup(text: string, removals: Removals): Lines {
  const lines = linesIn(text);
  // A text of millions of lines has none of this in most cases, and is asked once.
  if (!marked.test(text)) return lines;
  const made = new LinesMaker(lines);
  for (let index = 0; index < lines.length; index++) {
    const line = lines.at(index);
    const plain = plainLine(line.text, line.number, removals);
    if (plain === line.text) made.keep(index);
    else made.write({ number: line.number, text: plain });
  }
  return made.made();
}

function plainLine(line: string, number: number, removals: Removals): string {
  const plain = line.replace(escapes, (code) => {
    removals.note(number, "escape", code);
    return "";
  });
  const untagged = plain.includes("<") ? plain.replace(tags, (tag) => (removals.note(number, "fence", tag), "")) : plain;
  const decoded = untagged.includes("&") ? untagged.replace(entities, (entity) => decode[entity.toLowerCase()]!) : untagged;
  return withoutTicks(typed(decoded), number, removals);
}

/** With the blanks and the quotes of a keyboard: pages, chats and word processors write others, and some that nobody sees. */
const typed = (text: string): string =>
  unusual.test(text)
    ? text
        .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
        .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
        .replace(/[\u201c-\u201f]/g, '"')
        .replace(/[\u2018-\u201b]/g, "'")
    : text;

const unusual = /[\u00a0\u00ad\u2000-\u200f\u2018-\u201f\u202f\u205f\u2060\u3000\ufeff]/;

/** What a line must have that is not plain: a control character, a bracket of a tag, an entity, a tick, bold letters, or an unusual character. */
const marked = new RegExp(`[^\\P{Cc}\\t\\n\\r]|\\r(?!\\n|$)|[<&\`]|\\*\\*|${unusual.source}`, "u");

const escape = "\u001b";
const bell = "\u0007";

/** Colours, movements of the cursor, titles of the window, and all other control characters but the tab. */
const escapes = new RegExp(
  `${escape}(?:\\[[0-9;?]*[ -/]*[@-~]?|\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)?|[()][A-Z0-9]|[=>78MDEHc]|)|[^\\P{Cc}\\t]`,
  "gu",
);

const blocks = "pre|code|p|div|span|br|details|summary|blockquote|table|tbody|tr|td";
/** A tag of type is one only beside its end: a name may also have angle brackets. */
const tags = new RegExp(
  `</?(?:${blocks})(?:\\s[^<>]{0,300})?/?>|<(b|i|em|strong|tt|font)(?:\\s[^<>]{0,300})?>(?=[^<]{0,2000}</\\1>)|</(?:b|i|em|strong|tt|font)>`,
  "gi",
);

const decode: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#34;": '"',
  "&#39;": "'",
  "&apos;": "'",
  "&nbsp;": " ",
};
const entities = new RegExp(Object.keys(decode).join("|"), "gi");

/** A line in single backticks, as a chat shows code. */
function withoutTicks(text: string, line: number, removals: Removals): string {
  const match = /^(\s*)`([^`]+)`\s*$/.exec(text);
  if (match === null) return fieldInBold(text, line, removals) ?? rowWithin(text, line, removals) ?? text;
  removals.note(line, "fence", "`");
  return match[1]! + match[2]!;
}

/** `**Min replicas:** 2`: a field of a description whose name is in bold. */
function fieldInBold(text: string, line: number, removals: Removals): string | null {
  const [, name, value] = /^\s{0,8}(?:[-*] )?\*\*([A-Z][A-Za-z ]{1,60})(?::\*\*|\*\*:)(?:\s(.{0,2000}))?$/s.exec(text) ?? [];
  const plain = `${name}:  ${value?.trimStart() ?? ""}`;
  if (name === undefined || !startsText(plain)) return null;
  removals.note(line, "prefix", "**");
  return plain;
}

/** A row in backticks within a sentence. */
function rowWithin(text: string, line: number, removals: Removals): string | null {
  const quoted = /`([^`]{20,1000})`/.exec(text.slice(0, 4000))?.[1];
  if (quoted === undefined || !startsText(quoted) || startsText(text)) return null;
  removals.note(line, "remark", text);
  return quoted;
}

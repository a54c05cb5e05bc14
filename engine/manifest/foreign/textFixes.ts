import { noWords, say, type Words } from "../../lib/sentence";
import { fieldGuides } from "../guide/fieldGuide";
import { helmDefaults, isHelmTemplate } from "./helm";
import { withPlainCharacters } from "./oddCharacters";

/** A wrapping around a manifest, or a change made on its way, and the text without it. */
export interface TextFix {
  message: Words;
  title: Words;
  /** Null if the text has none. */
  fix(text: string): string | null;
}

/** Its words are those of `oddCharacterFindings`, which names each character. */
export const oddCharacters: TextFix = {
  message: noWords,
  title: say`Replace all such characters with ordinary ones`,
  fix: withPlainCharacters,
};

/** In the order of removal: a fence around a diff comes before the diff. */
export const textFixes: readonly TextFix[] = [
  { message: say`This manifest is inside a Markdown block.`, title: say`Keep only the manifest`, fix: withoutFence },
  { message: say`Each line of this text begins with a quote sign (>).`, title: say`Remove the quote signs`, fix: withoutQuoteMarks },
  { message: say`The lines of this text are numbered.`, title: say`Remove the line numbers`, fix: withoutLineNumbers },
  { message: say`This is a diff, not a manifest.`, title: say`Keep the new version`, fix: newVersionOfDiff },
  { message: say`This is a shell command that contains a manifest.`, title: say`Keep only the manifest`, fix: withoutHeredoc },
  { message: say`This text contains a shell command as well as the manifest.`, title: say`Keep only the manifest`, fix: withoutCommands },
  oddCharacters,
  { message: say`A field has no colon after its name.`, title: say`Add the colon`, fix: withColons },
  {
    message: say`This is a Helm template that gives a default for each value. Fill in the defaults, or paste the output of helm template RELEASE CHART.`,
    title: say`Fill in the defaults`,
    fix: (text) => (isHelmTemplate(text) ? helmDefaults(text) : null),
  },
];

const lineBreak = /\r\n|\r|\n/;
const linesOf = (text: string): string[] => text.split(lineBreak);
const hasWords = (line: string): boolean => line.trim() !== "";
const joined = (lines: readonly string[]): string => `${lines.join("\n").trimEnd()}\n`;
const looksLikeManifest = (lines: readonly string[]): boolean =>
  lines.some((line) => /^[ \t]*(?:- )?["']?(?:apiVersion|kind)["']? *:/.test(line));

function withoutFence(text: string): string | null {
  const blocks: string[][] = [[]];
  let fences = 0;
  for (const line of linesOf(text)) {
    if (/^[ \t]*(?:```|~~~)/.test(line)) {
      fences++;
      blocks.push([]);
    } else blocks.at(-1)?.push(line);
  }
  if (fences === 0) return null;
  const manifests = blocks.filter(looksLikeManifest);
  return manifests.length === 0
    ? joined(blocks.flat())
    : joined(
        manifests
          .map((block) => withoutIndent(block).join("\n").trim())
          .join("\n---\n")
          .split("\n"),
      );
}

function withoutIndent(lines: readonly string[]): string[] {
  const indents = lines.filter(hasWords).map((line) => line.length - line.trimStart().length);
  const common = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  return lines.map((line) => line.slice(common));
}

/** Null unless each non-empty line begins with the prefix. */
function withoutPrefix(text: string, prefix: RegExp): string | null {
  const lines = linesOf(text);
  const written = lines.filter(hasWords);
  return written.length > 1 && written.every((line) => prefix.test(line)) ? joined(lines.map((line) => line.replace(prefix, ""))) : null;
}

function withoutQuoteMarks(text: string): string | null {
  return withoutPrefix(text, /^[ \t]*> ?/);
}

function withoutLineNumbers(text: string): string | null {
  const numbers = linesOf(text)
    .filter(hasWords)
    .map((line) => Number(/^[ \t]*(\d{1,6})(?=[ \t:|.)]|$)/.exec(line)?.[1] ?? Number.NaN));
  const rises = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? Number.NaN));
  return numbers.length > 1 && rises ? withoutPrefix(text, /^[ \t]*\d{1,6}[:|.)]?(?:\t| \| |[ ]|$)/) : null;
}

/** Every line must be a line of a diff, and some line must prove it. */
function newVersionOfDiff(text: string): string | null {
  const lines = linesOf(text).filter((line) => !/^(?:diff |index |(?:---|\+\+\+) \S|@@ |\\ No newline|(?:new|deleted) file )/.test(line));
  const hasHeader = /^(?:diff --git |@@ -|\+\+\+ \S)/m.test(text);
  const written = lines.filter(hasWords);
  const isDiff = written.every((line) => /^[-+ ]/.test(line)) && (hasHeader || written.every((line) => line.startsWith("+")));
  if (!isDiff || !written.some((line) => line.startsWith("+"))) return null;
  return joined(lines.filter((line) => !line.startsWith("-")).map((line) => line.slice(1)));
}

/** The text between `<<EOF` and `EOF`. */
function withoutHeredoc(text: string): string | null {
  const manifests: string[][] = [];
  let open: { end: string; lines: string[] } | null = null;
  for (const line of linesOf(text)) {
    if (open === null) {
      const end = /<<-?[ \t]*["']?([A-Za-z_]\w*)/.exec(line)?.[1];
      if (end !== undefined) open = { end, lines: [] };
    } else if (line.trim() === open.end) {
      manifests.push(open.lines);
      open = null;
    } else open.lines.push(line);
  }
  if (open !== null) manifests.push(open.lines);
  return manifests.length === 0
    ? null
    : joined(
        manifests
          .map((lines) => lines.join("\n").trim())
          .join("\n---\n")
          .split("\n"),
      );
}

function withoutCommands(text: string): string | null {
  const lines = linesOf(text);
  let goesOn = false;
  const kept = lines.filter((line) => {
    const isCommand = goesOn || commandLine.test(line);
    goesOn = isCommand && /\\[ \t]*$/.test(line);
    return !isCommand;
  });
  return kept.length === lines.length || !looksLikeManifest(kept) ? null : joined(kept).trimStart();
}

/** A prompt with a command behind it, a command that prints manifests, and what kubectl prints beside its output. */
const commandLine =
  /^[ \t]*(?:(?:[\w.-]+@[^$#%>\n]{0,80}|PS [^>\n]{0,80}|[A-Z]:\\[^>\n]{0,80}|\[[^\]\n]{0,80}\])?[$#%>❯➜]+[ \t]+)?(?:(?:sudo[ \t]+)?(?:kubectl|oc|k|cat|helm|kustomize)[ \t]|Warning: |[\w.-]+\/\S+ (?:created|configured|unchanged)$)/;

/** `minReplicas 1`, `minReplicas=1` and `minReplicas:1`; only behind the name of a field of the autoscaler. */
function withColons(text: string): string | null {
  const fixed = linesOf(text).map((line) => {
    const [, lead = "", name = "", sign = "", rest = ""] = /^([ \t]*(?:- )?)([A-Za-z]+)[ \t]*([=：:]?)(.*)$/s.exec(line) ?? [];
    const value = rest.trim();
    const isApart = sign !== "" || value === "" || line.charAt(lead.length + name.length).trim() === "";
    const hasColon = sign === ":" && rest.trimStart() !== rest;
    if (!fieldNames.has(name) || !isApart || hasColon || (sign === ":" && value === "") || /[:=]/.test(value)) return line;
    return `${lead}${name}:${value === "" ? "" : ` ${value}`}`;
  });
  const joinedLines = fixed.join("\n");
  return joinedLines === linesOf(text).join("\n") ? null : joinedLines;
}

const fieldNames = new Set(fieldGuides.flatMap(({ path }) => path.slice(path.lastIndexOf(".") + 1).replaceAll("[]", "")));

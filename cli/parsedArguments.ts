import { parseArgs } from "node:util";
import type { Language } from "../app/text/language";
import { nearest } from "../engine/index";
import { isVerb, optionsOf, verbs, type Verb } from "./commands";
import { languages } from "./language";

/** What was given to a command. */
export interface Given {
  /** By option: its text, or its texts if it may be given several times; true for one without a value. */
  values: Readonly<Record<string, string | string[] | boolean | undefined>>;
  positionals: string[];
  help: boolean;
}

/** Sentences end with where the reader finds what a command takes. */
export const seeHelp = (sentence: string, verb?: Verb): string =>
  `${sentence} See hpa-playground ${verb === undefined ? "" : `${verb} `}--help.\n`;

/** The command that arguments name: a verb, the word that is none, or undefined without one. Options may come before it. */
export const verbIn = (args: readonly string[]): string | undefined => args.find(isVerb) ?? args.find((each) => !each.startsWith("-"));

export function unknownVerb(word: string): string {
  const meant = nearest(word, verbs);
  return seeHelp(`There is no command ${JSON.stringify(word)}.${meant === undefined ? "" : ` Did you mean ${meant}?`}`);
}

/** Parses a command's arguments, or says what is wrong with them: also an option that is given twice and counts once. */
export function parsedArguments(verb: Verb, args: readonly string[]): Given | { error: string } {
  const own = optionsOf(verb);
  const options = Object.fromEntries(
    Object.entries(own).map(([name, { type, multiple = false, short }]) => [
      name,
      { type, multiple, ...(short !== undefined && { short }) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== "option" || token.name === "help" || token.rawName === "-h") continue;
    const { name, rawName } = token;
    const option = own[name];
    if (option === undefined) return { error: unknownOption(verb, rawName) };
    const isPlain = option.type === "boolean";
    if (isPlain && token.value !== undefined) return { error: seeHelp(`${rawName} takes no value.`, verb) };
    const isMissing = !isPlain && (token.value === undefined || (!token.inlineValue && /^-./.test(token.value)));
    if (isMissing) return { error: seeHelp(`${rawName} needs a value: ${rawName} ${option.value}.`, verb) };
    if (given.has(name) && option.multiple !== true) return { error: seeHelp(`${rawName} is given twice. Give it once.`, verb) };
    if (name === "lang" && !languages.some((each) => each === token.value)) return { error: unknownLanguage(token.value!, verb) };
    given.add(name);
  }
  const { values, positionals } = parseArgs({
    args: args.filter((each) => each !== "-h" && each !== "--help"),
    options,
    allowPositionals: true,
  });
  const at = positionals.indexOf(verb);
  const named = tokens.flatMap((token, index) =>
    token.kind === "option" && token.name === "filename" ? [{ index, name: token.value! }] : [],
  );
  const plain = tokens.flatMap((token, index) => (token.kind === "positional" ? [{ index, name: token.value }] : []));
  return {
    // No option of a command is given several times without a value.
    values: values as Given["values"],
    positionals: [...plain.filter((_, index) => index !== at), ...named]
      .toSorted((one, other) => one.index - other.index)
      .map((each) => each.name),
    help: tokens.some((token) => token.kind === "option" && (token.name === "help" || token.rawName === "-h")),
  };
}

/** What people call the languages besides their codes. */
const calledLanguages: Readonly<Record<string, Language>> = {
  english: "en",
  german: "de",
  deutsch: "de",
  ukrainian: "uk",
  українська: "uk",
  ua: "uk",
};

function unknownLanguage(word: string, verb: Verb): string {
  // "de" of "de-AT" and of "de_DE.UTF-8".
  const [main = ""] = word.split(/[-_]/);
  const meant = nearest(main, [...languages, ...Object.keys(calledLanguages)]);
  const tail = meant === undefined ? `It can be ${languages.join(", ")}.` : `Did you mean ${calledLanguages[meant] ?? meant}?`;
  return seeHelp(`--lang ${word}: There is no such language. ${tail}`, verb);
}

function unknownOption(verb: Verb, rawName: string): string {
  const name = rawName.replace(/^-+/, "");
  const others = verbs.filter((each) => Object.hasOwn(optionsOf(each), name));
  if (others.length > 0)
    return seeHelp(`${verb} takes no --${name}; only ${others.join(", ")} ${others.length === 1 ? "does" : "do"}.`, verb);
  const meant = nearest(name, Object.keys(optionsOf(verb)));
  return seeHelp(`${verb} has no ${rawName}.${meant === undefined ? "" : ` Did you mean --${meant}?`}`, verb);
}

import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Parses arguments. Throws a sentence; also for an option that is given twice and counts once, because nobody would learn which one counted. */
export function parsedArguments<T extends Options>(args: readonly string[], options: T) {
  const parsed = parseArgs({ args: [...args], allowPositionals: true, options, tokens: true });
  const given = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== "option" || options[token.name]?.multiple === true) continue;
    if (given.has(token.name)) throw new Error(`--${token.name} is given twice. Give it once.`);
    given.add(token.name);
  }
  return parsed;
}

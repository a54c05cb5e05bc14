import { parseArgs } from "node:util";
import type { Language } from "../app/text/language";

const offered: Readonly<Record<Language, true>> = { en: true, de: true, uk: true };

/** The languages of the page and of reports. */
export const languages = Object.keys(offered) as Language[];

/** Languages whose words are not in the code. */
export type Translated = Exclude<Language, "en">;

/** The commands that write words for people, and whether they do so only if `--report` asks for it. */
const reports: Readonly<Record<string, "always" | "ifAsked">> = {
  run: "always",
  check: "always",
  explain: "ifAsked",
  continue: "always",
  tune: "always",
  list: "always",
  why: "always",
};
const peoplesFormats: readonly unknown[] = [undefined, "report", "text"];

/**
 * The language, other than English, of what arguments ask for. What a program reads is English: JSON, CSV, JUnit, SARIF, and annotations of
 * GitHub. It imports nothing that holds words; a language that does not exist is refused where the arguments are judged.
 */
export function languageIn(args: readonly string[]): Translated | null {
  const verb = args.find((each) => Object.hasOwn(reports, each));
  if (verb === undefined) return null;
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = { lang: text, format: text, json: flag, report: flag };
  const { values } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false });
  if (values.json === true || !peoplesFormats.includes(values.format)) return null;
  if (reports[verb] === "ifAsked" && values.report !== true) return null;
  const name = languages.find((each) => each === values.lang);
  return name === undefined || name === "en" ? null : name;
}

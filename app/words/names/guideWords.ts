import { typeWords, type FieldGuide, type SimulatedVersion } from "../../../engine/index";
import { fromEngine } from "../engineText";
import { fieldFlags, flagNameOf } from "./flagNames";
import { fieldReferences, referenceTitle } from "./references";
import { t } from "../text";

/** The allowed values of a field in one line, such as "int32, required; at least 1; since 1.23". */
export function guideFacts({ type, required, default: otherwise, range, since }: FieldGuide): string {
  const named = fromEngine(typeWords[type]);
  const kind = required ? t`${named}, required` : named;
  const usual = otherwise !== null && t`default ${fromEngine(otherwise)}`;
  return [kind, usual, range && fromEngine(range), since && t`since ${fromEngine(since)}`].filter(Boolean).join("; ");
}

/** What a field has to do with the controller's flags, today's and older ones. Names are in backquotes. */
export function guideFlags({ path }: FieldGuide): string[] {
  const { without, older } = fieldFlags[path] ?? { without: null, older: [] };
  return [
    ...(without === null ? [] : [t`Without this field, the controller’s flag applies: ${code(flagNameOf[without])}.`]),
    ...older.map(({ name, text }) => `${code(name)}: ${text}`),
  ];
}

const code = (name: string) => `\`${name}\``;

/** Markdown for a hover: the path, the facts, the field's effect on scaling, its flags, and where the documentation explains it. */
export function guideMarkdown(path: string, guide: FieldGuide, version: SimulatedVersion): string {
  const links = fieldReferences(guide.path, version).map((reference) => `[${referenceTitle(reference)}](${reference.address})`);
  return [`${code(path)}  \n${guideFacts(guide)}`, fromEngine(guide.sentence), ...guideFlags(guide), links.join(" · ")].join("\n\n");
}

import type { FieldGuide } from "../../engine/index";
import { fromEngine } from "./engineText";
import { t } from "./text";

/** The allowed values of a field in one line, such as "int32, required; at least 1; since 1.23". */
export function guideFacts({ type, required, default: otherwise, range, since }: FieldGuide): string {
  const named = fromEngine(type);
  const kind = required ? t`${named}, required` : named;
  const usual = otherwise !== null && t`default ${fromEngine(otherwise)}`;
  return [kind, usual, fromEngine(range), since && t`since ${fromEngine(since)}`].filter(Boolean).join("; ");
}

/** Markdown for a hover: the path, the facts, and the field's effect on scaling. */
export const guideMarkdown = (path: string, guide: FieldGuide): string =>
  `\`${path}\`  \n${guideFacts(guide)}\n\n${fromEngine(guide.sentence)}`;

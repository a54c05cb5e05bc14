import type { FieldGuide } from "../../engine/index";
import { t } from "../ui/text";

/** "int32, required; at least 1; since 1.23": what a field's value may be, in one line. */
export function guideFacts({ type, required, default: otherwise, range, since }: FieldGuide): string {
  const kind = required ? t`${type}, required` : type;
  return [kind, otherwise !== null && t`default ${otherwise}`, range, since && t`since ${since}`].filter(Boolean).join("; ");
}

/** For a hover: the path, the facts, and what the field does to scaling. */
export const guideMarkdown = (path: string, guide: FieldGuide): string => `\`${path}\`  \n${guideFacts(guide)}\n\n${guide.sentence}`;

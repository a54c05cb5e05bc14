import type { ExplainedPiece, ReadKind, RemovedKind } from "../../../engine/index";
import { language } from "../../text/language";
import { plural, t } from "../text";

/** What a text was read as: the program that printed it. */
const kindWords: Readonly<Record<ReadKind, string>> = {
  describe: "kubectl describe hpa",
  table: "kubectl get hpa",
  object: "kubectl get -o yaml",
  events: "kubectl get events",
  pods: t`pods`,
  workloads: t`workloads`,
  scaledObjects: "ScaledObjects",
  others: t`other objects`,
  measured: t`values of metrics`,
  logs: t`the controller's log`,
  series: "Prometheus",
  errors: t`errors`,
};
const shortWords: Readonly<Record<ReadKind, string>> = {
  ...kindWords,
  describe: "describe hpa",
  table: "get hpa",
  object: "get -o yaml",
  events: "get events",
};

const list = new Intl.ListFormat(language, { type: "conjunction" });

export const readAsWords = ({ readAs }: ExplainedPiece): string => list.format(readAs.map((kind) => kindWords[kind]));
/** The first kind, for a narrow place. */
export const shortKind = ({ readAs }: ExplainedPiece): string => (readAs[0] === undefined ? t`not read` : shortWords[readAs[0]]);

/** "Taken off: the prompt, 2 lines of Markdown." An empty text if nothing was. */
export function takenOff({ removed }: ExplainedPiece): string {
  const counts = new Map<RemovedKind, number>();
  for (const { kind, lines = 1 } of removed) counts.set(kind, (counts.get(kind) ?? 0) + lines);
  const words = [...counts].map(([kind, count]) => `${removedWords[kind]} (${plural(count, "line")})`);
  return words.length === 0 ? "" : t`Taken off: ${list.format(words)}.`;
}

const removedWords: Readonly<Record<RemovedKind, string>> = {
  fence: "Markdown",
  prompt: t`commands`,
  prefix: t`signs before the text`,
  separator: t`separating lines`,
  remark: t`remarks`,
  escape: t`colour codes`,
  warning: t`warnings`,
};

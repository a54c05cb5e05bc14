import { snapshotReport } from "../app/words/evidence/report";
import { momentsReport, momentWords } from "../app/words/evidence/series/momentsReport";
import { toldAloneWords, toldPlace } from "../app/words/evidence/toldAlone";
import {
  aloneIn,
  explainSeries,
  explainSnapshot,
  formatRfc3339,
  mergeEvidence,
  momentsOf,
  readEvidence,
  toldAlone,
  type Evidence,
  type MergedEvidence,
  type SeriesMoments,
  type SnapshotExplanation,
  type ToldAlone,
} from "../engine/index";
import { bad, fine, type Answer } from "./answer";
import { askedIn, explainAt } from "./explainAt";
import { explanationJson } from "./explanationJson";
import type { FileText } from "./readText";

/** What `explain` is to write: of the time that `at` names, or else of all that the files tell. */
export interface Wanted {
  form: "json" | "report";
  at: string | null;
}

/**
 * Explains what was printed of a real cluster. Several files are several texts about the same cluster. A place is the index of its file and
 * a line.
 */
export function explain(files: readonly string[], read: (file: string) => FileText, { form, at }: Wanted): Answer {
  const asked = at === null ? null : askedIn(at);
  if (asked !== null && "error" in asked) return bad(asked.error);
  const texts: string[] = [];
  for (const file of files) {
    const text = read(file);
    if ("error" in text) return bad(`${file}: ${text.error}\n`);
    texts.push(text.text);
  }
  const evidence = texts.map(readEvidence);
  const unread = evidence.map((each, index) =>
    each.unread.map(({ line, message }) => `${files[index]}: line ${line}: ${message}\n`).join(""),
  );
  const useless = files.filter((_, index) => isEmpty(evidence[index]!)).map((file) => `${file}: ${nothingPrinted}\n`);
  const before = unread.join("");
  const all = files.join(", ");
  if (useless.length === files.length) return bad(`${before}${all}: ${nothingPrinted}\n`);
  const merged = mergeEvidence(evidence);
  const errors = `${before}${useless.join("")}`;
  if (merged.autoscalers.length === 0) {
    const told = toldAlone(aloneIn(evidence, merged));
    if (told.length > 0 && asked === null) {
      const answer = form === "json" ? `${JSON.stringify(toldJson(files, told), null, 2)}\n` : toldReport(files, told);
      // No count is explained, and that is never success.
      return { ...fine(answer), exitCode: 2, errors: `${errors}${refusedWords(files, merged, told)}` };
    }
    const why = `${errors}${refusedWords(files, merged)}${all}: ${nothingExplained}\n`;
    // What was read is still told, so that a program can go on with it.
    return { ...(form === "json" && asked === null ? explainAll(files, merged, form) : fine("")), exitCode: 2, errors: why };
  }
  const answer = asked === null ? explainAll(files, merged, form) : explainAt(files, merged, asked, form);
  return {
    ...answer,
    exitCode: useless.length > 0 ? 2 : answer.exitCode,
    errors: `${errors}${refusedWords(files, merged)}${answer.errors}`,
  };
}

const nothingPrinted = "Nothing here was printed by kubectl or Prometheus.";

const isEmpty = (evidence: Evidence): boolean =>
  Object.entries(evidence).every(([key, list]) => key === "removed" || key === "unread" || list.length === 0);

/** What a program refused, but for what `told` already says. */
const refusedWords = (files: readonly string[], { errors }: MergedEvidence, told: readonly ToldAlone[] = []): string =>
  errors
    .filter(({ place }) => !told.some((each) => each.place.text === place.text && each.place.line === place.line))
    .map(({ place, message }) => `${files[place.text]}: line ${place.line}: This is an error of the command: ${message}\n`)
    .join("");

const nothingExplained = "Nothing here is about an autoscaler. Add what kubectl prints of it.";

/** What the texts tell although no autoscaler is in them. */
const toldReport = (files: readonly string[], told: readonly ToldAlone[]): string =>
  told
    .map(
      (each) =>
        `${toldPlace(files[each.place.text]!, each.place.line)}\n${toldAloneWords(each)
          .map((word) => `  ${word}\n`)
          .join("")}`,
    )
    .join("");

const toldJson = (files: readonly string[], told: readonly ToldAlone[]) => ({
  format: "hpa-playground/explanation",
  version: 1,
  files,
  autoscalers: [],
  told: told.map((each) => ({ ...each, says: toldAloneWords(each) })),
});

function explainAll(files: readonly string[], merged: MergedEvidence, form: Wanted["form"]): Answer {
  const autoscalers = explainSnapshot(merged);
  const series = merged.autoscalers.map((_, index) => {
    const explained = explainSeries(merged, index);
    return explained === null ? null : momentsOf(explained);
  });
  if (form === "report") return fine(reportOf(files, merged, autoscalers, series));
  const { apart, errors } = merged;
  const explained = {
    format: "hpa-playground/explanation",
    version: 1,
    files,
    autoscalers,
    series: series.flatMap((each) => (each === null ? [] : [seriesJson(files, each)])),
    evidence: merged.autoscalers,
    apart,
    errors,
  };
  return fine(explanationJson(explained));
}

/** Of each autoscaler what its series show, then what kubectl printed of it. */
function reportOf(
  files: readonly string[],
  merged: MergedEvidence,
  autoscalers: readonly SnapshotExplanation[],
  series: readonly (SeriesMoments | null)[],
): string {
  const open = (second: number) => `${openCommand(files, second)} --report`;
  return merged.autoscalers
    .flatMap((each, index) => {
      const moments = series[index]!;
      const isPrinted = moments === null || each.readings.length + each.metrics.length + each.conditions.length + each.events.length > 0;
      return [
        ...(moments === null ? [] : [momentsReport(moments, open)]),
        ...(isPrinted ? [snapshotReport([autoscalers[index]!], {})] : []),
      ];
    })
    .join("\n");
}

/** Each moment has its words, and the command that writes its decisions. */
const seriesJson = (files: readonly string[], series: SeriesMoments) => ({
  ...series,
  moments: series.moments.map((each) => ({
    ...each,
    decisions: undefined,
    said: momentWords(each),
    command: openCommand(files, each.at),
  })),
});

const openCommand = (files: readonly string[], second: number): string =>
  `hpa-playground explain ${files.map(shellWord).join(" ")} --at ${formatRfc3339(second)}`;

/** As a shell reads it: unchanged, or in single quotes. */
const shellWord = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);

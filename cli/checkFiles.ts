import { besideWords, countsWords } from "../app/words/report/checkWords";
import {
  autoscalersIn,
  isAboutAutoscaler,
  isWanted,
  namesVpa,
  recognised,
  verticalsIn,
  type AutoscalerIn,
  type VerticalIn,
  type Wanted,
} from "../engine/doors/withKeda";
import type { Answer } from "./answer";
import { isScenarioText } from "./runFile";
import type { FileText } from "./readText";

/** What came of one autoscaler, or of a text without one. */
export interface Checked {
  file: string;
  /** Where the autoscaler begins, from 1; null: the result is about the whole file. */
  line: number | null;
  autoscaler: Pick<AutoscalerIn, "kind" | "name" | "namespace"> | null;
  /** Failed: its limits could not be judged. Skipped: it is no plain manifest. */
  outcome: "kept" | "broken" | "failed" | "skipped";
  /** A line each. */
  told: string;
  errors: string;
}

/** A file that was named, or one below a directory that was named. */
export interface Source {
  name: string;
  text: FileText;
  isNamed: boolean;
}

/** Judges the limits of a file under a manifest, or under its own. */
export type Judge = (manifest: { name: string; text: string } | null, file?: { name: string; text: string }) => Answer;

/**
 * Checks each scenario and each autoscaler of the sources, with the VerticalPodAutoscalers of its target in all of them. What is not a plain manifest is skipped, and said where it was named or is about an
 * autoscaler.
 */
export function checkFiles(sources: readonly Source[], wanted: Wanted, judge: Judge): Checked[] {
  const verticals = sources.flatMap(({ name, text }) =>
    "error" in text || isScenarioText(text.text) ? [] : verticalsIn(text.text).map((each) => ({ file: name, ...each })),
  );
  return sources.flatMap((source) => {
    const { name: file, text } = source;
    if ("error" in text) return [whole(file, "failed", `${file}: ${text.error}\n`)];
    if (isScenarioText(text.text)) return source.isNamed ? [judged(file, null, judge(null, { name: file, text: text.text }))] : [];
    const all = autoscalersIn(text.text);
    if (all.length === 0) return withoutAutoscaler(source, text.text, judge);
    return (
      all
        // Nobody knows whether an autoscaler that could not be read is one that is wanted.
        .filter((each) => !each.isRead || isWanted(each, wanted))
        .map((autoscaler) => checkAutoscaler(file, autoscaler, { all, verticals }, judge))
    );
  });
}

interface Others {
  /** Of the same file. */
  all: readonly AutoscalerIn[];
  /** Of all files. */
  verticals: readonly (VerticalIn & { file: string })[];
}

function checkAutoscaler(file: string, autoscaler: AutoscalerIn, { all, verticals }: Others, judge: Judge): Checked {
  const { kind, name, namespace, line, target, manifest } = autoscaler;
  const of = { kind, name, namespace };
  const about = (outcome: Checked["outcome"], words: string): Checked => ({
    file,
    line,
    autoscaler: of,
    outcome,
    told: "",
    errors: `${file}: line ${line}: ${words}\n`,
  });
  const what = autoscaler.isRead ? null : recognised(manifest.trim());
  if (what !== null) return about("skipped", what.message);
  if (autoscaler.isRead && target === null && kind === "HorizontalPodAutoscaler")
    return about("skipped", "It names no target, so it is a patch. Check what kubectl kustomize DIRECTORY prints.");
  const rival = all.find((each) => each !== autoscaler && target !== null && each.target === target);
  if (rival !== undefined)
    return about(
      "failed",
      `The ${kind} ${JSON.stringify(name)} has the same target as the ${rival.kind} ${JSON.stringify(rival.name)}: on a cluster neither of the two scales.`,
    );
  const elsewhere = verticals.filter((each) => each.file !== file && each.target === target);
  const text = [manifest, ...new Set(elsewhere.map(({ document }) => document.replace(/^---.*/, "")))].join("\n---\n");
  const result = judged(file, { line, of }, judge({ name: file, text }));
  const beside = elsewhere.map((each) => `${besideWords(each.name, each.file)}\n`).join("");
  return result.told === "" ? { ...result, errors: result.errors + beside } : { ...result, told: result.told + beside };
}

export function judged(
  file: string,
  place: { line: number; of: Checked["autoscaler"] } | null,
  { exitCode, output, errors }: Answer,
): Checked {
  const outcome = exitCode === 0 ? "kept" : exitCode === 1 ? "broken" : "failed";
  return { file, line: place?.line ?? null, autoscaler: place?.of ?? null, outcome, told: output, errors };
}

export const whole = (file: string, outcome: Checked["outcome"], errors: string): Checked => ({
  file,
  line: null,
  autoscaler: null,
  outcome,
  told: "",
  errors,
});

/** A template of a chart, its values, a patch: what is about an autoscaler is said. A file that was named is always told of. */
function withoutAutoscaler({ name, isNamed }: Source, text: string, judge: Judge): Checked[] {
  if (!isNamed && !isAboutAutoscaler(name, text)) return [];
  const what = recognised(text);
  if (what !== null) return [whole(name, "skipped", `${name}: ${what.message}\n`)];
  if (namesVpa(text) && !/HorizontalPodAutoscaler|ScaledObject/.test(text))
    return [whole(name, "skipped", `${name}: It has a VerticalPodAutoscaler alone. It is judged with an autoscaler of the same target.\n`)];
  if (!/HorizontalPodAutoscaler|ScaledObject/.test(text)) return [whole(name, "skipped", `${name}: It has no autoscaler.\n`)];
  return [judged(name, null, judge({ name, text }))];
}

/** 2: something failed, or nothing was checked although something had to be. */
export function exitCodeOf(results: readonly Checked[], allowsNone: boolean): Answer["exitCode"] {
  const outcomes = new Set(results.map(({ outcome }) => outcome));
  if (outcomes.has("failed")) return 2;
  if (outcomes.has("broken")) return 1;
  return outcomes.has("kept") || allowsNone ? 0 : 2;
}

/** "2 checked, 1 skipped, 0 failed." */
export function countsOf(results: readonly Checked[]): string {
  const count = (...of: Checked["outcome"][]) => results.filter(({ outcome }) => of.includes(outcome)).length;
  return countsWords(count("kept", "broken"), count("skipped"), count("failed"));
}

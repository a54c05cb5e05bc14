import { defaultStudy, readStudy, type Scenario, type Study } from "../../engine/doors/withKeda";
import { chosenIn } from "../chosen";
import type { FileText } from "../readText";
import { readScenarioIn, runScenario } from "../runFile";
import type { TuneOptions } from "./options";

/** A scenario that runs, with a study of it; or every reason why there is none, a line each. */
export type TuneInputs = { ok: true; scenario: Scenario; study: Study; warnings: string } | { ok: false; errors: string };

/** Reads what a search is about: a file, with its own study, with another file's, or with the usual one. */
export function readAsked(options: TuneOptions, read: (name: string) => FileText): TuneInputs {
  const name = options.files[0]!;
  const text = read(name);
  if ("error" in text) return refused(name, text.error);
  const manifest = options.manifest === null ? undefined : read(options.manifest);
  if (manifest && "error" in manifest) return refused(options.manifest!, manifest.error);
  const chosen = chosenIn((manifest ?? text).text, { name: options.name ?? undefined, namespace: options.namespace ?? undefined });
  if ("error" in chosen) return refused(options.manifest ?? name, chosen.error);
  const reading = manifest ? readScenarioIn(text.text, chosen.text) : readScenarioIn(chosen.text);
  if (!reading.ok) return refused(reading.in === "file" ? name : options.manifest!, reading.error);
  const ran = runScenario(reading.scenario);
  const said = (sentences: readonly string[]) => sentences.map((sentence) => `${options.manifest ?? name}: ${sentence}\n`).join("");
  if (!ran.ok) return { ok: false, errors: said(ran.errors) };
  const { study: own, ...scenario } = reading.scenario;
  const study = studyAsked(scenario, own ?? null, options, read);
  if (!study.ok) return study;
  return { ok: true, scenario, study: study.value, warnings: said(ran.warnings) };
}

function studyAsked(
  scenario: Scenario,
  own: Study | null,
  { files: [file = ""], study: name, budget }: TuneOptions,
  read: (name: string) => FileText,
): { ok: true; value: Study } | { ok: false; errors: string } {
  const data = name === null ? { ok: true as const, value: own ?? defaultStudy(scenario) } : jsonIn(read(name));
  if (!data.ok) return refused(name ?? file, data.error);
  const study = readStudy(data.value, scenario);
  if (!study.ok) return refused(name ?? file, study.error);
  return { ok: true, value: budget === null ? study.value : { ...study.value, budget } };
}

function jsonIn(text: FileText): { ok: true; value: unknown } | { ok: false; error: string } {
  if ("error" in text) return { ok: false, error: text.error };
  try {
    return { ok: true, value: JSON.parse(text.text) };
  } catch (error) {
    return { ok: false, error: `It is not complete JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
}

const refused = (name: string, error: string): { ok: false; errors: string } => ({ ok: false, errors: `${name}: ${error}\n` });

import { openStudy, type OpenStudy } from "../../engine/index";
import type { Answer } from "../answer";
import { bad } from "../answer";
import type { FileText } from "../readText";
import { tuneOptions, tuneUsage, type TuneOptions } from "./options";
import { readAsked } from "./readAsked";
import type { Runners } from "./runners";
import { searchWith, type Progress, type Searched } from "./searchWith";
import { tuneJson } from "./tuneJson";
import { tuneText } from "./tuneText";

/** What a search needs from outside. */
export interface TuneWorld {
  read(name: string): FileText;
  /** `workers`: null is one for each core. */
  runners(open: OpenStudy, workers: number | null): Runners;
  progress(progress: Progress): void;
  /** Aborted when the user ends the search. */
  stop: AbortSignal;
}

/** The command `tune`; `args` begin with its name. */
export async function tune(args: readonly string[], world: TuneWorld): Promise<Answer> {
  const options = tuneOptions(args);
  if (options === "help") return { exitCode: 0, output: tuneUsage, errors: "" };
  if ("error" in options) return bad(`${options.error}\n\n${tuneUsage}`);
  const asked = readAsked(options, world.read);
  if (!asked.ok) return bad(asked.errors);
  const open = openStudy(asked.scenario, asked.study);
  const runners = world.runners(open, options.workers);
  try {
    return answerOf(open, await searchWith(open, runners, world.stop, world.progress), options, asked.warnings);
  } finally {
    await runners.close();
  }
}

/** What a search found, as the command writes it. */
export function answerOf(open: OpenStudy, searched: Searched, { json }: Pick<TuneOptions, "json">, warnings: string): Answer {
  const { ended, found } = searched;
  const failure = ended !== null && ended !== "stopped" ? `A worker failed, so the search ended early: ${ended.failure}\n` : "";
  const exitCode = failure !== "" ? 2 : ended === "stopped" ? 130 : found.chosen === null ? 1 : 0;
  return { exitCode, output: json ? tuneJson(open, searched) : tuneText(open, searched), errors: `${warnings}${failure}` };
}

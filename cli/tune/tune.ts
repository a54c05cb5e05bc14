import { createKnownRuns, openStudy, type OpenStudy } from "../../engine/doors/withKeda";
import type { Answer } from "../answer";
import { bad, fine } from "../answer";
import { helpOf } from "../help";
import { failure, type FileText } from "../readText";
import { mergeParts } from "./merge";
import { tuneOptions, type TuneOptions } from "./options";
import { PartRefusal } from "./partFiles";
import { readAsked } from "./readAsked";
import type { Runners } from "./runners";
import { searchWith, type Progress, type Searched } from "./searchWith";
import { tuneJson } from "./tuneJson";
import { shardAlone, type ShardWork } from "./shard";
import { shardTogether } from "./together";
import { tuneText } from "./tuneText";
import { casesWords, counted } from "./words";

/** What a search needs from outside. */
export interface TuneWorld {
  version: string;
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
  if (options === "help") return fine(helpOf("tune"));
  if ("error" in options) return bad(options.error);
  try {
    return options.merge ? await merged(options, world) : await asked(options, world);
  } catch (error) {
    if (error instanceof PartRefusal) return bad(`${error.message}\n`);
    throw error;
  }
}

async function asked(options: TuneOptions, world: TuneWorld): Promise<Answer> {
  const reading = readAsked(options, world.read);
  if (!reading.ok) return bad(reading.errors);
  const open = openStudy(reading.scenario, reading.study);
  const { cases, budget } = open.space;
  if (cases > budget)
    return bad(`The budget is ${counted(budget, "run")}, but one candidate alone has ${cases} cases: ${casesWords(open)}.\n`);
  const runners = world.runners(open, options.workers);
  try {
    if (options.shard !== null) return await shardAnswer(options, { ...world, open, shard: options.shard, runners });
    return answerOf(open, await searchWith(open, createKnownRuns(), runners, world), options, reading.warnings);
  } finally {
    await runners.close();
  }
}

/** What the parts lack is computed here, and said. */
async function merged(options: TuneOptions, world: TuneWorld): Promise<Answer> {
  const { open, known, parts, warnings } = mergeParts(options.files, world);
  const before = known.count;
  const runners = world.runners(open, options.workers);
  try {
    const searched = await searchWith(open, known, runners, world);
    const said = `${counted(parts, "part")}, ${counted(before, "run")}; ${counted(known.count - before, "run")} computed here.\n`;
    return answerOf(open, searched, options, `${lines(warnings)}${said}`);
  } finally {
    await runners.close();
  }
}

async function shardAnswer({ out, together }: TuneOptions, work: ShardWork): Promise<Answer> {
  const { index, count } = work.shard;
  try {
    const { computed, left, stopped, warnings, part } = await (together === null ? shardAlone(work, out!) : shardTogether(work, together));
    const again = part === undefined ? "started again, it goes on" : "started again, it begins anew";
    const end = stopped ? `It was stopped; ${again}.` : together === null ? leftWords(left) : "The search is at its end.";
    const said = `Part ${index}/${count}: ${counted(computed, "run")} computed. ${end}\n`;
    const [output, errors] = part === undefined ? [said, lines(warnings)] : [part, said];
    return { exitCode: stopped ? 130 : 0, output, errors };
  } catch (error) {
    if (error instanceof PartRefusal) throw error;
    return bad(`Part ${index}/${count} failed: ${failure(error)}\n`);
  }
}

const lines = (sentences: readonly string[]): string => sentences.map((sentence) => `${sentence}\n`).join("");

const leftWords = (left: number): string =>
  left === 0
    ? "The parts of all shards have every run of the search."
    : `Up to ${left} runs depend on the results of all shards; tune --merge computes them. Shards that work --together leave none.`;

/** What a search found, as the command writes it. */
export function answerOf(open: OpenStudy, searched: Searched, { json }: Pick<TuneOptions, "json">, warnings: string): Answer {
  const { ended, found } = searched;
  const failure = ended !== null && ended !== "stopped" ? `A worker failed, so the search ended early: ${ended.failure}\n` : "";
  const exitCode = failure !== "" ? 2 : ended === "stopped" ? 130 : found.chosen === null ? 1 : 0;
  return { exitCode, output: json ? tuneJson(open, searched) : tuneText(open, searched), errors: `${warnings}${failure}` };
}

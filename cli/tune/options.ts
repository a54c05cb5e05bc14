import { budgetRange } from "../../engine/index";
import { parsedArguments, seeHelp } from "../parsedArguments";

/** What `tune` is to do. */
export interface TuneOptions {
  files: readonly string[];
  manifest: string | null;
  /** Which autoscaler of a manifest. */
  name: string | null;
  namespace: string | null;
  study: string | null;
  budget: number | null;
  workers: number | null;
  json: boolean;
  merge: boolean;
  shard: Shard | null;
  /** Where a shard writes its part alone; "-" is standard output. */
  out: string | null;
  /** The directory in which shards work together. */
  together: string | null;
}

/** One of several processes that share a study; `index` is from 1 to `count`. */
export interface Shard {
  index: number;
  count: number;
}

export const mostWorkers = 256;
export const mostShards = 10_000;

/** The options, `"help"`, or a sentence on what is wrong with them. */
export function tuneOptions(args: readonly string[]): TuneOptions | "help" | { error: string } {
  const given = parsedArguments("tune", args);
  if ("error" in given) return given;
  if (given.help) return "help";
  const textOf = (name: string) => (typeof given.values[name] === "string" ? given.values[name] : null);
  try {
    const options: TuneOptions = {
      files: given.positionals,
      manifest: textOf("manifest"),
      name: textOf("name"),
      namespace: textOf("namespace"),
      study: textOf("study"),
      budget: wholeNumber(textOf("budget"), "--budget", budgetRange),
      workers: wholeNumber(textOf("workers"), "--workers", { min: 1, max: mostWorkers }),
      json: given.values["json"] === true,
      merge: given.values["merge"] === true,
      shard: shardOf(textOf("shard")),
      out: textOf("out"),
      together: textOf("together"),
    };
    refuseContradictions(options);
    return options.shard !== null && options.together === null ? { ...options, out: options.out ?? "-" } : options;
  } catch (error) {
    return { error: seeHelp(error instanceof Error ? error.message : String(error), "tune") };
  }
}

function refuseContradictions({ files, merge, shard, out, together, json, ...of }: TuneOptions): void {
  if (merge) {
    if (files.length === 0) throw new Error("tune --merge takes the parts that the shards wrote.");
    const other = Object.entries({ ...of, shard, out, together, workers: null }).find(([, value]) => value !== null);
    if (other !== undefined) throw new Error(`tune --merge takes no --${other[0]}: the parts have the scenario and the study.`);
    return;
  }
  if (files.length !== 1) throw new Error("tune takes one file.");
  if (shard === null && (out !== null || together !== null)) throw new Error(`--${out === null ? "together" : "out"} needs --shard.`);
  if (shard === null) return;
  if (out !== null && together !== null) throw new Error("--shard takes either --out PART or --together DIRECTORY.");
  if (json) throw new Error("A shard writes a part; --json belongs to tune --merge.");
}

function wholeNumber(text: string | null, name: string, { min, max }: { min: number; max: number }): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new Error(`${name} is ${text}; it must be a whole number from ${min} to ${max}.`);
}

function shardOf(text: string | null): Shard | null {
  if (text === null) return null;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index !== undefined && count !== undefined && index >= 1 && index <= count && count <= mostShards) return { index, count };
  throw new Error(`--shard is ${text}; it must be one such as 3/16, from 1/16 to 16/16.`);
}

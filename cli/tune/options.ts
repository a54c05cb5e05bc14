import { budgetRange } from "../../engine/index";
import { parsedArguments } from "../parsedArguments";

/** What `tune` is to do. */
export interface TuneOptions {
  files: readonly string[];
  manifest: string | null;
  study: string | null;
  budget: number | null;
  workers: number | null;
  json: boolean;
  merge: boolean;
  shard: Shard | null;
  /** Where a shard writes its part alone. */
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
  try {
    const { values, positionals } = parsedArguments(args, {
      manifest: { type: "string" },
      study: { type: "string" },
      budget: { type: "string" },
      workers: { type: "string" },
      json: { type: "boolean" },
      merge: { type: "boolean" },
      shard: { type: "string" },
      out: { type: "string" },
      together: { type: "string" },
      help: { type: "boolean", short: "h" },
    });
    if (values.help) return "help";
    const options: TuneOptions = {
      files: positionals.slice(1),
      manifest: values.manifest ?? null,
      study: values.study ?? null,
      budget: wholeNumber(values.budget, "--budget", budgetRange),
      workers: wholeNumber(values.workers, "--workers", { min: 1, max: mostWorkers }),
      json: values.json ?? false,
      merge: values.merge ?? false,
      shard: shardOf(values.shard),
      out: values.out ?? null,
      together: values.together ?? null,
    };
    refuseContradictions(options);
    return options;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
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
  if ((out === null) === (together === null)) throw new Error("--shard needs either --out PART or --together DIRECTORY.");
  if (json) throw new Error("A shard writes a part; --json belongs to tune --merge.");
}

function wholeNumber(text: string | undefined, name: string, { min, max }: { min: number; max: number }): number | null {
  if (text === undefined) return null;
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new Error(`${name} is ${text}; it must be a whole number from ${min} to ${max}.`);
}

function shardOf(text: string | undefined): Shard | null {
  if (text === undefined) return null;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index !== undefined && count !== undefined && index >= 1 && index <= count && count <= mostShards) return { index, count };
  throw new Error(`--shard is ${text}; it must be one such as 3/16, from 1/16 to 16/16.`);
}

export const tuneUsage = `Searches for better settings of a HorizontalPodAutoscaler with the engine of HPA Playground.

  hpa-playground tune FILE [--study FILE] [--manifest YAML] [--budget N] [--workers N] [--json]
  hpa-playground tune FILE ... --shard I/N --together DIRECTORY
  hpa-playground tune FILE ... --shard I/N --out PART
  hpa-playground tune --merge PART... [--workers N] [--json]

FILE is a scenario saved by the page (.hpa.json) or a plain YAML manifest; - reads what is piped in. It is searched with its own study,
the study of --study, or the usual one. --budget is the most runs. It writes the manifests that no other beats, what the numbers rest on, and
the changes of the chosen manifest; --json writes all of it. It uses all cores unless --workers names fewer. Ctrl-C ends the search and
writes what was found.
--shard computes one of N shares. With --together the shards share the directory and each other's runs; with --out each works alone.
--merge joins the parts, or a directory of them, and writes byte for byte what one process would write.

Exit codes: 0 a manifest is chosen, also if it is today's; 1 no candidate keeps the limits of the scenario; 2 the input is bad or a worker
failed; 130 the search was stopped.
`;

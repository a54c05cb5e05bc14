import { parseArgs } from "node:util";
import { budgetRange } from "../../engine/index";

/** What `tune` is to do. */
export interface TuneOptions {
  files: readonly string[];
  manifest: string | null;
  study: string | null;
  budget: number | null;
  workers: number | null;
  json: boolean;
}

export const mostWorkers = 256;

/** The options, `"help"`, or a sentence on what is wrong with them. */
export function tuneOptions(args: readonly string[]): TuneOptions | "help" | { error: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        manifest: { type: "string" },
        study: { type: "string" },
        budget: { type: "string" },
        workers: { type: "string" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return "help";
    const options: TuneOptions = {
      files: positionals.slice(1),
      manifest: values.manifest ?? null,
      study: values.study ?? null,
      budget: wholeNumber(values.budget, "--budget", budgetRange),
      workers: wholeNumber(values.workers, "--workers", { min: 1, max: mostWorkers }),
      json: values.json ?? false,
    };
    if (options.files.length !== 1) throw new Error("tune takes one file.");
    return options;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function wholeNumber(text: string | undefined, name: string, { min, max }: { min: number; max: number }): number | null {
  if (text === undefined) return null;
  if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new Error(`${name} is ${text}; it must be a whole number from ${min} to ${max}.`);
}

export const tuneUsage = `Searches for better settings of a HorizontalPodAutoscaler with the engine of HPA Playground.

  hpa-playground tune FILE [--study FILE] [--manifest YAML] [--budget N] [--workers N] [--json]

FILE is a scenario saved by the page (.hpa.json) or a plain YAML manifest; - reads what is piped in. It is searched with its own study,
the study of --study, or the usual one. --budget is the most runs. It writes the manifests that no other beats, what the numbers rest on, and
the changes of the chosen manifest; --json writes all of it. It uses all cores unless --workers names fewer. Ctrl-C ends the search and
writes what was found.

Exit codes: 0 a manifest is chosen, also if it is today's; 1 no candidate keeps the limits of the scenario; 2 the input is bad or a worker
failed; 130 the search was stopped.
`;

import { parseArgs } from "node:util";
import { bad, fine, type Answer } from "./answer";
import { check } from "./check";
import { formats, run, type Format } from "./run";
import { runFile } from "./runFile";

/** What a command needs of the world. */
export interface World {
  version: string;
  /** A file's text, "-" for what is piped in; throws what Node throws. */
  read(name: string): string;
}

export const usage = `Runs a HorizontalPodAutoscaler scenario with the engine of HPA Playground.

  hpa-playground run FILE [--format report|csv|json]
  hpa-playground check FILE

FILE is a scenario saved by the page (.hpa.json) or a plain YAML manifest, which meets the page's first load; - reads what is piped in.
run writes a Markdown report, every second as CSV, or the whole run as JSON. check compares the outcomes with the limits in the file.

Exit codes: 0 all is well, 1 a limit is broken, 2 the input is bad.
`;

/** Understands the arguments and does what they ask. */
export function command(args: readonly string[], { version, read }: World): Answer {
  const asked = argumentsOf(args);
  if ("error" in asked) return bad(`${asked.error}\n\n${usage}`);
  const { values, positionals } = asked;
  if (values.help) return fine(usage);
  if (values.version) return fine(`${version}\n`);
  const [verb, name, ...more] = positionals;
  if (verb !== "run" && verb !== "check") return bad(usage);
  if (name === undefined || more.length > 0) return bad(`${verb} takes one file.\n\n${usage}`);
  const format = formats.find((each) => each === (values.format ?? "report"));
  if (!format || (verb === "check" && values.format !== undefined)) return bad(`${verb} has no format ${values.format}.\n\n${usage}`);
  const text = textOf(name, read);
  if ("error" in text) return bad(`${name}: ${text.error}\n`);
  return answer(verb, name, text.text, format);
}

function answer(verb: "run" | "check", name: string, text: string, format: Format): Answer {
  const ran = runFile(text);
  if (!ran.ok) return bad(ran.errors.map((error) => `${name}: ${error}\n`).join(""));
  const errors = ran.warnings.map((warning) => `${name}: ${warning}\n`).join("");
  return verb === "run" ? { ...fine(run(ran, format)), errors } : check(name, ran, errors);
}

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: "string" }, help: { type: "boolean", short: "h" }, version: { type: "boolean" } },
    });
  } catch (error) {
    return { error: messageOf(error) };
  }
}

function textOf(name: string, read: World["read"]): { text: string } | { error: string } {
  try {
    return { text: read(name) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

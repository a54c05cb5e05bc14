import { bad, fine, type Answer } from "../answer";
import { explain } from "../explain";
import { helpOf } from "../help";
import { parsedArguments, seeHelp } from "../parsedArguments";
import { textIn } from "../readText";

/** What `why` needs from outside. */
export interface WhyWorld {
  /** What `collect.sh` writes with these arguments; rejects with what Node throws where the shell could not be started. */
  collect(args: readonly string[], stop: AbortSignal): Promise<Collected>;
  /** Serves the page with this text until it is stopped. `language` null: the browser's. */
  serve(name: string, text: Uint8Array, language: string | null, stop: AbortSignal): Promise<Answer>;
  /** Writes to standard error, before the page is served. */
  warn(words: string): void;
  stop: AbortSignal;
}

export interface Collected {
  /** Null: a signal ended it. */
  exitCode: number | null;
  output: Uint8Array;
  errors: string;
}

/** Collects what explains an autoscaler of the cluster of `kubectl`, and explains it here or in the page. */
export async function why(args: readonly string[], { collect, serve, warn, stop }: WhyWorld): Promise<Answer> {
  const given = parsedArguments("why", args);
  if ("error" in given) return bad(given.error);
  if (given.help) return fine(helpOf("why"));
  const { values, positionals } = given;
  const [name, ...more] = positionals;
  if (more.length > 0) return bad(seeHelp("why takes one autoscaler.", "why"));
  if (values["json"] === true && values["open"] === true) return bad(seeHelp("why takes either --json or --open.", "why"));
  const passed = ["namespace", "context", "kubeconfig"].flatMap((option) => {
    const value = values[option];
    return typeof value === "string" ? [`--${option}=${value}`] : [];
  });
  const { exitCode, output, errors } = await collect(["-o", "-", ...passed, ...(name === undefined ? [] : [name])], stop);
  if (stop.aborted) return { exitCode: 130, output: "", errors };
  if (exitCode !== 0) return bad(errors === "" ? "kubectl could not be asked.\n" : errors);
  const file = `${name ?? "autoscalers"}.txt`;
  if (values["open"] === true) {
    warn(errors);
    return serve(file, output, typeof values["lang"] === "string" ? values["lang"] : null, stop);
  }
  const answer = explain([file], () => textIn(output), { form: values["json"] === true ? "json" : "report", at: null });
  return { ...answer, errors: errors + answer.errors };
}

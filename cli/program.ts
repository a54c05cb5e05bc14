import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { version } from "../package.json";
import { bad, fine, type Answer } from "./answer";
import { command, textOf } from "./command";
import { verbIn } from "./parsedArguments";
import { asksForInput, pipedInput, type PipedInput } from "./pipedInput";
import { codeOf } from "./readText";
import { asksForSteps, linesOf, runSteps } from "./runSteps";
import { progressLine } from "./tune/progress";
import { openBrowser } from "./serve/openBrowser";
import { serve } from "./serve/serve";
import { startThreads } from "./tune/threads";
import { tune } from "./tune/tune";
import { inChild } from "./firstProcess";
import { filesIn } from "./filesIn";
import { visible } from "./visible";
import { collectWith } from "./why/collectWith";
import { why } from "./why/why";
import { whyNotWritten, writeAll } from "./writing";

// Recorded times are written in UTC, whatever the machine's zone is: a report is read elsewhere.
process.env["TZ"] = "UTC";

/** What the package has in its folder. */
interface Package {
  page: string;
  thread: string;
}

/** Runs the command that the arguments name, and returns the exit code. `home`: the folder of the package's code. */
export async function program(args: readonly string[], home: string): Promise<number> {
  const own = { page: join(home, "page"), thread: join(home, "thread.js") };
  return process.pid === 1 ? inChild() : written(await answered(args, own));
}

/** Our own mistake is no verdict, so it must not end as one: 1 would say that a limit is broken. */
async function answered(args: readonly string[], own: Package): Promise<Answer> {
  try {
    if (verbIn(args) === "run" && asksForSteps(args)) return await stepped(args);
    const piped: PipedInput = asksForInput(args) ? await pipedInput() : () => new Uint8Array();
    const read = (name: string): Uint8Array => (name === "-" ? piped() : readFileSync(name));
    const verb = verbIn(args);
    if (verb === "tune") return await tuned(args, read, own);
    if (verb === "why") return await explainedCluster(args, own);
    if (verb === "mcp") return await assisted(args, own);
    return verb === "serve" ? await served(args, read, own) : command(args, { version, read, filesIn });
  } catch (error) {
    return { exitCode: 2, output: "", errors: `${error instanceof Error ? error.stack : String(error)}\n` };
  }
}

/** A signal ends it at once, also while it computes, because it has no handler. */
const stepped = (args: readonly string[]): Promise<Answer> =>
  talking((write) =>
    runSteps(args, { version, read: readFileSync, answers: linesOf(process.stdin), write: (line) => write(visible(line)) }),
  );

/** Reads standard input while it writes. Who reads what it writes may stop early, and may keep the input open. */
async function talking(talk: (write: (text: string) => Promise<void>) => Promise<Answer>): Promise<Answer> {
  let unwritten: unknown = null;
  const write = (text: string) =>
    writeAll(process.stdout, text).catch((error: unknown) => {
      unwritten = error;
      throw error;
    });
  try {
    return await talk(write);
  } catch (error) {
    if (unwritten === null) throw error;
    return codeOf(error) === "EPIPE" ? fine("") : bad(`The output could not be written: ${whyNotWritten(error)}\n`);
  } finally {
    process.stdin.destroy();
  }
}

/** The exit code. What could not be written was lost, so it is never 0; but the reader of the output may stop early, as `head` does. */
async function written({ exitCode, output, errors }: Answer): Promise<number> {
  const failed = exitCode === 0 ? 2 : exitCode;
  try {
    await writeAll(process.stderr, visible(errors));
  } catch {
    return failed;
  }
  try {
    await writeAll(process.stdout, visible(output));
    return exitCode;
  } catch (error) {
    if (codeOf(error) === "EPIPE") return exitCode;
    await writeAll(process.stderr, `The output could not be written: ${whyNotWritten(error)}\n`).catch(() => undefined);
    return 2;
  }
}

/** From now on the first signal ends what goes on, and the second ends the process. Until then the first one ends the process. */
function stoppedBySignal(stop = new AbortController()): AbortSignal {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}

/** Until a signal. */
function served(
  args: readonly string[],
  read: (name: string) => Uint8Array,
  { page }: Package,
  stop: () => AbortSignal = stoppedBySignal,
): Promise<Answer> {
  return serve(args, {
    read,
    page,
    stop,
    say: (line, as) => void (as === "output" ? process.stdout : process.stderr).write(visible(`${line}\n`)),
    open: (address) => openBrowser(address, () => process.stderr.write("No browser could be opened: open the address above.\n")),
  });
}

function explainedCluster(args: readonly string[], own: Package): Promise<Answer> {
  return why(args, {
    collect: (asked, stop) => collectWith(join(own.page, "collect.sh"), asked, stop),
    serve: (name, text, language, stop) =>
      served(
        ["serve", name, "--open", ...(language === null ? [] : ["--lang", language])],
        () => text,
        own,
        () => stop,
      ),
    warn: (words) => void process.stderr.write(visible(words)),
    stop: stoppedBySignal(),
  });
}

/** A signal ends it at once, as `stepped`: there is nothing to keep. */
async function assisted(args: readonly string[], { thread }: Package): Promise<Answer> {
  const { mcp } = await import("./assistant/command");
  return talking((write) =>
    mcp(args, {
      version,
      input: process.stdin,
      write,
      runners: ({ scenario, study }) => startThreads(thread, availableParallelism(), scenario, study),
    }),
  );
}

/** A search that is stopped keeps what it found. */
async function tuned(args: readonly string[], read: (name: string) => Uint8Array, { thread }: Package): Promise<Answer> {
  const stop = new AbortController();
  const line = progressLine((text) => process.stderr.write(text), Date.now);
  const answer = await tune(args, {
    version,
    read: (name) => textOf(name, read),
    runners: ({ scenario, study }, workers) => {
      stoppedBySignal(stop);
      return startThreads(thread, workers ?? availableParallelism(), scenario, study);
    },
    progress: process.stderr.isTTY ? line.show : () => undefined,
    stop: stop.signal,
  });
  line.clear();
  return answer;
}

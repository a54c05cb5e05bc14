#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { version } from "../package.json";
import type { Answer } from "./answer";
import { command, textOf } from "./command";
import { progressLine } from "./tune/progress";
import { startThreads } from "./tune/threads";
import { tune } from "./tune/tune";
import { visible } from "./visible";

// Recorded times are written in UTC, whatever the machine's zone is: a report is read elsewhere.
process.env["TZ"] = "UTC";
// 0 is the piped input.
const read = (name: string) => readFileSync(name === "-" ? 0 : name);
const args = process.argv.slice(2);
const { exitCode, output, errors } = args[0] === "tune" ? await tuned() : command(args, { version, read });
// The reader of the output may stop early, as `head` does. Any other write error is a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(exitCode);
  process.stderr.write(
    `The output could not be written: ${error.code === "ENOSPC" ? "no space is left on the device" : error.message}.\n`,
    () => process.exit(2),
  );
});
process.stderr.on("error", () => process.exit(exitCode === 0 ? 2 : exitCode));
process.exitCode = exitCode;
process.stderr.write(visible(errors));
process.stdout.write(visible(output));

/** The first signal ends the search and keeps what it found; the second ends the process. */
async function tuned(): Promise<Answer> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const line = progressLine((text) => process.stderr.write(text), Date.now);
  const answer = await tune(args, {
    version,
    read: (name) => textOf(name, read),
    runners: ({ scenario, study }, workers) =>
      startThreads(join(import.meta.dirname, "thread.js"), workers ?? availableParallelism(), scenario, study),
    progress: process.stderr.isTTY ? line.show : () => undefined,
    stop: stop.signal,
  });
  line.clear();
  return answer;
}

#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { version } from "../package.json";
import { command } from "./command";
import { visible } from "./visible";

// Recorded times are written in UTC, whatever the machine's zone is: a report is read elsewhere.
process.env["TZ"] = "UTC";
const { exitCode, output, errors } = command(process.argv.slice(2), {
  version,
  // 0 is the piped input.
  read: (name) => readFileSync(name === "-" ? 0 : name),
});
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

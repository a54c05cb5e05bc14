#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { version } from "../package.json";
import { command } from "./command";

const { exitCode, output, errors } = command(process.argv.slice(2), {
  version,
  // 0 is what is piped in.
  read: (name) => readFileSync(name === "-" ? 0 : name, "utf8"),
});
// Whoever reads the output may stop early, as `head` does.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? exitCode : 2));
process.stderr.write(errors);
process.stdout.write(output);
process.exitCode = exitCode;

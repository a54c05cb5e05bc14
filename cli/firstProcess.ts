import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs the same command in a child. The first process of a container ends at a signal only by a handler, and none runs while a command reads or
 * computes; a child ends at once. Returns the exit code.
 */
export function inChild(): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
    child.once("error", () => resolve(2));
    child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
  });
}

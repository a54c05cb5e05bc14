import { spawn } from "node:child_process";
import type { Collected } from "./why";

/** Runs `collect.sh` with the shell of this machine. A signal ends it, and what it began. */
export function collectWith(script: string, args: readonly string[], stop: AbortSignal): Promise<Collected> {
  return new Promise((resolve) => {
    const child = spawn("sh", [script, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    const output: Buffer[] = [];
    let errors = "";
    const end = () => child.kill("SIGTERM");
    stop.addEventListener("abort", end, { once: true });
    const ended = (exitCode: number | null) => {
      stop.removeEventListener("abort", end);
      resolve({ exitCode, output: Buffer.concat(output), errors });
    };
    child.stdout.on("data", (part: Buffer) => output.push(part));
    child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
    child.once("error", () => {
      errors = "collect.sh needs a shell: there is no sh in the PATH.\n";
      ended(2);
    });
    child.once("close", ended);
  });
}

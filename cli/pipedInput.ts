import { constants } from "node:os";

/** The bytes that were piped in; throws what Node throws where they could not be read. */
export type PipedInput = () => Uint8Array;

/** Whether one of the names that a command was given is "-". */
export const asksForInput = (args: readonly string[]): boolean => args.some((each) => each === "-" || /^(?:--[a-z]+=|-f)-$/.test(each));

/**
 * Reads what is piped in to its end, before a command begins. A signal ends the process meanwhile: while it waits in `readFileSync`, no handler
 * of a signal runs, and the first process of a container ends by a handler only.
 */
export async function pipedInput(): Promise<PipedInput> {
  const signals = ["SIGINT", "SIGTERM"] as const;
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, end);
  try {
    const parts: Uint8Array[] = [];
    for await (const part of process.stdin as AsyncIterable<Uint8Array>) parts.push(part);
    const bytes = Buffer.concat(parts);
    return () => bytes;
  } catch (error) {
    return () => {
      throw error;
    };
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}

import type { Answer } from "../answer";
import { runSteps } from "../runSteps";

/** Calls `run --steps` among files that exist only in the test: its lines, how many answers it read, and how it ended. */
export async function stepped(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
  answers: readonly string[],
): Promise<{ lines: string[]; read: number; answer: Answer }> {
  const lines: string[] = [];
  let read = 0;
  const answer = await runSteps(["run", "--steps", ...args], {
    version: "1.2.3",
    read(name) {
      const content = files[name];
      if (content === undefined) throw Object.assign(new Error(name), { code: "ENOENT" });
      return Buffer.from(content);
    },
    answers: {
      async next() {
        const value = answers[read];
        if (value === undefined) return { done: true, value: undefined };
        read++;
        return { done: false, value };
      },
    },
    write: async (line) => void lines.push(line),
  });
  return { lines, read, answer };
}

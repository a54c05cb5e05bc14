import { createMcpServer, type McpWorld } from "./mcp";

/** Characters of a message. A longer one is refused, and the rest of its line is passed over. */
const longestMessage = 100_000_000;

/**
 * Serves a client that writes to `input`: a message a line. When the client closes it, a search ends at once and its answer has what was found.
 * Resolves when every request has its answer; rejects with the error of `write`, at once.
 */
export function serveLines(
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<unknown>,
  world: McpWorld,
  longest = longestMessage,
): Promise<void> {
  const server = createMcpServer(world);
  return new Promise((resolve, reject) => {
    const open = new Set<Promise<void>>();
    const take = (line: string): void => {
      if (line.trim() === "") return;
      const work: Promise<void> = server
        .hear(line)
        .then(async (answer) => {
          if (answer !== null) await write(`${answer}\n`);
        })
        .catch((error: unknown) => {
          server.stop();
          reject(error);
        })
        .finally(() => open.delete(work));
      open.add(work);
    };
    const takeAll = async (): Promise<void> => {
      for await (const line of linesOf(input, longest)) take(line);
      server.stop();
      await Promise.all(open);
    };
    takeAll().then(resolve, reject);
  });
}

/** Also the last line, if it has no end. A line that is too long is cut, and so it is no JSON and is refused. */
async function* linesOf(input: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  for await (const bytes of input) {
    const lines = decoder.decode(bytes, { stream: true }).split("\n");
    for (const [index, part] of lines.entries()) {
      length += part.length;
      if (length <= longest) parts.push(part);
      if (index === lines.length - 1) break;
      yield parts.join("") + (length > longest ? "…" : "");
      [parts, length] = [[], 0];
    }
  }
  yield parts.join("");
}

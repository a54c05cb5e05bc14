import { createMcpServer, type McpWorld } from "./mcp";

/** Characters of a message. A longer one is refused, and the rest of its line is passed over. */
const longestMessage = 100_000_000;

/** Serves a client that writes to `input`: a message a line. Resolves when the client closes it and every request has its answer. */
export async function serveLines(
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<unknown>,
  world: McpWorld,
  longest = longestMessage,
): Promise<void> {
  const server = createMcpServer(world);
  const open = new Set<Promise<void>>();
  const take = (line: string): void => {
    if (line.trim() === "") return;
    const work = server.hear(line).then(async (answer) => {
      if (answer !== null) await write(`${answer}\n`);
    });
    open.add(work);
    void work.finally(() => open.delete(work));
  };
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  for await (const bytes of input) {
    const [first = "", ...others] = decoder.decode(bytes, { stream: true }).split("\n");
    const lines = [first, ...others];
    for (const [index, part] of lines.entries()) {
      length += part.length;
      if (length <= longest) parts.push(part);
      if (index === lines.length - 1) break;
      // A cut message is no JSON, so it is refused.
      take(parts.join("") + (length > longest ? "…" : ""));
      [parts, length] = [[], 0];
    }
  }
  take(parts.join(""));
  await Promise.all(open);
}

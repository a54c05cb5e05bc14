import { bad, fine, type Answer } from "../answer";
import { helpOf } from "../help";
import { parsedArguments, seeHelp } from "../parsedArguments";
import type { McpWorld } from "./mcp";
import { serveLines } from "./stdio";

interface Streams extends Pick<McpWorld, "version" | "runners"> {
  input: AsyncIterable<Uint8Array>;
  write(text: string): Promise<unknown>;
}

/** The command `mcp`. It ends when its input does. */
export async function mcp(args: readonly string[], { version, runners, input, write }: Streams): Promise<Answer> {
  const given = parsedArguments("mcp", args);
  if ("error" in given) return bad(given.error);
  if (given.help) return fine(helpOf("mcp"));
  if (given.positionals.length > 0) return bad(seeHelp("mcp takes no file.", "mcp"));
  const page = pageIn(given.values["page"]);
  if (page === undefined)
    return bad(
      seeHelp(
        `--page is ${JSON.stringify(given.values["page"])}; it must be the address of the page, such as https://example.org/hpa/.`,
        "mcp",
      ),
    );
  await serveLines(input, write, { version, page, runners });
  return fine("");
}

/** Without a fragment or a query; null: none was given; undefined: it is no address. */
function pageIn(value: unknown): string | null | undefined {
  if (typeof value !== "string") return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : undefined;
}

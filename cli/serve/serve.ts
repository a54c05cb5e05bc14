import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { bad, fine, type Answer } from "../answer";
import { helpOf } from "../help";
import { parsedArguments, seeHelp } from "../parsedArguments";
import { codeOf, failure } from "../readText";
import { isLoopbackHost, pageServer, type GivenFile } from "./pageServer";

/** What `serve` needs from outside. */
export interface ServeWorld {
  /** A file's content, "-" for piped input; throws what Node throws. */
  read(name: string): Uint8Array;
  /** The folder with the built page. */
  page: string;
  /** From now on a signal stops it; before, one ends the process, also while it reads. */
  stop(): AbortSignal;
  /** Writes a line while it serves: the address to standard output, a warning to standard error. */
  say(line: string, as: "output" | "error"): void;
  /** Opens an address in the browser. */
  open(address: string): void;
}

/** So that the page finds again what the browser keeps for its address. */
const usualPort = 4780;

/** Serves the page until it is stopped. */
export async function serve(args: readonly string[], world: ServeWorld): Promise<Answer> {
  const asked = serveAsked(args);
  if ("answer" in asked) return asked.answer;
  const { host, port, file, language } = asked;
  const { page, stop, say } = world;
  if (!existsSync(join(page, "index.html")))
    return bad("The built page is not in this copy of the package: npm run build:page builds it.\n");
  const given = file === null ? null : givenFile(file, world.read);
  if (given !== null && "error" in given) return bad(`${file}: ${given.error}\n`);
  const isLoopback = isLoopbackHost(host);
  const server = pageServer(page, given, isLoopback);
  const refusal = await listening(server, host, port);
  if (refusal !== null) return bad(`${host}: ${refusal}\n`);
  const address = addressOf(server, host, given, language);
  say(address, "output");
  if (!isLoopback) say("Every machine that reaches this address can read the page and the file.", "error");
  if (asked.opens) world.open(address);
  await stopped(stop());
  server.close();
  server.closeAllConnections();
  return fine("");
}

export interface ServeAsked {
  file: string | null;
  host: string;
  /** Null: the usual one, or any free one. */
  port: number | null;
  language: string | null;
  opens: boolean;
}

/** What the arguments ask for, or the answer that they already have. */
export function serveAsked(args: readonly string[]): ServeAsked | { answer: Answer } {
  const given = parsedArguments("serve", args);
  if ("error" in given) return { answer: bad(given.error) };
  if (given.help) return { answer: fine(helpOf("serve")) };
  const { values, positionals } = given;
  const [file = null, ...more] = positionals;
  const refused = (sentence: string) => ({ answer: bad(seeHelp(sentence, "serve")) });
  if (more.length > 0) return refused("serve takes one file.");
  const text = (name: string) => (typeof values[name] === "string" ? values[name] : null);
  const port = text("port");
  if (port !== null && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
    return refused(`--port ${port}: A port is a number from 0 to 65535.`);
  const language = text("lang");
  return { file, host: text("host") ?? "127.0.0.1", port: port === null ? null : Number(port), language, opens: values["open"] === true };
}

/** A named file is read anew each time that the page asks, so a reload shows its present content. */
function givenFile(file: string, read: ServeWorld["read"]): GivenFile | { error: string } {
  try {
    if (read(file).length === 0) return { error: "It is empty." };
  } catch (error) {
    return { error: failure(error) };
  }
  return { name: file === "-" ? "piped-in.txt" : basename(file), read: () => read(file) };
}

function addressOf(server: Server, host: string, given: GivenFile | null, language: string | null): string {
  const { port } = server.address() as AddressInfo;
  const named = host.includes(":") ? `[${host}]` : host;
  const query = [
    ...(language === null ? [] : [`lang=${language}`]),
    ...(given === null ? [] : [`given=${encodeURIComponent(given.name)}`]),
  ].join("&");
  return `http://${named}:${port}/${query === "" ? "" : `?${query}`}`;
}

/** Null once it listens, or a sentence. */
async function listening(server: Server, host: string, port: number | null): Promise<string | null> {
  const error = await triedOn(server, host, port ?? usualPort);
  if (error === null) return null;
  if (port === null && codeOf(error) === "EADDRINUSE") return listening(server, host, 0);
  return reasons.get(codeOf(error)) ?? error.message;
}

function triedOn(server: Server, host: string, port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => {
      server.off("error", resolve);
      resolve(null);
    });
  });
}

const reasons = new Map([
  ["EADDRINUSE", "The port is in use. Name another one with --port."],
  ["EACCES", "You have no permission to listen at this port. Name one above 1023 with --port."],
  ["EADDRNOTAVAIL", "This machine has no such address."],
  ["ENOTFOUND", "There is no such host."],
]);

const stopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve();
    else stop.addEventListener("abort", () => resolve(), { once: true });
  });

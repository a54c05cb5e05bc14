/** The server of the Model Context Protocol: answers messages of JSON-RPC 2.0. It needs nothing but what its world gives. */
import { isRecord } from "../../engine/index";
import { readResource, resources } from "./resources";
import type { ToolAnswer, ToolWorld } from "./tool";
import { callTool, isToolName, toolDefinitions } from "./tools";

/** Revisions that begin with `initialize`, the newest first. */
const withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
/** Revisions in which each request names its revision, and nothing is begun. */
const withoutHandshake = ["2026-07-28"];

const versionKey = "io.modelcontextprotocol/protocolVersion";
const serverKey = "io.modelcontextprotocol/serverInfo";
/** Lists and resources are the same for as long as this program is. */
const cached = { ttlMs: 86_400_000, cacheScope: "public" };

const instructions = `Simulates and explains Kubernetes autoscalers (HorizontalPodAutoscaler, ScaledObject of KEDA) with the real controller's algorithm. Do not compute counts yourself: run them.
1. Read first: the manifest, and with explain what kubectl printed.
2. Ask before you change: what must hold (limits), the real load, how long pods start.
3. Prove the advice: run before and after, check with many seeds, and give a link.`;

export interface McpWorld extends Omit<ToolWorld, "present" | "stop"> {
  version: string;
}

interface Failure {
  code: number;
  message: string;
  data?: object;
}

class ProtocolError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

type Params = Readonly<Record<string, unknown>>;

interface McpServer {
  /** Answers one line; null: it was a notification, an answer, or a request that was given up. */
  hear(line: string): Promise<string | null>;
  /** Ends what goes on: its answer has what was found. */
  stop(): void;
}

export function createMcpServer(world: McpWorld): McpServer {
  const underWay = new Map<unknown, AbortController>();
  const ended = new AbortController();

  const methods: Readonly<Record<string, (params: Params, stop: AbortSignal) => object | Promise<object>>> = {
    initialize: ({ protocolVersion }) => ({
      protocolVersion: withHandshake.find((each) => each === protocolVersion) ?? withHandshake[0],
      capabilities,
      serverInfo: serverInfo(world),
      instructions,
    }),
    "server/discover": () => ({ supportedVersions: withoutHandshake, capabilities, instructions, ...cached }),
    ping: () => ({}),
    "tools/list": () => ({ tools: toolDefinitions.map((each) => ({ ...each, annotations })), ...cached }),
    "tools/call": async (params, stop) => toolResult(await called(params, { ...world, present: null, stop })),
    "resources/list": () => ({ resources, ...cached }),
    "resources/templates/list": () => ({ resourceTemplates: [], ...cached }),
    "resources/read": ({ uri }) => {
      const contents = typeof uri === "string" ? readResource(uri) : null;
      if (contents === null) throw new ProtocolError({ code: -32602, message: "There is no such resource.", data: { uri } });
      return { contents, ...cached };
    },
  };

  async function answer(id: unknown, method: string, params: Params): Promise<object | null> {
    const givenUp = new AbortController();
    underWay.set(id, givenUp);
    try {
      const modern = revisionOf(params);
      const handle = Object.hasOwn(methods, method) ? methods[method]! : null;
      if (handle === null) throw new ProtocolError({ code: -32601, message: `There is no method ${JSON.stringify(method.slice(0, 80))}.` });
      const result = await handle(params, AbortSignal.any([givenUp.signal, ended.signal]));
      if (givenUp.signal.aborted) return null;
      return {
        jsonrpc: "2.0",
        id,
        result: modern ? { resultType: "complete", ...result, _meta: { [serverKey]: serverInfo(world) } } : result,
      };
    } catch (error) {
      return { jsonrpc: "2.0", id, error: failureOf(error) };
    } finally {
      underWay.delete(id);
    }
  }

  async function hear(line: string): Promise<string | null> {
    const message = parsed(line);
    if (message === undefined) return written(null, { code: -32700, message: "It is no JSON." });
    // Revision 2025-03-26 has batches.
    if (Array.isArray(message) && message.length > 0) {
      const replies = await Promise.all(message.map((each) => heard(each)));
      const answers = replies.filter((reply) => reply !== null);
      return answers.length === 0 ? null : `[${answers.join(",")}]`;
    }
    return heard(message);
  }

  async function heard(message: unknown): Promise<string | null> {
    if (!isRecord(message) || message["jsonrpc"] !== "2.0")
      return written(null, { code: -32600, message: "It is no request of JSON-RPC 2.0." });
    const { id, method } = message;
    const params = isRecord(message["params"]) ? message["params"] : {};
    if (typeof method !== "string") {
      const isAnswer = "result" in message || "error" in message;
      return isAnswer ? null : written(isId(id) ? id : null, { code: -32600, message: "It names no method." });
    }
    if (id === undefined) {
      if (method === "notifications/cancelled") underWay.get(params["requestId"])?.abort();
      return null;
    }
    if (!isId(id)) return written(null, { code: -32600, message: "id must be a text or a whole number." });
    const reply = await answer(id, method, params);
    return reply && JSON.stringify(reply);
  }

  return { hear, stop: () => ended.abort() };
}

/** No tool changes anything or asks another machine, so a client need not ask its person before each call. */
const annotations = { readOnlyHint: true, openWorldHint: false };
const capabilities = { tools: {}, resources: {} };
const serverInfo = ({ version }: McpWorld) => ({ name: "hpa-playground", title: "HPA Playground", version });

const isId = (id: unknown): id is string | number => typeof id === "string" || Number.isInteger(id);
const written = (id: string | number | null, error: Failure): string => JSON.stringify({ jsonrpc: "2.0", id, error });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Whether a request names a revision of its own; refuses one that is not known. */
function revisionOf({ _meta }: Params): boolean {
  const requested = isRecord(_meta) ? _meta[versionKey] : undefined;
  if (requested === undefined) return false;
  if (withoutHandshake.some((each) => each === requested)) return true;
  const data = { supported: withoutHandshake, requested };
  throw new ProtocolError({ code: -32022, message: "Unsupported protocol version", data });
}

async function called({ name, arguments: input = {} }: Params, world: ToolWorld): Promise<ToolAnswer> {
  if (typeof name === "string" && isToolName(name)) return callTool(name, input, world);
  const names = toolDefinitions.map((each) => each.name).join(", ");
  throw new ProtocolError({ code: -32602, message: `There is no tool ${JSON.stringify(name)?.slice(0, 80)}; there are ${names}.` });
}

const toolResult = ({ text, structured, isError }: ToolAnswer): object => ({
  content: [{ type: "text", text }],
  ...(structured !== null && { structuredContent: structured }),
  ...(isError && { isError }),
});

const failureOf = (error: unknown): Failure =>
  error instanceof ProtocolError ? error.failure : { code: -32603, message: error instanceof Error ? error.message : String(error) };

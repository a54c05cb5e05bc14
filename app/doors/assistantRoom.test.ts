// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { firstScenario } from "../../engine/index";
import type { ToolAnswer, ToolCall } from "../channel/assistantKinds";
import { useMode } from "../store/mode";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useNotice } from "../share/notice";
import { offerTools } from "./assistantRoom";

interface Registered {
  name: string;
  annotations: { readOnlyHint: boolean };
  execute(input: unknown, options?: { signal?: AbortSignal }): Promise<object>;
}

const worker = vi.hoisted(() => ({
  calls: [] as ToolCall[],
  answer: (): Promise<ToolAnswer> => new Promise(() => undefined),
  stops: [] as (AbortSignal | undefined)[],
}));
vi.mock("../channel/readApart", () => ({
  readApart: async (_: string, call: ToolCall | null, stop?: AbortSignal) => {
    const tools = ["run", "why_not"].map((name) => ({ name, title: name, description: name, inputSchema: {} }));
    if (call === null) return { ok: true, answer: { text: "", structured: {}, isError: false, tools } };
    worker.calls.push(call);
    worker.stops.push(stop);
    return { ok: true, answer: await worker.answer() };
  },
}));

const tools = new Map<string, Registered>();
const offered = async (registerTool: (tool: Registered) => unknown = (tool) => void tools.set(tool.name, tool)) => {
  tools.clear();
  Object.assign(document, { modelContext: { registerTool } });
  await offerTools();
};
const answers = (answer: Partial<ToolAnswer>) => {
  worker.answer = () => Promise.resolve({ text: "told", structured: { count: 3 }, isError: false, ...answer });
};

beforeEach(() => {
  worker.calls.length = 0;
  useMode.setState({ form: "full" });
  useTrace.setState({ cover: null });
});

test("a run opens its scenario at its moment, and the page says who did it; the other tools change nothing", async () => {
  await offered();
  expect([...tools.values()].map(({ name, annotations }) => [name, annotations.readOnlyHint])).toEqual([
    ["run", false],
    ["why_not", true],
  ]);
  answers({});
  expect(await tools.get("why_not")!.execute({ at: 600, replicas: 3 })).toEqual({ text: "told", data: { count: 3 } });
  expect(useNotice.getState().notice).toBeNull();
  answers({ opens: { scenario: { ...firstScenario, seed: 7 }, cursor: 1680 } });
  await tools.get("run")!.execute({ seed: 7 });
  expect(worker.calls).toMatchObject([
    { name: "why_not", input: { at: 600, replicas: 3 }, present: firstScenario },
    { name: "run", input: { seed: 7 }, page: "http://localhost:3000/" },
  ]);
  expect(useScenario.getState()).toMatchObject({ scenario: { seed: 7 }, whose: { is: "lent" } });
  expect(useNotice.getState().notice?.text).toBe("Your assistant opened this scenario.");
});

test("what a tool refuses rejects with its sentence", async () => {
  await offered();
  answers({ isError: true, text: "seed is 1.5; it must be a whole number." });
  await expect(tools.get("run")!.execute({ seed: 1.5 })).rejects.toThrow("seed is 1.5; it must be a whole number.");
});

test("a call that is given up rejects with the reason, and its worker is told to stop", async () => {
  await offered();
  worker.answer = () => new Promise(() => undefined);
  const controller = new AbortController();
  const call = tools.get("run")!.execute({}, { signal: controller.signal });
  controller.abort(new Error("no longer wanted"));
  await expect(call).rejects.toThrow("no longer wanted");
  expect(worker.stops.at(-1)?.aborted).toBe(true);
});

test("a run that a lesson's question covers is not told of", async () => {
  await offered();
  answers({});
  useTrace.setState({ cover: {} as never });
  await tools.get("why_not")!.execute({ at: 600, replicas: 3 });
  expect(worker.calls[0]!.present).toBeNull();
});

test("a page that belongs to someone else offers no tool, and a browser that refuses tools breaks nothing", async () => {
  useMode.setState({ form: "viewOnly" });
  await offered();
  expect(tools.size).toBe(0);
  useMode.setState({ form: "full" });
  await offered(() => Promise.reject(new DOMException("not here", "NotAllowedError")));
});

/** The tools that an assistant can call, over MCP or on the page: their inputs, and what answers them. */
import { durationRange, outcomeNames, seedRange } from "../../engine/doors/withKeda";
import { refusal } from "./answers";
import { checkTool } from "./checkTool";
import { explainTool } from "./explainTool";
import { linkTool } from "./linkTool";
import { runTool } from "./runTool";
import { scenarioFields } from "./scenarioAsked";
import type { ToolAnswer, ToolDefinition, ToolWorld } from "./tool";
import { faultOf, type ObjectSchema, type Schema } from "./schema";
import { tuneTool } from "./tuneTool";
import { whyNotTool } from "./whyNotTool";

interface Tool<Input> extends Omit<ToolDefinition, "name"> {
  call(input: Input, world: ToolWorld): ToolAnswer | Promise<ToolAnswer>;
}

const object = <Fields extends Record<string, Schema>>(properties: Fields, required: (keyof Fields & string)[] = []): ObjectSchema => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

const bound = { type: "number" } as const;
const limits: Schema = {
  type: "object",
  properties: Object.fromEntries(
    outcomeNames.map((name) => [name, { type: "object", properties: { atMost: bound, atLeast: bound }, additionalProperties: false }]),
  ),
  additionalProperties: false,
  description: 'What must hold, such as {"requestsFailed": {"atMost": 0}}. failedShare is from 0 to 1, latencies are in seconds.',
};
const second = { type: "integer", minimum: 0, maximum: durationRange.max } as const;

const tools = {
  run: {
    title: "Run a scenario",
    description:
      "Simulates an autoscaler under a load with the real controller's algorithm, and tells what happened, the outcomes and each rescale with its reason. On the page it also opens the scenario. Use it before and after each change that you advise.",
    inputSchema: object({
      ...scenarioFields,
      at: { ...second, description: "A second of the run: the answer also has the whole decision of the sync there." },
    }),
    call: runTool,
  },
  check: {
    title: "Check limits",
    description:
      "Runs a scenario with many seeds, because one seed may be luck, and judges limits on its outcomes. Use it to prove that advice keeps what the person needs.",
    inputSchema: object({
      ...scenarioFields,
      limits,
      seeds: { type: "integer", minimum: seedRange.min, maximum: seedRange.max, description: "How many seeds; 20 without it." },
      at: {
        type: "string",
        minLength: 1,
        maxLength: 4,
        description: "The percentile of the seeds that must keep a limit: p95 without it, or max.",
      },
      vary: {
        type: "array",
        items: { type: "string", minLength: 1, maxLength: 40 },
        minItems: 1,
        maxItems: 8,
        description: "Judges each limit under a variation, too: load=1.2 (times), shift=300 (seconds later), startUp=2 (times as long).",
      },
    }),
    call: checkTool,
  },
  explain: {
    title: "Explain a real cluster",
    description:
      "Explains what a real autoscaler did, from what kubectl and Prometheus printed: kubectl describe hpa, kubectl get -o yaml or json, events, query answers. Give the texts as they were printed. Each statement says whether it was recorded, computed or assumed.",
    inputSchema: object(
      {
        texts: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 5_000_000 },
          minItems: 1,
          maxItems: 20,
          description: "What was printed, one text each, all of the same cluster.",
        },
        at: {
          type: "string",
          minLength: 1,
          maxLength: 40,
          description: "One time: 2026-11-23T09:28:00Z, 09:28 of the day in the texts (UTC), or 12m before they were printed.",
        },
      },
      ["texts"],
    ),
    call: explainTool,
  },
  tune: {
    title: "Search for better settings",
    description:
      "Searches for better values of the manifest's fields: each candidate runs with many seeds. It returns the manifests that no other beats, and the chosen one as a diff. It takes seconds to minutes; a smaller budget is faster.",
    inputSchema: object({
      ...scenarioFields,
      limits,
      study: {
        type: "object",
        additionalProperties: true,
        description:
          'Which values may move and what is good, as the command tune takes it: {"moves": [{"field": "spec.minReplicas", "values": [1, 2]}], "cost": "podHours", "harm": "failedShare", "seeds": 20, "variations": [], "budget": 500}. Without it the usual fields.',
      },
      budget: { type: "integer", minimum: 100, maximum: 20_000, description: "The most runs; 500 without it." },
    }),
    call: tuneTool,
  },
  why_not: {
    title: "Why not another count?",
    description: "Says what would have to be different for one sync of a run to end at another number of replicas.",
    inputSchema: object(
      {
        ...scenarioFields,
        at: { ...second, description: "A second of the run; the last sync up to it is meant." },
        replicas: { type: "integer", minimum: 0, maximum: 2_147_483_647, description: "The count that was expected." },
      },
      ["at", "replicas"],
    ),
    call: whyNotTool,
  },
  make_link: {
    title: "Make a link",
    description:
      "Makes a link that opens the scenario on the page, with all its values, so that a person can see the run and change it. Give it at the end of your advice.",
    inputSchema: object({ ...scenarioFields, at: { ...second, description: "The second that is selected." } }),
    call: linkTool,
  },
} as const satisfies Record<string, Tool<never>>;

export type ToolName = keyof typeof tools;

export const toolDefinitions: readonly ToolDefinition[] = Object.entries(tools).map(([name, { title, description, inputSchema }]) => ({
  name,
  title,
  description,
  inputSchema,
}));

export const isToolName = (name: string): name is ToolName => Object.hasOwn(tools, name);

/** Judges the input by the tool's schema, and answers it. */
export async function callTool(name: ToolName, input: unknown, world: ToolWorld): Promise<ToolAnswer> {
  const { inputSchema, call }: Tool<never> = tools[name];
  const fault = faultOf(inputSchema, input);
  return fault === null ? call(input as never, world) : refusal(fault);
}

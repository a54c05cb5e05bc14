import { prepareRun, startRun, type Scenario } from "../engine/doors/withKeda";
import { InputError, simulate, type StepAction } from "../npm/index";
import { bad, fine, type Answer } from "./answer";
import { stepsAsked, type World } from "./command";
import { helpOf } from "./help";
import { parsedArguments, seeHelp } from "./parsedArguments";
import { reasonsOf } from "./runFile";

/** What a run that stops at each sync needs from outside. */
export interface StepsWorld extends World {
  /** The answers, a line each, without their ends. */
  answers: AsyncIterator<string>;
  /** Writes a line at once. */
  write(line: string): Promise<void>;
}

/** Whether arguments ask for `run --steps`, which reads and writes in turn. */
export const asksForSteps = (args: readonly string[]): boolean => args.includes("--steps");

/**
 * The command `run --steps`: writes an observation at each sync, as a line of JSON, and reads a line in answer. After the last answer the
 * controller decides alone.
 */
export async function runSteps(args: readonly string[], world: StepsWorld): Promise<Answer> {
  const given = parsedArguments("run", args);
  if ("error" in given) return bad(given.error);
  if (given.help) return fine(helpOf("run"));
  const other = ["format", "seeds", "vary"].find((name) => given.values[name] !== undefined);
  if (other !== undefined) return bad(seeHelp(`run --steps takes no --${other}: it is one run, in lines of JSON.`, "run"));
  if (args.some((each) => each === "-" || each.endsWith("=-")))
    return bad(seeHelp("run --steps reads its answers from standard input, so the scenario must be a file.", "run"));
  const asked = stepsAsked(given, world.read);
  if ("error" in asked) return bad(asked.error);
  const refusals = refusalsOf(asked.scenario);
  if (refusals.length > 0) return bad(refusals.map((each) => `${asked.name}: ${each}\n`).join(""));
  return stepped(asked.scenario, world);
}

function refusalsOf(scenario: Scenario): string[] {
  const prepared = prepareRun(scenario);
  const started = prepared.ok ? startRun(scenario) : prepared;
  return started.ok ? [] : reasonsOf(scenario, started.refusal);
}

async function stepped(scenario: Scenario, { answers, write }: StepsWorld): Promise<Answer> {
  const steps = simulate.steps(scenario);
  const line = (content: object) => write(`${JSON.stringify({ format: "hpa-playground/steps", version: 1, ...content })}\n`);
  let next = steps.next();
  let isAnswered = true;
  for (let count = 1; next.done !== true; count++) {
    await line({ kind: "observation", ...next.value });
    const answer: string | null = isAnswered ? await nextOf(answers) : null;
    isAnswered = answer !== null;
    try {
      next = steps.next(answer === null ? {} : actionIn(answer));
    } catch (error) {
      if (error instanceof InputError || error instanceof BadAnswer) return bad(`Answer ${count}: ${error.message}\n`);
      throw error;
    }
  }
  const { outcomes, digest } = next.value;
  await line({ kind: "end", outcomes, digest });
  return fine("");
}

/** null: there is no further answer. */
async function nextOf(answers: AsyncIterator<string>): Promise<string | null> {
  const { done, value } = await answers.next();
  return done === true ? null : value;
}

class BadAnswer extends Error {}

/** An empty line leaves the decision to the controller. */
function actionIn(line: string): StepAction {
  if (line.trim() === "") return {};
  const data = parsed(line);
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new BadAnswer(`It must be an object, such as {"replicas": 5}, or {} to let the controller decide.`);
  const unknown = Object.keys(data).find((name) => name !== "replicas");
  if (unknown !== undefined) throw new BadAnswer(`It has ${JSON.stringify(unknown)}; it may only have "replicas".`);
  return data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadAnswer(`It is no JSON in one line, such as {"replicas": 5}.`);
  }
}

const longestAnswer = 10_000;

/** The lines of a stream, as they come. A line that does not end is given as it is, and no answer is that long. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > longestAnswer) break;
  }
  if (rest !== "") yield rest.slice(0, longestAnswer);
}

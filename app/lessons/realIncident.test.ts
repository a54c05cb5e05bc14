import { expect, test } from "vitest";
import { explainSnapshot, mergeEvidence, readEvidence } from "../../engine/index";
import { measured } from "./measure";
import { readyLesson } from "./lessons";
import { runScenario } from "./testing/runStep";

const { steps } = await readyLesson("a-real-incident")!.load();
const stepOf = (title: string) => steps.find((step) => step.title === title)!;
const codeOf = (title: string) => stepOf(title).text.flatMap((block) => (block.kind === "code" ? [block.text] : []))[0]!;
const rightAnswer = (title: string) => {
  const { checkpoint, scenario } = stepOf(title);
  if (checkpoint?.kind !== "question") throw new Error("no question");
  return measured(runScenario(scenario).run, checkpoint.measure);
};
const statementsOf = (title: string) => explainSnapshot(mergeEvidence([readEvidence(codeOf(title))]))[0]!.statements;

test("the evidence of the lesson is read whole, and is what its run would print", () => {
  const { trace } = runScenario(stepOf("What the rows prove").scenario);
  const rows = readEvidence(codeOf("What the rows prove"));
  expect(rows.unread).toEqual([]);
  expect(rows.autoscalers.map(({ currentReplicas }) => currentReplicas)).toEqual([0, 607].map((second) => trace.seconds.written[second]));
  const { events, unread } = readEvidence(codeOf("An event that is missing"));
  const sizes = events.map(({ message }) => Number(/^New size: (\d+)/.exec(message!)![1]));
  expect(unread).toEqual([]);
  expect(sizes).toEqual(trace.reconciles.flatMap(({ at, scaledTo }) => (scaledTo === null || at > 660 ? [] : [scaledTo])));
});

test("the page's explanation of the rows and of the description gives the right answers", () => {
  const proposal = (title: string) => statementsOf(title).find(({ code }) => code === "proposal");
  const seven = rightAnswer("What the rows prove");
  expect(proposal("What the rows prove")).toMatchObject({ counts: { low: seven, high: seven } });
  expect(proposal("Thirteen pods at a quarter")).toMatchObject({ counts: { low: 6, high: 6 } });
  const said = statementsOf("Thirteen pods at a quarter");
  expect(said).toContainEqual(expect.objectContaining({ code: "held", reason: "ScaleDownStabilized" }));
  expect(said).toContainEqual(expect.objectContaining({ code: "nextScale", waitSeconds: 300, inSeconds: { low: 0, high: 300 } }));
  expect(rightAnswer("Thirteen pods at a quarter")).toBeLessThanOrEqual(23 * 60 + 30 + 300);
});

import { expect, test, vi } from "vitest";
import { openChannel } from "../channel/channel";
import { openDecisions } from "./openDecisions";
import { policies } from "./policies";
import type { Kinds } from "./protocol";
import { FakeWorker } from "./testing/fakeWorker";

function opened() {
  const worker = new FakeWorker();
  const shown = vi.fn();
  const channel = openChannel<Kinds>(
    () => worker as unknown as Worker,
    policies,
    () => undefined,
  );
  return { worker, shown, open: openDecisions(channel.ask, shown) };
}

test("only the newest requested decision arrives", () => {
  const { worker, shown, open } = opened();
  open(1, 10);
  open(1, 11);
  const [first, second] = worker.of("decision");
  const reconcile = { at: 165 } as never;
  worker.answer(first!, reconcile);
  worker.answer(second!, reconcile);
  expect(shown.mock.calls).toEqual([[1, 11, reconcile]]);
});

test("the next decision is ready at once when the person steps from decision to decision", () => {
  const { worker, shown, open } = opened();
  const steps = () => shown.mock.calls.map(([run, step]) => [run, step] as const);
  const answerAll = () => {
    for (const sent of worker.of("decision")) worker.answer(sent, { at: 15 * sent.request.step } as never);
  };
  open(1, 10);
  answerAll();
  open(1, 11);
  answerAll();
  expect(steps()).toEqual([
    [1, 10],
    [1, 11],
  ]);
  open(1, 12);
  expect(steps().at(-1)).toEqual([1, 12]);
  answerAll();
  open(1, 13);
  expect(steps().at(-1)).toEqual([1, 13]);
  // A step backwards fetches nothing ahead, and another run has its own decisions.
  open(1, 12);
  open(2, 13);
  expect(steps()).toHaveLength(4);
  answerAll();
  expect(steps().slice(4)).toEqual([[2, 13]]);
});

test("a decision that came with its run is shown at once and not asked for", () => {
  const { worker, shown, open } = opened();
  const reconcile = { at: 150 } as never;
  open(1, 10, reconcile);
  expect([shown.mock.calls, worker.of("decision")]).toEqual([[[1, 10, reconcile]], []]);
});

test("no decision is fetched ahead if the user jumps between decisions", () => {
  const { worker, open } = opened();
  const asked = () => worker.of("decision").map(({ request }) => request.step);
  for (const step of [10, 15, 13, 13]) open(1, step);
  expect(asked()).toEqual([10, 15, 13, 13]);
  open(1, 12);
  expect(asked()).toEqual([10, 15, 13, 13, 12, 11]);
  // The same distance, but in another run.
  open(2, 11);
  expect(asked()).toEqual([10, 15, 13, 13, 12, 11, 11]);
});

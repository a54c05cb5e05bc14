import { expect, test, vi } from "vitest";
import { givenUp, serve, type Handlers } from "./serve";
import { late } from "../ui/late";

interface Kinds {
  double: { request: number; answer: number; part: string };
}

/** What the worker's end sends and hands over while a handler works. */
function served(double: Handlers<Kinds>["double"]) {
  const scope = new EventTarget();
  const said: [message: unknown, buffers: ArrayBuffer[]][] = [];
  const postMessage = (message: unknown, buffers: ArrayBuffer[] = []) => void said.push([message, buffers]);
  serve<Kinds>({ addEventListener: scope.addEventListener.bind(scope) as never, postMessage }, { double });
  // It tells at once that it has loaded, so that the page knows a reader that hangs from one that is still on its way.
  expect(said.splice(0)).toEqual([["pong", []]]);
  const send = (data: unknown) => scope.dispatchEvent(new MessageEvent("message", { data }));
  return { said, send };
}

const buffer = new ArrayBuffer(8);

test("parts come before the answer, each with the buffers that it hands over", async () => {
  const { said, send } = served(async (request, task) => {
    task.tell("half", [buffer]);
    task.handOver([buffer]);
    return request * 2;
  });
  send({ id: 7, kind: "double", request: 21 });
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toEqual([
    [{ id: 7, part: "half" }, [buffer]],
    [{ id: 7, answer: 42 }, [buffer]],
  ]);
});

test("an error thrown is a failure in its own words, without the buffers; without words if code could not be loaded", async () => {
  const { said, send } = served(async (request, task) => {
    task.handOver([buffer]);
    if (request === 1) throw new Error("our own bug");
    return late(() => Promise.reject(new TypeError("Failed to fetch")));
  });
  for (const request of [1, 2]) send({ id: request, kind: "double", request });
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toEqual([
    [{ id: 1, failure: "our own bug" }, []],
    [{ id: 2, failure: null }, []],
  ]);
});

test("a task that was given up sends nothing more, and the handler can see it", async () => {
  const ended: boolean[] = [];
  const { said, send } = served(async (request, task) => {
    await new Promise((resolve) => setTimeout(resolve));
    ended.push(task.isGivenUp);
    if (request === 3) throw new Error("our own bug");
    return task.isGivenUp && request === 1 ? givenUp : request;
  });
  for (const request of [1, 2, 3, 4]) send({ id: request, kind: "double", request });
  for (const cancel of [1, 2, 3, 99]) send({ cancel });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect([ended, said]).toEqual([[true, true, true, false], [[{ id: 4, answer: 4 }, []]]]);
});

test("a worker answers the heartbeat", () => {
  const { said, send } = served(() => 0);
  send("ping");
  expect(said.map(([message]) => message)).toEqual(["pong"]);
});

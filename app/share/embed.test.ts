// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { exampleRun } from "../charts/testing/exampleRun";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { hostMessage, talkToHost } from "./embed";

test("only the protocol's messages are read", () => {
  const select = { hpaPlayground: 1, type: "select", second: 900 };
  expect(hostMessage(select)).toEqual({ type: "select", second: 900 });
  expect(hostMessage({ hpaPlayground: 1, type: "hello", more: 1 })).toEqual({ type: "hello" });
  const others = [
    null,
    7,
    "hello",
    [],
    { type: "hello" },
    { ...select, hpaPlayground: 2 },
    { ...select, second: "900" },
    { ...select, second: NaN },
  ];
  for (const other of others) expect(hostMessage(other), JSON.stringify(other)).toBeNull();
});

let host: Window;
type Post = (message: object, origin: string) => void;
/** Each test has a host of its own, because the page still talks to the hosts of earlier tests. */
let posted = vi.fn<Post>();
const from = (source: Window, origin: string, data: object) => window.dispatchEvent(new MessageEvent("message", { source, origin, data }));

beforeEach(() => {
  posted = vi.fn<Post>();
  const frame = document.body.appendChild(document.createElement("iframe"));
  host = frame.contentWindow!;
  host.postMessage = posted as unknown as Window["postMessage"];
  useView.setState({ cursor: null });
  useTrace.setState({ run: null });
});

test('before hello the window around it gets only "ready"; afterwards all messages go to its origin', () => {
  talkToHost(host);
  from(window, "https://evil.example", { hpaPlayground: 1, type: "hello" });
  useView.setState({ cursor: 15 });
  expect(posted.mock.calls).toEqual([[{ hpaPlayground: 1, type: "ready" }, "*"]]);
  from(host, "https://slides.example", { hpaPlayground: 1, type: "hello" });
  useView.setState({ cursor: 30 });
  for (const [, origin] of posted.mock.calls.slice(1)) expect(origin).toBe("https://slides.example");
});

test.each([
  ["what its link has selected", null, 60],
  ["what was asked for meanwhile", 120, 120],
])("who says hello before there is a run is told of it, and once of %s", (_, wanted, second) => {
  useView.setState({ cursor: 60 });
  talkToHost(host);
  from(host, "https://slides.example", { hpaPlayground: 1, type: "hello" });
  if (wanted !== null) from(host, "https://slides.example", { hpaPlayground: 1, type: "select", second: wanted });
  useTrace.setState({ run: exampleRun });
  const told = posted.mock.calls.slice(1).map(([message]) => message);
  expect(told).toMatchObject([{ type: "run" }, { type: "selected", second, replicas: expect.anything() as object }]);
});

test("a page without a frame around it talks to nobody", () => {
  const spy = vi.spyOn(window, "postMessage");
  talkToHost(window);
  expect(spy).not.toHaveBeenCalled();
});

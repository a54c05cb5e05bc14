// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import "../ui/testing/jsdomLacks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskToFetch, type FetchedText } from "./AskToFetch";
import type { Fetched, FetchRequest } from "./fetchKinds";

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });

/** Answers each request as the test says, and notes it. */
let answers: (request: FetchRequest) => Fetched;
let requests: FetchRequest[];

class FetchingWorker extends EventTarget {
  postMessage(message: { id: number; request: FetchRequest } | string): void {
    if (typeof message === "string") return;
    const { id, request } = message;
    requests.push(request);
    const data = { id, answer: answers(request) };
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {}
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal("Worker", FetchingWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = "https://named.example/hpa.yaml";

function shown() {
  const opened = vi.fn<(text: string, from: URL) => Promise<FetchedText>>(async () => ({ ok: true, open: () => undefined }));
  render(
    <AskToFetch
      asked={asked}
      question={(host) => `Open ${host}?`}
      promise="It fetches the file."
      limit={{ maxBytes: 10, tooLong: "Too long." }}
      onText={opened}
    />,
  );
  return opened;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a redirect is not followed before the person agrees, and a text of another host is not used before its host is named", async () => {
  answers = ({ follows }) =>
    follows ? { ok: true, text: "kind: x", from: "https://other.example/hpa.yaml" } : { ok: false, why: { kind: "redirected" } };
  const opened = shown();
  press("Open it");
  await screen.findByRole("dialog", { name: "Go on to another address?" });
  expect(requests.map(({ follows }) => follows)).toEqual([false]);
  press("Follow the redirect");
  await screen.findByRole("dialog", { name: "Open other.example?" });
  expect(screen.getByText("https://other.example/hpa.yaml")).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
  press("Open it");
  await waitFor(() => expect(opened.mock.calls.map(([text, from]) => [text, from.host])).toEqual([["kind: x", "other.example"]]));
  expect(requests.map(({ follows }) => follows)).toEqual([false, true]);
});

test("a text that came from the named host is opened without another question", async () => {
  answers = ({ follows }) =>
    follows ? { ok: true, text: "kind: x", from: "https://named.example/new" } : { ok: false, why: { kind: "redirected" } };
  const opened = shown();
  press("Open it");
  await screen.findByRole("dialog", { name: "Go on to another address?" });
  press("Follow the redirect");
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

test("a text without a redirect is opened at once, and an error is said in its sentence", async () => {
  answers = () => ({ ok: false, why: { kind: "status", status: 404 } });
  const opened = shown();
  press("Open it");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("That address answered with 404 instead of a file."));
  answers = ({ address }) => ({ ok: true, text: "kind: x", from: address });
  press("Try again");
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

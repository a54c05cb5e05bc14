// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { addressToFetch, fetchText } from "./fetchText";

test("an address on the web is fetched, and one beside the page", () => {
  expect(addressToFetch("https://example.org/a b.yaml")?.href).toBe("https://example.org/a%20b.yaml");
  expect(addressToFetch("examples/web.hpa.json")?.href).toBe("http://localhost:3000/examples/web.hpa.json");
});

test("no other address is fetched, and no password is sent", () => {
  const others = [
    "javascript:alert(1)",
    "data:,x",
    "blob:http://localhost/1",
    "file:///etc/passwd",
    "ftp://a/b",
    "https://me:pw@a.example/",
    "https://",
  ];
  for (const other of others) expect(addressToFetch(other), other).toBeNull();
});

test("a sign of life is not taken for the answer of a slow fetch", async () => {
  vi.useFakeTimers();
  const thrown: unknown[] = [];
  /** Calls listeners in the order in which they were added, until one stops it, as a browser does. */
  class SlowWorker {
    private readonly listeners: ((event: { data: unknown; stopImmediatePropagation(): void }) => void)[] = [];
    addEventListener(type: string, hear: (event: { data: unknown }) => void): void {
      if (type === "message") this.listeners.push(hear);
    }
    postMessage(message: { id: number } | string): void {
      if (typeof message === "string") return this.say("pong");
      const answer = { ok: true, text: "kind: x", from: "https://example.org/web.yaml" };
      setTimeout(() => this.say({ id: message.id, answer }), 5000);
    }
    terminate(): void {}
    private say(data: unknown): void {
      let stopped = false;
      for (const hear of this.listeners) {
        if (stopped) return;
        try {
          hear({ data, stopImmediatePropagation: () => (stopped = true) });
        } catch (error) {
          thrown.push(error);
        }
      }
    }
  }
  vi.stubGlobal("Worker", SlowWorker);
  const fetched = fetchText("https://example.org/web.yaml", { maxBytes: 100, tooLong: "Too long." }, false);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await fetched).toEqual({ ok: true, text: "kind: x", from: "https://example.org/web.yaml" });
  expect(thrown).toEqual([]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

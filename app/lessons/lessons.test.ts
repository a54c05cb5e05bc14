import { expect, test } from "vitest";
import { sessionIn } from "./lessons";

test("a session's link names lessons in its own order, each once, and says which ones do not exist", () => {
  expect(named("the-window,the-ratio,the-window")).toEqual({ ids: ["the-window", "the-ratio"], unknown: [] });
  expect(named("nope,,the-ratio,also no")).toEqual({ ids: ["the-ratio"], unknown: ["nope", "also no"] });
  expect(named("")).toEqual({ ids: [], unknown: [] });
});

test("a session's link names lessons from elsewhere by their addresses", () => {
  expect(named("https://a.example/ours.md,the-ratio,https://a.example/ours.md,data:text/plain")).toEqual({
    ids: ["https://a.example/ours.md", "the-ratio"],
    unknown: ["data:text/plain"],
  });
});

const named = (asked: string) => sessionIn(asked, (text) => (text.startsWith("https:") ? text : null));

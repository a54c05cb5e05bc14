import { expect, test } from "vitest";
import { sessionIn } from "./lessons";

test("a session's link names lessons in its own order, each once, and says which ones do not exist", () => {
  expect(sessionIn("the-window,the-ratio,the-window")).toEqual({ ids: ["the-window", "the-ratio"], unknown: [] });
  expect(sessionIn("nope,,the-ratio,also no")).toEqual({ ids: ["the-ratio"], unknown: ["nope", "also no"] });
  expect(sessionIn("")).toEqual({ ids: [], unknown: [] });
});

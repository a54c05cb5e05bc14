import { expect, test } from "vitest";
import { withLineFeeds } from "./lineFeeds";

test("withLineFeeds keeps every line where it was", () => {
  expect(withLineFeeds("a\r\nb\rc\n\nd")).toBe("a\nb\nc\n\nd");
});

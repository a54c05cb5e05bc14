// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { leaveBehind, takeLeftBehind } from "./leftBehind";

afterEach(() => sessionStorage.clear());

test("tells the next page once", () => {
  const addresses = { from: [`${location.href}#a`], to: `${location.href}#b`, draft: "mine" };
  leaveBehind(addresses);
  expect(takeLeftBehind()).toEqual(addresses);
  expect(takeLeftBehind()).toBeNull();
});

test.each(["{", "null", "[]", '{"from":["a"]}', '{"from":1,"to":2}', '{"from":"a","to":"b"}'])("makes nothing of %s", (text) => {
  sessionStorage.setItem("hpa-playground/address", text);
  expect(takeLeftBehind()).toBeNull();
});

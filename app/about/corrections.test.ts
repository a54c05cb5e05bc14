import { expect, test } from "vitest";
import { rulesNow } from "../../engine/index";
import { corrections } from "./corrections";

test("every number that a link can carry has its list of corrections, the last one that of today", () => {
  expect(corrections.map(({ rules }) => rules)).toEqual(Array.from({ length: rulesNow }, (_, index) => index + 1));
});

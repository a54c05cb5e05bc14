import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { seededRandom } from "./random";
import { sha256 } from "./sha256";

test("equals another implementation, at every length around a block and for random bytes", () => {
  const random = seededRandom(20261124);
  const lengths = [...Array(130).keys(), 1000, 65_536];
  for (const length of lengths) {
    const bytes = Uint8Array.from({ length }, () => random.integer(256));
    expect(sha256(bytes), String(length)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

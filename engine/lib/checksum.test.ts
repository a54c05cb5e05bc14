import { expect, test } from "vitest";
import { digestColumns } from "./checksum";

test("keeps giving the digests that runs have had", () => {
  const column = Float64Array.of(1.5, -2, NaN, 1e9);
  expect(
    [[], [column], [column.subarray(1, 3)], [Uint8Array.of(1, 2, 255)], [Float64Array.of(0), Uint8Array.of(7)]].map(digestColumns),
  ).toEqual(["811c9dc59e3779b9", "68aeced407c17969", "799ae82e7f1d4da9", "f3cc95228be6dfc2", "6981aab6c841d895"]);
});

test("tells where one column ends and the next begins", () => {
  const [empty, zero] = [Float64Array.of(), Float64Array.of(0)];
  expect(digestColumns([empty, zero])).not.toBe(digestColumns([zero, empty]));
});

test("any NaN is the same NaN, whatever its bits", () => {
  const [usual, negative] = [Float64Array.of(1, NaN), Float64Array.of(1, NaN)];
  new Uint32Array(negative.buffer)[3] = 0xfff80000;
  expect(digestColumns([negative])).toBe(digestColumns([usual]));
});

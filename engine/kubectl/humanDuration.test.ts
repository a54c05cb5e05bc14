import { expect, test } from "vitest";
import { goDuration, humanDuration, humanDurationV1 } from "./humanDuration";

const minute = 60;
const hour = 3600;
const day = 24 * hour;
const year = 365 * day;

test.each([
  [-2, "<invalid>"],
  [-1, "0s"],
  [0, "0s"],
  [119, "119s"],
  [120, "2m"],
  [9 * minute + 59, "9m59s"],
  [10 * minute + 59, "10m"],
  [3 * hour - 1, "179m"],
  [3 * hour, "3h"],
  [7 * hour + 59 * minute, "7h59m"],
  [8 * hour + 30 * minute, "8h"],
  [2 * day - 1, "47h"],
  [2 * day, "2d"],
  [3 * day + 5 * hour, "3d5h"],
  [8 * day + 5 * hour, "8d"],
  [2 * year + 10 * day, "2y10d"],
  [9 * year + 10 * day, "9y"],
])("writes an age of %i seconds as kubectl does", (seconds, text) => {
  expect(humanDuration(seconds)).toBe(text);
});

test.each([
  [5, "5s"],
  [125, "2m5s"],
  [3600, "1h0m0s"],
])("writes a duration of %i seconds as Go does", (seconds, text) => {
  expect(goDuration(seconds)).toBe(text);
});

test.each([
  [-2, "<invalid>"],
  [-1, "0s"],
  [59, "59s"],
  [60, "1m"],
  [hour - 1, "59m"],
  [day - 1, "23h"],
  [363 * day, "363d"],
  [364 * day, "0y"],
  [year, "1y"],
])("writes an age of %i seconds as kubectl 1.2 did", (seconds, text) => {
  expect(humanDurationV1(seconds)).toBe(text);
});

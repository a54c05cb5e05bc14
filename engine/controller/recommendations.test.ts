import { expect, test } from "vitest";
import { stabilizationWindow } from "./recommendations";
import { remembered } from "./testing/normalizing";

test.each([
  { slots: "in order", recommendations: remembered([1, 970], [2, 980], [3, 990]) },
  { slots: "reused in turn", recommendations: remembered([3, 990], [1, 970], [2, 980]) },
  { slots: "reused from the last", recommendations: remembered([3, 990], [2, 980], [1, 970]) },
])("lists the remembered oldest first, slots $slots", ({ recommendations }) => {
  const window = stabilizationWindow(recommendations, 1, Math.max, 300, 700, 1000);
  expect(window.remembered).toEqual(remembered([1, 970], [2, 980], [3, 990]));
});

test.each([
  { slots: "in order", recommendations: remembered([3, 960], [3, 970], [2, 980]) },
  { slots: "reused in turn", recommendations: remembered([2, 980], [3, 960], [3, 970]) },
  { slots: "reused from the last", recommendations: remembered([2, 980], [3, 970], [3, 960]) },
])("holds until the last of the highest is forgotten, slots $slots", ({ recommendations }) => {
  const window = stabilizationWindow(recommendations, 1, Math.max, 300, 700, 1000);
  expect(window).toMatchObject({ recommendation: 3, lastAt: 970, forgottenAt: 1271 });
});

import { afterEach, expect, test } from "vitest";
import { firstScenario, type Workload } from "../../../engine/index";
import { rememberMeasured, standingsOf } from "../../ui/measuredWorkload";
import { groundsOf } from "./groundWords";

const grounds = (changed: Partial<Workload> = {}) => {
  const workload = { ...firstScenario.workload, ...changed };
  return groundsOf({ ...firstScenario, workload }, standingsOf(workload));
};
const cpu = (lines: readonly string[]) => lines.filter((line) => line.includes("CPU"));

afterEach(() => rememberMeasured({}));

test("says that CPU per request and start-up CPU are guessed, or set by hand", () => {
  expect(cpu(grounds())).toEqual([
    "CPU per request, 20 ms, is the page’s guess. Nobody measured it.",
    "Pods use no CPU to start. Most real pods use some.",
  ]);
  expect(cpu(grounds({ cpuPerRequestMilliseconds: 31, startUpCpuMilli: 400, startUpCpuSeconds: 90 }))).toEqual([
    "CPU per request, 31 ms, was set by hand, not fitted to measured series.",
    "Start-up CPU, 400m for 1\u00a0min\u00a030\u00a0s, was set by hand, not fitted to measured series.",
  ]);
});

test("says nothing of values that were fitted, even if they equal the guess; a later change counts as set", () => {
  rememberMeasured({ cpuPerRequestMilliseconds: 20, startUpCpuMilli: 0, startUpCpuSeconds: 0 });
  expect(cpu(grounds())).toEqual([]);
  expect(cpu(grounds({ cpuPerRequestMilliseconds: 21 }))).toHaveLength(1);
  expect(grounds()).toContain("No incident is in the run.");
});

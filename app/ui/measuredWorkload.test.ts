// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import { rememberMeasured, standingsOf } from "./measuredWorkload";

const { workload } = firstScenario;
beforeEach(() => {
  localStorage.clear();
  rememberMeasured({});
});

test("the page's own values are guessed, and a person's are set", () => {
  expect(standingsOf({ ...workload, cpuPerRequestMilliseconds: 20, startUpCpuMilli: 400 })).toMatchObject({
    cpuPerRequestMilliseconds: "guessed",
    startUpCpuMilli: "set",
  });
});

test("a fitted value is measured as long as nobody changes it, also where it equals the guess", () => {
  rememberMeasured({ cpuPerRequestMilliseconds: 20, startUpCpuMilli: 350 });
  const standings = (changed: object) => standingsOf({ ...workload, ...changed });
  expect(standings({ cpuPerRequestMilliseconds: 20, startUpCpuMilli: 350 })).toMatchObject({
    cpuPerRequestMilliseconds: "measured",
    startUpCpuMilli: "measured",
    startUpCpuSeconds: "guessed",
  });
  expect(standings({ cpuPerRequestMilliseconds: 21 }).cpuPerRequestMilliseconds).toBe("set");
});

test("what is kept outlives the page, and a damaged record says nothing", () => {
  rememberMeasured({ cpuPerRequestMilliseconds: 12.5 });
  expect(localStorage.getItem("hpa-playground/measured-workload")).toBe('{"cpuPerRequestMilliseconds":12.5}');
  localStorage.setItem("hpa-playground/measured-workload", '{"cpuPerRequestMilliseconds":"20"}');
  expect(standingsOf({ ...workload, cpuPerRequestMilliseconds: 20 }).cpuPerRequestMilliseconds).toBe("guessed");
});

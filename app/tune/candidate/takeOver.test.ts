import { beforeEach, describe, expect, test } from "vitest";
import type { Scenario } from "../../../engine/index";
import { helpInPage } from "../../simulation/testing/helpInPage";
import { canUnwrite, openScenario, setManifest, setWorkload, unwrite, useScenario } from "../../store/scenario";
import { quarter, searched, type Searched } from "../testing/searched";
import { takeIntoManifest } from "./takeOver";

const commented = quarter.manifest
  .replace("  minReplicas: 1\n", "  # the night\n  minReplicas: 1 # at least\n")
  .replace("averageUtilization: 50", "averageUtilization:   50   # half");
const scenario: Scenario = { ...quarter, manifest: commented };
const study = {
  moves: [
    { field: "spec.metrics[0].resource.target.averageUtilization", values: [50, 80] },
    { field: "resources.requests.cpu", values: ["200m", "300m"] },
  ],
  seeds: 5,
};
const present = () => useScenario.getState().scenario;

describe("a candidate that differs in the manifest and in the form's CPU request", () => {
  let done: Searched;
  const both = () => done.shown(done.found.judged.find(({ differing }) => differing.length === 2)!.key);
  beforeEach(() => {
    helpInPage();
    done ??= searched(study, scenario);
    openScenario(scenario);
  });
  const written = commented.replace("  50 ", "  80 ");

  test("is written in place, with comments and order kept, and taken back as one step", async () => {
    expect(await takeIntoManifest(done.asked, both())).toBe(true);
    expect(present().manifest).toBe(written);
    expect(present().workload.cpuRequestMilli).toBe(300);
    expect(canUnwrite(useScenario.getState())).toBe(true);
    unwrite();
    expect(present()).toEqual(scenario);
    expect(canUnwrite(useScenario.getState())).toBe(false);
  });

  test("the editor's own undo and redo take the CPU request with the text", async () => {
    await takeIntoManifest(done.asked, both());
    setManifest(commented);
    expect(present().workload.cpuRequestMilli).toBe(200);
    setManifest(written);
    expect(present().workload.cpuRequestMilli).toBe(300);
    setWorkload({ cpuRequestMilli: 250 });
    setManifest(commented);
    expect(present().workload.cpuRequestMilli).toBe(250);
  });

  test("the editor's redo can be taken back again", async () => {
    const one = done.shown(done.found.judged.find(({ differing }) => differing.length === 1 && differing[0]!.value === "80")!.key);
    await takeIntoManifest(done.asked, one);
    setManifest(commented);
    expect(canUnwrite(useScenario.getState())).toBe(false);
    setManifest(written);
    expect(canUnwrite(useScenario.getState())).toBe(true);
  });

  test("keeps what was edited since the search, except the study's own values", async () => {
    setManifest(commented.replace("maxReplicas: 10", "maxReplicas: 12").replace("  50 ", "  60 "));
    setWorkload({ readinessSeconds: 40 });
    expect(await takeIntoManifest(done.asked, both())).toBe(true);
    expect(present().manifest).toBe(written.replace("maxReplicas: 10", "maxReplicas: 12"));
    expect(present().workload).toEqual({ ...scenario.workload, readinessSeconds: 40, cpuRequestMilli: 300 });
  });

  test("what is typed while the worker reads stays", async () => {
    setManifest(commented.replace("maxReplicas: 10", "maxReplicas: 12"));
    const taken = takeIntoManifest(done.asked, both());
    setManifest(commented.replace("maxReplicas: 10", "maxReplicas: 14"));
    expect(await taken).toBe(true);
    expect(present().manifest).toBe(written.replace("maxReplicas: 10", "maxReplicas: 14"));
  });

  test("a manifest without a place for it stays as it is", async () => {
    const other = commented.replace(/type: Utilization\n.*$/s, "type: AverageValue\n        averageValue: 100m\n");
    setManifest(other);
    expect(await takeIntoManifest(done.asked, both())).toBe(false);
    expect(present().manifest).toBe(other);
  });
});

import { expect, test } from "vitest";
import { firstScenario, type Incident } from "../../../engine/index";
import { incidentLabel, incidentLooks } from "./incidentLooks";

test("a resize is named by what it changes", () => {
  const resize: Incident = {
    at: 600,
    kind: "podsResized",
    resizedBy: "patch",
    cpuRequestMilli: 400,
    cpuLimitMilli: 0,
    memoryRequestMebibytes: 128,
    memoryLimitMebibytes: 0,
    cpuResizePolicy: "NotRequired",
    memoryResizePolicy: "NotRequired",
  };
  expect(incidentLabel(resize)).toBe("pods resized: CPU request 400m, memory request 128Mi");
  expect(incidentLabel({ ...resize, resizedBy: "template", cpuRequestMilli: 0, memoryRequestMebibytes: 0, cpuLimitMilli: 1000 })).toBe(
    "new template: CPU limit 1000m",
  );
});

test("a new resize doubles the request of the form, with a limit that allows it", () => {
  const [inPlace] = incidentLooks.podsResized.choices;
  const values = (cpuRequestMilli: number, cpuLimitMilli: number) => {
    const scenario = { ...firstScenario, workload: { ...firstScenario.workload, cpuRequestMilli, cpuLimitMilli } };
    return inPlace!.values!(scenario, 600);
  };
  expect(values(200, 500)).toEqual({ cpuRequestMilli: 400, cpuLimitMilli: 0 });
  expect(values(200, 300)).toEqual({ cpuRequestMilli: 400, cpuLimitMilli: 400 });
  expect(values(200, 0)).toEqual({ cpuRequestMilli: 400, cpuLimitMilli: 0 });
  expect(values(64_000, 64_000)).toEqual({ cpuRequestMilli: 64_000, cpuLimitMilli: 0 });
});

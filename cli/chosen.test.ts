import { describe, expect, test } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { command } from "./command";
import { tuneAmong } from "./tune/testing/smallStudy";

const hpa = (name: string) => firstScenario.manifest.replaceAll("php-apache", name);
const scaledObject = (name: string) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: ${name}, namespace: jobs }
spec:
  scaleTargetRef: { name: ${name} }
  minReplicaCount: 1
  triggers: [{ type: cpu, metricType: Utilization, metadata: { value: "50" } }]
`;
const files: Readonly<Record<string, string>> = {
  hpas: `${hpa("web")}\n---\n${hpa("api")}`,
  mixed: `${hpa("web")}\n---\n${scaledObject("queue")}`,
  both: `${hpa("web")}\n---\n${scaledObject("web").replace("scaleTargetRef: { name: web }", "scaleTargetRef: { name: other }")}`,
  web: hpa("web"),
  torn: `${hpa("web")}\n---\nkind: ScaledObject\nmetadata: { name: {{ .Values.name }} }\n`,
  scenario: writeScenarioFile({ ...firstScenario, durationSeconds: 600, limits: { highestReplicas: { atMost: 100 } } }),
};
const asked = (...args: string[]) =>
  command(args, {
    version: "1",
    read(name) {
      const content = files[name];
      if (content === undefined) throw Object.assign(new Error(name), { code: "ENOENT" });
      return Buffer.from(content);
    },
  });
const refused = (reason: string) => ({ exitCode: 2, output: "", errors: expect.stringContaining(reason) as string });

describe("of several autoscalers in a manifest", () => {
  test.each([
    ["hpas", "HorizontalPodAutoscaler/web in default, HorizontalPodAutoscaler/api in default"],
    ["mixed", "HorizontalPodAutoscaler/web in default, ScaledObject/queue in jobs"],
  ])("none is run silently: %s", async (file, listed) => {
    const reason = `${file}: It has several autoscalers: ${listed}. Choose one with --name (KIND/NAME) or -n.`;
    expect(asked("run", file)).toEqual(refused(reason));
    expect(asked("run", "scenario", "--manifest", file)).toEqual(refused(reason));
    expect(await tuneAmong(files, [file, "--budget", "100"])).toEqual(refused(reason));
  });

  test.each([
    [["mixed", "--name", "web"], "web"],
    [["mixed", "-n", "jobs"], "queue"],
    [["hpas", "--name", "api"], "api"],
    [["both", "--name", "hpa/web"], "web"],
    [["scenario", "--manifest", "mixed", "--name", "ScaledObject/queue"], "queue"],
  ])("one is chosen by its name, its kind or its namespace: %j", (args, name) => {
    const { exitCode, output, errors } = asked("run", ...args);
    expect([exitCode, errors]).toEqual([0, ""]);
    expect(output).toContain(`name: ${name}`);
    expect(["web", "queue", "api"].filter((each) => output.includes(`name: ${each}`))).toEqual([name]);
  });

  test("a document that cannot be read is no second one: its mistake is named", () => {
    expect(asked("run", "torn")).toEqual(refused("torn: line 22 of the manifest: This YAML cannot be read"));
    expect(asked("run", "torn", "--name", "web")).toMatchObject({ exitCode: 0, errors: "" });
  });

  test("a search takes the chosen one", async () => {
    const { exitCode, errors } = await tuneAmong(files, ["mixed", "--name", "web", "--budget", "100"], { stop: AbortSignal.abort() });
    expect([exitCode, errors]).toEqual([130, ""]);
  });

  test("a name that is not there, or that two have, is said", () => {
    expect(asked("run", "both", "--name", "web")).toEqual(refused("It has several autoscalers:"));
    expect(asked("run", "web", "--name", "api")).toEqual(
      refused("It has no such autoscaler. It has HorizontalPodAutoscaler/web in default."),
    );
    expect(asked("run", "scenario", "--name", "web")).toEqual(refused("It is a scenario's file"));
  });
});

test("-f names files as kubectl's users write them, several times where several are taken", () => {
  expect(asked("run", "-f", "web")).toEqual(asked("run", "web"));
  const several = asked("check", "-f", "hpas", "-f", "web", "--scenario", "scenario", "--format", "json");
  expect(several).toEqual(asked("check", "hpas", "web", "--scenario", "scenario", "--format", "json"));
  expect(several.exitCode).toBe(0);
  expect(asked("run", "web", "-f", "hpas")).toEqual(refused("run takes one file."));
  expect(asked("list", "-f", "web")).toEqual(refused("list has no -f."));
});

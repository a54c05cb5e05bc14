import { expect, test } from "vitest";
import { kubectlOutputs, type KubectlOutput } from "../kubectl/terminal";
import { verticalAutoscalerAt } from "../kubectl/verticalAutoscalerView";
import { traceOf } from "../simulation/testing/traceOf";
import { vpaScenario } from "./testing/vpaScenario";

const trace = traceOf(vpaScenario({ mode: "Recreate", policy: "minReplicas: 1" }));
const vpa = trace.vpa!;
const printedAt = (second: number): Record<string, KubectlOutput> => {
  const step = trace.steps.at.findLastIndex((at) => at <= second);
  return Object.fromEntries(kubectlOutputs(trace, step, second).map((output) => [output.id, output]));
};

test("kubectl prints the VerticalPodAutoscaler of a run: the table, the description and the object", () => {
  const { target } = vpa.recommendations.at(-1)!.written[0]!;
  const { vpa: table, vpaDescribe, vpaYaml } = printedAt(7200);
  expect(table!.command).toBe("kubectl get vpa web");
  expect(table!.output.split("\n")[1]!.split(/ +/)).toEqual(["web", "Recreate", target.cpu, target.memory, "True", "120m"]);
  expect(vpaDescribe!.output).toMatch(/^Name: +web\nNamespace: +default\n/);
  expect(vpaDescribe!.output).toMatch(/Min Replicas: +1\n/);
  const evicted = vpa.actions.find(({ kind }) => kind === "evict")!;
  const message = `VPA Updater evicted Pod ${evicted.pod} to apply resource recommendation.`;
  expect(printedAt(evicted.at)["vpaDescribe"]!.output).toContain(message);
  // The API server keeps events for an hour.
  expect(vpaDescribe!.output).not.toContain(message);
  expect(vpaYaml!.command).toBe("kubectl get vpa web -o yaml");
  expect(vpaYaml!.output).toContain(`      target:\n        cpu: ${target.cpu}\n        memory: ${target.memory}\n`);
});

test("before the first recommendation nothing is recommended, and the condition says so from the first run of the recommender on", () => {
  const { at } = vpa.recommendations[0]!;
  expect(vpa.firstRunAt).toBe(at);
  const before = printedAt(at - 1);
  expect(before["vpa"]!.output).toMatch(/^web +Recreate +\d+s$/m);
  expect(before["vpaYaml"]!.output).not.toContain("containerRecommendations");
  expect(printedAt(at)["vpa"]!.output).toMatch(/^web +Recreate +\d+m +\w+ +True /m);
  const { conditions } = verticalAutoscalerAt({ ...vpa, firstRunAt: at - 20 }, at - 10);
  expect(conditions).toEqual([{ type: "RecommendationProvided", status: "False", lastTransitionTime: vpa.startEpoch + at - 20 }]);
});

test("an object in a namespace of its own is asked for there, and a run without one prints nothing of it", () => {
  const inShop = (text: string) => text.replaceAll("metadata: {name: web}", "metadata: {name: web, namespace: shop}");
  const scenario = vpaScenario({ mode: "Off" });
  const commands = (manifest: string) =>
    kubectlOutputs(traceOf({ ...scenario, durationSeconds: 120, manifest }), 2).map(({ command }) => command);
  expect(commands(inShop(scenario.manifest))).toContain("kubectl describe vpa web -n shop");
  expect(commands(scenario.manifest.split("---")[0]!).filter((command) => command.includes("vpa"))).toEqual([]);
});

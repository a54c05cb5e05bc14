import { describe, expect, test } from "vitest";
import { validQuantity } from "../lib/quantity";
import { humanizedMemory } from "./humanize";
import { canonicalForm } from "../lib/quantity";
import { resourceListOf, resourceTextsOf } from "./quantities";
import { createRecommender, defaultRecommenderFlags, type Recommender, type RecommendedVpa, type RecommenderFlags } from "./recommender";

const day = 86_400;
const mebibyte = 1024 * 1024;
/** A midnight, in Unix seconds. */
const t0 = 1_772_323_200;

/** A pod with a sample of both resources a minute, for the time given. */
function observed(vpa: RecommendedVpa = {}, flags: Partial<RecommenderFlags> = {}, seconds = day, containers = ["app"]): Recommender {
  const recommender = createRecommender({ ...defaultRecommenderFlags, ...flags }, vpa);
  recommender.addPod({ name: "pod", group: "a", containers });
  for (let time = 0; time <= seconds; time += 60) {
    for (const container of containers) {
      recommender.addCpuSample("pod", container, 400, t0 + time);
      recommender.addMemorySample("pod", container, 600 * mebibyte, t0 + time);
    }
  }
  return recommender;
}

const targetsOf = (recommender: Recommender) =>
  Object.fromEntries(recommender.recommend().map(({ containerName, target }) => [containerName, resourceTextsOf(target!)]));

describe("a recommendation", () => {
  test("is the end of the percentile's bucket with the margin", () => {
    expect(targetsOf(observed())).toEqual({ app: { cpu: "476m", memory: "764046746" } });
  });

  test("gives the minimum of a pod to the containers whose policy is not Off", () => {
    const idle = (containerPolicies: RecommendedVpa["containerPolicies"]) => {
      const recommender = createRecommender(defaultRecommenderFlags, { ...(containerPolicies && { containerPolicies }) });
      recommender.addPod({ name: "pod", group: "a", containers: ["app", "sidecar"] });
      return targetsOf(recommender);
    };
    expect(idle(undefined)).toEqual({ app: { cpu: "12m", memory: "125Mi" }, sidecar: { cpu: "12m", memory: "125Mi" } });
    expect(idle([{ containerName: "sidecar", mode: "Off" }])).toEqual({ app: { cpu: "25m", memory: "250Mi" } });
  });

  test("keeps the resources that the policy controls", () => {
    const vpa: RecommendedVpa = { containerPolicies: [{ containerName: "*", controlledResources: ["memory"] }] };
    expect(targetsOf(observed(vpa))).toEqual({ app: { memory: "764046746" } });
  });

  test("is capped after it was raised to whole cores", () => {
    const annotations = { "vpa-post-processor.kubernetes.io/app_integerCPU": "true" };
    const containerPolicies = [{ containerName: "app", maxAllowed: resourceListOf({ cpu: "700m" }) }];
    expect(targetsOf(observed({ annotations }, { integerCPUPostProcessor: true }))).toMatchObject({ app: { cpu: "1" } });
    const capped = observed({ annotations, containerPolicies }, { integerCPUPostProcessor: true }).recommend()[0]!;
    expect([resourceTextsOf(capped.target!).cpu, resourceTextsOf(capped.uncappedTarget!).cpu]).toEqual(["700m", "1"]);
  });

  test("follows an edited policy", () => {
    const recommender = observed();
    recommender.setVpa({ containerPolicies: [{ containerName: "app", minAllowed: resourceListOf({ cpu: "2" }) }] });
    expect(targetsOf(recommender)).toMatchObject({ app: { cpu: "2" } });
  });

  test("still has the samples of pods that are gone", () => {
    const recommender = observed();
    const before = targetsOf(recommender);
    recommender.deletePod("pod");
    expect(targetsOf(recommender)).toEqual(before);
    expect(() => recommender.addCpuSample("pod", "app", 1, t0 + day + 60)).toThrow("no container app of a pod pod");
  });
});

describe("humanized memory", () => {
  test("has two decimals, and an exact half goes to the even digit", () => {
    const printed = (bytes: number) => canonicalForm(humanizedMemory(bytes));
    expect(printed(2 ** 30 * 3.125)).toBe(canonicalForm(validQuantity("3.12Gi")));
    expect(printed(2 ** 30 * 3.375)).toBe(canonicalForm(validQuantity("3.38Gi")));
    expect([printed(512), printed(1024), printed(250 * mebibyte)]).toEqual(["512", "1Ki", "250Mi"]);
  });
});

describe("an OOM kill", () => {
  const own: RecommendedVpa = {
    containerPolicies: [{ containerName: "app", oomBumpUpRatio: validQuantity("3"), oomMinBumpUp: validQuantity("0") }],
  };
  const afterOom = (vpa: RecommendedVpa, perVPAConfig: boolean) => {
    const recommender = observed(vpa, { perVPAConfig }, 600);
    expect(recommender.recordOom("pod", "app", 1000 * mebibyte, t0 + 610)).toBe(true);
    return Number(resourceTextsOf(recommender.recommend()[0]!.target!).memory);
  };

  test("counts with the flags' ratio, and with the policy's own only under the gate PerVPAConfig", () => {
    const byFlags = afterOom({}, false);
    expect(byFlags).toBeGreaterThan(1.2 * 1000 * mebibyte);
    expect(afterOom(own, false)).toBe(byFlags);
    expect(afterOom(own, true)).toBeGreaterThan(3000 * mebibyte);
  });

  test("of more than an interval before the last sample is refused", () => {
    const recommender = observed();
    expect(recommender.recordOom("pod", "app", mebibyte, t0 - 1)).toBe(false);
    expect(recommender.recordOom("pod", "app", mebibyte, t0)).toBe(true);
  });
});

describe("a checkpoint", () => {
  test("leaves out the peak of the interval that is not over", () => {
    const recommender = observed({}, {}, 600);
    expect(recommender.checkpoints(t0 + 600).get("app")!.memoryHistogram.totalWeight).toBe(0);
    expect(recommender.checkpoints(t0 + 2 * day).get("app")!.memoryHistogram.totalWeight).toBeGreaterThan(0);
    expect(recommender.historyByContainer().get("app")!.memoryPeaks.totalWeight).toBeGreaterThan(0);
  });

  test("gives another recommender the same recommendation", () => {
    const recommender = observed();
    const restarted = createRecommender(defaultRecommenderFlags, {});
    for (const [container, checkpoint] of recommender.checkpoints(t0 + 3 * day)) restarted.loadCheckpoint(container, checkpoint);
    expect(targetsOf(restarted)).toEqual(targetsOf(recommender));
    expect(restarted.recommend().map(({ upperBound }) => resourceTextsOf(upperBound!))).toEqual(
      recommender.recommend().map(({ upperBound }) => resourceTextsOf(upperBound!)),
    );
  });
});

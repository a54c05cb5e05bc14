import { expect, test } from "vitest";
import { hpaItMakes } from "./hpaItMakes";
import { cronAndCpu, restingContext, threeWithFormula, twoPrometheus } from "./testing/shapes";

const made = (text: string) =>
  (hpaItMakes(text, restingContext.featureGates, "1.37", "2.20") ?? []).map(({ text: line, path, mark, line: from, reason }) => {
    if (reason !== "" && !reason.startsWith(`${path}: `)) throw new Error(reason);
    return `${from ?? "+"} ${mark} ${line.trim()}${reason === "" ? "" : ` | ${reason.slice(path.length + 2)}`}`;
  });

test("each line of the HPA has the line of the ScaledObject that it comes from", () => {
  const lines = made(twoPrometheus);
  expect(lines).toEqual(
    expect.arrayContaining([
      "4 changed name: keda-hpa-two-queries | keda-hpa- and the name of the ScaledObject",
      "5 written namespace: shop",
      '+ added app.kubernetes.io/version: "2.20.2" | KEDA\'s own labels',
      "+ added kind: Deployment | the default of KEDA",
      "8 written name: web",
      "11 written minReplicas: 2",
      "12 written maxReplicas: 20",
      "16 written metrics:",
      "17 changed name: s0-prometheus | trigger 1, prometheus",
      '22 changed averageValue: "100" | trigger 1, prometheus',
      "24 changed type: Value | trigger 2, prometheus",
      "28 changed value: 500m | trigger 2, prometheus",
    ]),
  );
});

test("a default has no line, and a formula's metric has the formula's", () => {
  expect(made(cronAndCpu)).toEqual(
    expect.arrayContaining([
      "9 changed minReplicas: 1 | minReplicaCount, but at least 1",
      "+ added maxReplicas: 100 | the default of KEDA",
      "14 changed averageUtilization: 60 | trigger 1, cpu",
    ]),
  );
  expect(made(threeWithFormula.replace(" + orders", ""))).toEqual(
    expect.arrayContaining(["12 changed averageValue: 2500m | one metric of the formula, in place of the triggers' own"]),
  );
});

test("behavior and its pauses are told apart from the API server's defaults", () => {
  const paused = twoPrometheus
    .replace("  namespace: shop\n", '  namespace: shop\n  annotations: {autoscaling.keda.sh/paused-scale-in: "true"}\n')
    .replace(
      "  pollingInterval",
      "  advanced: {horizontalPodAutoscalerConfig: {behavior: {scaleDown: {stabilizationWindowSeconds: 60}}}}\n  pollingInterval",
    );
  expect(made(paused)).toEqual(
    expect.arrayContaining([
      "10 written stabilizationWindowSeconds: 60",
      "6 changed selectPolicy: Disabled | the annotation autoscaling.keda.sh/paused-scale-in",
      "+ added stabilizationWindowSeconds: 0 | the API server's default",
    ]),
  );
});

test("a text that is refused has no HPA", () => {
  expect(hpaItMakes(threeWithFormula, restingContext.featureGates, "1.37", "2.20")).toBe(null);
});

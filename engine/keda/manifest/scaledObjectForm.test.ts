import { expect, test } from "vitest";
import { defaultFlags } from "../../controller/flags";
import { changedByForm, type FormChange } from "../../manifest/form/changedByForm";
import { parseScaledObject } from "./parseScaledObject";
import { scaledObjectForm, triggerLines } from "./scaledObjectForm";
import { restingContext } from "./testing/shapes";

const text = `# the shop
apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: {name: shop}
spec:
  scaleTargetRef: {name: shop}
  triggers:
  # how many orders wait
  - type: prometheus
    name: orders # for the formula
    metricType: Value
    useCachedMetrics: true
    metadata:
      # of the whole shop
      query: sum(orders)
      serverAddress: http://p
      threshold: "7"
    authenticationRef: {name: secret}
  maxReplicaCount: 9 # budget
`;
const changed = (change: FormChange, from = text) => changedByForm(from, "ScaledObject", change, triggerLines);
const form = (from: string) => {
  const reading = scaledObjectForm(from, defaultFlags);
  if (!reading.ok) throw new Error("no form");
  return reading;
};
const types = form(text).canAdd!.types;
const errorsOf = (from: string) =>
  parseScaledObject(from, restingContext.featureGates, "1.37", "2.20").problems.filter(({ severity }) => severity === "error");

test("offers the types of trigger that it can begin", () => {
  expect(types.toSorted()).toEqual(["cpu", "cron", "kafka", "memory", "prometheus", "rabbitmq"]);
});

test.each(types)("a trigger becomes one of type %s without errors: its name, its credentials and all comments stay", (type) => {
  const next = changed({ kind: "write", path: "spec.triggers[0].type", value: type })!;
  expect(next.match(/#.*/g)).toEqual(text.match(/#.*/g));
  expect([next.includes("name: orders"), next.includes("authenticationRef: {name: secret}"), next.includes("maxReplicaCount: 9")]).toEqual([
    true,
    true,
    true,
  ]);
  expect(form(next).groups[1]).toMatchObject({ kind: "trigger", type });
  const target = form(next).groups[1]!.fields.find(({ path }) => path.includes(".metadata."));
  expect(Number(target?.value)).toBeGreaterThan(0);
  // KEDA refuses a target that only cpu or memory scales, and that may go to 0.
  const errors = errorsOf(next).map(({ message }) => message);
  if (type === "cpu" || type === "memory")
    expect(errors).toEqual([expect.stringContaining("only cpu/memory triggers AND minReplica is 0")]);
  else expect(errors).toEqual([]);
  expect(errorsOf(next.replace("  triggers:", "  minReplicaCount: 1\n  triggers:"))).toEqual([]);
});

test.each(types)("a trigger of type %s comes behind the others and goes again", (type) => {
  const next = changed({ kind: "add", path: "spec.triggers", type })!;
  expect(form(next).groups[2]).toMatchObject({ kind: "trigger", type, optional: true });
  expect(changed({ kind: "remove", path: "spec.triggers[1]" }, next)).toBe(text);
});

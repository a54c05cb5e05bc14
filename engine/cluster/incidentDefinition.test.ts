import { expect, test } from "vitest";
import { incidentKind } from "./incidentDefinition";

test("a kind that does nothing and a kind whose effect has no length do not compile", () => {
  // @ts-expect-error: every kind needs an act
  const idle = incidentKind({ fields: ["pods"], strikes: false, lasting: null, autoscaler: null });
  // @ts-expect-error: an effect lasts for the kind's durationSeconds
  const endless = incidentKind({ fields: ["pods"], strikes: false, lasting: { kind: "otherAutoscaler" }, autoscaler: null });
  expect([idle.lasting, endless.lasting]).toEqual([null, { kind: "otherAutoscaler" }]);
});

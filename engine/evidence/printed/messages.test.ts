import { expect, test } from "vitest";
import { isBrokenOff, joined } from "./messages";

test.each([
  'no matches for kind "Deployment" in group "extensions"',
  "missing request for cpu",
  "New size: 5; reason:",
  "New size: 5; reason: cpu resource utilization (percentage of request) above target",
  "metrics obtained for 19/25 of pods",
  "did not receive metrics for targeted pods (pods might be unready)",
])("takes a whole message as whole: %s", (message) => expect(isBrokenOff(message)).toBe(false));

test.each([
  "",
  "invalid metrics (1 invalid out of 1), first error is:",
  "invalid metrics (1 invalid out of 1), f",
  "New size: 10; reason: cpu re",
  "the HPA was able to succesfully calculate a replica count from cpu resource utilizatio",
  "the server could not find the requested resource (get pods.met",
  'no matches for kind "Deploy',
])("knows a message that breaks off: %s", (message) => expect(isBrokenOff(message)).toBe(true));

test("joins what a terminal broke in the middle of a word, and what it broke between two", () => {
  expect(joined("unable to get metrics for resour", "ce cpu")).toBe("unable to get metrics for resource cpu");
  expect(joined("unable to get metrics", " for resource cpu")).toBe("unable to get metrics for resource cpu");
  expect(joined("(get pods.metrics.", "k8s.io)")).toBe("(get pods.metrics.k8s.io)");
});

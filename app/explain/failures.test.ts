import { expect, test } from "vitest";
import { failureCause } from "./failures";
import { apiDown } from "./testing/records";

test.each([
  [apiDown, "The metrics API did not answer"],
  ["failed to get cpu utilization: missing request for cpu in container app of Pod web-1", "Container app of pod web-1 has no cpu request"],
  ["failed to get cpu utilization: did not receive metrics for targeted pods (pods might be unready)", "No counted pod has a sample yet"],
  ["failed to get memory usage: no pods returned by selector while calculating replica count", "No pod matches the target's selector"],
  [
    "failed to get cpu utilization: unable to get metrics for resource cpu: no metrics returned from resource metrics API",
    "The metrics API answered with no sample",
  ],
  ["failed to get cpu utilization: no metrics returned matched known pods", "The samples fit none of the pods' requests"],
  ["something new", "The metric could not be read"],
])("%s", (error, cause) => {
  expect(failureCause(error)).toBe(cause);
});

import { expect, test } from "vitest";
import { failureCause } from "./failures";
import { apiDown } from "../../explain/testing/records";

test.each([
  [apiDown, "The metrics API did not answer"],
  ["failed to get cpu utilization: missing request for cpu in container app of Pod web-1", "Container app of pod web-1 has no cpu request"],
  ["failed to get cpu utilization: did not receive metrics for targeted pods (pods might be unready)", "No counted pod has a sample yet"],
  ["failed to get memory usage: no pods returned by selector while calculating replica count", "No pod matches the target's selector"],
  [
    "failed to get cpu utilization: unable to get metrics for resource cpu: no metrics returned from resource metrics API",
    "The metrics API returned no sample",
  ],
  ["failed to get cpu utilization: no metrics returned matched known pods", "No sample matches a pod's request"],
  [
    "pods by selector app=web are controlled by more than one HPA (e.g. [default/other default/web])",
    "Two autoscalers select the same pods",
  ],
  [
    "pods by selector app=web are controlled by multiple HPAs: [default/other default/third default/web]",
    "Two autoscalers select the same pods",
  ],
  [
    "failed to get cpu container metric value: failed to get container metrics: container app not present in metrics for pod default/web-1",
    "The sample of pod web-1 lacks container app",
  ],
  [
    "failed to get cpu container metric value: ContainerResource metric type is not supported: disabled by the feature gate",
    "The feature gate HPAContainerMetrics is off",
  ],
  ["selector is required", "The target's scale has no selector"],
  [
    "failed to get pods metric value: unable to get metric http_requests: unable to fetch metrics from custom metrics API: the server could not find the metric http_requests for pods",
    "The custom metrics API returned no value",
  ],
  [
    "failed to get object metric value: unable to get metric hits on Ingress default/main: unable to fetch metrics from custom metrics API: the server could not find the metric hits for ingresses.networking.k8s.io main",
    "The custom metrics API returned no value",
  ],
  [
    "failed to get queue external metric value: unable to get external metric default/queue/nil: unable to fetch metrics from external metrics API: the server could not find the requested resource (get queue.external.metrics.k8s.io)",
    "The external metrics API returned no value",
  ],
  ["something new", "The controller could not read the metric"],
])("%s", (error, cause) => {
  expect(failureCause(error)).toBe(cause);
});

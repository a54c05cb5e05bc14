import { list, object, string, stringMap } from "./decoders";

/** What the spec and the status of an autoscaler have in common. */

export const crossVersionObjectReference = object({ apiVersion: string, kind: string, name: string });

export const labelSelector = object({
  matchLabels: stringMap,
  matchExpressions: list(object({ key: string, operator: string, values: list(string, "") }), {}),
});

export const metricIdentifier = object({ name: string, selector: labelSelector });

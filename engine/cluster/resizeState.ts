import type { Dated } from "../controller/releases";

/** The feature gate InPlacePodVerticalScaling is on by default from 1.33 on. */
export const resizesInPlace: Dated = { since: "1.33", certainty: "sure" };

/**
 * Where the in-place resize of a pod stands. proposed: the spec is written, and the kubelet has not looked yet. deferred and infeasible: the
 * reasons of the condition PodResizePending; the node has no room now, or never can. inProgress: the condition PodResizeInProgress. error: the
 * same condition with the reason Error, because the container holds more memory than its new limit.
 */
export type ResizeState = "proposed" | "deferred" | "infeasible" | "inProgress" | "error";

/** Before, the API server refuses to lower a memory limit in place unless the container is restarted for it. Source: KEP 1287. */
export const lowersMemoryLimits: Dated = { since: "1.34", certainty: "sure" };

/** Of a container, for each resource: whether the kubelet restarts it when this resource is resized. */
export const resizePolicies = ["NotRequired", "RestartContainer"] as const;
export type ResizePolicy = (typeof resizePolicies)[number];

/** patch: every pod that exists is resized in place, and the template stays. template: the workload's template changes, as in a rollout. */
export const resizeWays = ["patch", "template"] as const;
export type ResizeWay = (typeof resizeWays)[number];

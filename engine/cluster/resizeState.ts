import type { Dated } from "../controller/releases";

/** The feature gate InPlacePodVerticalScaling is on by default from 1.33 on. */
export const resizesInPlace: Dated = { since: "1.33", certainty: "sure" };

/**
 * Where the in-place resize of a pod stands. proposed: the spec is written, and the kubelet has not looked yet. deferred and infeasible: the
 * reasons of the condition PodResizePending; the node has no room now, or never can. inProgress: the condition PodResizeInProgress.
 */
export type ResizeState = "proposed" | "deferred" | "infeasible" | "inProgress";

/** patch: every pod that exists is resized in place, and the template stays. template: the workload's template changes, as in a rollout. */
export const resizeWays = ["patch", "template"] as const;
export type ResizeWay = (typeof resizeWays)[number];

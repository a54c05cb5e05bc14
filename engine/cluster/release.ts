/**
 * The kinds of release that a rollout can bring. The pods of a bad one never become ready, or their containers exit at start. Pods of
 * different releases differ in nothing else.
 */
export const releases = ["good", "neverReady", "crashLoop"] as const;
/** What can happen to one pod: its containers exit, or the kubelet evicts it. */
export const podBlows = ["crashes", "evicted"] as const;
export type PodBlow = (typeof podBlows)[number];
export type Release = (typeof releases)[number];

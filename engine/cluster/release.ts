/**
 * The kinds of release that a rollout can bring. The pods of a bad one never become ready, or their containers exit at start. Pods of
 * different releases differ in nothing else.
 */
export const releases = ["good", "neverReady", "crashLoop"] as const;
export type Release = (typeof releases)[number];

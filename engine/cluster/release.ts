/** What a rollout brings. A bad one never becomes ready, or its containers exit at start. Pods of different releases differ in nothing else. */
export const releases = ["good", "neverReady", "crashLoop"] as const;
export type Release = (typeof releases)[number];

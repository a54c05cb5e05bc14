/** Of PromQL, on one series; `prometheus` evaluates them. In a file of its own, because the page lists them before anything is simulated. */
export const promqlFunctions = ["rate", "irate", "increase", "instant"] as const;
export type PromqlFunction = (typeof promqlFunctions)[number];

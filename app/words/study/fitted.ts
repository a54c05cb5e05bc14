/** The values of a workload that a fit to measured series can set. */
export const fittedFields = ["cpuPerRequestMilliseconds", "idleCpuMilli", "startUpCpuMilli", "startUpCpuSeconds"] as const;
export type FittedField = (typeof fittedFields)[number];
export type FittedValues = Partial<Record<FittedField, number>>;

/** `guessed`: the page's own value. `measured`: fitted in this browser to measured series. `set`: any other value. */
export type Standing = "guessed" | "set" | "measured";

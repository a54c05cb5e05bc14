import type { IncidentOf } from "../incident";

/** A resize at second 100 by a patch, of which a test says only what it changes. */
export const podsResized = (change: Partial<IncidentOf<"podsResized">>): IncidentOf<"podsResized"> => ({
  at: 100,
  kind: "podsResized",
  resizedBy: "patch",
  cpuRequestMilli: 0,
  cpuLimitMilli: 0,
  memoryRequestMebibytes: 0,
  memoryLimitMebibytes: 0,
  cpuResizePolicy: "NotRequired",
  memoryResizePolicy: "NotRequired",
  ...change,
});

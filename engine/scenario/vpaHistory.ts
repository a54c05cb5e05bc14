import { choice, number, onlyOf, text } from "../lib/refusal";

/** How the manifest's VerticalPodAutoscaler begins. */
export interface ScenarioVpa {
  /** What its recommender remembers at second 0. */
  history: VpaHistory;
}

/** What the recommender remembers when the run begins. */
export type VpaHistory = UsageHistory | CheckpointHistory;

/**
 * Days before the run in which each pod that the run begins with used the same, read once a minute. Only the main container has them. The last
 * day ends when the run begins.
 */
export interface UsageHistory {
  kind: "usage";
  /** A whole number from 1 to 30. */
  days: number;
  /** Millicores of one pod. */
  cpuMilli: number;
  /** Of one pod. */
  memoryMebibytes: number;
  /** The first hours of each day, in which a pod used less or more CPU. Absent: none. */
  quiet?: QuietHours;
}

export interface QuietHours {
  /** A whole number from 1 to 23. */
  hours: number;
  /** Millicores of one pod. */
  cpuMilli: number;
}

/** Only a run knows whether it can be read, because its reader comes late. */
export interface CheckpointHistory {
  kind: "checkpoint";
  /** As `kubectl get vpacheckpoint -o yaml` prints it. The times are moved by whole days, so that the last sample is less than a day old. */
  text: string;
}

const historyKinds = ["usage", "checkpoint"] as const;

export const historyRanges = {
  days: { min: 1, max: 30, step: 1 },
  cpuMilli: { min: 0, max: 1_000_000, step: 1 },
  memoryMebibytes: { min: 0, max: 1_048_576, step: 1 },
} as const;

export const quietRanges = {
  hours: { min: 1, max: 23, step: 1 },
  cpuMilli: historyRanges.cpuMilli,
} as const;

/** Characters. A checkpoint of one container has about 2000. */
export const maxCheckpointLength = 100_000;

export function readScenarioVpa(data: unknown): ScenarioVpa {
  return { history: readHistory(onlyOf(data, "vpa", ["history"]).get("history")) };
}

function readHistory(data: unknown): VpaHistory {
  const fields = onlyOf(data, "vpa.history", ["kind", "text", "quiet", ...Object.keys(historyRanges)]);
  const kind = choice(fields.get("kind"), "vpa.history.kind", historyKinds);
  if (kind === "checkpoint") {
    onlyOf(data, "vpa.history", ["kind", "text"]);
    return { kind, text: text(fields.get("text"), "vpa.history.text", maxCheckpointLength) };
  }
  onlyOf(data, "vpa.history", ["kind", "quiet", ...Object.keys(historyRanges)]);
  const value = (name: keyof typeof historyRanges) => number(fields.get(name), `vpa.history.${name}` as string, historyRanges[name]);
  const usage = { kind, days: value("days"), cpuMilli: value("cpuMilli"), memoryMebibytes: value("memoryMebibytes") };
  return fields.has("quiet") ? { ...usage, quiet: readQuietHours(fields.get("quiet")) } : usage;
}

function readQuietHours(data: unknown): QuietHours {
  const fields = onlyOf(data, "vpa.history.quiet", Object.keys(quietRanges));
  const value = (name: keyof typeof quietRanges) => number(fields.get(name), `vpa.history.quiet.${name}` as string, quietRanges[name]);
  return { hours: value("hours"), cpuMilli: value("cpuMilli") };
}

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { HorizontalPodAutoscalerCondition } from "../../api/autoscaling";
import type { RecordedTick, RecordedTrace, ReplayedTick } from "../../conformance";

/** A recorded trace with what the real controller did. */
export interface TraceLine extends RecordedTrace {
  ticks: TickLine[];
}

export interface TickLine extends RecordedTick {
  /** Conditions absent: as in the previous tick. */
  expect: Omit<ReplayedTick, "conditions"> & { conditions?: HorizontalPodAutoscalerCondition[] };
}

export function readTraces(family: string): TraceLine[] {
  return readLines(`${family}.ndjson.gz`).map((line) => JSON.parse(line));
}

export function readLines(file: string): string[] {
  const text = gunzipSync(readFileSync(new URL(`../traces/${file}`, import.meta.url))).toString("utf8");
  return text.split("\n").filter((line) => line !== "");
}

/** What the real controller did in each tick, conditions in full. */
export function expectations({ ticks }: TraceLine): ReplayedTick[] {
  let conditions: HorizontalPodAutoscalerCondition[] = [];
  return ticks.map(({ expect }) => {
    conditions = expect.conditions ?? conditions;
    return { ...expect, conditions };
  });
}

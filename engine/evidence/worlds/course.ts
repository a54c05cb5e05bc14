/** What the rows of a watch tell of the syncs before the last: which proposals and rescales the controller remembers. */
import type { Recommendation, RememberedScaleEvent } from "../../controller/decision";
import { defaultFlags } from "../../controller/flags";
import { olderRulesFor } from "../../controller/olderRules";
import { getTolerances } from "../../controller/tolerances";
import { joinMetrics } from "../merge/joinMetrics";
import type { MergedAutoscaler, Placed } from "../merge/merged";
import type { AutoscalerReading } from "../evidence";
import { secondsOfAge } from "../ages";
import { cluesOf, type Clues } from "./clues";
import { freshSeconds, scenesOf, type Scene } from "./scenes";
import { worldsOf } from "./search";
import type { WorldSupposition } from "./suppositions";

/** Seconds count from the last row, so they are 0 or less. */
export interface Course {
  readonly recommendations: readonly Recommendation[];
  readonly scaleUpEvents: readonly RememberedScaleEvent[];
  readonly scaleDownEvents: readonly RememberedScaleEvent[];
  /** Since when the rows tell everything. */
  readonly since: number;
  /** Of how many rows the next count was not what the controller would have written. */
  readonly misses: number;
  /** What the other rows take for granted. */
  readonly supposes: readonly WorldSupposition[];
}

type Row = Placed<AutoscalerReading> & { readonly at: number };

const mostRows = 60;

/** The rows of the text that has the last one, with their times; at most the last 60. */
export function rowsOf({ readings }: MergedAutoscaler): Row[] {
  const last = readings.findLast(({ source, currentReplicas }) => source === "table" && typeof currentReplicas === "number");
  if (last === undefined) return [];
  const rows = readings.flatMap((reading): Row[] => {
    const age = secondsOfAge(reading.age ?? "");
    const isRow = reading.source === "table" && reading.place.text === last.place.text && typeof reading.currentReplicas === "number";
    return isRow && age !== null ? [{ ...reading, at: age.low }] : [];
  });
  const end = rows.at(-1)?.at ?? 0;
  return rows.slice(-mostRows).map((row) => ({ ...row, at: row.at - end }));
}

/** Null: there is no row before the last. */
export function courseOf(merged: MergedAutoscaler, behavior: Clues["behavior"]): Course | null {
  const [filled, sparse] = [courseWith(merged, behavior, true), courseWith(merged, behavior, false)];
  return filled !== null && sparse !== null && sparse.misses < filled.misses ? sparse : filled;
}

/** `isFilled`: syncs that printed no row proposed what the row before them did. */
function courseWith(merged: MergedAutoscaler, behavior: Clues["behavior"], isFilled: boolean): Course | null {
  const rows = rowsOf(merged);
  const [first] = rows;
  if (first === undefined || rows.length < 2) return null;
  const named = merged.readings.filter(({ source }) => source !== "table");
  const recommendations: Recommendation[] = [];
  const scaleUpEvents: RememberedScaleEvent[] = [];
  const scaleDownEvents: RememberedScaleEvent[] = [];
  const older = olderRulesFor();
  const tolerances = [{ tolerance: getTolerances(behavior, defaultFlags, older), older, supposes: [] }];
  let misses = 0;
  const supposes = new Set<WorldSupposition>();
  const age = secondsOfAge(first.age ?? "");
  if (age !== null && age.low <= 20) recommendations.push({ value: first.currentReplicas!, time: first.at, initial: true });
  for (const [index, row] of rows.slice(0, -1).entries()) {
    const next = rows[index + 1]!;
    const shown: MergedAutoscaler = {
      ...merged,
      readings: [...named, row],
      metrics: joinMetrics([...named, row]),
      fields: { ...merged.fields, currentReplicas: { value: row.currentReplicas!, place: row.place } },
      conditions: [],
      events: [],
    };
    const clues = cluesOf(shown);
    const change = next.currentReplicas! - row.currentReplicas!;
    if (clues !== null) {
      const asked: Clues = { ...clues, behavior, desired: next.currentReplicas! };
      const scenes = nearScenes(asked, risenBefore(rows, index));
      const memory = {
        recommendations: recommendations.map(shifted(row.at)),
        scaleUpEvents: scaleUpEvents.map(shifted(row.at)),
        scaleDownEvents: scaleDownEvents.map(shifted(row.at)),
        supposes: [],
        isWhole: true,
      };
      const possible = { scenes, tolerances, memory, pods: null };
      const [world] = worldsOf(asked, possible);
      if (world === undefined) misses++;
      for (const each of world?.supposes ?? []) supposes.add(each);
      const proposal = world?.decision?.proposal ?? worldsOf({ ...asked, desired: null }, possible)[0]?.decision?.proposal ?? null;
      if (proposal !== null) {
        recommendations.push({ value: proposal, time: row.at });
        // Syncs that change nothing print no row.
        const until = isFilled ? Math.min(next.at - 5, row.at + 3600) : row.at;
        for (let time = row.at + 15; time < until; time += 15) recommendations.push({ value: proposal, time });
      }
    }
    if (change !== 0)
      (change > 0 ? scaleUpEvents : scaleDownEvents).push({ replicaChange: Math.abs(change), time: row.at, outdated: false });
  }
  return { recommendations, scaleUpEvents, scaleDownEvents, since: first.at, misses, supposes: [...supposes] };
}

const shifted =
  (zero: number) =>
  <T extends { readonly time: number }>(each: T): T => ({ ...each, time: each.time - zero });

/** More are not tried for each row. */
const mostScenes = 120;

const nearScenes = (clues: Clues, risen: number): Scene[] => scenesOf(clues, null, risen).slice(0, mostScenes);

/** How many pods were added shortly before a row. */
export function risenBefore(rows: readonly Pick<Row, "at" | "currentReplicas">[], index: number): number {
  const row = rows[index];
  if (row === undefined) return 0;
  const earlier = rows.slice(0, index).filter(({ at }) => row.at - at <= freshSeconds);
  const least = earlier.reduce((low, { currentReplicas }) => Math.min(low, currentReplicas ?? low), row.currentReplicas ?? 0);
  return Math.max(0, (row.currentReplicas ?? 0) - least);
}

/** The same by the events of a description; a rescale of the last sync itself has not added its pods yet. */
export function risenInEvents({ rescales, replicas }: Pick<Clues, "rescales" | "replicas">): number {
  const earlier = rescales.filter(({ ago }) => ago.low <= freshSeconds && ago.low > 15);
  const before = rescales.filter(({ ago }) => ago.low > freshSeconds).at(-1);
  return earlier.length === 0 || before === undefined ? 0 : Math.max(0, replicas - before.to);
}

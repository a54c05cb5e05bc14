import type { MergedAutoscaler, Placed } from "../merge/merged";
import type { AutoscalerReading } from "../evidence";
import { secondsOfAge } from "./ages";
import { windowOf } from "./conditions";
import { leadsOfRow } from "./figures";
import type { Range, Statement } from "./statement";

/** More rows than this are not computed one by one. */
const mostRows = 200;

/** The course that events and the rows of a watch show. */
export function courseStatements(merged: MergedAutoscaler): Statement[] {
  return [...changesInEvents(merged), ...rowStatements(merged)];
}

function changesInEvents(merged: MergedAutoscaler): Statement[] {
  const changes = merged.events.flatMap(({ reason, message = "", age, place }) => {
    const found = reason === "SuccessfulRescale" ? /^New size: (\d{1,9})(?:; reason: ([^\n]{0,500}))?/.exec(message) : null;
    if (found === null) return [];
    return [{ to: Number(found[1]), reason: found[2] ?? null, ago: typeof age === "string" ? secondsOfAge(age) : null, place }];
  });
  // What only an older description has is before what the newest one has, and has no age.
  const aged = changes.filter(({ ago }) => ago !== null).toSorted((one, other) => other.ago!.low - one.ago!.low);
  const isTold = changes.every(({ ago }, index) => ago !== null || index < changes.length - aged.length);
  const inTime = isTold ? [...changes.slice(0, changes.length - aged.length), ...aged] : changes;
  const statements = inTime.map(({ to, reason, ago, place }, index): Statement => {
    const before = inTime[index - 1]?.to ?? null;
    // The same count twice: something that no event of the text shows came between.
    const from = before === to ? null : before;
    return { code: "change", to, from, ago, reason, standing: "recorded", basis: [place] };
  });
  for (const [index, later] of inTime.entries()) {
    const earlier = inTime[index - 1];
    const change = earlier ? later.to - earlier.to : 0;
    if (!earlier?.ago || !later.ago || change >= 0) continue;
    const gapSeconds = { low: Math.max(0, earlier.ago.low - later.ago.high), high: earlier.ago.high - later.ago.low };
    const explanations = [{ kind: "policy" }, { kind: "window" }] as const;
    statements.push({
      code: "separateDecisions",
      gapSeconds,
      change,
      explanations,
      standing: "computed",
      basis: [earlier.place, later.place],
    });
  }
  return statements;
}

function rowStatements(merged: MergedAutoscaler): Statement[] {
  const rows = merged.readings.filter((reading) => reading.source === "table" && typeof reading.currentReplicas === "number");
  if (rows.length < 2) return [];
  const statements: Statement[] = [];
  /** Since which row the figures ask for fewer than there are. */
  let lowerSince: Placed<AutoscalerReading> | null = null;
  for (const [index, row] of rows.slice(0, mostRows).entries()) {
    const replicas = row.currentReplicas!;
    const next = rows[index + 1]?.currentReplicas ?? null;
    const leads = leadsOfRow(merged, row);
    if (leads === null) {
      lowerSince = null;
      continue;
    }
    const { proposal, result, limitedBy } = leads;
    statements.push({
      code: "row",
      replicas,
      proposal,
      result,
      limitedBy,
      next,
      standing: "computed",
      assumes: ["everyPodMeasured"],
      basis: [row.place],
    });
    lowerSince = result.high < replicas ? (lowerSince ?? row) : null;
    if (lowerSince === null || next === null || next >= replicas) continue;
    const seconds = between(lowerSince.age, rows[index + 1]!.age);
    const { seconds: windowSeconds, assumes } = windowOf(merged, "down");
    if (seconds !== null && seconds.low <= windowSeconds + 60 && seconds.high >= windowSeconds)
      statements.push({
        code: "heldInRows",
        from: replicas,
        to: next,
        seconds,
        windowSeconds,
        standing: "computed",
        assumes,
        basis: [lowerSince.place, rows[index + 1]!.place],
      });
    lowerSince = null;
  }
  return statements;
}

function between(earlier: string | undefined, later: string | undefined): Range | null {
  const [from, to] = [secondsOfAge(earlier ?? ""), secondsOfAge(later ?? "")];
  return from === null || to === null ? null : { low: Math.max(0, to.low - from.high), high: to.high - from.low };
}

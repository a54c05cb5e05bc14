import { olderRulesFor } from "../../controller/olderRules";
import { calculateScaleDownLimitWithBehaviors } from "../../controller/scalingPolicies";
import type { AutoscalerReading } from "../evidence";
import type { MergedAutoscaler, Place, Placed } from "../merge/merged";
import { behaviorOf } from "../metricSpecOf";
import { behaviorWithDefaults } from "../worlds/clues";
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
  return [...statements, ...fallsIn(inTime).map((falls) => separateDecisions(merged, falls))];
}

interface Fall {
  readonly to: number;
  readonly ago: Range;
  readonly place: Place;
}

/** Each row of scale-downs with nothing between them. The first event of a text is one if its reason says so. */
function fallsIn(changes: readonly (Omit<Fall, "ago"> & { readonly ago: Range | null; readonly reason: string | null })[]): Fall[][] {
  const rows: Fall[][] = [[]];
  for (const [index, { to, ago, reason, place }] of changes.entries()) {
    const before = changes[index - 1]?.to;
    const isFall = before === undefined ? reason?.includes("below target") === true : to < before;
    if (isFall && ago !== null) rows.at(-1)!.push({ to, ago, place });
    else rows.push([]);
  }
  return rows.filter((falls) => falls.length > 1);
}

function separateDecisions(merged: MergedAutoscaler, falls: readonly Fall[]): Statement {
  const gaps = falls.slice(1).map(({ ago }, index) => ({
    low: Math.max(0, falls[index]!.ago.low - ago.high),
    high: falls[index]!.ago.high - ago.low,
  }));
  const limits = limitsOf(merged, falls);
  // The last one may have needed less than the policies allow.
  const isBySteps = limits !== null && limits.every((limit, index) => limit === falls[index + 1]!.to || index === limits.length - 1);
  return {
    code: "separateDecisions",
    gapSeconds: { low: Math.min(...gaps.map(({ low }) => low)), high: Math.max(...gaps.map(({ high }) => high)) },
    counts: falls.map(({ to }) => to),
    limits: isBySteps ? limits : null,
    explanations: isBySteps ? [] : [{ kind: "policy" }, { kind: "window" }],
    standing: "computed",
    basis: falls.map(({ place }) => place),
  };
}

/** How low the policies of the text let each count fall in a period of theirs; null without them, or where more was taken. */
function limitsOf({ fields }: MergedAutoscaler, falls: readonly Fall[]): number[] | null {
  const rules = fields.behavior && behaviorWithDefaults(behaviorOf(fields.behavior.value))?.scaleDown;
  if (rules === undefined) return null;
  const [older, none] = [olderRulesFor(), []];
  const limits = falls
    .slice(0, -1)
    .map(
      ({ to: currentReplicas }) =>
        calculateScaleDownLimitWithBehaviors({ currentReplicas, scaleUpEvents: none, scaleDownEvents: none, now: 0, older }, rules).limit,
    );
  return limits.every((limit, index) => limit <= falls[index + 1]!.to) ? limits : null;
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

import { olderRulesFor } from "../../controller/olderRules";
import { calculateScaleDownLimitWithBehaviors, calculateScaleUpLimitWithScalingRules } from "../../controller/scalingPolicies";
import type { AutoscalerReading } from "../evidence";
import type { MergedAutoscaler, Place, Placed } from "../merge/merged";
import { behaviorOf } from "../metricSpecOf";
import { behaviorWithDefaults } from "../worlds/clues";
import { secondsOfAge } from "../ages";
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
  return [...statements, ...(["down", "up"] as const).flatMap((direction) => separateDecisions(merged, direction, inTime))];
}

type Direction = "up" | "down";

interface Step {
  readonly to: number;
  readonly ago: Range;
  readonly place: Place;
}

type Change = Omit<Step, "ago"> & { readonly ago: Range | null; readonly reason: string | null };

/** Each row of changes in one direction with nothing between them. The first event of a text is one if its reason says so. */
function stepsIn(direction: Direction, changes: readonly Change[]): Step[][] {
  const first = direction === "down" ? "below target" : "above target";
  const rows: Step[][] = [[]];
  for (const [index, { to, ago, reason, place }] of changes.entries()) {
    const before = changes[index - 1]?.to;
    const isStep = before === undefined ? reason?.includes(first) === true : direction === "down" ? to < before : to > before;
    if (isStep && ago !== null) rows.at(-1)!.push({ to, ago, place });
    else rows.push([]);
  }
  return rows.filter((steps) => steps.length > 1);
}

/** Two rises need no explanation but their policies. */
function separateDecisions(merged: MergedAutoscaler, direction: Direction, changes: readonly Change[]): Statement[] {
  return stepsIn(direction, changes).flatMap((steps): Statement[] => {
    const limits = limitsThatSet(steps, limitsOf(merged, direction, steps));
    if (limits === null && direction === "up") return [];
    const gaps = steps.slice(1).map(({ ago }, index) => ({
      low: Math.max(0, steps[index]!.ago.low - ago.high),
      high: steps[index]!.ago.high - ago.low,
    }));
    return [
      {
        code: "separateDecisions",
        direction,
        gapSeconds: { low: Math.min(...gaps.map(({ low }) => low)), high: Math.max(...gaps.map(({ high }) => high)) },
        counts: steps.map(({ to }) => to),
        limits,
        explanations: limits === null ? [{ kind: "policy" }, { kind: "window" }] : [],
        standing: "computed",
        basis: steps.map(({ place }) => place),
      },
    ];
  });
}

/** The last of several steps may have needed less than the policies allow; null if another one was no limit. */
function limitsThatSet(steps: readonly Step[], limits: readonly number[] | null): readonly number[] | null {
  const isSet = (limit: number, index: number) => limit === steps[index + 1]!.to;
  const mustBeSet = limits === null || limits.length === 1 ? limits : limits.slice(0, -1);
  return mustBeSet?.every(isSet) === true ? limits : null;
}

/** How far the policies of the text let each count go in a period of theirs; null without them, or where more was taken. */
function limitsOf({ fields }: MergedAutoscaler, direction: Direction, steps: readonly Step[]): number[] | null {
  const behavior = fields.behavior && behaviorWithDefaults(behaviorOf(fields.behavior.value));
  const rules = direction === "down" ? behavior?.scaleDown : behavior?.scaleUp;
  if (rules === undefined) return null;
  const [older, none] = [olderRulesFor(), []];
  const limitFrom = direction === "down" ? calculateScaleDownLimitWithBehaviors : calculateScaleUpLimitWithScalingRules;
  const limits = steps
    .slice(0, -1)
    .map(
      ({ to: currentReplicas }) => limitFrom({ currentReplicas, scaleUpEvents: none, scaleDownEvents: none, now: 0, older }, rules).limit,
    );
  const isWithin = (limit: number, to: number) => (direction === "down" ? limit <= to : limit >= to);
  return limits.every((limit, index) => isWithin(limit, steps[index + 1]!.to)) ? limits : null;
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

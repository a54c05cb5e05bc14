import type { MergedAutoscaler, Place } from "../merge/merged";
import { readRfc3339 } from "../../lib/utcTime";
import { defaultFlags } from "../../controller/flags";
import { secondsOfAge } from "../ages";
import type { Figures } from "./figures";
import type { Explanation, Range, Statement, Supposition } from "./statement";

/** What the conditions say of the last sync, where they contradict the figures or themselves, and when the next scale can come. */
export function conditionStatements(merged: MergedAutoscaler, figures: Figures): Statement[] {
  const [able, active, limited] = ["AbleToScale", "ScalingActive", "ScalingLimited"].map((name) =>
    merged.conditions.find(({ type }) => type === name),
  );
  const statements: Statement[] = [];
  for (const condition of [able, active]) {
    if (condition?.status !== "False" || backoff.has(condition.reason ?? "")) continue;
    if (condition.reason === unwritten) continue;
    statements.push({
      code: "notComputed",
      condition: condition.type,
      reason: condition.reason ?? "",
      standing: "recorded",
      basis: [condition.place],
    });
  }
  const isComputed = statements.length === 0;
  if (isComputed && able?.status === "False" && able.reason === unwritten) statements.push(notWritten(merged, able.place));
  if (limited?.status !== undefined && !isComputed)
    statements.push({
      code: "staleCondition",
      condition: limited.type,
      reason: limited.reason ?? "",
      standing: "computed",
      basis: [limited.place, ...statements[0]!.basis],
    });
  for (const { type, reason = "", message = "", partial, place } of merged.conditions) {
    const says = partial ? undefined : Object.entries(limitWords).find(([, words]) => words.test(message))?.[0];
    if (type === "ScalingLimited" && says !== undefined && says !== reason && Object.hasOwn(limitWords, reason))
      statements.push({
        code: "contradiction",
        what: "reasonAndMessage",
        condition: type,
        reason,
        messageSays: says,
        standing: "recorded",
        basis: [place],
      });
  }
  if (able?.reason !== undefined && holding.has(able.reason)) {
    const window = windowOf(merged, able.reason === "ScaleUpStabilized" ? "up" : "down");
    const isDecisive = decisiveness(merged, figures, able.reason === "ScaleUpStabilized" ? "up" : "down");
    statements.push({
      code: "held",
      reason: able.reason,
      windowSeconds: window.seconds,
      isDecisive,
      standing: "recorded",
      basis: [able.place],
    });
  }
  if (limited?.status === "True" && isComputed && limited.reason !== undefined)
    statements.push({ code: "held", reason: limited.reason, standing: "recorded", basis: [limited.place] });
  if (isComputed) statements.push(...unproposedLimit(merged, figures), ...windowPassed(merged));
  return [...statements, ...waits(merged, figures)];
}

/** The reason of AbleToScale where the API server refused the new count. */
const unwritten = "FailedUpdateScale";

function notWritten({ events }: MergedAutoscaler, place: Place): Statement {
  const failed = events.filter(({ reason }) => reason === "FailedRescale");
  const ageOf = ({ age }: (typeof failed)[number]) => secondsOfAge(age ?? "")?.low ?? Infinity;
  const [last] = failed.toSorted((one, other) => ageOf(one) - ageOf(other));
  const count = /^New size: (\d{1,9});/.exec(last?.message ?? "")?.[1];
  const basis = last && count !== undefined ? [place, last.place] : [place];
  return { code: "notWritten", count: count === undefined ? null : Number(count), standing: "recorded", basis };
}

/** Whether the figures would move the count against the window. Null: they are not printed. */
function decisiveness({ fields }: MergedAutoscaler, { decision }: Figures, direction: "up" | "down"): boolean | null {
  const current = fields.currentReplicas?.value;
  if (decision === null || current === undefined) return null;
  return direction === "down" ? decision.result.low < current : decision.result.high > current;
}

const limitWords: Readonly<Record<string, RegExp>> = {
  TooManyReplicas: /more than the maximum/,
  TooFewReplicas: /less than the minimum/,
  ScaleUpLimit: /increasing faster/,
  ScaleDownLimit: /decreasing faster/,
  DesiredWithinRange: /within the acceptable range/,
};

/** Reasons of controllers before 1.12, which waited after every scale. */
const backoff: ReadonlySet<string> = new Set(["BackoffBoth", "BackoffDownscale", "BackoffUpscale"]);
const holding: ReadonlySet<string> = new Set(["ScaleDownStabilized", "ScaleUpStabilized", ...backoff]);

/** A limit that no world reaches which shows these figures: something that is not printed proposed more. */
function unproposedLimit(merged: MergedAutoscaler, { worlds }: Figures): Statement[] {
  const limited = merged.conditions.find(({ type }) => type === "ScalingLimited");
  const able = merged.conditions.find(({ type }) => type === "AbleToScale");
  const reason = limited?.reason;
  const isUnreached = worlds[0]?.supposes.includes("conditionsAlone") === true;
  if (!isUnreached || limited?.status !== "True" || reason === undefined || !Object.hasOwn(limitWords, reason)) return [];
  // A rule of scaling speed rests on earlier scales, which a text does not show.
  if (reason === "ScaleUpLimit" || reason === "ScaleDownLimit") return [];
  const explanations: Explanation[] = [];
  if (able?.reason === "ScaleDownStabilized") explanations.push({ kind: "earlierRecommendation" });
  if (merged.readings.some(({ hiddenMetrics }) => (hiddenMetrics ?? 0) > 0)) explanations.push({ kind: "hiddenMetric" });
  if (merged.readings.length > 1) explanations.push({ kind: "anotherTime" });
  if (/\/v1$|beta/.test(merged.fields.apiVersion?.value ?? "")) explanations.push({ kind: "olderController" });
  const basis = [limited.place, ...merged.metrics.map(({ place }) => place)];
  return [
    { code: "contradiction", what: "limitWithoutProposal", reason, explanations, standing: "computed", basis },
    { code: "undetermined", what: "whatProposedMore", standing: "computed", basis: [limited.place] },
  ];
}

export function windowOf({ fields }: MergedAutoscaler, direction: "up" | "down"): { seconds: number; assumes: Supposition[] } {
  const rules = direction === "down" ? fields.behavior?.value.scaleDown : fields.behavior?.value.scaleUp;
  const written = rules?.stabilizationWindowSeconds;
  if (written !== undefined) return { seconds: written, assumes: [] };
  return { seconds: direction === "down" ? defaultFlags.downscaleStabilizationSeconds : 0, assumes: ["defaultWindow"] };
}

/** The count reached its minimum as long after the last scale as the window lasts, within two syncs. */
function windowPassed(merged: MergedAutoscaler): Statement[] {
  const limited = merged.conditions.find(
    ({ type, status, reason }) => type === "ScalingLimited" && status === "True" && reason === "TooFewReplicas",
  );
  const last = merged.fields.lastScaleTime;
  const [from, to] = [readRfc3339(last?.value ?? ""), readRfc3339(limited?.lastTransitionTime ?? "")];
  const { seconds: windowSeconds, assumes } = windowOf(merged, "down");
  if (from === null || to === null || limited === undefined || last === undefined) return [];
  const seconds = to - from;
  if (seconds < windowSeconds || seconds > windowSeconds + 2 * defaultFlags.syncPeriodSeconds) return [];
  return [{ code: "windowPassed", seconds, windowSeconds, standing: "computed", assumes, basis: [last.place, limited.place] }];
}

/**
 * The last scale up to the present count within the window, if events show one: it was proposed then, so the window remembers it for its whole
 * length from then on.
 */
function lastRise(merged: MergedAutoscaler, windowSeconds: number): { ago: Range; place: Place } | null {
  const desired = merged.fields.desiredReplicas?.value ?? merged.fields.currentReplicas?.value;
  const rises = merged.events.flatMap(({ reason, message = "", age, place }) => {
    const found =
      reason === "SuccessfulRescale" ? /^New size: (\d{1,9}); reason: (?!Current number)[^\n]{0,400}above target/.exec(message) : null;
    const ago = typeof age === "string" ? secondsOfAge(age) : null;
    return found && Number(found[1]) === desired && ago !== null && ago.high < windowSeconds ? [{ ago, place }] : [];
  });
  return rises.toSorted((one, other) => one.ago.high - other.ago.high)[0] ?? null;
}

/** The waits of controllers before 1.12, in seconds after the last scale. */
const forbidden = { down: 300, up: 180 } as const;

function waits(merged: MergedAutoscaler, figures: Figures): Statement[] {
  const able = merged.conditions.find(({ type }) => type === "AbleToScale");
  if (able?.reason === undefined) return [];
  if (able.reason === "ScaleDownStabilized" || able.reason === "ScaleUpStabilized") {
    const direction = able.reason === "ScaleUpStabilized" ? "up" : "down";
    const { seconds, assumes } = windowOf(merged, direction);
    if (decisiveness(merged, figures, direction) === false) return [];
    const risen = direction === "down" ? lastRise(merged, seconds) : null;
    return [
      {
        code: "nextScale",
        direction,
        after: "lastHigherRecommendation",
        waitSeconds: seconds,
        // The last sync still remembered the proposal, and it is older than that sync.
        inSeconds: { low: risen ? Math.max(0, seconds - risen.ago.high) : 0, high: seconds },
        ...(risen && { proposedAgo: risen.ago }),
        standing: "computed",
        assumes,
        basis: [able.place, ...(risen ? [risen.place] : [])],
      },
      { code: "undetermined", what: "lastHigherRecommendation", standing: "computed", basis: [able.place] },
    ];
  }
  if (!backoff.has(able.reason)) return [];
  const scales = merged.events.filter(({ reason, age }) => reason === "SuccessfulRescale" && typeof age === "string");
  const ages = scales.flatMap((event) => {
    const ago = secondsOfAge(event.age!);
    return ago === null ? [] : [{ ago, place: event.place }];
  });
  const last = ages.toSorted((one, other) => one.ago.low - other.ago.low)[0];
  const directions =
    able.reason === "BackoffBoth" ? (["down", "up"] as const) : able.reason === "BackoffUpscale" ? (["up"] as const) : (["down"] as const);
  return directions.map((direction): Statement => {
    const waitSeconds = forbidden[direction];
    const inSeconds: Range | null =
      last === undefined ? null : { low: Math.max(0, waitSeconds - last.ago.high), high: Math.max(0, waitSeconds - last.ago.low) };
    return {
      code: "nextScale",
      direction,
      after: "lastScale",
      waitSeconds,
      inSeconds,
      standing: "computed",
      assumes: ["defaultForbiddenWindows"],
      basis: [able.place, ...(last ? [last.place] : [])],
    };
  });
}

import { formatMemoryMilli, formatMilli, milliQuantity } from "../lib/quantity";
import type { Scenario } from "../scenario/scenario";
import type { LateParts } from "../simulation/lateParts";
import { noBound } from "../simulation/vpaPart";
import { fieldKinds, studyFields, type FieldKind, type StudyField } from "./fields";
import { readStudy } from "./readStudy";
import { maxMoves, type Move, type MoveValue, type Study } from "./study";

/** From this many seconds of a run on, a search of the usual size would keep a person waiting for minutes. */
const longRun = 12 * 3600;
/** Half of the usual runs, enough to judge about ten candidates in all cases. A person can ask for more. */
const budgetOfLongRuns = 1000;

/**
 * The study with which a search of any scenario begins: every metric's target and minReplicas around their values of today, both windows, and
 * the mode of a VerticalPodAutoscaler. Beside one the cost is the requested CPU, because pods of another size cost something else.
 * `moves` is empty if none of these can be moved; `readStudy` then says why.
 */
export function defaultStudy(scenario: Scenario, parts: LateParts): Study {
  const fields = studyFields(scenario, parts);
  const kind = fields.some((field) => field.kind === "vpaMode") ? "cpuHoursRequested" : "podHours";
  const study = { cost: { kind }, harm: "failedShare", seeds: 20, variations: [{ kind: "load", amount: 1.2 }] } as const;
  const moves = fields.filter(({ kind }) => movedFirst[kind]).flatMap((field) => defaultMove(field, scenario, parts, fields) ?? []);
  return { moves: moves.slice(0, maxMoves), ...study, ...(scenario.durationSeconds >= longRun && { budget: budgetOfLongRuns }) };
}

/** What people change first, and what other fields do not depend on. */
const movedFirst: Readonly<Record<FieldKind, boolean>> = {
  utilization: true,
  target: true,
  minReplicas: true,
  windowSeconds: true,
  syncSeconds: false,
  maxReplicas: false,
  policyValue: false,
  periodSeconds: false,
  tolerance: false,
  seconds: false,
  threshold: true,
  cpuRequest: false,
  select: false,
  vpaMode: true,
  vpaCpuBound: false,
  vpaMemoryBound: false,
  vpaResources: false,
};

/** Values around today's, with which a study of this field alone can begin; null if the field has no other value here. */
export function defaultMove(field: StudyField, scenario: Scenario, parts: LateParts, fields = studyFields(scenario, parts)): Move | null {
  const usual = usualMove(field, fields);
  if (usual === null) return null;
  // What the container's limit or the length of the run does not allow lies above today's.
  const today = typeof ("to" in usual ? usual.to : "") === "number" ? Number(field.today) : field.today;
  const moves: Move[] = "to" in usual && usual.from !== today ? [usual, { ...usual, to: today }] : [usual];
  return moves.find((move) => readStudy({ moves: [move] }, scenario, parts).ok) ?? null;
}

function usualMove(field: StudyField, fields: readonly StudyField[]): Move | null {
  const { path, today } = field;
  const kind = fieldKinds[field.kind];
  if ("words" in kind) return { field: path, values: [...kind.words] };
  if (field.kind === "windowSeconds") return { field: path, values: windowsWith(Number(today), path) };
  if (today === noBound) return { field: path, values: [...usualBounds[field.kind === "vpaCpuBound" ? "cpu" : "memory"]] };
  if (kind.quantity) return quantityMove(field, kind.max);
  const now = Number(today);
  const bounds = { minReplicas: { min: Math.min(1, now), max: maxReplicasOf(fields) }, utilization: { min: 5, max: Math.max(95, now) } };
  const { min, max } = { ...kind, ...(field.kind in bounds && bounds[field.kind as keyof typeof bounds]) };
  const step = Math.max(1, roundStep(now / 12));
  return around(field, { now, step, min, max }, (amount) => amount);
}

/** Where there is no bound yet. */
const usualBounds = { cpu: ["100m", "250m", "500m", "1"], memory: ["128Mi", "256Mi", "512Mi", "1Gi"] } as const;

const maxReplicasOf = (fields: readonly StudyField[]) => Number(fields.find(({ kind }) => kind === "maxReplicas")?.today);

function windowsWith(today: number, path: string): number[] {
  const usual = path.includes("scaleUp") ? [0, 60] : [60, 120, 300];
  return [...new Set([...usual, today])].toSorted((one, other) => one - other);
}

/** Bytes that are written in Mi stay whole Mi. */
function quantityMove(field: StudyField, max: number): Move | null {
  const unit = field.today.endsWith("i") ? mebibyteMilli : 1;
  const now = Number(milliQuantity(field.today)) / unit;
  const step = Math.max(1, roundStep(now / 12));
  const write = unit === 1 ? formatMilli : formatMemoryMilli;
  return around(field, { now, step, min: 1, max: max / unit }, (amount) => write(amount * unit));
}

const mebibyteMilli = 1000 * 2 ** 20;

interface Amounts {
  now: number;
  step: number;
  min: number;
  max: number;
}

const stepsEachWay = 4;

function around(field: StudyField, { now, step, min, max }: Amounts, write: (amount: number) => MoveValue): Move | null {
  const down = Math.max(0, Math.min(stepsEachWay, Math.floor((now - min) / step)));
  const up = Math.max(0, Math.min(stepsEachWay, Math.floor((max - now) / step)));
  if (down + up === 0 || !Number.isInteger(now)) return null;
  return { field: field.path, from: write(now - down * step), to: write(now + up * step), by: write(step) };
}

/** The nearest of 1, 2, 5 and 10 times a power of ten. */
function roundStep(amount: number): number {
  const power = 10 ** (String(Math.floor(Math.max(1, amount))).length - 1);
  const off = (times: number) => Math.abs(times * power - amount);
  return power * [1, 2, 5, 10].reduce((best, times) => (off(times) < off(best) ? times : best));
}

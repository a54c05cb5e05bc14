import { help } from "../simulation/help";
import { useScenario } from "../store/scenario";

/** A number of the autoscaler's text that decides something; columns from 1, the end exclusive. */
export interface DecidingNumber {
  /** The last part of its path, for example "maxReplicas". */
  field: Field;
  line: number;
  column: number;
  endColumn: number;
}

/** The least and the most that the API server accepts, and one step of it. */
const fields = {
  minReplicas: { min: 1, max: 2_147_483_647, step: 1 },
  maxReplicas: { min: 1, max: 2_147_483_647, step: 1 },
  averageUtilization: { min: 1, max: 2_147_483_647, step: 1 },
  averageValue: { min: 1, max: Infinity, step: 1 },
  value: { min: 1, max: Infinity, step: 1 },
  stabilizationWindowSeconds: { min: 0, max: 3600, step: 5 },
  periodSeconds: { min: 1, max: 1800, step: 5 },
  tolerance: { min: 0, max: Infinity, step: 0.01 },
} as const;
type Field = keyof typeof fields;

/** The numbers of a text without errors, by what the API server stores of it; null if there is no answer. */
export async function decidingNumbers(text: string): Promise<DecidingNumber[] | null> {
  const { flags } = useScenario.getState().scenario;
  // The older API has other paths.
  if (flags.kubernetesVersion === "1.2") return [];
  const stored = await help("stored", { text, flags });
  if (stored === undefined) return null;
  const lines = text.split("\n");
  return (stored?.lines ?? []).flatMap(({ path, line }) => {
    const field = fieldOf(path);
    if (field === null || line === null) return [];
    const place = scalarOf(field, lines[line - 1] ?? "");
    return place === null ? [] : [{ field, line, column: place.start + 1, endColumn: place.end + 1 }];
  });
}

function fieldOf(path: string): Field | null {
  const field = path.slice(path.lastIndexOf(".") + 1);
  if (!Object.hasOwn(fields, field)) return null;
  const decides =
    path === `spec.${field}` || (path.startsWith("spec.metrics[") && path.includes(".target.")) || path.startsWith("spec.behavior.");
  return decides ? (field as Field) : null;
}

/** The digits after the only key of this name in a line, without a unit; null if the line is written in another way. */
export function scalarOf(key: string, line: string): { start: number; end: number } | null {
  const at = line.indexOf(`${key}:`);
  const before = line[at - 1] ?? " ";
  if (at < 0 || line.indexOf(`${key}:`, at + 1) >= 0 || !" -{,".includes(before) || line.slice(0, at).includes("#")) return null;
  let start = at + key.length + 1;
  while (" \"'".includes(line[start] ?? "\n")) start++;
  let end = start;
  while ("0123456789.".includes(line[end] ?? "\n")) end++;
  return Number.isFinite(Number(line.slice(start, end))) && end > start ? { start, end } : null;
}

/**
 * The digits some steps further. A whole number of seconds goes to the next multiple of its step, a number with decimals changes its last
 * one, and no number leaves what the API server accepts.
 */
export function steppedDigits(digits: string, field: Field, steps: number): string {
  const { min, max, step } = fields[field];
  const decimals = Math.max((digits.split(".")[1] ?? "").length, field === "tolerance" ? 2 : 0);
  const unit = decimals > 0 ? 10 ** -decimals : step;
  const moved = (steps < 0 ? Math.ceil : Math.floor)(Number((Number(digits) / unit).toFixed(6))) + steps;
  return String(
    Number(Math.min(max, Math.max(Math.min(min, Number(digits), decimals > 0 && min > 0 ? unit : min), moved * unit)).toFixed(decimals)),
  );
}

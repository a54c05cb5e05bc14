import type { ConditionReading } from "../evidence";

const row =
  /^\s*(AbleToScale|ScalingActive|ScalingLimited|ScaledToZero)\s+(True|False|Unknown)(?:\s+([A-Z][A-Za-z]+)(?:\s(.*))?|\s{3,}(\S.*))?\s*$/s;

/** A row of a description's conditions. */
export function readConditionRow(text: string): Omit<ConditionReading, "line"> | null {
  const match = row.exec(text);
  if (match === null) return null;
  const [, type = "", status = "", reason, message, only] = match;
  if (only !== undefined) return { type, status, message: only.trim() };
  return { type, status, ...(reason !== undefined && { reason }), ...(reason !== undefined && { message: message?.trim() ?? "" }) };
}

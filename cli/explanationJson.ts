import { isRecord } from "../engine/index";

/**
 * An explanation as a file. An integer beyond the safe range is text. A column of numbers is a list, with null for NaN. Advice is a sentence,
 * not also its parts.
 */
export const explanationJson = (explained: object): string => `${JSON.stringify(explained, (_, value: unknown) => plain(value), 2)}\n`;

function plain(value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Float64Array) return [...value];
  return isRecord(value) ? withoutParts(value) : value;
}

function withoutParts(value: Record<string, unknown>): Record<string, unknown> {
  if (value["code"] !== "advice") return value;
  const { said: _, ...statement } = value;
  return statement;
}

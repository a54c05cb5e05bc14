import { isRecord } from "../engine/index";

/** An explanation as a file. An integer beyond the safe range is text. Advice is a sentence, not also its parts. */
export const explanationJson = (explained: object): string =>
  `${JSON.stringify(explained, (_, value: unknown) => (typeof value === "bigint" ? String(value) : isRecord(value) ? withoutParts(value) : value), 2)}\n`;

function withoutParts(value: Record<string, unknown>): Record<string, unknown> {
  if (value["code"] !== "advice") return value;
  const { said: _, ...statement } = value;
  return statement;
}

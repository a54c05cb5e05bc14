/** Helpers to read JSON of unknown shape. */

/** An object's own field. */
export const field = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null && Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined;

export const textOf = (data: unknown, name: string): string => {
  const value = field(data, name);
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};

/** A number, also as text; null for anything else. */
export function numberIn(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Helpers to read JSON of unknown shape. */
import { refuse } from "../../lib/refusal";

export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** An object's own field. */
export const field = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null && Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined;

/** A field that is a list; an empty list if it is not one. */
export function listOf(data: unknown, name: string): readonly unknown[] {
  const value = field(data, name);
  return Array.isArray(value) ? value : [];
}

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

export const shown = (kind: unknown): string => (typeof kind === "string" ? kind.slice(0, 40) : typeof kind);

/** In the form in which PromQL writes a series. */
export function seriesName(metric: unknown): string {
  if (typeof metric !== "object" || metric === null) return "";
  const labels = Object.entries(metric).filter(([label]) => label !== "__name__");
  const name = field(metric, "__name__");
  const within = labelsText(labels);
  return `${typeof name === "string" ? name : ""}${within === "" ? "" : `{${within}}`}`;
}

/** `a="b", c="d"`. */
export function labelsText(labels: readonly (readonly [string, unknown])[]): string {
  const text = (value: unknown): string => {
    if (typeof value === "object" && value !== null) return refuse("A label of a series is not text.");
    return JSON.stringify(String(value));
  };
  return labels.map(([label, value]) => `${label}=${text(value)}`).join(", ");
}

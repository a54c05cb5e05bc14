import type { AutoscalerReading } from "../evidence";
import { known } from "./targets";
import { cellsOf, type TableHeader } from "./table";

type Fields = Partial<
  Pick<
    AutoscalerReading,
    "name" | "namespace" | "minReplicas" | "maxReplicas" | "currentReplicas" | "desiredReplicas" | "lastScaleTime" | "target"
  >
>;

type Field = Exclude<keyof Fields, "target"> | "targetKind" | "targetName";

const words: ReadonlySet<Field> = new Set(["name", "namespace", "lastScaleTime", "targetKind", "targetName"]);

const fields: Readonly<Record<string, Field>> = {
  "metadata.name": "name",
  "metadata.namespace": "namespace",
  "spec.minReplicas": "minReplicas",
  "spec.maxReplicas": "maxReplicas",
  "status.currentReplicas": "currentReplicas",
  "status.desiredReplicas": "desiredReplicas",
  "status.lastScaleTime": "lastScaleTime",
  "spec.scaleTargetRef.kind": "targetKind",
  "spec.scaleTargetRef.name": "targetName",
};

/** The field of each column that `-o custom-columns=` made of an autoscaler; null where the command asks for none. */
export function customColumns(command: string | undefined): ReadonlyMap<string, Field> | null {
  const words = (command ?? "").split(/\s+/);
  const autoscaler = words.findIndex((word, index) => index > 0 && /^(?:hpa|horizontalpodautoscalers?)\b/i.test(word));
  const [, asked] = autoscaler < 0 ? [] : (words.find((word, index) => index > autoscaler && isOption.test(word))?.split(isOption) ?? []);
  if (!asked) return null;
  const columns = asked
    .replace(/^["']|["']$/g, "")
    .split(",")
    .flatMap((column) => {
      const [, name, path = ""] = /^([^:]+):\{?\.?([\w.]+)\}?$/.exec(column) ?? [];
      return name !== undefined && Object.hasOwn(fields, path) ? [[name, fields[path]!] as const] : [];
    });
  return columns.some(([, field]) => field === "name") ? new Map(columns) : null;
}

const isOption = /custom-columns=/i;

/** A row of such a table; null if it is none. */
export function readCustomRow(text: string, header: TableHeader, columns: ReadonlyMap<string, Field>): Fields | null {
  const cells = cellsOf(text, header);
  if (cells === null) return null;
  const read = [...columns].map(([column, field]): [Field, string | number | null | undefined] => {
    const cell = cells.get(column) ?? "";
    if (words.has(field)) return [field, field === "name" || known(cell) !== null ? cell : null];
    return [field, known(cell) === null ? null : /^\d{1,15}$/.test(cell) ? Number(cell) : undefined];
  });
  const isRow = read.every(([field, value]) => value !== undefined && (field !== "name" || /^[a-z0-9][-a-z0-9.]*$/.test(String(value))));
  if (!isRow) return null;
  const said = Object.fromEntries(read.filter(([field, value]) => value !== null || !words.has(field)));
  const { targetKind: kind, targetName: name, ...others } = said;
  return { ...others, ...(typeof kind === "string" && typeof name === "string" && { target: { kind, name } }) };
}

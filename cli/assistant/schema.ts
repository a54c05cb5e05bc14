import { isRecord, nearest } from "../../engine/index";

/** The part of JSON Schema (2020-12) in which the inputs of the tools are written. An object has no fields but its own. */
export type Schema = { readonly description?: string } & (
  | { readonly type: "string"; readonly enum?: readonly string[]; readonly minLength?: number; readonly maxLength?: number }
  | { readonly type: "integer" | "number"; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: readonly ("string" | "number" | "boolean")[] }
  | { readonly type: "array"; readonly items: Schema; readonly minItems: number; readonly maxItems: number }
  | ObjectSchema
  /** Whatever the reader of the field takes, which has words of its own. */
  | { readonly type: "object"; readonly additionalProperties: true }
);

export interface ObjectSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Another schema is that of each field that has none of its own. */
  readonly additionalProperties: false | Schema;
}

const whole = "The input";

/** What is wrong with a value, with its path and what to write instead; null: nothing. */
export function faultOf(schema: Schema, value: unknown, path = whole): string | null {
  switch (schema.type) {
    case "string":
      return textFault(schema, value, path);
    case "integer":
    case "number":
      return numberFault(schema, value, path);
    case "array":
      if (!Array.isArray(value)) return `${path} is ${named(value)}; it must be a list.`;
      if (value.length < schema.minItems) return `${path} is empty; give at least ${schema.minItems}.`;
      if (value.length > schema.maxItems) return `${path} has ${value.length} entries; give at most ${schema.maxItems}.`;
      return firstOf(value.map((each, index) => () => faultOf(schema.items, each, `${path}[${index}]`)));
    case "object":
      return objectFault(schema, value, path);
    default:
      return schema.type.some((type) => type === typeof value)
        ? null
        : `${path} is ${named(value)}; it must be a ${schema.type.join(" or a ")}.`;
  }
}

const firstOf = (faults: readonly (() => string | null)[]): string | null => {
  for (const fault of faults) {
    const found = fault();
    if (found !== null) return found;
  }
  return null;
};

function textFault(schema: Extract<Schema, { type: "string" }>, value: unknown, path: string): string | null {
  if (typeof value !== "string") return `${path} is ${named(value)}; it must be a text.`;
  const { enum: words, minLength = 0, maxLength } = schema;
  if (words !== undefined && !words.includes(value)) {
    const meant = nearest(value, words);
    return `${path} is ${named(value)}; it must be one of ${words.join(", ")}.${meant === undefined ? "" : ` Did you mean ${meant}?`}`;
  }
  if (value.length < minLength) return `${path} is empty; it must be a text.`;
  if (maxLength !== undefined && characters(value) > maxLength)
    return `${path} has ${characters(value)} characters; at most ${maxLength} are allowed.`;
  return null;
}

/** As JSON Schema counts them. */
const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

function numberFault(schema: Extract<Schema, { type: "integer" | "number" }>, value: unknown, path: string): string | null {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (typeof value !== "number" || !Number.isFinite(value)) return `${path} is ${named(value)}; it must be a number.`;
  if (schema.type === "integer" && !Number.isInteger(value)) return `${path} is ${value}; it must be a whole number.`;
  if (value >= minimum && value <= maximum) return null;
  const range = maximum === Infinity ? `${minimum} or more` : `from ${minimum} to ${maximum}`;
  return `${path} is ${value}; it must be ${range}.`;
}

function objectFault(schema: Extract<Schema, { type: "object" }>, value: unknown, path: string): string | null {
  if (!isRecord(value) || Array.isArray(value)) return `${path} is ${named(value)}; it must be an object.`;
  if (schema.additionalProperties === true) return null;
  const { properties, required = [], additionalProperties } = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${path} lacks ${missing}: ${properties[missing]!.description ?? ""}`;
  return firstOf(
    Object.entries(value).map(([name, each]) => () => {
      const own = Object.hasOwn(properties, name) ? properties[name]! : additionalProperties;
      return own === false
        ? unknownField(name, path, Object.keys(properties))
        : faultOf(own, each, path === whole ? name : `${path}.${name}`);
    }),
  );
}

export function unknownField(name: string, path: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return `${path} has no field ${named(name)}. ${meant === undefined ? `It may have ${known.join(", ")}.` : `Did you mean ${meant}?`}`;
}

/** Never long, and never nested. */
function named(value: unknown): string {
  if (value === undefined) return "missing";
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  const json = JSON.stringify(value) ?? typeof value;
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}

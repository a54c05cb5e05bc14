import { foreign, type NotEnglish, plain, say, type Value, type Words } from "./sentence";
/** What was read, or one sentence on what is wrong with it and where. */
export type Reading<T> = { ok: true; value: T } | Refused;

/** `said`: the sentence as data. */
export interface Refused {
  ok: false;
  error: string;
  said: Words;
}

class Refusal extends Error {
  constructor(readonly said: Words) {
    super(plain(said));
  }
}

/** Refuses the data that is being read, with a sentence about what is wrong and where. Only `reading` catches it. */
export function refuse(sentence: Words): never {
  throw new Refusal(sentence);
}

/** What a reader returns, or the sentence with which it refused. */
export function reading<T>(read: () => T): Reading<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.message, said: error.said };
    throw error;
  }
}

/** Where a value stands, a path of the data or words of ours. */
const placeOf = (what: Value): Value => what;

/** An object's own fields; what it inherits is not data. */
export function record<What extends Value>(data: unknown, what: NotEnglish<What>): ReadonlyMap<string, unknown> {
  if (typeof data !== "object" || data === null || Array.isArray(data))
    refuse(say`${placeOf(what)} is ${shown(data)}; it must be an object.`);
  return new Map(Object.entries(data));
}

/** An object that has no fields but these. */
export function onlyOf<What extends Value>(data: unknown, what: NotEnglish<What>, names: readonly string[]): ReadonlyMap<string, unknown> {
  const fields = record(data, what);
  const unknown = [...fields.keys()].find((name) => !names.includes(name));
  return unknown === undefined ? fields : refuse(say`${placeOf(what)} has ${shown(unknown)}; it may have ${names.join(", ")}.`);
}

export function list<What extends Value>(data: unknown, what: NotEnglish<What>, maxLength: number): readonly unknown[] {
  if (!Array.isArray(data)) refuse(say`${placeOf(what)} is ${shown(data)}; it must be a list.`);
  if (data.length > maxLength) refuse(say`${placeOf(what)} has ${data.length} entries; at most ${maxLength} are allowed.`);
  return data;
}

export function text<What extends Value>(data: unknown, what: NotEnglish<What>, maxLength: number): string {
  if (typeof data !== "string") refuse(say`${placeOf(what)} is ${shown(data)}; it must be text.`);
  if (data.length > maxLength) refuse(say`${placeOf(what)} has ${data.length} characters; at most ${maxLength} are allowed.`);
  return data;
}

export const isDnsLabel = (name: string): boolean => name.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name);

/** A name as the API server wants it for a container. */
export function dnsLabel<What extends Value>(data: unknown, what: NotEnglish<What>): string {
  const name = text(data, what, 63);
  if (!isDnsLabel(name))
    refuse(say`${placeOf(what)} is ${shown(name)}; it must be lower-case letters, digits and -, with a letter or digit at both ends.`);
  return name;
}

/** A number inside its range; it must be whole if the range's step is whole. */
export function number<What extends Value>(
  data: unknown,
  what: NotEnglish<What>,
  range: { min: number; max: number; step?: number },
): number {
  if (typeof data !== "number" || !Number.isFinite(data)) refuse(say`${placeOf(what)} is ${shown(data)}; it must be a number.`);
  if (data < range.min || data > range.max) refuse(say`${placeOf(what)} is ${data}; it must be from ${range.min} to ${range.max}.`);
  if (range.step !== undefined && Number.isInteger(range.step) && !Number.isInteger(data)) {
    refuse(say`${placeOf(what)} is ${data}; it must be a whole number.`);
  }
  return data;
}

export function flag<What extends Value>(data: unknown, what: NotEnglish<What>): boolean {
  if (typeof data !== "boolean") refuse(say`${placeOf(what)} is ${shown(data)}; it must be true or false.`);
  return data;
}

/** One of a few words. `listed`: how a refusal lists them. */
export function choice<T extends string, What extends Value>(
  data: unknown,
  what: NotEnglish<What>,
  words: readonly T[],
  listed = words.join(", "),
): T {
  const word = words.find((candidate) => candidate === data);
  if (word === undefined) refuse(say`${placeOf(what)} is ${shown(data)}; it must be one of ${listed}.`);
  return word;
}

/** A value as part of a sentence, never long. */
export function shown(data: unknown): Words {
  if (data === undefined) return say`missing`;
  // Never turned into text: it may be nested deeper than the stack.
  if (typeof data === "object" && data !== null) return Array.isArray(data) ? say`a list` : say`an object`;
  const json = JSON.stringify(data) ?? typeof data;
  return foreign(json.length > 40 ? (`${json.slice(0, 40)}…` as string) : json);
}

import type { Words } from "../../engine/index";

/** How requests of any kind and their replies travel between the page and a worker. */

/** For each kind of request: the types of the request, of its answer, and for some kinds of the parts that come before the answer. */
export type KindsOf<Kinds> = { [Kind in keyof Kinds]: { request: unknown; answer: unknown; part?: unknown } };

export type RequestOf<Kinds extends KindsOf<Kinds>, Kind extends keyof Kinds> = Kinds[Kind]["request"];
export type AnswerOf<Kinds extends KindsOf<Kinds>, Kind extends keyof Kinds> = Kinds[Kind]["answer"];
export type PartOf<Kinds extends KindsOf<Kinds>, Kind extends keyof Kinds> = Kinds[Kind] extends { part: infer Part } ? Part : never;

/** `cancel` is the id of the request that is given up. */
export type Request = { id: number; kind: PropertyKey; request: unknown } | { cancel: number };

/** A sentence of the engine, or our own bug in its own words. */
export type Failure = Words | string;

/** After a request is answered, failed or given up, no message about it follows. */
export type Message = { id: number; part: unknown } | { id: number; answer: unknown } | { id: number; failure: Failure | null };

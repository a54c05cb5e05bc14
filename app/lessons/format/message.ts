import type { Sentence } from "../../../engine/index";

/**
 * A complaint of the reader. The reader runs in a worker and in the build and does not know the page's language, so the message keeps its
 * template and values, and the page translates them. A string stays unchanged: it is a name. A sentence of the engine is about a scenario.
 */
export type Message = Sentence | string | { texts: readonly string[]; values: readonly (Message | number)[] };

export const say = (texts: TemplateStringsArray, ...values: (Message | number)[]): Message => ({ texts: [...texts], values });

/**
 * A complaint of the reader. The reader runs in a worker and in the build, where the page's language is not known: so it passes on the
 * template with its values, and the page translates it. A string is shown as it is: names, and the engine's own words about a scenario.
 */
export type Message = string | { texts: readonly string[]; values: readonly (Message | number)[] };

export const say = (texts: TemplateStringsArray, ...values: (Message | number)[]): Message => ({ texts: [...texts], values });

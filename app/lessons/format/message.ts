/**
 * What a reader says. It reads in a worker and in the build, where nobody knows the page's language: so the template is handed on with its
 * values, and whoever shows it says it. A string is said as it stands: names, and what the engine says of a scenario.
 */
export type Message = string | { texts: readonly string[]; values: readonly (Message | number)[] };

export const say = (texts: TemplateStringsArray, ...values: (Message | number)[]): Message => ({ texts: [...texts], values });

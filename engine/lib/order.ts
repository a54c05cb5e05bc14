/** Orders texts by their code units, as Go orders strings of ASCII. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

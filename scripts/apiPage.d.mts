export const page: string;
export function declarations(): Promise<string>;
export function apiPage(source: string, names?: readonly string[]): string;

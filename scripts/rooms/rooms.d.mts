export const floor: string[];
export const rooms: Record<string, string[]>;
export const tests: Record<string, string[]>;

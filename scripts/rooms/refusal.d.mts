export function refusal(importer: string, specifier: string, kind: "value" | "type" | "late"): string | null;
export function roomOf(path: string): string;
export function readName(allowed: string): { name: string; only?: "type" | "late" };
export function covers(name: string, imported: string): boolean;
export function isTest(path: string): boolean;

/** The language that a program asks for. The page, its workers and the library ask for none. */
import type { Catalogue } from "./catalogue";

export interface Asked {
  name: string;
  catalogue: Catalogue;
}

export let asked: Asked | null = null;

/** To be called before anything that holds words is loaded. */
export function askLanguage(language: Asked): void {
  asked = language;
}

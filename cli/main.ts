#!/usr/bin/env node
import { askLanguage } from "../app/text/asked";
import { languageIn, type Translated } from "./language";

const catalogues: Readonly<Record<Translated, () => Promise<typeof import("virtual:words/*")>>> = {
  de: () => import("virtual:words/de"),
  uk: () => import("virtual:words/uk"),
};

// Words get their language as their modules load, so it is asked for before.
const args = process.argv.slice(2);
const name = languageIn(args);
if (name !== null) askLanguage({ name, catalogue: (await catalogues[name]()).catalogue });
const { program } = await import("./program");
process.exitCode = await program(args, import.meta.dirname);

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// The bundler warns of any other import, at everyone's first `npm start`.
test.for(["vite.config.ts", "vite.package.config.ts", "vitest.config.ts"])(
  "%s imports the project's own files by their whole names",
  (config) => {
    const place = new URL(`../${config}`, import.meta.url);
    const imported = [...readFileSync(place, "utf8").matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, path]) => path!);
    expect(imported.filter((path) => !existsSync(fileURLToPath(new URL(path, place))))).toEqual([]);
  },
);

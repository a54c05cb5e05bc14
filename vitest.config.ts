import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lessons } from "./scripts/lessons.ts";

/** The app's tests that replace a module: the replacement would stay for the tests after them. */
const replacing = readdirSync(join(import.meta.dirname, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `app/${file}`)
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\b/.test(readFileSync(join(import.meta.dirname, file), "utf8")));

export default defineConfig({
  plugins: [react(), lessons()],
  test: {
    environment: "node",
    // Without this, one of two processors would stay idle.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // No part of the engine keeps state between calls, so its tests can share the modules: loading them took longer than half of the
      // tests.
      {
        extends: true,
        test: { name: "engine", include: ["engine/**/*.test.ts", "cli/**/*.test.ts", "scripts/**/*.test.ts"], isolate: false },
      },
      // The app's tests leave no state, and share the modules too.
      { extends: true, test: { name: "app", include: ["app/**/*.test.{ts,tsx}"], exclude: replacing, isolate: false } },
      { extends: true, test: { name: "replacing", include: replacing } },
    ],
  },
});

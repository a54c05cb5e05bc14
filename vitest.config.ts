import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lessons } from "./scripts/lessons.ts";
import { words } from "./scripts/words/words.ts";

const appTests = readdirSync(join(import.meta.dirname, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `app/${file}`);

/**
 * The app's tests that replace something, render a part of the page or use a store: what they leave behind would change later tests. The
 * engine's simulation and what makes a run of its trace keep nothing.
 */
const keepsState = /\bvi\.|@vitest-environment jsdom|\bstore\b|(?<!\bengine\/)\bsimulation\b(?!\/toRun\b)/;
const alone = appTests.filter((file) => keepsState.test(readFileSync(join(import.meta.dirname, file), "utf8")));

/**
 * Of these, the ones that need Node's own context. What Node copies in a message belongs to it, and would not equal an object of another
 * context; and another context cannot load Recharts ("Cannot use import statement outside a module").
 */
const inNode = alone.filter((file) =>
  /joinedWorker|recharts|Figure|\bcharts\b/.test(file + readFileSync(join(import.meta.dirname, file), "utf8")),
);

export default defineConfig({
  plugins: [react(), lessons(), words()],
  test: {
    environment: "node",
    // Without this, one of two processors would stay idle.
    maxWorkers: 2,
    // No test is judged by its time: other processes may have most of the machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      // No part of the engine keeps state between calls, so its tests can share the modules: loading them took longer than half of the
      // tests.
      {
        extends: true,
        test: {
          name: "engine",
          include: ["engine/**/*.test.ts", "npm/**/*.test.ts", "cli/**/*.test.ts", "scripts/**/*.test.ts"],
          isolate: false,
        },
      },
      { extends: true, test: { name: "app", include: ["app/**/*.test.{ts,tsx}"], exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: inNode } },
      {
        extends: true,
        // Each file has a context of its own in a thread that keeps the compiled modules, which takes two thirds of the time.
        test: { name: "contexts", include: alone, exclude: inNode, pool: "vmThreads" },
      },
    ],
  },
});

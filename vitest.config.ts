import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lessons } from "./scripts/lessons.ts";

/** The app's rooms that calculate. Three of their tests need a page of their own. */
const calculations = "app/{charts,compare,exchange,explain,incidents,kubectl,lessons,load}/**/!(playback|progress|transportKeys).test.ts";

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
      // The same is true of the app's rooms that calculate; code that draws, keeps or replaces something gets its own modules.
      { extends: true, test: { name: "calculations", include: [calculations], isolate: false } },
      { extends: true, test: { name: "app", include: ["app/**/*.test.{ts,tsx}"], exclude: [calculations] } },
    ],
  },
});

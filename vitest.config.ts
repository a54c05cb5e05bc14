import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lessons } from "./scripts/lessons";

export default defineConfig({
  plugins: [react(), lessons()],
  test: {
    environment: "node",
    // One of two processors would stay idle otherwise.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Nothing in the engine keeps anything between calls, so its tests can share the modules: reading them took longer than half the tests.
      { extends: true, test: { name: "engine", include: ["engine/**/*.test.ts", "cli/**/*.test.ts"], isolate: false } },
      { extends: true, test: { name: "app", include: ["app/**/*.test.{ts,tsx}"] } },
    ],
  },
});

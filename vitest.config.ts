import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { lessons } from "./scripts/lessons";

export default defineConfig({
  plugins: [react(), lessons()],
  test: {
    include: ["engine/**/*.test.ts", "app/**/*.test.{ts,tsx}", "cli/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

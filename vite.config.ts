import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentSecurityPolicy } from "./scripts/contentSecurityPolicy";
import { serviceWorker } from "./scripts/serviceWorker";

/** Relative addresses everywhere, so that dist/ works from any sub-path. */
export default defineConfig({
  base: "./",
  plugins: [react(), contentSecurityPolicy(), serviceWorker()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 4000,
    // Importing the engine, or its YAML reader, does nothing by itself: the page carries only what it calls, the rest comes late.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /js-yaml|[\\/]engine[\\/]/, sideEffects: false }] } },
  },
});

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
    // js-yaml does not say that importing it does nothing; the page itself, which never reads YAML, would carry it.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /js-yaml/, sideEffects: false }] } },
  },
});

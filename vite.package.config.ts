import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { thirdPartyLicences } from "./scripts/thirdPartyLicenses.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content of the npm package: the command and the engine for Node, with everything that they need. */
export default defineConfig({
  publicDir: false,
  plugins: [thirdPartyLicences().written()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist-npm",
    rolldownOptions: {
      input: {
        cli: here("cli/main.ts"),
        "kubectl-hpa_why": here("cli/kubectlPlugin.ts"),
        engine: here("engine/doors/withKeda.ts"),
        library: here("engine/doors/library.ts"),
        // action.yml starts it by this name.
        action: here("cli/action/main.ts"),
        remark: here("app/doors/remark.ts"),
        // The command starts it by this name.
        thread: here("cli/tune/thread.ts"),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "parts/[name].js" },
    },
  },
});

import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { thirdPartyLicences } from "./scripts/thirdPartyLicenses.ts";
import { reportWords } from "./scripts/words/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The content of the npm package: the command, the library and the engine for Node, with everything that they need. */
export default defineConfig({
  publicDir: false,
  plugins: [reportWords(), thirdPartyLicences().written()],
  // Its entries for programs also run in browsers, so no package comes in its form for Node.
  ssr: { noExternal: true, resolve: { conditions: ["module", "production"] } },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist-npm",
    rolldownOptions: {
      input: {
        cli: here("cli/main.ts"),
        index: here("npm/index.ts"),
        internal: here("engine/doors/withKeda.ts"),
        "internal/library": here("engine/doors/library.ts"),
        "kubectl-hpa_why": here("cli/kubectlPlugin.ts"),
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

import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentSecurityPolicy } from "./scripts/contentSecurityPolicy.ts";
import { fetchFirst } from "./scripts/fetchFirst.ts";
import { pageVersion } from "./scripts/pageVersion.ts";
import { previewPages } from "./scripts/previews.ts";
import { pureYaml } from "./scripts/pureYaml.ts";
import { lessons } from "./scripts/lessons.ts";
import { thirdPartyLicences } from "./scripts/thirdPartyLicenses.ts";
import { serviceWorker } from "./scripts/serviceWorker.ts";
import { words } from "./scripts/words/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The engine's door and js-yaml have no side effects, but do not declare it: without this, the page would load the YAML reader and the
 * whole engine before the first answer. The whole path is given because the project itself may be in a folder called engine.
 */
const ownEngine = here("engine/")
  .replaceAll("\\", "/")
  .replaceAll(/[^\w/]/g, "\\$&");
const treeshake = { moduleSideEffects: [{ test: new RegExp(`js-yaml|^${ownEngine}`), sideEffects: false }] };

/** Everything that is needed first is one file. Without this, what later parts share with it would become a dozen small files. */
const oneFile = (name: string) => ({ name, tags: ["$initial" as const] });

/** So is what a run needs of a manifest that is not the first one: a link waits for it, and for no file that only that file asks for. */
const oneFileOfReaders = () => {
  let reached: Set<string> | null = null;
  const name = (id: string, bundle: Bundle) => {
    reached ??= reach(here("engine/simulation/prepareRun.ts"), bundle);
    return reached.has(id) ? "prepare" : null;
  };
  return { name };
};

interface Bundle {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A module and all that it imports. */
function reach(from: string, bundle: Bundle): Set<string> {
  const reached = new Set([from]);
  for (const id of reached) for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/** And the sentence with its sum, which comes beside the worker. */
const oneFileOfTheSentence = () => {
  let reached: Set<string> | null = null;
  const name = (id: string, bundle: Bundle) => {
    reached ??= new Set(["DecisionPanel", "ShortSentence"].flatMap((room) => [...reach(here(`app/explain/${room}.tsx`), bundle)]));
    return reached.has(id) && !id.includes("/node_modules/") && !id.startsWith(here("engine/")) ? "sentence" : null;
  };
  return { name };
};

const licences = thirdPartyLicences();

/**
 * Relative addresses everywhere, so that dist/ works from any sub-path. In the mode `package` it is the page of `hpa-playground serve`: it is on
 * the person's own machine, so it has no previews of links, and keeps nothing for use without a network. A service worker would go on
 * answering at a port that another program has later.
 */
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [
    react(),
    pureYaml(),
    lessons(),
    words(),
    contentSecurityPolicy(),
    pageVersion(),
    ...(mode === "package" ? [] : [previewPages()]),
    fetchFirst(),
    licences.written(),
    ...(mode === "package" ? [] : [serviceWorker()]),
  ],
  resolve: {
    alias: {
      // The other build of js-yaml is minified as one piece, so no part of it can be left out.
      "js-yaml": here("node_modules/js-yaml/dist/js-yaml.mjs"),
      // Its browser version decodes Markdown's entities with an element of the page; the worker that reads lessons has none.
      "decode-named-character-reference": here("node_modules/decode-named-character-reference/index.js"),
    },
  },
  worker: {
    format: "es",
    plugins: () => [pureYaml(), licences.seen()],
    rolldownOptions: { treeshake, output: { codeSplitting: { groups: [oneFile("worker"), oneFileOfReaders()] } } },
  },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: [oneFile("page"), oneFileOfTheSentence()] } },
    },
  },
}));

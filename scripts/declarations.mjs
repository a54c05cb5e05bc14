import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

const root = join(import.meta.dirname, "..");

/** The entries of the package for programs, and the files of their declarations. */
const entries = {
  index: "npm/index.d.ts",
  internal: "engine/doors/withKeda.d.ts",
  "internal/library": "engine/doors/library.d.ts",
  remark: "app/doors/remark.d.ts",
};

/** Writes the declarations of entries into a folder: for each entry one file, with all that it needs. */
export async function writeDeclarations(folder, names = Object.keys(entries)) {
  const types = mkdtempSync(join(folder, "types-"));
  try {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", "npm/tsconfig.types.json", "--outDir", types], {
      cwd: root,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stdout);
    for (const name of names) await bundle(folder, name, join(types, entries[name]));
  } finally {
    rmSync(types, { recursive: true });
  }
}

async function bundle(folder, name, file) {
  // The compiler has made the declarations, so the plugin only joins them.
  const bundled = await rolldown({
    input: { [name]: file },
    cwd: root,
    logLevel: "silent",
    plugins: [dts({ dtsInput: true, oxc: true, tsconfig: false })],
  });
  const { output } = await bundled.write({ dir: folder, format: "esm" });
  await bundled.close();
  if (output.length !== 1) throw new Error(`${name} has ${output.length} files of declarations`);
}

// Makes the files of a release in the folder that is named: the npm package, the built action, the page, an SBOM, and the checksums of all. In a
// workflow of GitHub also the plugin's manifest for krew, which fetches the package from that release.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = join(import.meta.dirname, "..");
const out = resolve(process.argv[2] ?? "release");
mkdirSync(out, { recursive: true });
if (readdirSync(out).length > 0) throw new Error(`${out} is not empty.`);

const [packed] = JSON.parse(run("npm", ["run", "-s", "package", "--", "--json", "--pack-destination", out], root));
const tarball = join(out, packed.filename);
writeAction(tarball);
const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository } = process.env;
if (repository) {
  const address = `${server}/${repository}/releases/download/v${packed.version}/${packed.filename}`;
  writeFileSync(join(out, "hpa-why.yaml"), run(process.execPath, [join(root, "scripts/krewManifest.mjs"), tarball, address], root));
}
if (!existsSync(join(root, "dist", "index.html"))) run("npx", ["vite", "build"], root);
archive("page.tar.gz", join(root, "dist"));
writeFileSync(join(out, "sbom.cdx.json"), run("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], root));
const sums = readdirSync(out)
  .toSorted()
  .map(
    (name) =>
      `${createHash("sha256")
        .update(readFileSync(join(out, name)))
        .digest("hex")}  ${name}\n`,
  );
writeFileSync(join(out, "SHA256SUMS"), sums.join(""));

/**
 * What a workflow of GitHub and pre-commit fetch: the package, with nothing to install and nothing to build, and with what makes it an action and
 * a hook.
 */
function writeAction(tarball) {
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-release-"));
  try {
    run("tar", ["xzf", tarball, "--strip-components=1", "--directory", folder], root);
    for (const file of ["action.yml", ".pre-commit-hooks.yaml"]) cpSync(join(root, file), join(folder, file));
    const {
      scripts: _scripts,
      devDependencies: _devDependencies,
      ...manifest
    } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    archive("action.tar.gz", folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function archive(name, folder) {
  run("tar", ["czf", join(out, name), "--directory", folder, "."], root);
}

function run(command, args, cwd) {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(" ")} ended with ${status}.`);
  return stdout;
}

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";

const run = (...args: string[]) => spawnSync(process.execPath, ["scripts/krewManifest.mjs", ...args], { encoding: "utf8" });

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    version: string;
    homepage?: string;
    shortDescription: string;
    platforms: { selector: { matchLabels: { os: string } }; uri: string; sha256: string; bin: string }[];
  };
}

const bin = { "hpa-playground": "dist-npm/cli.js", "kubectl-hpa_why": "dist-npm/kubectl-hpa_why.js" };

/** A file such as npm packs, with this package.json, and the manifest that is printed for it. */
function printed(packageJson: object) {
  const folder = mkdtempSync(join(tmpdir(), "krew-"));
  const file = join(folder, "hpa-playground.tgz");
  mkdirSync(join(folder, "package"));
  writeFileSync(join(folder, "package/package.json"), JSON.stringify(packageJson));
  spawnSync("tar", ["czf", file, "-C", folder, "package"]);
  const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
  const { status, stdout } = run(file, "https://hpa.example/hpa-playground.tgz");
  rmSync(folder, { recursive: true });
  return { status, sha256, manifest: load(stdout) as Manifest };
}

test("the manifest has what krew asks of a plugin, with the version and the digest of the package", () => {
  const { status, sha256, manifest } = printed({ version: "1.2.3", bin });
  const { apiVersion, kind, metadata, spec } = manifest;
  expect([status, apiVersion, kind]).toEqual([0, "krew.googlecontainertools.github.com/v1alpha2", "Plugin"]);
  // The rules of krew's own validation: a safe name, a semantic version after a v, one short line, a digest, a path inside the archive.
  expect(metadata.name).toMatch(/^[\w-]+$/);
  expect(spec.version).toBe("v1.2.3");
  expect(spec).not.toHaveProperty("homepage");
  expect(spec.shortDescription).toMatch(/^[^\n]{1,50}$/);
  expect(spec.platforms.map(({ selector }) => selector.matchLabels.os)).toEqual(["linux", "darwin"]);
  for (const platform of spec.platforms)
    expect(platform).toMatchObject({
      uri: "https://hpa.example/hpa-playground.tgz",
      sha256,
      bin: "package/dist-npm/kubectl-hpa_why.js",
    });
  expect(bin).toHaveProperty(`kubectl-${metadata.name.replaceAll("-", "_")}`);
  expect((JSON.parse(readFileSync("package.json", "utf8")) as { bin: object }).bin).toEqual(bin);
});

test("the manifest leads to the homepage that the package names", () => {
  const { manifest } = printed({ version: "1.2.3", bin, homepage: "https://hpa.example/#readme" });
  expect(manifest.spec.homepage).toBe("https://hpa.example/#readme");
});

test.each([[], ["absent.tgz"], ["absent.tgz", "http://hpa.example/a.tgz"], ["package.json", "https://hpa.example/a.tgz"]])(
  "%j is no use of it",
  (...args) => {
    expect(run(...args.flat())).toMatchObject({ status: 2, stdout: "" });
  },
);

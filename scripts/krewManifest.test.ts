import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";

const { version, bin } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string; bin: Record<string, string> };
const run = (...args: string[]) => spawnSync(process.execPath, ["scripts/krewManifest.mjs", ...args], { encoding: "utf8" });

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    version: string;
    shortDescription: string;
    platforms: { selector: { matchLabels: { os: string } }; uri: string; sha256: string; bin: string }[];
  };
}

test("the manifest has what krew asks of a plugin, with the digest of the package", () => {
  const folder = mkdtempSync(join(tmpdir(), "krew-"));
  const file = join(folder, "hpa-playground.tgz");
  writeFileSync(file, "a package");
  const { status, stdout } = run(file, "https://hpa.example/hpa-playground.tgz");
  rmSync(folder, { recursive: true });
  const { apiVersion, kind, metadata, spec } = load(stdout) as Manifest;
  expect([status, apiVersion, kind]).toEqual([0, "krew.googlecontainertools.github.com/v1alpha2", "Plugin"]);
  // The rules of krew's own validation: a safe name, a semantic version after a v, one short line, a digest, a path inside the archive.
  expect(metadata.name).toMatch(/^[\w-]+$/);
  expect(spec.version).toBe(`v${version}`);
  expect(spec.version).toMatch(/^v\d+\.\d+\.\d+$/);
  expect(spec.shortDescription).toMatch(/^[^\n]{1,50}$/);
  expect(spec.platforms.map(({ selector }) => selector.matchLabels.os)).toEqual(["linux", "darwin"]);
  for (const platform of spec.platforms)
    expect(platform).toMatchObject({
      uri: "https://hpa.example/hpa-playground.tgz",
      sha256: createHash("sha256").update("a package").digest("hex"),
      bin: `package/${bin[`kubectl-${metadata.name.replaceAll("-", "_")}`]}`,
    });
});

test.each([[], ["absent.tgz"], ["absent.tgz", "http://hpa.example/a.tgz"]])("%j is no use of it", (...args) => {
  expect(run(...args.flat())).toMatchObject({ status: 2, stdout: "" });
});

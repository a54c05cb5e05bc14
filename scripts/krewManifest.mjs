// Prints the manifest of the plugin for krew, the plugin manager of kubectl. Usage: node scripts/krewManifest.mjs PACKAGE.tgz ADDRESS
// PACKAGE.tgz is what `npm run package` writes; ADDRESS is where krew will fetch it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [file, address] = process.argv.slice(2);
if (file === undefined || address === undefined || !/^https:\/\/\S+$/.test(address)) {
  console.error("Usage: node scripts/krewManifest.mjs PACKAGE.tgz https://ADDRESS");
  process.exit(2);
}
const packed = spawnSync("tar", ["xzOf", file, "package/package.json"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
if (packed.status !== 0) {
  console.error(`${file} is not a package that npm packed.`);
  process.exit(2);
}
const { version, bin, homepage } = JSON.parse(packed.stdout);
const sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");

// npm puts everything into a folder called package, and krew keeps the archive as it is. The script that collects needs a shell, so there is no Windows.
const platforms = ["linux", "darwin"].map(
  (os) => `    - selector:
        matchLabels:
          os: ${os}
      uri: ${address}
      sha256: ${sha256}
      bin: package/${bin["kubectl-hpa_why"]}
`,
);

console.log(`apiVersion: krew.googlecontainertools.github.com/v1alpha2
kind: Plugin
metadata:
  name: hpa-why
spec:
  version: v${version}
${homepage === undefined ? "" : `  homepage: ${homepage}\n`}  shortDescription: Explains what an autoscaler did, and why
  description: |
    Collects what explains a HorizontalPodAutoscaler or a ScaledObject of KEDA, and says
    with the controller's own rules what was decided, what held the count and what is wrong.
    It only reads, and sends nothing to another machine. With --open it shows the same in
    a page on your machine.
  caveats: |
    It needs Node 20.19 or newer.
  platforms:
${platforms.join("")}`);

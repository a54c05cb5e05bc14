import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { firstScenario, writeScenarioFile } from "../engine/index";
import { buildCommand } from "./testing/buildCommand";

// Each check is a process of its own, which a busy machine may start slowly.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, "..");
let folder = "";
let cli = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hpa-playground-action-"));
  cli = buildCommand(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A pull request of GitHub, as far as the action asks for it. `files` fill more than one page. */
async function actionOn(files: readonly object[], comments: readonly object[] = [], { mayWrite = true, changedFiles = files.length } = {}) {
  const written: { method: string; path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://localhost");
    const answer = (status: number, value: unknown) => response.writeHead(status).end(JSON.stringify(value));
    const from = (Number(searchParams.get("page")) - 1) * 100;
    if (request.headers.authorization !== "Bearer secret") answer(401, {});
    else if (request.method === "GET") {
      answer(200, (pathname === "/repos/team/app/pulls/7/files" ? files : comments).slice(from, from + 100));
    } else {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        written.push({ method: request.method!, path: pathname, body: (JSON.parse(body) as { body: string }).body });
        answer(mayWrite ? 201 : 403, {});
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  writeFileSync(join(folder, "event.json"), JSON.stringify({ pull_request: { number: 7, changed_files: changedFiles } }));
  const script = join(root, "scripts/action/checkManifests.mjs");
  const child = spawn(process.execPath, [script, cli], {
    cwd: folder,
    env: {
      ...process.env,
      GITHUB_EVENT_PATH: "event.json",
      GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_REPOSITORY: "team/app",
      GITHUB_STEP_SUMMARY: "summary.md",
      SCENARIO: "gate.hpa.json",
      TOKEN: "secret",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
  const [status] = (await once(child, "close")) as [number];
  server.close();
  return { status, output, written };
}

test("on GitHub, the changed autoscalers are checked and their report is one comment, written anew with every push", async () => {
  writeFileSync(join(folder, "gate.hpa.json"), writeScenarioFile({ ...firstScenario, limits: { highestReplicas: { atMost: 8 } } }));
  writeFileSync(join(folder, "kept`hpa`.yaml"), firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 8"));
  writeFileSync(join(folder, "broken.yaml"), firstScenario.manifest);
  writeFileSync(join(folder, "service.yaml"), "kind: Service\n");
  const others = Array.from({ length: 120 }, (_, index) => ({ status: "modified", filename: `src/${index}.ts` }));
  const changed = ["service.yaml", "kept`hpa`.yaml", "broken.yaml"].map((filename) => ({ status: "modified", filename }));
  const gone = { status: "removed", filename: "gone.yaml" };

  const first = await actionOn([...others, gone, ...changed], [{ id: 1, user: { type: "User" }, body: "<!-- hpa-playground --> quoted" }]);
  expect(first.status).toBe(1);
  expect(first.written).toMatchObject([{ method: "POST", path: "/repos/team/app/issues/7/comments" }]);
  const { body } = first.written[0]!;
  expect(body).toContain(
    "<code>broken.yaml</code>**: its limits are broken\n\n```text\nEach limit is judged over 20 seeds, at p95: all of them must keep it.\nhighestReplicas: 10 at p95 of 20 seeds: the limit of at most 8 is broken.",
  );
  expect(body).toContain("<code>kept&#96;hpa&#96;.yaml</code>**: its limits are kept");
  expect(body).toContain("<summary>The run of broken.yaml with the scenario's own seed</summary>\n\n# Why does it wait");
  expect(body).toMatch(/^<!-- hpa-playground -->\n### HPA Playground\n\n2 checked, 0 not checked\.\n/);
  expect(body).not.toContain("service.yaml");
  expect(readFileSync(join(folder, "summary.md"), "utf8")).toBe(body);

  const second = await actionOn([changed[1]!], [{ id: 5, user: { type: "Bot" }, body }]);
  expect([second.status, second.written.map(({ method, path }) => `${method} ${path}`)]).toEqual([
    0,
    ["PATCH /repos/team/app/issues/comments/5"],
  ]);

  const fork = await actionOn([changed[1]!], [], { mayWrite: false });
  expect(fork.status).toBe(0);
  expect(fork.output).toContain("::warning::The report was not written as a comment: GitHub answered 403");

  writeFileSync(join(folder, "broken.yaml"), "kind: HorizontalPodAutoscaler\nspec: [");
  const unread = await actionOn([changed[2]!], []);
  expect([unread.status, unread.written[0]!.body]).toEqual([2, expect.stringContaining("<code>broken.yaml</code>**: not checked")]);

  expect(await actionOn([...others, gone], [])).toMatchObject({ status: 0, written: [] });
});

describe("what was not checked never passes", () => {
  const scaledObject = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  maxReplicaCount: 30
  triggers: [{ type: prometheus, metadata: { serverAddress: "http://p", query: x, threshold: "2" } }]
`;
  const hpa = load(firstScenario.manifest) as { spec: object };
  const gate = writeScenarioFile({ ...firstScenario, durationSeconds: 600, limits: { highestReplicas: { atMost: 1 } } });
  /** What the action makes of these files; one without content is not there. */
  async function changedTo(files: Readonly<Record<string, string | null>>) {
    writeFileSync(join(folder, "gate.hpa.json"), gate);
    for (const [filename, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, filename)), { recursive: true });
      if (content !== null) writeFileSync(join(folder, filename), content);
    }
    return actionOn(Object.keys(files).map((filename) => ({ status: "added", filename })));
  }

  test("manifests of both kinds, YAML and JSON, and the scenario with the limits are checked", async () => {
    const files = {
      "keda.yaml": scaledObject,
      "hpa.json": JSON.stringify(hpa),
      "list.json": JSON.stringify({ apiVersion: "v1", kind: "List", items: [hpa] }, null, 2),
      "all.yml": `kind: Service\n---\n${firstScenario.manifest}`,
      "gate.hpa.json": gate,
    };
    const { status, written } = await changedTo(files);
    const { body } = written[0]!;
    expect([status, body]).toEqual([1, expect.stringContaining("\n5 checked, 0 not checked.\n")]);
    for (const name of Object.keys(files)) expect(body).toContain(`<code>${name}</code>**: its limits are broken`);
  });

  test("what sets an autoscaler and cannot be checked is named with the reason, and is 2", async () => {
    const reasons = {
      "values.yaml": "values.yaml: These are the values of a Helm chart",
      "templates/hpa.yaml": "templates/hpa.yaml: ",
      "kustomization.yaml": "kustomization.yaml: ",
      "elsewhere/hpa.yaml": "elsewhere/hpa.yaml: It is not in this folder. If actions/checkout has a path, give this action the same path.",
      "beside.yaml": "beside.yaml: Not every autoscaler in it was checked.",
    };
    const { status, written } = await changedTo({
      "values.yaml": "autoscaling:\n  maxReplicas: 5\n",
      "templates/hpa.yaml":
        "kind: HorizontalPodAutoscaler\nspec:\n  {{- if .Values.on }}\n  maxReplicas: {{ .Values.max }}\n  {{- end }}\n",
      "kustomization.yaml": "patches:\n- target: {kind: HorizontalPodAutoscaler}\n  patch: '[]'\n",
      "elsewhere/hpa.yaml": null,
      "beside.yaml": `${firstScenario.manifest}---\n${scaledObject}`,
      "hpa.json": JSON.stringify({ ...hpa, spec: { ...hpa.spec, maxReplicas: 1 } }),
    });
    const { body } = written[0]!;
    expect([status, body]).toEqual([2, expect.stringContaining("\n1 checked, 5 not checked.\n")]);
    for (const [name, reason] of Object.entries(reasons)) {
      expect(body).toContain(`<code>${name}</code>**: not checked`);
      expect(body).toContain(reason);
    }
  });

  test("other objects, the definition of KEDA's kinds and other scenarios are no autoscalers, and the log says that nothing was checked", async () => {
    const ended = await changedTo({
      "service.yaml": "kind: Service\nmetadata: {name: web}\n",
      "crd.yaml": "kind: CustomResourceDefinition\nspec:\n  names:\n    kind: ScaledObject\n",
      "package.json": '{"name": "web"}',
      "other.hpa.json": writeScenarioFile(firstScenario),
    });
    expect(ended).toEqual({ status: 0, output: "0 checked, 0 not checked. No changed file is about an autoscaler.\n", written: [] });
  });

  test("a pull request of which GitHub lists only a part does not pass", async () => {
    expect(await actionOn([{ status: "added", filename: "a.ts" }], [], { changedFiles: 3001 })).toMatchObject({
      status: 2,
      output: "::error::GitHub lists only 1 of 3001 changed files. Split the pull request.\n",
    });
  });
});

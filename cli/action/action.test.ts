import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { firstScenario, writeScenarioFile } from "../../engine/index";
import { buildCommand } from "../testing/buildCommand";

// Each check is a process of its own, which a busy machine may start slowly.
vi.setConfig({ testTimeout: 300_000 });

const root = join(import.meta.dirname, "../..");
let built = "";
let main = "";
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), "hpa-playground-action-"));
  main = join(dirname(buildCommand(built)), "action.js");
}, 120_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

const own = firstScenario.manifest;
const gate = writeScenarioFile({ ...firstScenario, durationSeconds: 1200, limits: { highestReplicas: { atMost: 8 } } });
const kept = own.replace("maxReplicas: 10", "maxReplicas: 8");
const scaledObject = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: jobs }
spec:
  scaleTargetRef: { name: jobs }
  maxReplicaCount: 30
  triggers: [{ type: prometheus, metadata: { serverAddress: "http://p", query: x, threshold: "2" } }]
`;

interface PullRequest {
  /** The files of the checkout; one without content is not there. */
  files: Readonly<Record<string, string | null>>;
  inputs?: Readonly<Record<string, string>>;
  /** Changed beside `files`. */
  others?: readonly { filename: string; status: string }[];
  comments?: readonly object[];
  mayWrite?: boolean;
  changedFiles?: number;
  /** In place of that of a pull request. */
  event?: object;
  environment?: Readonly<Record<string, string>>;
  job?: string;
  /** What GitHub answers in place of its own answer, or null: its own. `asked`: how often it was asked before. */
  answers?: (request: string, asked: number) => { status: number; value: unknown; headers?: Record<string, string> } | null;
}

/** Runs the action in a checkout as GitHub does, and answers as GitHub's API does, as far as the action asks. */
async function actionOn({
  files,
  inputs = {},
  others = [],
  comments = [],
  mayWrite = true,
  changedFiles,
  event,
  environment = {},
  job = "check",
  answers = () => null,
}: PullRequest) {
  const workspace = mkdtempSync(join(tmpdir(), "hpa-playground-checkout-"));
  const checkout = join(workspace, inputs["path"] ?? ".");
  for (const [name, content] of Object.entries({ "gate.hpa.json": gate, ...files })) {
    mkdirSync(dirname(join(checkout, name)), { recursive: true });
    if (content !== null) writeFileSync(join(checkout, name), content);
  }
  const changed = [...others, ...Object.keys(files).map((filename) => ({ status: "added", filename }))];
  const written: { method: string; path: string; body: string }[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, "http://localhost");
    const other = answers(`${request.method} ${pathname}`, asked++);
    if (other !== null) return void response.writeHead(other.status, other.headers ?? {}).end(JSON.stringify(other.value));
    const answer = (status: number, value: unknown) => response.writeHead(status).end(status === 204 ? undefined : JSON.stringify(value));
    const from = (Number(searchParams.get("page")) - 1) * 100;
    if (request.headers.authorization !== "Bearer secret") answer(401, {});
    else if (request.method === "GET")
      answer(200, (pathname === "/repos/team/app/pulls/7/files" ? changed : comments).slice(from, from + 100));
    else {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        const text = body === "" ? "" : (JSON.parse(body) as { body: string }).body;
        written.push({ method: request.method!, path: pathname, body: text });
        answer(!mayWrite ? 403 : request.method === "DELETE" ? 204 : 201, {});
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const usual = { pull_request: { number: 7, changed_files: changedFiles ?? changed.length } };
  writeFileSync(join(built, "event.json"), JSON.stringify(event ?? usual));
  // GitHub gives every input, with its default where the workflow says nothing.
  const declared = (load(readFileSync(join(root, "action.yml"), "utf8")) as Action).inputs;
  const given = Object.entries(declared).map(([name, { default: usual = "" }]) => [
    `INPUT_${name.toUpperCase()}`,
    inputs[name] ?? (name === "token" ? "secret" : name === "scenario" ? "gate.hpa.json" : usual),
  ]);
  const out = { GITHUB_OUTPUT: join(workspace, "output.txt"), GITHUB_STEP_SUMMARY: join(workspace, "summary.md") };
  const child = spawn(process.execPath, [main], {
    cwd: workspace,
    env: {
      PATH: process.env["PATH"],
      ...Object.fromEntries(given),
      ...out,
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_PATH: join(built, "event.json"),
      GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_REPOSITORY: "team/app",
      GITHUB_WORKFLOW: "pull--request",
      GITHUB_JOB: job,
      RUNNER_TEMP: workspace,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (log += part.toString()));
  const [status] = (await once(child, "close")) as [number];
  server.close();
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const outputs = Object.fromEntries(
    textOf(out.GITHUB_OUTPUT)
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(/=(.*)/).slice(0, 2) as [string, string]),
  );
  // What follows the number of a step's commands that are stopped is what GitHub reads.
  const [, stopped = ""] = /^::stop-commands::(.+)$/m.exec(log) ?? [];
  const commands = log
    .slice(log.indexOf(`::${stopped}::`))
    .split("\n")
    .filter((line) => line.startsWith("::") && line !== `::${stopped}::`);
  const json: unknown = outputs["json"] === undefined ? null : JSON.parse(textOf(outputs["json"]));
  const summary = textOf(out.GITHUB_STEP_SUMMARY);
  rmSync(workspace, { recursive: true, force: true });
  return { status, log, commands, written, outputs, json, summary, body: written[0]?.body ?? "" };
}

interface Action {
  inputs: Record<string, { default?: string }>;
}

/** The commands of the workflow in a log. */
const annotationsIn = (log: string): string[] => log.split("\n").filter((line) => /^::(?:error|notice) file=/.test(line));

test("the package has the file that action.yml starts, so a release needs no build", () => {
  const { runs } = load(readFileSync(join(root, "action.yml"), "utf8")) as { runs: { using: string; main: string } };
  const { files } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { files: string[] };
  const [folder, file, ...more] = runs.main.split("/");
  expect([runs.using, files.includes(folder!), more]).toEqual(["node24", true, []]);
  expect(existsSync(join(dirname(main), file!))).toBe(true);
});

describe("on nine repositories", () => {
  test("a plain manifest: the broken limit is shown at its line, and the report has the replicas' chart", async () => {
    const { status, log, outputs, body, summary, json } = await actionOn({ files: { "deploy/hpa.yaml": `kind: Service\n---\n${own}` } });
    expect(status).toBe(1);
    expect(annotationsIn(log)).toEqual([
      expect.stringMatching(/^::error file=deploy\/hpa\.yaml,line=3,title=HPA Playground::highestReplicas: 10 at p95 of 20 seeds/),
    ]);
    expect(outputs).toMatchObject({ result: "broken", checked: "1", skipped: "0", failed: "0" });
    expect(json).toMatchObject({ format: "hpa-playground/check", results: [{ outcome: "broken", line: 3 }] });
    expect(body).toContain("<code>deploy/hpa.yaml: php-apache</code>**: its limits are broken");
    expect(body).toMatch(
      /```mermaid\nxychart-beta\n {2}title "Replicas"\n {2}x-axis "minutes" 0 --> 20\n {2}y-axis 0 --> 9\n {2}line \[1, /,
    );
    expect(body).toContain("# Why does it wait");
    expect(body).toContain(summary);
  });

  test("many files: each is checked, and only what is changed", async () => {
    const others = Array.from({ length: 120 }, (_, index) => ({ status: "modified", filename: `src/${index}.ts` }));
    const gone = { status: "removed", filename: "gone.yaml" };
    const files = { "a.yaml": own, "b`x`.yaml": kept, "c.yml": kept, "service.yaml": "kind: Service\n" };
    const { status, outputs, body } = await actionOn({ files, others: [...others, gone] });
    expect([status, outputs]).toEqual([1, expect.objectContaining({ checked: "3", skipped: "0", failed: "0" })]);
    expect(body).toContain("\nScenario <code>gate.hpa.json</code>: 3 checked, 0 skipped, 0 failed.\n");
    expect(body).toContain("<code>b&#96;x&#96;.yaml: php-apache</code>**: its limits are kept");
    expect(body).not.toContain("service.yaml");
  });

  test("a ScaledObject is checked as KEDA runs it", async () => {
    const { status, outputs, body } = await actionOn({ files: { "keda.yaml": scaledObject } });
    expect([status, outputs["checked"]]).toEqual([1, "1"]);
    expect(body).toContain("<code>keda.yaml: jobs</code>**: its limits are broken");
  });

  test("JSON, alone and in a list", async () => {
    const hpa: unknown = load(own);
    const list = JSON.stringify({ apiVersion: "v1", kind: "List", items: [hpa] }, null, 2);
    const { status, outputs } = await actionOn({ files: { "hpa.json": JSON.stringify(hpa), "list.json": list, "package.json": "{}" } });
    expect([status, outputs["checked"]]).toEqual([1, "2"]);
  });

  describe("a Helm chart", () => {
    const files = {
      "values.yaml": "autoscaling:\n  maxReplicas: 5\n",
      "templates/hpa.yaml":
        "kind: HorizontalPodAutoscaler\nspec:\n  {{- if .Values.on }}\n  maxReplicas: {{ .Values.max }}\n  {{- end }}\n",
    };
    test("alone is never green: the notices say which command renders it", async () => {
      const { status, log, outputs } = await actionOn({ files });
      expect([status, outputs]).toEqual([2, expect.objectContaining({ result: "none", checked: "0", skipped: "2" })]);
      expect(annotationsIn(log)).toEqual([
        expect.stringMatching(/^::notice file=templates\/hpa\.yaml,line=1,.*helm template RELEASE CHART/),
        expect.stringMatching(/^::notice file=values\.yaml,line=1,.*helm template RELEASE CHART/),
      ]);
    });
    test("is green where the workflow allows it, and where something else was checked", async () => {
      expect((await actionOn({ files, inputs: { "allow-none": "true" } })).status).toBe(0);
      expect((await actionOn({ files: { ...files, "hpa.yaml": kept } })).status).toBe(0);
    });
    test("rendered before, is checked, and its sources are not named", async () => {
      const inputs = { manifest: "rendered.yaml" };
      const { status, outputs, body } = await actionOn({ files: { ...files, "rendered.yaml": kept }, inputs });
      expect([status, outputs]).toEqual([0, expect.objectContaining({ result: "kept", checked: "1", skipped: "0" })]);
      expect(body).not.toContain("values.yaml");
    });
  });

  test("a kustomization and its patch are skipped with the command that renders them", async () => {
    const files = {
      "kustomization.yaml": "patches:\n- target: {kind: HorizontalPodAutoscaler}\n  patch: '[]'\n",
      "patch.yaml": "apiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: {name: web}\nspec: {maxReplicas: 9}\n",
    };
    const { status, log } = await actionOn({ files });
    expect(status).toBe(2);
    expect(annotationsIn(log)).toEqual([
      expect.stringMatching(/kustomization\.yaml,.*kubectl kustomize DIRECTORY/),
      expect.stringMatching(/patch\.yaml,.*kubectl kustomize DIRECTORY/),
    ]);
  });

  test("two autoscalers of one file are each checked, at their lines; two of one target fail", async () => {
    const apart = await actionOn({ files: { "two.yaml": `${kept}---\n${own.replaceAll("php-apache", "api")}` } });
    expect([apart.status, apart.outputs["checked"]]).toEqual([1, "2"]);
    expect(annotationsIn(apart.log)).toEqual([expect.stringContaining("two.yaml,line=20,")]);
    expect(apart.body.match(/```mermaid/g)).toHaveLength(2);
    const rivals = await actionOn({ files: { "two.yaml": `${own}---\n${own}` } });
    expect([rivals.status, rivals.outputs]).toEqual([2, expect.objectContaining({ result: "failed", failed: "2" })]);
  });

  test("with a path: files are read in it, and annotations name them as the repository does", async () => {
    const { status, log } = await actionOn({ files: { "hpa.yaml": own }, inputs: { path: "app" } });
    expect(status).toBe(1);
    expect(annotationsIn(log)).toEqual([expect.stringContaining("file=app/hpa.yaml,")]);
  });

  test("nothing changed about an autoscaler: other objects, KEDA's own kinds and other scenarios", async () => {
    const { status, log, written, outputs } = await actionOn({
      files: {
        "service.yaml": "kind: Service\nmetadata: {name: web}\n",
        "crd.yaml": "kind: CustomResourceDefinition\nspec:\n  names:\n    kind: ScaledObject\n",
        "other.hpa.json": writeScenarioFile(firstScenario),
      },
    });
    expect([status, written]).toEqual([0, []]);
    expect(log).toContain("\n0 checked, 0 skipped, 0 failed. No changed file is about an autoscaler.\n");
    expect(outputs).toEqual({ result: "none", checked: "0", skipped: "0", failed: "0" });
  });
});

describe("one comment of each job", () => {
  const earlier = async (pull: PullRequest) => ({ id: 5, user: { type: "Bot" }, body: (await actionOn(pull)).body });
  const broken = { files: { "hpa.yaml": own } };

  test("is written anew with every push, and says when the limits are kept again", async () => {
    const quoted = { id: 1, user: { type: "User" }, body: (await earlier(broken)).body };
    const first = await actionOn({ ...broken, comments: [quoted] });
    expect(first.written.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /repos/team/app/issues/7/comments"]);
    const mended = await actionOn({ files: { "hpa.yaml": kept }, comments: [await earlier(broken)] });
    expect(mended.written.map(({ method, path }) => `${method} ${path}`)).toEqual(["PATCH /repos/team/app/issues/comments/5"]);
    expect(mended.body).toContain("its limits are kept");
  });

  test("goes when the pull request changes no autoscaler any more", async () => {
    const { written } = await actionOn({ files: { "a.ts": "" }, comments: [await earlier(broken)] });
    expect(written).toEqual([{ method: "DELETE", path: "/repos/team/app/issues/comments/5", body: "" }]);
  });

  test("is not that of another job, and its mark is a comment of HTML", async () => {
    const other = await actionOn({ ...broken, job: "other", comments: [await earlier(broken)] });
    expect(other.written[0]!.method).toBe("POST");
    expect(other.body).toMatch(/^<!-- hpa-playground (?:(?!--).)+ -->\n### HPA Playground\n/);
  });

  test("may be forbidden by the workflow, or by a fork's rights: the summary has the report", async () => {
    const silent = await actionOn({ ...broken, inputs: { comment: "false" } });
    expect([silent.written, silent.summary]).toEqual([[], expect.stringContaining("its limits are broken")]);
    const fork = await actionOn({ files: { "hpa.yaml": kept }, mayWrite: false });
    expect(fork.status).toBe(0);
    expect(fork.log).toContain("::warning::The report was not written as a comment: GitHub answered 403");
  });

  test("is found again where a person's token wrote it, and another person's comment is left alone", async () => {
    const { body } = await earlier(broken);
    const by = (id: number, login: string) => ({ id, user: { type: "User", login }, body });
    const comments = [by(1, "somebody"), by(2, "robot")];
    const answers: PullRequest["answers"] = (request) => (request === "GET /user" ? { status: 200, value: { login: "robot" } } : null);
    const { written } = await actionOn({ ...broken, comments, answers });
    expect(written.map(({ method, path }) => `${method} ${path}`)).toEqual(["PATCH /repos/team/app/issues/comments/2"]);
  });

  test("is not that of another job of a matrix, which has the same name", async () => {
    const { written, body } = await actionOn({ ...broken, inputs: { kubernetes: "1.34" }, comments: [await earlier(broken)] });
    expect(written[0]!.method).toBe("POST");
    expect(body).toContain("Scenario <code>gate.hpa.json</code>, Kubernetes 1.34: 1 checked");
  });

  test("is no longer than GitHub takes", async () => {
    const many = Array.from({ length: 12 }, (_, index) => own.replaceAll("php-apache", `web-${index}`)).join("---\n");
    const { body } = await actionOn({ files: { "many.yaml": many }, inputs: { seeds: "5" } });
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.match(/```mermaid/g)).toHaveLength(5);
  });

  test("begins with the worst, and counts what has no room", async () => {
    const long = "x".repeat(200);
    const many = Array.from({ length: 200 }, (_, index) => kept.replaceAll("php-apache", `web-${index}-${long}`));
    const { body } = await actionOn({ files: { "many.yaml": [...many, own].join("---\n") }, inputs: { seeds: "1" } });
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body.indexOf("its limits are broken")).toBeLessThan(body.indexOf("its limits are kept"));
    const shown = body.match(/its limits are/g)!.length;
    expect(body).toContain(`\n${201 - shown} more results have no room here. They are in the log of this check.\n`);
    expect(body.match(/^```/gm)!.length).toBe(2 * shown);
  });
});

describe("annotations", () => {
  test("are the worst first, and the tenth counts the rest, because GitHub shows no more", async () => {
    const broken = Array.from({ length: 12 }, (_, index) => own.replaceAll("php-apache", `web-${index}`)).join("---\n");
    const files = { "a.yaml": broken, "b.yaml": null, "templates/c.yaml": "kind: HorizontalPodAutoscaler\nx: {{ .Values.x }}\n" };
    const { commands, log } = await actionOn({ files, inputs: { seeds: "1" } });
    expect(commands.map((line) => /^::\w+ (?:file=[^,]*|title.*)/.exec(line)![0])).toEqual([
      "::error file=b.yaml",
      ...Array.from({ length: 8 }, () => "::error file=a.yaml"),
      "::error title=HPA Playground::4 more are in the log of this step. GitHub shows only 10 of a step.",
      ...Array.from({ length: 4 }, () => "::error file=a.yaml"),
      "::notice file=templates/c.yaml",
    ]);
    expect(log).toContain("\na.yaml: web-11: highestReplicas is ");
  });

  test.each(["-x.yaml", "--name=x.yaml", "größe, 100%: a b.yaml", "::add-mask::x.yaml", "日本/hpa.yaml"])(
    "of a file called %s: it is a file, and neither an option nor a command",
    async (name) => {
      const { status, commands, outputs } = await actionOn({ files: { [name]: own.replaceAll("\n", "\r\n") }, inputs: { seeds: "1" } });
      expect([status, outputs["checked"]]).toEqual([1, "1"]);
      const escaped = name.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
      expect(commands).toEqual([expect.stringContaining(`::error file=${escaped},line=1,`)]);
    },
  );
});

describe("GitHub's API", () => {
  test("is asked again when it is busy or fails, and no comment is written twice", async () => {
    const busy = { status: 429, value: {}, headers: { "retry-after": "0" } };
    const answers: PullRequest["answers"] = (request, asked) =>
      asked === 0 ? busy : asked === 1 ? { status: 503, value: {} } : request.startsWith("POST") ? { status: 502, value: {} } : null;
    const { status, log, written } = await actionOn({ files: { "hpa.yaml": kept }, answers });
    expect([status, written]).toEqual([0, []]);
    expect(log.match(/GitHub answered 502/g)).toHaveLength(1);
  });

  const commits = { merge_group: { base_sha: "a".repeat(40), head_sha: "b".repeat(40) } };
  const compared =
    (files: object[]): NonNullable<PullRequest["answers"]> =>
    (request) =>
      request === `GET /repos/team/app/compare/${"a".repeat(40)}...${"b".repeat(40)}` ? { status: 200, value: { files } } : null;

  test.each([
    ["a merge queue", commits],
    ["a push", { before: "a".repeat(40), after: "b".repeat(40) }],
  ])("says what %s changes, and no comment is written", async (_, event) => {
    const answers = compared([
      { filename: "hpa.yaml", status: "modified" },
      { filename: "gone.yaml", status: "removed" },
    ]);
    const { status, outputs, written, summary } = await actionOn({ files: { "hpa.yaml": own, "other.yaml": own }, event, answers });
    expect([status, outputs["checked"], written]).toEqual([1, "1", []]);
    expect(summary).toContain("its limits are broken");
  });

  test("lists no more than 300 files of commits, which is refused", async () => {
    const answers = compared(Array.from({ length: 300 }, (_, index) => ({ filename: `${index}.ts`, status: "added" })));
    const { status, log } = await actionOn({ files: {}, event: commits, answers });
    expect([status, log]).toEqual([
      2,
      expect.stringContaining("GitHub lists only 300 changed files of these commits. Give the input files."),
    ]);
  });
});

describe("inputs", () => {
  test.each([
    [{ exclude: "deploy/old/" }, 2],
    [{ exclude: "./deploy/old" }, 2],
    [{ files: "./deploy/*.yaml" }, 1],
    [{ files: "deploy/", exclude: "deploy/old/" }, 2],
    [{ files: "deploy/[x]/c.yaml" }, 1],
    [{ scenario: "./gate.hpa.json", path: "./app/" }, 3],
  ])("%o names files as a person writes them", async (inputs, checked) => {
    const files = { "deploy/a.yaml": kept, "deploy/[x]/c.yaml": kept, "deploy/old/b.yaml": own };
    const { outputs, commands } = await actionOn({ files, inputs: { ...inputs, seeds: "1" } });
    expect(outputs["checked"]).toBe(String(checked));
    expect(commands).toEqual(checked === 3 ? [expect.stringContaining("file=app/deploy/old/b.yaml,")] : []);
  });

  test("files and patterns replace what the pull request changes, and exclude takes from it", async () => {
    const files = { "deploy/a.yaml": own, "deploy/b.yaml": kept, "deploy/old/c.yaml": own, "deploy/readme.yaml": "kind: Service\n" };
    const inputs = { files: "deploy/**/*.yaml", exclude: "deploy/old\ndeploy/a*" };
    const { status, outputs, log } = await actionOn({ files, inputs, event: {} });
    expect([status, outputs["checked"], outputs["skipped"]]).toEqual([0, "1", "0"]);
    expect(log).toContain("1 checked, 0 skipped, 0 failed.");
  });

  test("limits, seeds and a release replace the scenario's own", async () => {
    const files = { "hpa.yaml": own };
    const inputs = { limits: '{"highestReplicas": {"atMost": 10}}', seeds: "5", kubernetes: "1.34" };
    const { status, json } = await actionOn({ files, inputs });
    expect(status).toBe(0);
    expect(json).toMatchObject({ judged: { seeds: 5 } });
  });

  test("a scenario with the limits is checked itself when it is changed", async () => {
    const { status, body } = await actionOn({ files: { "gate.hpa.json": gate } });
    expect(status).toBe(1);
    expect(body).toContain("<code>gate.hpa.json</code>**: its limits are broken");
  });

  const target = { GITHUB_EVENT_NAME: "pull_request_target", GITHUB_SHA: "c".repeat(40) };
  test.each([
    [
      "no pull request",
      { event: {} },
      "This run is of no pull request and of no push to a branch that was there before, so no file is changed.",
    ],
    [
      "a new branch",
      { event: { before: "0".repeat(40), after: "b".repeat(40) } },
      "This run is of no pull request and of no push to a branch that was there before",
    ],
    [
      "a pull request whose checkout is its base branch",
      {
        files: { "hpa.yaml": own, ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": `${"c".repeat(40)}\n` },
        environment: target,
      },
      "The checkout has the files of the base branch, not those of the pull request.",
    ],
    [
      "a token without the permission",
      { answers: () => ({ status: 403, value: { message: "Resource not accessible by integration" } }) },
      "GitHub answered 403 to GET pulls/7/files?per_page=100&page=1. It said: Resource not accessible by integration.",
    ],
    ["another server", { answers: () => ({ status: 200, value: "ok" }) }, "is not the list that its documentation describes."],
    ["no such scenario", { inputs: { scenario: "no.json" } }, "There is no scenario no.json."],
    ["a pattern without files", { inputs: { files: "x/*.yaml" } }, "No file that may have a manifest matches x/*.yaml."],
    ["limits that are no JSON", { inputs: { limits: "podHours" } }, "The input limits must be a JSON object"],
    ["a misspelt limit", { inputs: { limits: '{"podHour": {"atMost": 1}}', files: "hpa.yaml" } }, "podHour"],
    ["a number of seeds that is none", { inputs: { seeds: "many", files: "hpa.yaml" } }, "--seeds"],
    ["neither true nor false", { inputs: { comment: "yes" } }, "The input comment is yes; it must be true or false."],
    ["files that GitHub does not list", { changedFiles: 3001 }, "GitHub lists only 2 of 3001 changed files. Split the pull request."],
  ] as [string, Partial<PullRequest>, string][])("%s is refused in words, and no check is green", async (_, pull, words) => {
    const { status, log } = await actionOn({ files: { "hpa.yaml": own, "b.ts": "" }, ...pull });
    expect([status, log]).toEqual([2, expect.stringContaining(words)]);
    expect(log).not.toMatch(/^ +at /m);
  });

  test("a file that the checkout does not have is not checked, and says so", async () => {
    const { status, log } = await actionOn({ files: { "elsewhere/hpa.yaml": null } });
    expect([status, annotationsIn(log)]).toEqual([2, [expect.stringContaining("There is no such file.")]]);
  });
});

import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { load, loadAll } from "js-yaml";
import { afterEach, describe, expect, test } from "vitest";
import { judge } from "../engine/doors/withKeda";
import {
  firstScenario,
  parseManifest,
  readFile,
  switchVersion,
  trialArchive,
  trialOf,
  type FeatureGates,
  type KubernetesVersion,
  type Scenario,
} from "../engine/index";
import { vpaScenario } from "../engine/vpaRun/testing/vpaScenario";
import { requestsPerSecondAt } from "../engine/load/curve";
import { serverCode } from "../engine/trial/server";

const beside = { link: "https://example.org/#3.abc", collect: '#!/bin/sh\necho collected >"$4"\n' };
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function filesOf(scenario: Scenario): Map<string, string> {
  const trial = trialOf(scenario, beside);
  if (!trial.ok) throw new Error(JSON.stringify(trial.reason));
  return new Map(trial.files.map(({ path, text }) => [path.replace(/^trial\//, ""), text]));
}

function written(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-trial-"));
  folders.push(folder);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const curved: Scenario = {
  ...firstScenario,
  durationSeconds: 600,
  load: {
    points: [
      [30, 0.5],
      [120, 90],
      [121, 10],
      [900, 40],
    ],
    noise: 0.1,
  },
  workload: {
    ...firstScenario.workload,
    sidecar: "withRequest",
    startUpCpuMilli: 300,
    startUpCpuSeconds: 20,
    preStopSeconds: 5,
    memoryLimitMebibytes: 256,
  },
  flags: { ...firstScenario.flags, syncPeriodSeconds: 30 },
};

type Document = { kind: string; spec?: { replicas?: number; template: { spec: { containers: { name: string; resources?: object }[] } } } };

test("every YAML file can be read, and the workload has the scenario's requests, limits and replicas", () => {
  const files = filesOf(curved);
  const documents = [...files].filter(([path]) => path.endsWith(".yaml")).flatMap(([, text]) => loadAll(text) as Document[]);
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(
    [
      "Cluster",
      "ConfigMap",
      "Deployment",
      "HorizontalPodAutoscaler",
      "Job",
      "Job",
      "Job",
      "Namespace",
      "Namespace",
      "Namespace",
      "Service",
      ...Array.from({ length: 5 }, () => "Kustomization"),
    ].toSorted(),
  );
  const { spec } = documents.find(({ kind }) => kind === "Deployment")!;
  expect(spec!.replicas).toBe(curved.workload.initialReplicas);
  expect(spec!.template.spec.containers.map(({ name, resources }) => [name, resources])).toEqual([
    ["app", { requests: { cpu: "200m", memory: "64Mi" }, limits: { cpu: "500m", memory: "256Mi" } }],
    ["sidecar", { requests: { cpu: "100m", memory: "64Mi" } }],
  ]);
});

test("the controller has the scenario's flags in both forms of kubeadm's configuration, because kind chooses the form", () => {
  const { kubeadmConfigPatches } = load(filesOf(curved).get("kind.yaml")!) as { kubeadmConfigPatches: string[] };
  const flag = "horizontal-pod-autoscaler-sync-period";
  const [map, entries] = kubeadmConfigPatches.map(
    (patch) => load(patch) as { apiVersion: string; controllerManager: { extraArgs: unknown } },
  );
  expect(map).toMatchObject({ apiVersion: "kubeadm.k8s.io/v1beta3", controllerManager: { extraArgs: { [flag]: "30s" } } });
  expect(entries!.apiVersion).toBe("kubeadm.k8s.io/v1beta4");
  expect(entries!.controllerManager.extraArgs).toContainEqual({ name: flag, value: "30s" });
});

describe("names", () => {
  const named = (name: string): Scenario => ({
    ...firstScenario,
    manifest: firstScenario.manifest.replaceAll("name: php-apache", () => `name: ${JSON.stringify(name)}`),
  });

  test.each(["123", "on", "null", "1e3", "web.v2", "1web", `a${"b".repeat(252)}`])("%s stays a name in each file", (name) => {
    const files = filesOf(named(name));
    type Named = { kind: string; metadata: { name: unknown; labels?: Record<string, unknown> } };
    const objects = loadAll(files.get("cluster/workload.yaml")!) as Named[];
    expect(objects.find(({ kind }) => kind === "Deployment")!.metadata.name).toBe(name);
    // A Service has a stricter name, and a label's value a shorter one.
    expect(objects.find(({ kind }) => kind === "Service")!.metadata.name).toBe("trial");
    expect(files.get("load/k6/load.js")).toContain('http.get("http://trial.default.svc.cluster.local/"');
  });

  test.each(["a; touch hacked", "$(id)", "a b", "Web", "a\nb"])(
    "%j is refused: no Deployment has it, and it would be in a script",
    (name) => {
      const manifest = firstScenario.manifest.replace("    name: php-apache", () => `    name: ${JSON.stringify(name)}`);
      const trial = trialOf({ ...firstScenario, manifest }, beside);
      expect(JSON.stringify(trial)).toContain("The API server takes no {0} of the name {1}.");
    },
  );

  test("of containers are those that the autoscaler measures, each in its place", () => {
    const measured = (container: string) => `  - type: ContainerResource
    containerResource: {name: cpu, container: ${container}, target: {type: Utilization, averageUtilization: 50}}
`;
    const containersOf = (...names: string[]) => {
      const manifest = firstScenario.manifest.replace(/ {2}- type: Resource[^]*$/, names.map((name) => measured(name)).join(""));
      const workload = { ...firstScenario.workload, sidecar: "withRequest" as const };
      const documents = loadAll(filesOf({ ...firstScenario, manifest, workload }).get("cluster/workload.yaml")!) as Document[];
      return documents.find(({ kind }) => kind === "Deployment")!.spec!.template.spec.containers.map(({ name }) => name);
    };
    expect(containersOf("web", "istio-proxy")).toEqual(["web", "istio-proxy"]);
    expect(containersOf("sidecar")).toEqual(["app", "sidecar"]);
  });
});

test("what the manifest says of its workload overrides the form, as in the run", () => {
  const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: php-apache}
spec:
  replicas: 3
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
      - name: web
        image: web
        resources: {requests: {cpu: 700m, memory: 300Mi}}
`;
  const files = filesOf({ ...firstScenario, manifest: `${deployment}---\n${firstScenario.manifest}` });
  const { spec } = (loadAll(files.get("cluster/workload.yaml")!) as Document[]).find(({ kind }) => kind === "Deployment")!;
  expect(spec!.replicas).toBe(3);
  expect(spec!.template.spec.containers.map(({ name, resources }) => [name, resources])).toMatchObject([
    ["web", { requests: { cpu: "700m", memory: "300Mi" } }],
  ]);
});

test("the autoscaler is the scenario's own document, as valid as before", () => {
  const manifest = `kind: Service\nmetadata: {name: web}\n---\n${firstScenario.manifest}`;
  const text = filesOf({ ...curved, manifest }).get("cluster/hpa.yaml")!;
  const { flags } = curved;
  const read = (each: string) => parseManifest(each, flags.featureGates).hpa;
  expect(read(text)).toEqual(read(manifest));
  expect(judge(text, flags).problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(text).not.toContain("Service");
});

describe("the load follows the drawn curve", () => {
  /** What the script of k6 exports, run without k6. */
  interface Options {
    noConnectionReuse: boolean;
    scenarios: { curve: { startRate: number; stages: { duration: string; target: number }[] } };
  }
  const k6 = (scenario: Scenario): Options => {
    const script = filesOf(scenario).get("load/k6/load.js")!;
    const body = script
      .replace(/^import .*$/m, "")
      .replace("export const options =", "return")
      .replace(/export default[^]*/, "");
    // oxlint-disable-next-line no-implied-eval -- the script is ours, and this is how it is run without k6
    return new Function(body)() as Options;
  };

  test("k6: at every second its rate is the curve's, to a request a minute", () => {
    const { curve } = k6(curved).scenarios;
    let [from, rate] = [0, curve.startRate];
    for (const { duration, target } of curve.stages) {
      const seconds = Number.parseInt(duration, 10);
      for (let second = 0; second <= seconds; second++) {
        const expected = 60 * requestsPerSecondAt(curved.load.points, from + second);
        expect(Math.abs(rate + ((target - rate) * second) / seconds - expected)).toBeLessThanOrEqual(1);
      }
      [from, rate] = [from + seconds, target];
    }
    expect(from).toBe(600);
    expect(k6(curved).noConnectionReuse).toBe(true);
    expect(k6({ ...curved, workload: { ...curved.workload, clientConnections: 20 } }).noConnectionReuse).toBe(false);
  });

  /** The area under the curve up to a second, without the code of the files: the curve is straight within a second. */
  const drawnUntil = ({ load: { points } }: Scenario, second: number): number => {
    let sum = 0;
    for (let at = 0; at < second; at++) sum += (requestsPerSecondAt(points, at) + requestsPerSecondAt(points, at + 1)) / 2;
    return sum;
  };
  const slow: Scenario = {
    ...curved,
    durationSeconds: 900,
    load: {
      points: [
        [0, 0.05],
        [900, 0.4],
      ],
      noise: 0,
    },
  };
  const steep: Scenario = {
    ...curved,
    durationSeconds: 60,
    load: {
      points: [
        [10, 0],
        [11, 4000],
        [12, 3],
      ],
      noise: 0,
    },
  };
  const vegetaOf = (scenario: Scenario) => filesOf(scenario).get("load/vegeta/load.sh")!;

  test.each([curved, slow, steep])("vegeta: after each second it has sent the curve's requests, to one half", (scenario) => {
    const script = vegetaOf(scenario);
    const counts = execFileSync("sh", ["-c", `${script.slice(0, script.indexOf("# Hundredths"))}\ncounts`], { encoding: "utf8" });
    const seconds = counts.trim().split("\n").map(Number);
    expect(seconds).toHaveLength(scenario.durationSeconds);
    let sent = 0;
    for (const [second, count] of seconds.entries()) {
      sent += count;
      expect(Math.abs(sent - drawnUntil(scenario, second + 1))).toBeLessThanOrEqual(0.501);
    }
  });

  test.skipIf(process.platform !== "linux")("vegeta: an attack that waits for answers does not hold up the next", () => {
    const folder = written(new Map([["load.sh", vegetaOf({ ...steep, durationSeconds: 3, load: { points: [[0, 5]], noise: 0 } })]]));
    mkdirSync(join(folder, "bin"));
    // An attack ends when all three have begun, or when it has waited so long that the others wait for it.
    const fake = `#!/bin/sh
read -r target
echo "begins $2 $3 $target" >>attacks
tries=0
while [ "$(grep -c begins attacks)" -lt 3 ] && [ "$tries" -lt 200 ]; do sleep 0.1; tries=$((tries + 1)); done
echo ends >>attacks
`;
    writeFileSync(join(folder, "bin/vegeta"), fake, { mode: 0o755 });
    const env = { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}` };
    execFileSync("sh", ["load.sh"], { cwd: folder, env });
    expect(readFileSync(join(folder, "attacks"), "utf8").trim().split("\n")).toEqual([
      ...Array.from({ length: 3 }, () => "begins -rate=5/1s -duration=1s GET http://trial.default.svc.cluster.local/"),
      ...Array.from({ length: 3 }, () => "ends"),
    ]);
  });

  test("a day of 500 points makes files that kubectl can keep in an annotation", () => {
    const points = Array.from({ length: 500 }, (_, index) => [index * 172, 1000 + index / 1000] as const);
    const day: Scenario = { ...curved, durationSeconds: 86_400, load: { points, noise: 0 } };
    for (const [path, text] of filesOf(day)) if (path.startsWith("load/")) expect(JSON.stringify(text).length).toBeLessThan(100_000);
  });

  const hasPython = spawnSync("python3", ["--version"]).status === 0;

  test.skipIf(!hasPython).each([curved, slow])("Locust: its users send the curve's requests, below one a second too", (scenario) => {
    const folder = written(
      new Map([
        ["locustfile.py", filesOf(scenario).get("load/locust/locustfile.py")!],
        ["locust.py", "class HttpUser: pass\nclass LoadTestShape: pass\nconstant_throughput = lambda rate: rate\ntask = lambda f: f\n"],
        [
          "seconds.py",
          `import json, random
from locustfile import Client, Curve
random.seed(7)
sent = 0
sums = []
users = []
Client.client = type("Http", (), {"get": lambda self, *given, **named: globals().update(sent=sent + 1)})()
curve = Curve()
second = 0
while True:
    curve.get_run_time = lambda: second + 0.5
    asked = curve.tick()
    if asked is None:
        break
    while len(users) < asked[0]:
        user = Client()
        user.on_start()
        users.append(user)
    del users[asked[0]:]
    for user in users:
        user.ask()
    sums.append(sent)
    second += 1
print(json.dumps(sums))
`,
        ],
      ]),
    );
    const sums = JSON.parse(execFileSync("python3", ["seconds.py"], { cwd: folder, encoding: "utf8" })) as number[];
    expect(sums).toHaveLength(scenario.durationSeconds);
    const off = sums.map((sum, second) => Math.abs(sum - drawnUntil(scenario, second + 1)));
    // A user that leaves takes what it has saved with it, and a new one begins at any place.
    expect(Math.max(...off)).toBeLessThanOrEqual(1 + 0.02 * sums.at(-1)!);
  });
});

test("measure.sh writes what the cluster did beside the scenario, in a file that the page opens", () => {
  const folder = written(filesOf({ ...curved, durationSeconds: 600 }));
  const script = readFileSync(join(folder, "measure.sh"), "utf8").replaceAll("600", "2");
  writeFileSync(join(folder, "measure.sh"), script);
  mkdirSync(join(folder, "bin"));
  writeFileSync(
    join(folder, "bin/kubectl"),
    '#!/bin/sh\necho "$@" >>calls\ncase "$1 $2" in "get deployment/php-apache") printf 7 ;; esac\n',
    { mode: 0o755 },
  );
  execFileSync("sh", ["measure.sh", "k6"], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`, STEP_SECONDS: "1" },
    stdio: "ignore",
  });
  const calls = readFileSync(join(folder, "calls"), "utf8").split("\n");
  expect(calls.slice(0, 4)).toEqual([
    "delete job load -n load --ignore-not-found",
    "apply -k load/k6",
    "wait --for=jsonpath={.status.ready}=1 job/load -n load --timeout=300s",
    "get deployment/php-apache -n default -o jsonpath={.spec.replicas}",
  ]);
  const read = readFile(readFileSync(join(folder, "measured.hpa.json"), "utf8"));
  if (!read.ok || read.value.kind !== "scenario") throw new Error(JSON.stringify(read));
  expect(read.value.scenario.load).toEqual(curved.load);
  const { start, points } = read.value.measured!;
  expect(start).toBeGreaterThan(1_700_000_000);
  expect(points.length).toBeGreaterThanOrEqual(2);
  expect(points.every(([, replicas]) => replicas === 7)).toBe(true);
  expect(readFileSync(join(folder, "evidence.txt"), "utf8")).toBe("collected\n");
});

test("measure.sh leaves out a point that kubectl does not answer", () => {
  const folder = written(filesOf(curved));
  const script = readFileSync(join(folder, "measure.sh"), "utf8").replaceAll("600", "2");
  writeFileSync(join(folder, "measure.sh"), script);
  mkdirSync(join(folder, "bin"));
  const env = { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`, STEP_SECONDS: "1" };
  const measure = (answer: string) => {
    writeFileSync(join(folder, "bin/kubectl"), `#!/bin/sh\ncase "$1" in get) ${answer} ;; esac\n`, { mode: 0o755 });
    execFileSync("sh", ["measure.sh"], { cwd: folder, env, stdio: "pipe" });
  };
  measure("[ -e asked ] && printf 7; touch asked");
  const read = readFile(readFileSync(join(folder, "measured.hpa.json"), "utf8"));
  if (!read.ok || read.value.kind !== "scenario") throw new Error(JSON.stringify(read));
  expect(read.value.measured!.points.map(([second, count]) => [second > 0, count])).toContainEqual([true, 7]);
  expect(read.value.measured!.points.every(([second]) => second > 0)).toBe(true);
  expect(() => measure("exit 1")).toThrow("kubectl said no count of deployment/php-apache");
});

test("measure.sh refuses a tool that there is none of", () => {
  const folder = written(filesOf(curved));
  expect(() => execFileSync("sh", ["measure.sh", "wrk"], { cwd: folder, stdio: "pipe" })).toThrow(
    "there is no load/wrk; choose k6, locust or vegeta",
  );
});

test("the README has six commands, says what differs, and how to come back to the page", () => {
  const text = filesOf(curved).get("README.md")!;
  expect(/```sh\n([^]*?)\n```/.exec(text)![1]!.split("\n")).toHaveLength(6);
  expect(text).toContain(beside.link);
  expect(text).toContain("The load has no noise.");
  expect(text).toContain("The sidecar takes its idle CPU, and none for each request.");
  expect(filesOf({ ...firstScenario, load: { ...firstScenario.load, noise: 0 } }).get("README.md")).not.toContain("noise");
});

test.each([firstScenario, vpaScenario({ mode: "Recreate" })])(
  "the README's commands name files and folders of the archive only",
  (scenario) => {
    const files = filesOf(scenario);
    const commands = [...files.get("README.md")!.matchAll(/```sh\n([^]*?)\n```/g)].flatMap(([, text]) => text!.split("\n"));
    const named = commands.flatMap((line) => /(?:--config|-k|-f|^sh) (\S+)/.exec(line)?.[1] ?? []);
    expect(named.length).toBeGreaterThanOrEqual(3);
    for (const name of named)
      expect(
        [...files.keys()].some((path) => path === name || path.startsWith(`${name}/`)),
        name,
      ).toBe(true);
  },
);

test("a metric resolution that metrics-server refuses is raised, and the README says so", () => {
  const trial = (seconds: number) => filesOf({ ...firstScenario, cluster: { ...firstScenario.cluster, metricResolutionSeconds: seconds } });
  const metricsServer = (seconds: number) => trial(seconds).get("cluster/metrics-server/kustomization.yaml");
  expect(metricsServer(5)).toContain("--metric-resolution=10s ");
  expect(trial(5).get("README.md")).toContain("metrics-server measures each 10 s, its shortest time. The scenario's measures each 5 s.");
  expect(metricsServer(10)).toContain("--metric-resolution=10s ");
  expect(trial(10).get("README.md")).not.toContain("metrics-server measures");
});

describe("the feature gates of the cluster", () => {
  const gatesOf = (kubernetesVersion: KubernetesVersion, featureGates: Partial<FeatureGates>, manifest = firstScenario.manifest) => {
    const { flags } = switchVersion(firstScenario.flags, kubernetesVersion);
    const gates = { ...flags.featureGates, ...featureGates };
    const text = filesOf({ ...firstScenario, manifest, flags: { ...flags, featureGates: gates } }).get("kind.yaml")!;
    return (load(text) as { featureGates?: Record<string, boolean> }).featureGates;
  };

  test("have what differs from the defaults of the release", () => {
    const tolerant = `${firstScenario.manifest.trimEnd()}\n  behavior:\n    scaleUp:\n      tolerance: 0.05\n`;
    expect(gatesOf("1.34", { HPAConfigurableTolerance: true }, tolerant)).toEqual({ HPAConfigurableTolerance: true });
    expect(gatesOf("1.35", { HPAConfigurableTolerance: true }, tolerant)).toBeUndefined();
    expect(gatesOf("1.36", { HPAScaleToZero: true })).toEqual({ HPAScaleToZero: true });
    expect(gatesOf("1.37", { HPAScaleToZero: true })).toBeUndefined();
    expect(gatesOf("1.37", { HPAScaleToZero: false })).toEqual({ HPAScaleToZero: false });
    expect(gatesOf("1.36", { HPAScaleToZero: true, HPAConfigurableTolerance: false })).toEqual({
      HPAConfigurableTolerance: false,
      HPAScaleToZero: true,
    });
  });

  test("have none that the release does not know or has locked", () => {
    expect(gatesOf("1.32", { HPAConfigurableTolerance: true, HPAGeneration: true })).toBeUndefined();
    expect(gatesOf("1.31", { HPAContainerMetrics: false })).toBeUndefined();
  });
});

describe("the workload's script", () => {
  let server: ChildProcess | null = null;
  afterEach(() => server?.kill("SIGKILL"));

  const freePort = () =>
    new Promise<number>((resolve) => {
      const probe = createServer().listen(0, "127.0.0.1", () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
    });

  async function serve(environment: Readonly<Record<string, number>>): Promise<string> {
    const folder = written(new Map([["server.cjs", `${serverCode}\nprocess.on("message", () => process.send(process.cpuUsage()));\n`]]));
    const port = await freePort();
    const env = Object.fromEntries(Object.entries({ ...environment, PORT: port }).map(([name, value]) => [name, String(value)]));
    server = spawn(process.execPath, ["server.cjs"], { cwd: folder, env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const url = `http://127.0.0.1:${port}`;
    while (
      !(await fetch(`${url}/ready`).then(
        () => true,
        () => false,
      ))
    )
      await new Promise((resolve) => setTimeout(resolve, 20));
    return url;
  }

  const cpuMilliseconds = () =>
    new Promise<number>((resolve) => {
      server!.once("message", ({ user, system }: NodeJS.CpuUsage) => resolve((user + system) / 1000));
      server!.send("cpu");
    });

  test("takes the scenario's CPU for each request", async () => {
    const url = await serve({ REQUEST_CPU_MS: 40 });
    const before = await cpuMilliseconds();
    for (let request = 0; request < 10; request++) expect((await fetch(url)).status).toBe(200);
    const each = ((await cpuMilliseconds()) - before) / 10;
    // A request that is read and answered takes some of its own.
    expect(each).toBeGreaterThanOrEqual(40);
    expect(each).toBeLessThan(60);
  });

  test("is not ready before its time", async () => {
    const url = await serve({ READY_AFTER_SECONDS: 3600 });
    expect((await fetch(`${url}/ready`)).status).toBe(503);
  });
});

test("what no trial can have is refused with the reason", () => {
  const reasonOf = (change: Partial<Scenario>) => {
    const trial = trialOf({ ...firstScenario, ...change }, beside);
    return trial.ok ? null : JSON.stringify(trial.reason);
  };
  const manifest = firstScenario.manifest;
  expect(reasonOf({ workload: { ...firstScenario.workload, kind: "queue" } })).toContain("a trial has no queue");
  expect(reasonOf({ manifest: "kind: HorizontalPodAutoscaler" })).toContain("The manifest has mistakes.");
  expect(reasonOf({ manifest: manifest.replace("kind: Deployment", "kind: ReplicaSet") })).toContain("ReplicaSet");
  const external = manifest.replace(
    / {2}- type: Resource[^]*$/,
    "  - type: External\n    external: {metric: {name: queue}, target: {type: Value, value: 5}}\n",
  );
  expect(reasonOf({ manifest: external })).toContain("External");
  const list = JSON.stringify({ apiVersion: "v1", kind: "List", items: [load(manifest)] });
  expect(reasonOf({ manifest: list })).toContain("Give it a document of its own.");
  expect(reasonOf({ flags: { ...firstScenario.flags, kubernetesVersion: "1.2" } })).toContain("1.2");
});

test("the archive is the same for the same files, and holds each of them", () => {
  const trial = trialOf(curved, beside);
  if (!trial.ok) throw new Error("no trial");
  const archive = trialArchive(trial.files);
  expect(trialArchive(trial.files)).toEqual(archive);
  const folder = mkdtempSync(join(tmpdir(), "hpa-playground-trial-"));
  folders.push(folder);
  const text = Buffer.from(archive).toString("latin1");
  for (const { path } of trial.files) expect(text).toContain(path);
});

test("a VerticalPodAutoscaler has a file of its own, and the README says how to install what reads it", () => {
  const files = filesOf(vpaScenario({ mode: "Recreate" }));
  expect(load(files.get("vpa.yaml")!)).toMatchObject({ kind: "VerticalPodAutoscaler", spec: { updatePolicy: { updateMode: "Recreate" } } });
  expect(files.get("cluster/hpa.yaml")).not.toContain("VerticalPodAutoscaler");
  expect(load(files.get("cluster/kustomization.yaml")!)).toEqual(load(filesOf(firstScenario).get("cluster/kustomization.yaml")!));
  const steps = files.get("README.md")!;
  // The script takes its release with git, so it must run in its own repository.
  for (const step of ["(cd autoscaler/vertical-pod-autoscaler && ./hack/vpa-up.sh)", "kubectl apply -f vpa.yaml"])
    expect(steps).toContain(step);
  const without = filesOf(firstScenario);
  expect([without.has("vpa.yaml"), without.get("README.md")!.includes("Vertical")]).toEqual([false, false]);
});

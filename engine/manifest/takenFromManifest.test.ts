import { describe, expect, test } from "vitest";
import type { TargetKind } from "../api/targetKinds";
import type { Incident } from "../cluster/incident";
import { defaultFeatureGates, defaultFlags } from "../controller/flags";
import { unnamedFlags } from "../scenario/testing/unnamedScenario";
import { digestTrace } from "../simulation/digest";
import { recordTrace } from "../conformance/recordTrace";
import { run as runScenario } from "../doors/withKeda";
import { changed, checkedRun, checkedRunOfAny, type Change } from "../simulation/testing/checkedRun";
import { manifestWith, metricSources } from "../simulation/testing/manifests";
import { traceOf } from "../simulation/testing/traceOf";

const load = { points: [[0, 12]] as const, noise: 0.02 };
const rollout: Incident = { at: 1200, kind: "rollingUpdate", release: "good" };

/** The walkthrough's autoscaler and its Deployment; the lines are those of the Deployment's spec. */
function beside(
  spec: string,
  pod: string,
  {
    kind = "Deployment",
    metrics = metricSources.Resource,
    name = "php-apache",
  }: { kind?: TargetKind; metrics?: string; name?: string } = {},
): string {
  return `${manifestWith(metrics, { kind })}---
apiVersion: apps/v1
kind: ${kind}
metadata: {name: ${name}}
spec:
${spec}
  template:
    spec:
${pod}
`;
}

/** Probed as the form's pods are. */
const probe = "readinessProbe: {periodSeconds: 1, failureThreshold: 1}";
const app = `      containers: [{name: php-apache, ${probe}, resources: {requests: {cpu: 200m, memory: 64Mi}, limits: {cpu: 500m}}}]`;
const run = (manifest: string, change: Change = {}) => checkedRun(changed({ load, durationSeconds: 1800, manifest, ...change }));
const messages = (trace: ReturnType<typeof run>) => new Set(trace.reconciles.map(({ error }) => error));

describe("a value in the manifest does what the same value in the form does", () => {
  const cases: [field: string, manifest: string, workload: Change["workload"]][] = [
    ["replicas", beside("  replicas: 4", app), { initialReplicas: 4 }],
    [
      "a preStop hook that sleeps",
      beside("", app.replace("{name: php-apache,", "{name: php-apache, lifecycle: {preStop: {sleep: {seconds: 7}}},")),
      { preStopSeconds: 7 },
    ],
    [
      "a preStop hook that runs sleep",
      beside("", app.replace("{name: php-apache,", '{name: php-apache, lifecycle: {preStop: {exec: {command: [/bin/sleep, "1.5m"]}}},')),
      { preStopSeconds: 90 },
    ],
    [
      "a preStop hook whose shell sleeps before it does something else",
      beside(
        "",
        app.replace(
          "{name: php-apache,",
          '{name: php-apache, lifecycle: {preStop: {exec: {command: [sh, -c, "sleep 15 && nginx -s quit"]}}},',
        ),
      ),
      { preStopSeconds: 15 },
    ],
    ["no replicas at all", beside("  replicas: 0", app), { initialReplicas: 0 }],
    [
      "requests and limits",
      beside("", app.replace("200m", "0.3").replace("64Mi", "128Mi").replace("500m", "1")),
      { cpuRequestMilli: 300, memoryRequestMebibytes: 128, cpuLimitMilli: 1000 },
    ],
    [
      "a limit alone, which is the request too",
      beside("", `      containers: [{name: php-apache, ${probe}, resources: {limits: {cpu: 400m, memory: 64Mi}}}]`),
      { cpuRequestMilli: 400, cpuLimitMilli: 400 },
    ],
    ["a memory limit", beside("", app.replace("cpu: 500m", "cpu: 500m, memory: 96Mi")), {}],
    [
      "no limit, which is not the form's",
      beside(
        "",
        "      containers: [{name: php-apache, readinessProbe: {periodSeconds: 1, failureThreshold: 1}, resources: {requests: {cpu: 200m, memory: 64Mi}}}]",
      ),
      { cpuLimitMilli: 0 },
    ],
    [
      "a limit of 0, for which the kubelet sets no quota",
      beside("", app.replace("200m", "0").replace("500m", "0")),
      { cpuRequestMilli: 0, cpuLimitMilli: 0 },
    ],
    ["terminationGracePeriodSeconds", beside("", `      terminationGracePeriodSeconds: 75\n${app}`), { terminationGraceSeconds: 75 }],
    [
      "a negative one, of which the API server makes 1",
      beside("", `      terminationGracePeriodSeconds: -5\n${app}`),
      { terminationGraceSeconds: 1 },
    ],
    ["minReadySeconds", beside("  minReadySeconds: 40", app), { minReadySeconds: 40 }],
    [
      "maxSurge and maxUnavailable",
      beside("  strategy: {rollingUpdate: {maxSurge: 100%, maxUnavailable: 0%}}", app),
      { maxSurgePercent: 100, maxUnavailablePercent: 0 },
    ],
    ["Recreate", beside("  strategy: {type: Recreate}", app), { maxSurgePercent: 0, maxUnavailablePercent: 100 }],
    [
      "a readiness probe",
      beside(
        "",
        app.replace(probe, "readinessProbe: {initialDelaySeconds: 50, periodSeconds: 7, successThreshold: 2, failureThreshold: 5}"),
      ),
      {
        readinessInitialDelaySeconds: 50,
        readinessPeriodSeconds: 7,
        readinessSuccessThreshold: 2,
        readinessFailureThreshold: 5,
      },
    ],
    [
      "a readiness probe with upstream's defaults",
      beside("", app.replace(probe, "readinessProbe: {httpGet: {port: 80}}")),
      { readinessPeriodSeconds: 10, readinessFailureThreshold: 3 },
    ],
    [
      "a liveness probe",
      beside(
        "",
        app.replace(
          probe,
          `${probe}, livenessProbe: {initialDelaySeconds: 50, periodSeconds: 7, timeoutSeconds: 2, successThreshold: 1, failureThreshold: 5}`,
        ),
      ),
      {
        livenessProbe: true,
        livenessInitialDelaySeconds: 50,
        livenessPeriodSeconds: 7,
        livenessTimeoutSeconds: 2,
        livenessFailureThreshold: 5,
      },
    ],
    [
      "a liveness probe with upstream's defaults",
      beside("", app.replace(probe, `${probe}, livenessProbe: {httpGet: {port: 80}}`)),
      { livenessProbe: true },
    ],
    [
      "a sidecar, its usage being the form's",
      beside("", app.replace("}}]", "}}, {name: sidecar, resources: {requests: {cpu: 100m, memory: 64Mi}}}]").replace("}}, {", "}}, {")),
      { sidecar: "withRequest" },
    ],
    [
      "a sidecar without requests",
      beside("", app.replace("}}]", "}}, {name: sidecar}]")),
      {
        sidecar: "withoutRequest",
        sidecarCpuRequestMilli: 0,
        sidecarMemoryRequestMebibytes: 0,
      },
    ],
  ];

  test.each(cases)("%s", (_, manifest, workload) => {
    const change: Change = { load, durationSeconds: 1800, incidents: [rollout] };
    const written = checkedRun(changed({ ...change, manifest }));
    const set = checkedRun(changed({ ...change, manifest: manifestWith(metricSources.Resource), workload: workload ?? {} }));
    expect(written.workload).toEqual(set.workload);
    expect(digestTrace(written)).toBe(digestTrace(set));
    expect(written.reconciles).toEqual(set.reconciles);
    expect(written.pods).toEqual(set.pods);
  });
});

test("comes before what the form says, and what it does not say stays the form's", () => {
  const workload = { initialReplicas: 7, cpuRequestMilli: 111, cpuLimitMilli: 900, sidecar: "withRequest", minReadySeconds: 33 } as const;
  const { workload: simulated, taken } = run(beside("  replicas: 2", app), { workload });
  expect(simulated).toMatchObject({ initialReplicas: 2, cpuRequestMilli: 200, cpuLimitMilli: 500, sidecar: "none", minReadySeconds: 33 });
  expect(Object.keys(taken?.numbers ?? {})).toEqual([
    "initialReplicas",
    "cpuRequestMilli",
    "memoryRequestMebibytes",
    "cpuLimitMilli",
    "readinessInitialDelaySeconds",
    "readinessPeriodSeconds",
    "readinessSuccessThreshold",
    "readinessFailureThreshold",
  ]);
  expect(taken?.numbers.initialReplicas).toMatchObject({ amount: 2, unit: "pods", place: { path: "spec.replicas", line: 19, column: 13 } });
});

describe("takes nothing", () => {
  const nothing = (manifest: string) => {
    const trace = run(manifest);
    expect(trace.taken).toBe(null);
    expect(digestTrace(trace)).toBe(digestTrace(run(manifestWith(metricSources.Resource))));
  };
  test("from a workload that is not the target", () => nothing(beside("  replicas: 9", app, { name: "other" })));
  test("from a workload beside an edited autoscaler", () => {
    const edited = { at: 600, kind: "hpaEdited", manifest: beside("  replicas: 9", app) } as const;
    const plain = { at: 600, kind: "hpaEdited", manifest: manifestWith(metricSources.Resource) } as const;
    const manifest = manifestWith(metricSources.Resource);
    expect(digestTrace(run(manifest, { incidents: [edited] }))).toBe(digestTrace(run(manifest, { incidents: [plain] })));
  });
});

test("a count that kubectl apply brings is the incident's, not the manifest's", () => {
  const { seconds } = run(beside("  replicas: 4", app), { incidents: [{ at: 20, kind: "kubectlApply", replicas: 9 }] });
  expect([seconds.written[0], seconds.written[20]]).toEqual([4, 9]);
});

test("pods instead of a percentage bound a rollout by pods, whatever the count", () => {
  const strategy = "  replicas: 8\n  strategy: {rollingUpdate: {maxSurge: 1, maxUnavailable: 0}}";
  const { seconds, pods } = run(beside(strategy, app), {
    incidents: [{ ...rollout, at: 300 }],
    durationSeconds: 600,
    load: { points: [[0, 60]], noise: 0 },
  });
  const active = Math.max(...seconds.existing.subarray(300).map((existing, index) => existing - stopping(pods, 300 + index)));
  expect(active).toBeLessThanOrEqual(Math.max(...seconds.written) + 1);
  expect(Math.min(...seconds.ready.subarray(300, 360))).toBeGreaterThanOrEqual(8);
});

const stopping = (pods: ReturnType<typeof run>["pods"], at: number): number =>
  pods.filter(({ phases, goneAt }) =>
    phases.at(-1)?.phase === "terminating" ? phases.at(-1)!.at <= at && (goneAt ?? Infinity) > at : false,
  ).length;

test("a container without a limit has none", () => {
  const { workload } = run(beside("", app.replace("200m", "800m").replace(", limits: {cpu: 500m}", "")));
  expect(workload).toMatchObject({ cpuRequestMilli: 800, cpuLimitMilli: 0 });
});

describe("probes", () => {
  /** Of the second pod, which the load makes necessary: from running to ready. */
  const untilReady = (written: string) => {
    const manifest = beside("", app.replace(`${probe}, `, written));
    const { pods, workload, taken } = run(manifest, {
      load: {
        points: [
          [0, 5],
          [60, 5],
          [61, 12],
        ],
        noise: 0,
      },
      workload: { startUpSeconds: 4 },
    });
    const { phases } = pods.find(({ createdAt }) => createdAt > 0)!;
    const at = (phase: string) => phases.find((each) => each.phase === phase)?.at;
    return { workload, probes: taken!.probes!, seconds: at("ready")! - (at("starting") ?? at("ready")!) };
  };

  test("without a readiness probe a pod is ready when it runs, whatever the form says", () => {
    const { workload, probes, seconds } = untilReady("");
    expect([workload.readinessProbe, seconds]).toEqual([false, 0]);
    expect(probes).toMatchObject({ readiness: { path: "spec.template.spec.containers[0].name" }, startup: null });
  });

  test("a pod is ready at the first look after its application answers: looks count from when the kubelet received it", () => {
    // It runs after 4 s and answers after 16 s; looks are at 4, 10 and 20 s.
    const { probes, seconds } = untilReady("readinessProbe: {}, ");
    expect(seconds).toBe(16);
    expect(probes.readiness).toMatchObject({ path: "spec.template.spec.containers[0].readinessProbe" });
  });

  test("without a liveness probe no container restarts, whatever the form says", () => {
    const { taken } = run(beside("", app), { workload: { livenessProbe: true } });
    expect(taken).toMatchObject({
      workload: { livenessProbe: false },
      probes: { liveness: { path: "spec.template.spec.containers[0].name" } },
    });
  });

  test("a startup probe holds a pod back until its own look, with and without a readiness probe", () => {
    expect(untilReady("startupProbe: {periodSeconds: 9}, ").seconds).toBe(14);
    expect(untilReady("startupProbe: {periodSeconds: 9}, readinessProbe: {periodSeconds: 100}, ").seconds).toBe(14);
    expect(untilReady("startupProbe: {initialDelaySeconds: 30}, ").seconds).toBe(36);
  });
});

describe("the controller finds the containers as the manifest has them", () => {
  const pod = (init: string, containers: string) => `      initContainers: [${init}]\n      containers: [${containers}]`;
  const requests = (cpu: string) => `resources: {requests: {cpu: ${cpu}, memory: 1Gi}}`;
  const mesh = `{name: mesh, restartPolicy: Always, ${requests("50m")}}`;
  const migrate = `{name: migrate, ${requests("2")}}`;

  test("names, requests, and those init containers that keep running", () => {
    const manifest = beside("", pod(`${migrate}, ${mesh}`, `{name: logs, ${requests("10m")}}, {name: web, ${requests("140m")}}`));
    const scenario = changed({ load: { points: [[0, 12]], noise: 0 }, durationSeconds: 600, manifest });
    const recorder = recordTrace(scenario);
    const trace = traceOf(scenario, recorder);
    const recorded = recorder.recorded(trace);
    expect(recorded.ticks[0]?.pods?.[0]).toMatchObject({
      containers: [
        { name: "logs", requests: { cpu: "10m" } },
        { name: "web", requests: { cpu: "140m" } },
      ],
      initContainers: [
        { name: "migrate", requests: { cpu: "2" } },
        { name: "mesh", restartPolicy: "Always", requests: { cpu: "50m" } },
      ],
    });
    expect(trace.taken?.containers?.names).toEqual({ main: "web", sidecar: "logs" });
    expect(trace.workload).toMatchObject({ cpuRequestMilli: 140, sidecarCpuRequestMilli: 60, sidecar: "withRequest" });
    const [cpu] = trace.metrics;
    // 244 and 29 milli-cores, divided by 200.
    expect([cpu!.seen[0], Math.floor(cpu!.actual[0]!)]).toEqual([136, 136]);
  });

  test("a container without a request, in the controller's words", () => {
    const manifest = beside("", pod("", "{name: web}"));
    expect(run(manifest).workload.cpuRequestMilli).toBe(0);
    const [error] = messages(run(manifest));
    expect(error).toContain("missing request for cpu in container web of Pod php-apache-");
    expect(run(manifest).metrics[0]!.actual.every(Number.isNaN)).toBe(true);
  });

  test("a metric of a container that is not there fails", () => {
    const metric = metricSources.ContainerResource;
    const [error] = messages(run(beside("", pod("", `{name: web, ${requests("1")}}`), { metrics: metric })));
    expect(error).toContain("php-apache");
  });

  test("an app called like a sidecar is the main container, by its ports, probes or request", () => {
    const spec = (exporter: string) => pod("", `{name: csv-exporter, ${exporter}}, {name: helper, ${requests("50m")}}`);
    for (const exporter of [
      requests("500m"),
      `ports: [{containerPort: 8080}], readinessProbe: {httpGet: {port: 8080}}, ${requests("50m")}`,
    ]) {
      const { taken } = run(beside("", spec(exporter)));
      expect(taken?.containers).toMatchObject({ names: { main: "csv-exporter", sidecar: "helper" }, reason: "traits" });
      expect(taken?.containers?.mainPlace).toMatchObject({ path: "spec.template.spec.containers[0].name" });
    }
  });

  test("the chosen container bears the load; a choice that the manifest does not have waits", () => {
    const manifest = beside("", pod("", `{name: web, ${requests("1")}}, {name: worker, ${requests("2")}}`));
    const mainOf = (mainContainer?: string) => run(manifest, { workload: { ...(mainContainer && { mainContainer }) } }).taken!.containers!;
    expect(mainOf()).toMatchObject({ names: { main: "worker", sidecar: "web" }, reason: "traits", choices: ["web", "worker"] });
    expect(mainOf("web")).toMatchObject({ names: { main: "web", sidecar: "worker" }, reason: "chosen" });
    expect(mainOf("gone")).toMatchObject({ names: { main: "worker" }, reason: "traits" });
  });

  test("the container that kubectl takes by default, as the pods are annotated", () => {
    const annotated = beside("", pod("", `{name: web, ${requests("1")}}, {name: worker, ${requests("2")}}`)).replace(
      "  template:\n",
      "  template:\n    metadata: {annotations: {kubectl.kubernetes.io/default-container: web, other: x}}\n",
    );
    expect(run(annotated).taken?.containers).toMatchObject({ names: { main: "web" }, reason: "annotation" });
  });

  test("the container that a metric names bears the load", () => {
    const metric = metricSources.ContainerResource.replace("php-apache", "worker");
    const { taken } = run(beside("", pod("", `{name: web, ${requests("1")}}, {name: worker, ${requests("2")}}`), { metrics: metric }));
    expect(taken?.containers?.names).toEqual({ main: "worker", sidecar: "web" });
    expect(taken?.workload).toMatchObject({ cpuRequestMilli: 2000, sidecarCpuRequestMilli: 1000 });
  });

  test("Kubernetes 1.28 counts no requests of sidecars among the init containers", () => {
    const manifest = beside("", pod(mesh, `{name: web, ${requests("200m")}}`));
    const flags = { ...defaultFlags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") } as const;
    const rules = run(manifest, { flags }).reconciles.flatMap(({ olderRules }) => olderRules?.map(({ rule }) => rule) ?? []);
    expect(rules).toContain("sidecarsRequestNothing");
  });

  test("requests of the whole pod come before its containers', where the API server knows them", () => {
    const manifest = beside("", `      resources: {requests: {cpu: 500m}}\n${pod(mesh, "{name: web}")}`);
    expect(run(manifest).workload).toMatchObject({ cpuRequestMilli: 450, sidecarCpuRequestMilli: 50 });
    expect([...messages(run(manifest))]).toEqual([null]);
    const flags = { ...defaultFlags, featureGates: { ...defaultFlags.featureGates, PodLevelResources: false } };
    expect(run(manifest, { flags }).workload.cpuRequestMilli).toBe(0);
    expect([...messages(run(manifest, { flags }))].join()).toContain("missing request for cpu in container web");
  });

  test("the overhead of the pods, which 1.37 adds to their own requests", () => {
    const template = (overhead: string) => beside("", `      resources: {requests: {cpu: 500m}}\n${overhead}${pod("", "{name: web}")}`);
    const [plain, heavy] = ["", "      overhead: {cpu: 250m}\n"].map((overhead) => run(template(overhead), { flags: unnamedFlags })) as [
      ReturnType<typeof run>,
      ReturnType<typeof run>,
    ];
    expect([plain, heavy].map(({ taken }) => taken?.containers?.pod.overheadMilli)).toEqual([undefined, { cpu: 250 }]);
    expect(heavy.workload.cpuRequestMilli).toBe(500);
    const calculations = heavy.reconciles.flatMap(({ decision }) => {
      const [metric] = decision.kind === "computed" ? decision.metrics : [];
      return metric?.ok && metric.calculation.kind === "pods" ? [metric.calculation] : [];
    });
    expect(calculations.length).toBeGreaterThan(5);
    for (const { counted, overheadMilli } of calculations) {
      expect([counted.requestsMilli, overheadMilli]).toEqual([750 * counted.samples, 250 * counted.samples]);
    }
    const flags = { ...defaultFlags, kubernetesVersion: "1.38" } as const;
    const records = run(template("      overhead: {cpu: 250m}\n"), { flags }).reconciles;
    expect(records.every(({ olderRules, version }) => olderRules === undefined && version === "1.38")).toBe(true);
  });
});

test("a count that is too large for a run is refused, as in the form", () => {
  const scenario = changed({ manifest: beside("  replicas: 20000", app) });
  const message = "This run may reach 20000 replicas; at most 10000 can be simulated. Allow fewer replicas.";
  expect(runScenario(scenario)).toMatchObject({ ok: false, refusal: { kind: "limits", message } });
});

test("the pods of 1.2's autoscaler are the manifest's too", () => {
  const manifest = beside("  replicas: 3", app).replace(/ {2}metrics:[^]*?---/, "---");
  const flags = {
    ...defaultFlags,
    kubernetesVersion: "1.2",
    featureGates: { HPAConfigurableTolerance: false, HPAScaleToZero: false },
  } as const;
  const { workload } = checkedRunOfAny(changed({ load, durationSeconds: 1800, manifest, flags }));
  expect(workload).toMatchObject({ initialReplicas: 3, cpuRequestMilli: 200 });
});

test("a StatefulSet's updateStrategy is none that is simulated", () => {
  const { taken, workload } = run(
    beside("  updateStrategy: {rollingUpdate: {maxUnavailable: 3}}\n  replicas: 2", app, { kind: "StatefulSet" }),
  );
  expect(Object.keys(taken?.numbers ?? {})).not.toContain("maxUnavailablePercent");
  expect([workload.initialReplicas, workload.maxUnavailablePercent]).toEqual([2, 25]);
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstScenario, workloadNumbers, type HorizontalPodAutoscaler } from "../../engine/index";
import { simulationOf } from "../../engine/simulation/testing/traceOf";
import type { Run } from "../run/run";
import { openScenario, setWorkload, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { WorkloadForm } from "./WorkloadForm";

const offered = () => screen.getAllByRole("textbox", { hidden: true }).map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
const target = (kind: string) => ({ spec: { scaleTargetRef: { kind, name: "web" } } }) as HorizontalPodAutoscaler;

const goTo = vi.fn();

beforeEach(() => {
  goTo.mockClear();
  openScenario(firstScenario);
  useTrace.setState({ run: null });
});
afterEach(cleanup);

test("every number of a workload can be set somewhere", () => {
  const plain = {
    kind: "service",
    sidecar: "withRequest",
    startUpCpuMilli: 1,
    warmUpSeconds: 1,
    flapPeriodSeconds: 1,
    waitMillisecondsPerRequest: 1,
    clientConnections: 1,
    livenessProbe: true,
    retries: 1,
    memoryLimitMebibytes: 64,
  } as const;
  setWorkload(plain);
  render(<WorkloadForm onGoToManifest={goTo} />);
  const names = () => screen.getAllByRole<HTMLInputElement>("textbox", { hidden: true }).map(({ name }) => name);
  const ofDeployment = names();
  cleanup();
  useTrace.setState({ run: { hpa: target("StatefulSet") } as Run });
  render(<WorkloadForm onGoToManifest={goTo} />);
  const ofStatefulSet = names();
  cleanup();
  setWorkload({ kind: "queue" });
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(new Set(ofDeployment).size).toBe(ofDeployment.length);
  expect(new Set([...ofDeployment, ...ofStatefulSet, ...names()])).toEqual(new Set(workloadNumbers));
});

test("six numbers come first; all others are in groups that say what is set", () => {
  setWorkload({ startUpCpuMilli: 400, startUpCpuSeconds: 40, imagePullSeconds: 8 });
  render(<WorkloadForm onGoToManifest={goTo} />);
  const unfolded = screen.getAllByRole<HTMLInputElement>("textbox", { hidden: true }).filter((field) => field.closest("details") === null);
  expect(unfolded.map(({ name }) => name)).toEqual([
    "initialReplicas",
    "cpuRequestMilli",
    "cpuPerRequestMilliseconds",
    "startUpSeconds",
    "readinessSeconds",
    "workersPerPod",
  ]);
  const briefs = [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
  expect(briefs).toContain("CPU limit 500m, idle 4m");
  expect(briefs).toContain("Start and warm-up image 8 s; start-up CPU 400m for 40 s; no warm-up");
  expect(briefs).toContain("Memory request 64Mi, idle 32Mi");
});

test("a number that needs another says so until the other is set", () => {
  setWorkload({ startUpCpuMilli: 400 });
  render(<WorkloadForm onGoToManifest={goTo} />);
  const said = () => screen.getByRole("textbox", { name: "Start-up CPU", hidden: true }).closest(".number-field")!.textContent;
  expect(said()).toContain("No effect while “Start-up CPU lasts” is 0.");
  fireEvent.change(screen.getByRole("textbox", { name: "Start-up CPU lasts", hidden: true }), { target: { value: "40" } });
  expect(said()).not.toContain("No effect");
});

test("fields without an effect for the chosen kinds are not offered", () => {
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(offered()).not.toContain("Sidecar’s idle CPU");
  setWorkload({ sidecar: "withoutRequest" });
  cleanup();
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(offered()).toContain("Sidecar’s idle CPU");
  expect(offered()).not.toContain("Sidecar’s CPU request");
});

test("a queue speaks of messages, which never time out", () => {
  render(<WorkloadForm onGoToManifest={goTo} />);
  fireEvent.change(screen.getByRole("combobox", { name: "Kind of workload" }), { target: { value: "queue" } });
  expect(useScenario.getState().scenario.workload.kind).toBe("queue");
  expect(offered()).toContain("CPU per message");
  expect(offered()).toContain("CPU request");
  expect(offered()).not.toContain("Requests wait at most");
});

test("each kind of target shows its own rollout", () => {
  const rollout = (kind: string) => {
    cleanup();
    useTrace.setState({ run: { hpa: target(kind) } as Run });
    render(<WorkloadForm onGoToManifest={goTo} />);
    return offered().filter((name) => /^max(Surge|Unavailable)|minReady/.test(name ?? ""));
  };
  expect(rollout("Deployment")).toEqual(["maxSurge", "maxUnavailable", "minReadySeconds"]);
  expect(rollout("StatefulSet")).toEqual(["maxUnavailable", "minReadySeconds"]);
  expect(rollout("ReplicaSet")).toEqual([]);
  expect(rollout("ReplicationController")).toEqual([]);
  expect(screen.getByText(/^A ReplicationController does not replace its pods\..*The autoscaler does not scale that one\.$/)).toBeTruthy();
});

test("a group unfolds once it has an effect, and says its state while it is folded", () => {
  render(<WorkloadForm onGoToManifest={goTo} />);
  const folded = () => screen.getByText("Uneven load").closest("details")!;
  expect([folded().open, folded().querySelector("summary")!.textContent]).toEqual([false, "Uneven load even"]);
  setWorkload({ imbalancePercent: 40 });
  cleanup();
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect([folded().open, folded().querySelector("summary")!.textContent]).toEqual([true, "Uneven load hottest +40%"]);
});

/** Acts as if a run of the first scenario, with a Deployment in its text, had finished. */
function takeFrom(deployment: string): void {
  const scenario = { ...useScenario.getState().scenario, manifest: `${firstScenario.manifest}---\n${deployment}` };
  const { hpa, taken } = simulationOf(scenario).trace();
  useTrace.setState({ run: { hpa, taken } as Run });
}

const deployment = (spec: string, container = "{name: php-apache}") => `kind: Deployment
metadata: {name: php-apache}
spec:
  ${spec}
  template: {spec: {terminationGracePeriodSeconds: 45, containers: [${container}]}}
`;

const shown = () =>
  screen
    .getAllByRole("group", { hidden: true })
    .filter((group) => group.classList.contains("from-manifest"))
    .map((group) => [...group.querySelectorAll(":scope > span, .lk")].map((part) => part.textContent).join("|"));

test("values from the manifest are read only, and their line is one press away", () => {
  const requests = "resources: {requests: {cpu: 0.25, memory: 100M}, limits: {cpu: 1}}, readinessProbe: {initialDelaySeconds: 20}";
  takeFrom(deployment("replicas: 4", `{name: php-apache, ${requests}}`));
  render(<WorkloadForm onGoToManifest={goTo} />);
  const line = (number: number) => `From the manifest, line ${number}`;
  expect(shown()).toEqual([
    `Replicas at the start|4|pods|${line(23)}`,
    `CPU request|250|m|${line(24)}`,
    `CPU limit|1000|m|${line(24)}`,
    `Memory request|95.4|Mi|${line(24)}`,
    `A second container|none||${line(24)}`,
    `Readiness probe|yes||${line(24)}`,
    `initialDelaySeconds|20|s|${line(24)}`,
    `periodSeconds|10|s|${line(24)}`,
    `successThreshold|1||${line(24)}`,
    `failureThreshold|3||${line(24)}`,
    `Liveness probe|none||${line(24)}`,
    `Termination grace|45|s|${line(24)}`,
  ]);
  for (const name of ["Replicas at the start", "CPU request", "CPU limit", "Termination grace"]) expect(offered()).not.toContain(name);
  expect(offered()).toContain("Time to answer");
  fireEvent.click(screen.getByRole("button", { name: line(23) }));
  expect(goTo.mock.lastCall?.[0]).toMatchObject({ path: "spec.replicas", line: 23, column: 13, endColumn: 14 });
});

test("a container without requests has none, and a second one also comes from the manifest", () => {
  takeFrom(deployment("strategy: {rollingUpdate: {maxSurge: 2}}", "{name: php-apache}, {name: mesh, resources: {requests: {cpu: 10m}}}"));
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(shown().map((row) => row.replace(/\|From.*/, ""))).toEqual([
    "CPU request|none|",
    "CPU limit|none|",
    "Memory request|none|",
    "A second container|with requests|",
    "Sidecar’s CPU request|10|m",
    "Sidecar’s memory request|none|",
    "Readiness probe|none|",
    "Liveness probe|none|",
    "Termination grace|45|s",
    "maxSurge|2|pods",
  ]);
  expect(screen.getByText("Rollout").closest("summary")!.textContent).toBe("Rollout surge 2 pods, unavailable 25%");
});

test("a container of the manifest without a limit has none, whatever the form says", () => {
  takeFrom(deployment("replicas: 1", "{name: php-apache, resources: {requests: {cpu: 800m}}}"));
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(shown().map((row) => row.replace(/\|From.*/, ""))).toContain("CPU limit|none|");
  expect(screen.queryByRole("textbox", { name: "CPU limit" })).toBe(null);
});

test("the form can say that there is no limit, and comes back with one that is at least the request", () => {
  setWorkload({ cpuRequestMilli: 500, cpuLimitMilli: 600 });
  render(<WorkloadForm onGoToManifest={goTo} />);
  const limit = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "CPU limit" })?.value;
  const request = () => screen.getByRole<HTMLInputElement>("textbox", { name: "CPU request" });
  fireEvent.click(screen.getByRole("checkbox", { name: "No CPU limit" }));
  expect([limit(), useScenario.getState().scenario.workload.cpuLimitMilli]).toEqual([undefined, 0]);
  fireEvent.change(request(), { target: { value: "900" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "No CPU limit" }));
  expect([limit(), request().value]).toEqual(["900", "900"]);
});

test("a folded group says the memory limit once there is one", () => {
  render(<WorkloadForm onGoToManifest={goTo} />);
  const brief = () =>
    [...document.querySelectorAll("summary")].map(({ textContent }) => textContent).find((each) => each?.startsWith("Memory"));
  expect(brief()).not.toContain("limit");
  act(() => setWorkload({ memoryLimitMebibytes: 128 }));
  expect(brief()).toContain("request 64Mi, idle 32Mi, limit 128Mi");
});

test("the memory limit is none until one is asked for, and never below the request", () => {
  setWorkload({ memoryRequestMebibytes: 100 });
  render(<WorkloadForm onGoToManifest={goTo} />);
  const limit = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Memory limit" });
  expect(limit()).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "No memory limit" }));
  expect([limit()?.value, useScenario.getState().scenario.workload.memoryLimitMebibytes]).toEqual(["200", 200]);
  const request = screen.getByRole<HTMLInputElement>("textbox", { name: "Memory request" });
  fireEvent.change(request, { target: { value: "150" } });
  fireEvent.change(limit()!, { target: { value: "120" } });
  fireEvent.blur(limit()!);
  const { memoryRequestMebibytes, memoryLimitMebibytes } = useScenario.getState().scenario.workload;
  expect(memoryLimitMebibytes).toBeGreaterThanOrEqual(memoryRequestMebibytes);
  fireEvent.click(screen.getByRole("checkbox", { name: "No memory limit" }));
  expect([limit(), useScenario.getState().scenario.workload.memoryLimitMebibytes]).toEqual([null, 0]);
});

test("with several containers the form says which one bears the load and why, and lets the user choose another", () => {
  const containers = "{name: php-apache, resources: {requests: {cpu: 10m}}}, {name: csv-exporter, resources: {requests: {cpu: 200m}}}";
  const main = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Main container" });
  takeFrom(deployment("replicas: 1", containers));
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect([...main().options].map(({ text }) => text)).toEqual(["csv-exporter (found)", "php-apache"]);
  expect(main().selectedOptions[0]!.text).toContain("csv-exporter");
  expect(screen.getByText(/^It takes the load because /)).toBeTruthy();
  fireEvent.change(main(), { target: { value: "php-apache" } });
  expect(useScenario.getState().scenario.workload.mainContainer).toBe("php-apache");
  cleanup();
  takeFrom(deployment("replicas: 1", containers));
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(main().value).toBe("php-apache");
  expect(screen.getByText("It takes the load because you chose it.")).toBeTruthy();
  fireEvent.change(main(), { target: { value: "" } });
  expect(Object.keys(useScenario.getState().scenario.workload)).not.toContain("mainContainer");
});

test("with one container there is no choice", () => {
  takeFrom(deployment("replicas: 1", "{name: php-apache, resources: {requests: {cpu: 10m}}}"));
  render(<WorkloadForm onGoToManifest={goTo} />);
  expect(screen.queryByRole("combobox", { name: "Main container" })).toBeNull();
});

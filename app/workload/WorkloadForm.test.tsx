// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstScenario, workloadNumbers, type HorizontalPodAutoscaler } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { openScenario, setWorkload, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { WorkloadForm } from "./WorkloadForm";

const offered = () => screen.getAllByRole("textbox", { hidden: true }).map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
const target = (kind: string) => ({ spec: { scaleTargetRef: { kind, name: "web" } } }) as HorizontalPodAutoscaler;

beforeEach(() => {
  openScenario(firstScenario);
  useTrace.setState({ run: null });
});
afterEach(cleanup);

test("every number of a workload can be set somewhere", () => {
  const plain = { kind: "service", sidecar: "withRequest", startUpCpuMilli: 1, warmUpSeconds: 1, flapPeriodSeconds: 1 } as const;
  setWorkload(plain);
  render(<WorkloadForm />);
  expect(offered()).toHaveLength(workloadNumbers.length);
  expect(new Set(offered()).size).toBe(workloadNumbers.length);
});

test("what plays no part is not offered", () => {
  render(<WorkloadForm />);
  for (const name of ["Sidecar’s idle CPU", "Start-up CPU lasts", "Capacity while warming up", "and then for"])
    expect(offered()).not.toContain(name);
  setWorkload({ sidecar: "withoutRequest" });
  cleanup();
  render(<WorkloadForm />);
  expect(offered()).toContain("Sidecar’s idle CPU");
  expect(offered()).not.toContain("Sidecar’s CPU request");
});

test("a queue speaks of messages, which never time out", () => {
  render(<WorkloadForm />);
  fireEvent.change(screen.getByRole("combobox", { name: "Kind of workload" }), { target: { value: "queue" } });
  expect(useScenario.getState().scenario.workload.kind).toBe("queue");
  expect(offered()).toContain("CPU per message");
  expect(offered()).toContain("CPU request");
  expect(offered()).not.toContain("Requests wait at most");
});

test("each kind of target has the rollout that it has", () => {
  const rollout = (kind: string) => {
    cleanup();
    useTrace.setState({ run: { hpa: target(kind) } as Run });
    render(<WorkloadForm />);
    return offered().filter((name) => /^max(Surge|Unavailable)|minReady/.test(name ?? ""));
  };
  expect(rollout("Deployment")).toEqual(["maxSurge", "maxUnavailable", "minReadySeconds"]);
  expect(rollout("StatefulSet")).toEqual(["minReadySeconds"]);
  expect(rollout("ReplicaSet")).toEqual([]);
});

test("a group unfolds once it plays a part, and says how it stands while it is folded", () => {
  render(<WorkloadForm />);
  const folded = () => screen.getByText("Uneven load").closest("details")!;
  expect([folded().open, folded().querySelector("summary")!.textContent]).toEqual([false, "Uneven load even"]);
  setWorkload({ imbalancePercent: 40 });
  cleanup();
  render(<WorkloadForm />);
  expect([folded().open, folded().querySelector("summary")!.textContent]).toEqual([true, "Uneven load hottest +40%"]);
});

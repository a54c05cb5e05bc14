// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clusterFieldNames, clusterFields, defaultFeatureGates, parseManifest, previewVersion } from "../../engine/index";
import { unnamedScenario as firstScenario } from "../../engine/scenario/testing/unnamedScenario";
import type { Run } from "../run/run";
import { openScenario, setCluster, setFlags, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { clusterWords, flagNames } from "../words/names/controlWords";
import { flagNameOf, olderFlags } from "../words/names/flagNames";
import { versionName } from "../words/names/versionName";
import { ClusterForm } from "./ClusterForm";

const flags = () => useScenario.getState().scenario.flags;
const gates = () => screen.getAllByRole<HTMLInputElement>("checkbox");
const choose = (version: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: "Kubernetes version" }), { target: { value: version } });

beforeEach(() => {
  openScenario(firstScenario);
  useTrace.setState({ run: null });
});
afterEach(cleanup);

test("every number of the cluster can be set", () => {
  setCluster({ nodes: 2, maxNodes: 5 });
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  for (const field of clusterFieldNames) {
    const { min, max } = clusterFields[field];
    const value = field === "maxNodes" || field === "nodes" ? 3 : Math.ceil((min + max) / 2);
    fireEvent.change(screen.getByRole("textbox", { name: clusterWords[field][0], hidden: true }), { target: { value: String(value) } });
    expect(useScenario.getState().scenario.cluster[field], field).toBe(value);
    setCluster({ nodes: 2, maxNodes: 5 });
  }
});

test("another version sets its own gates, and going back restores the first ones", () => {
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  choose("1.28");
  expect(flags()).toEqual({ ...firstScenario.flags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") });
  choose("1.37");
  expect(flags()).toEqual(firstScenario.flags);
});

test("going back restores the gates and the sync period that the user had chosen", () => {
  const chosen = {
    ...firstScenario.flags,
    syncPeriodSeconds: 30,
    featureGates: { ...firstScenario.flags.featureGates, HPAScaleToZero: false },
  };
  setFlags(chosen);
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  choose("1.28");
  choose("1.2");
  choose("1.37");
  expect(flags()).toEqual(chosen);
});

test("offers the gates that a version can switch, shows the locked, and leaves out the absent", () => {
  const shown = () => gates().map(({ labels, checked, disabled }) => [labels?.[0]?.textContent, checked, disabled]);
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  expect(shown()).toEqual([
    ["HPAConfigurableTolerance", true, true],
    ["HPAScaleToZero", true, false],
    ["PodLevelResources", true, false],
    ["HPAGeneration", true, false],
  ]);
  fireEvent.click(gates()[3]!);
  expect(flags().featureGates).toEqual({ ...defaultFeatureGates("1.37"), HPAGeneration: false });
  fireEvent.click(gates()[3]!);
  expect(flags()).toEqual(firstScenario.flags);
  expect(screen.getByText(/Always on in 1\.37\./)).toBeTruthy();
  choose("1.28");
  expect(shown()).toEqual([
    ["HPAScaleToZero", false, false],
    ["HPAContainerMetrics", true, false],
  ]);
  fireEvent.click(gates()[0]!);
  expect(flags().featureGates).toEqual({ ...defaultFeatureGates("1.28"), HPAScaleToZero: true });
  choose("1.33");
  expect(shown()).toEqual([
    ["HPAConfigurableTolerance", false, false],
    ["HPAScaleToZero", false, false],
    ["PodLevelResources", false, false],
  ]);
});

test("offers 1.38 by its name, says of a preview that its rules may change, and locks the gates that 1.38 locks", () => {
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  const names = [...document.querySelectorAll("option")].map((option) => option.textContent);
  expect(names.filter((name) => name.startsWith("1.38"))).toEqual([versionName("1.38")]);
  choose("1.38");
  expect(flags()).toEqual({ ...firstScenario.flags, kubernetesVersion: "1.38" });
  const warning = screen.queryByText(/1\.38\.0-alpha\.2.*16 December 2026.*may change/);
  expect(warning !== null).toBe(previewVersion === "1.38");
  expect(screen.getAllByText(`Always on in ${versionName("1.38")}.`, { exact: false })).toHaveLength(2);
  expect(screen.getByRole("checkbox", { name: "HPAGeneration" })).toHaveProperty("disabled", true);
});

test("a locked gate that a link sets to another value can be corrected", () => {
  setFlags({ featureGates: { ...firstScenario.flags.featureGates, HPAConfigurableTolerance: false } });
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  fireEvent.click(screen.getByRole("checkbox", { name: "HPAConfigurableTolerance" }));
  expect(flags()).toEqual(firstScenario.flags);
});

test("Kubernetes 1.1 and 1.2 have their own sync period, no other flag and no gate", () => {
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  choose("1.2");
  expect(flags()).toMatchObject({ kubernetesVersion: "1.2", syncPeriodSeconds: 30 });
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  expect(screen.queryByRole("textbox", { name: /^Tolerance/ })).toBeNull();
  choose("1.37");
  expect(flags()).toEqual(firstScenario.flags);
});

test("a sync period that the person chose stays", () => {
  setFlags({ syncPeriodSeconds: 20 });
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  choose("1.2");
  expect(flags().syncPeriodSeconds).toBe(20);
});

test("says of resources, and of each other metric by its name, how late a change is seen at worst", () => {
  const metric = (name: string, source: "backlog" | null, worstLagSeconds: number) => ({ name, source, keda: null, worstLagSeconds });
  const ofClock = { ...metric("s0-cron-UTC", null, 15), keda: "computed" };
  const metrics = [metric("cpu", null, 60), metric("memory", null, 60), metric("queue_depth", "backlog", 45), ofClock];
  const { hpa } = parseManifest(firstScenario.manifest, defaultFeatureGates("1.37"));
  useTrace.setState({ run: { hpa, edits: [], metrics } as object as Run });
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  expect(screen.getAllByText(/fully after at most/).map(({ textContent }) => textContent)).toEqual([
    "A sync sees a change in CPU or memory fully after at most 1\u00a0min.",
    "A sync sees a change in queue_depth fully after at most 45\u00a0s.",
    "A sync sees a change in s0-cron-UTC fully after at most 15\u00a0s.",
  ]);
});

test("each control has the name by which other parts of the page find it", () => {
  setCluster({ nodes: 2, maxNodes: 5, scaleDownUnneededSeconds: 600, autoscalers: 2 });
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  const names = [...document.querySelectorAll("input, select")].map((control) => control.getAttribute("name"));
  const gates = ["HPAConfigurableTolerance", "HPAScaleToZero", "PodLevelResources", "HPAGeneration"];
  expect(new Set(names)).toEqual(new Set([...clusterFieldNames, ...flagNames, ...gates, "kubernetesVersion"]));
});

test("each flag is beside its field by its name, and the flags of older documents are told", () => {
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  for (const flag of flagNames) {
    const field = document.querySelector(`input[name="${flag}"]`)!.closest(".number-field")!;
    expect(field.querySelector("code")!.textContent).toBe(flagNameOf[flag]);
    expect(
      within(field as HTMLElement)
        .getByRole("link")
        .getAttribute("rel"),
    ).toBe("noopener noreferrer");
  }
  const gone = document.querySelector('[data-name="olderFlags"]')!.closest("details")!;
  expect([...gone.querySelectorAll("code")].map(({ textContent }) => textContent)).toEqual(olderFlags.map(({ name }) => name));
});

test("the links lead to the documentation of the version", () => {
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  const hosts = () => new Set(screen.getAllByRole<HTMLAnchorElement>("link", { hidden: true }).map(({ host }) => host));
  expect(hosts()).toEqual(new Set(["kubernetes.io"]));
  choose("1.28");
  expect(hosts()).toEqual(new Set(["v1-28.docs.kubernetes.io"]));
  choose("1.2");
  expect(hosts()).toEqual(new Set(["github.com"]));
});

test("the pipeline names the metrics APIs, the layer that passes them on, and the scale subresource", () => {
  render(<ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={() => {}} />);
  const names = () => [...screen.getByText(/subresource\./).querySelectorAll("code")].map(({ textContent }) => textContent);
  expect(screen.getByText(/aggregation layer/)).toBeTruthy();
  expect(names()).toEqual(["metrics.k8s.io", "custom.metrics.k8s.io", "external.metrics.k8s.io", "scale"]);
  choose("1.2");
  expect(names()).toEqual(["scale"]);
  expect(screen.getAllByText(/Heapster/).length).toBeGreaterThan(1);
});

test("a release of KEDA is chosen where there is a ScaledObject, and the upgrade to the newest one is asked about", () => {
  const asked: string[][] = [];
  const form = () => <ClusterForm onCompareReleases={() => {}} onCompareKedaReleases={(from, to) => asked.push([from, to])} />;
  render(form());
  expect(screen.queryByLabelText("KEDA version")).toBeNull();
  cleanup();
  openScenario({ ...firstScenario, manifest: "apiVersion: keda.sh/v1alpha1\nkind: ScaledObject\nmetadata: {name: web}\n" });
  render(form());
  const field = () => screen.getByLabelText<HTMLSelectElement>("KEDA version");
  expect([field().name, field().value]).toEqual(["kedaVersion", "2.20"]);
  expect(screen.getByText(/The rules of KEDA 2\.20\.2/)).toBeTruthy();
  fireEvent.change(field(), { target: { value: "2.21" } });
  expect(flags().kedaVersion).toBe("2.21");
  expect(screen.getByText(/there are no recordings of it/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "What would KEDA 2.20 → KEDA 2.21 change here?" }));
  expect(asked).toEqual([["2.20", "2.21"]]);
});

import {
  featureGateNames,
  featureGateStates,
  flagRanges,
  unnamedVersion,
  type FeatureGates,
  type KubernetesVersion,
} from "../controller/flags";
import { kedaVersions } from "../kedaReleases/releases";
import { maxNoise, maxRequestsPerSecond, type LoadCurve } from "../load/curve";
import { readClusterSettings, readWorkload } from "./readCluster";
import { readLimits } from "./outcomeLimits";
import { readIncidents } from "./readIncidents";
import { readPrice } from "./price";
import { readPoints } from "./readPoints";
import { readSignals } from "./readSignals";
import { choice, flag, number, reading, record, refuse, shown, text, type Reading } from "../lib/refusal";
import { say } from "../lib/sentence";
import {
  durationRange,
  featureGatesOf,
  maxManifestLength,
  maxNameLength,
  maxSeed,
  scenarioVersion,
  simulatedVersions,
  versionsOffered,
  type Scenario,
  type ScenarioFlags,
  type SimulatedVersion,
} from "./scenario";
import { readStart } from "./start";
import { readWrittenStudy } from "./study";
import { readScenarioVpa } from "./vpaHistory";

/**
 * Reads a scenario from data of any source: a link, a stored draft, a file. It repairs and guesses nothing; a value outside its range is
 * refused with its name. The manifest's text is kept as it is, valid or not.
 */
export function readScenario(data: unknown): Reading<Scenario> {
  return reading(() => scenarioFrom(data));
}

function scenarioFrom(data: unknown): Scenario {
  const fields = currentFields(data);
  const durationSeconds = number(fields.get("durationSeconds"), say`The duration in seconds`, durationRange);
  if (durationSeconds % durationRange.step !== 0) refuse(say`The duration is ${durationSeconds} s; it must be a whole number of minutes.`);
  return {
    version: scenarioVersion,
    name: text(fields.get("name"), say`The name`, maxNameLength),
    manifest: text(fields.get("manifest"), say`The manifest`, maxManifestLength),
    durationSeconds,
    load: readLoad(fields.get("load")),
    workload: readWorkload(fields.get("workload")),
    cluster: readClusterSettings(fields.get("cluster")),
    incidents: readIncidents(fields.get("incidents")),
    signals: readSignals(fields.get("signals")),
    flags: readFlags(fields.get("flags")),
    seed: number(fields.get("seed"), say`The seed`, { min: 0, max: maxSeed, step: 1 }),
    ...(fields.get("start") !== undefined && { start: readStart(fields.get("start")) }),
    ...(fields.get("vpa") !== undefined && { vpa: readScenarioVpa(fields.get("vpa")) }),
    ...readBeside(fields),
  };
}

/** What does not change the run. A limit of the cost, and a study of it, need a price. */
function readBeside(fields: ReadonlyMap<string, unknown>): Pick<Scenario, "limits" | "price" | "study"> {
  const part = <Part>(name: "limits" | "price" | "study", read: (data: unknown) => Part) =>
    fields.get(name) === undefined ? undefined : read(fields.get(name));
  const [limits, price, study] = [part("limits", readLimits), part("price", readPrice), part("study", readWrittenStudy)];
  if (price === undefined && limits?.cost) refuse(say`limits has cost, but the scenario has no price.`);
  if (price === undefined && study?.cost.kind === "cost") refuse(say`study.cost is cost, but the scenario has no price.`);
  return { ...(limits && { limits }), ...(price && { price }), ...(study && { study }) };
}

function currentFields(data: unknown): ReadonlyMap<string, unknown> {
  const fields = record(data, say`The scenario`);
  const version = fields.get("version");
  if (version === scenarioVersion) return fields;
  refuse(say`It has version ${shown(version)} of the scenario format; this page reads version ${scenarioVersion}.`);
}

function readLoad(data: unknown): LoadCurve {
  const fields = record(data, say`The load`);
  return {
    points: readPoints(fields.get("points"), {
      curve: say`The load curve`,
      within: say`the load curve`,
      value: say`requests per second`,
      max: maxRequestsPerSecond,
    }),
    noise: number(fields.get("noise"), say`The load's noise`, { min: 0, max: maxNoise }),
  };
}

function readFlags(data: unknown): ScenarioFlags {
  const fields = record(data, say`The controller's flags`);
  const value = (name: keyof typeof flagRanges) => number(fields.get(name), `flags.${name}`, flagRanges[name]);
  const kubernetesVersion = choice(
    fields.get("kubernetesVersion") ?? unnamedVersion,
    "flags.kubernetesVersion",
    simulatedVersions,
    versionsOffered,
  );
  const kedaVersion = fields.get("kedaVersion");
  return {
    kubernetesVersion,
    ...(kedaVersion !== undefined && { kedaVersion: choice(kedaVersion, "flags.kedaVersion", kedaVersions) }),
    syncPeriodSeconds: value("syncPeriodSeconds"),
    tolerance: value("tolerance"),
    downscaleStabilizationSeconds: value("downscaleStabilizationSeconds"),
    cpuInitializationPeriodSeconds: value("cpuInitializationPeriodSeconds"),
    initialReadinessDelaySeconds: value("initialReadinessDelaySeconds"),
    featureGates: readFeatureGates(record(fields.get("featureGates"), say`The feature gates`), kubernetesVersion),
  };
}

/** The gates that the version has; a gate that was added to the format later has the version's default. */
function readFeatureGates(gates: ReadonlyMap<string, unknown>, version: SimulatedVersion): FeatureGates {
  if (version === "1.2") return featureGatesOf(version);
  refuseFixedGates(gates, version);
  const states = featureGateStates[version];
  const known = (name: keyof FeatureGates) => states[name].state !== "absent";
  const gate = (name: keyof FeatureGates, data: unknown) =>
    known(name) ? flag(data, say`The feature gate ${name}`) : states[name].enabled;
  const later = (name: keyof FeatureGates) => gate(name, gates.get(name) ?? states[name].enabled);
  const unlessUsual = (name: keyof FeatureGates) => (known(name) && later(name) !== states[name].enabled ? { [name]: later(name) } : {});
  return {
    HPAConfigurableTolerance: gate("HPAConfigurableTolerance", gates.get("HPAConfigurableTolerance")),
    HPAScaleToZero: gate("HPAScaleToZero", gates.get("HPAScaleToZero")),
    ...(known("PodLevelResources") && { PodLevelResources: later("PodLevelResources") }),
    ...(known("HPAContainerMetrics") && { HPAContainerMetrics: later("HPAContainerMetrics") }),
    ...unlessUsual("HPAGeneration"),
    ...unlessUsual("HPAConfigurableSyncPeriod"),
  };
}

/**
 * A component does not start with a gate that it does not know, or with a locked gate set to the other value. Scenarios of 1.28 and 1.37
 * were saved and shared before this was checked, so theirs are read as they always were.
 */
function refuseFixedGates(gates: ReadonlyMap<string, unknown>, version: KubernetesVersion): void {
  if (version === "1.28" || version === unnamedVersion) return;
  for (const gate of featureGateNames) {
    const { state, enabled } = featureGateStates[version][gate];
    const value = gates.get(gate) ?? enabled;
    if (value === enabled || state === "switchable") continue;
    const error =
      state === "absent"
        ? say`unrecognized feature gate: ${gate}`
        : say`cannot set feature gate ${gate} to ${shown(value)}, feature is locked to ${shown(enabled)}`;
    refuse(say`The controller of Kubernetes ${version} does not start with these feature gates: ${error}.`);
  }
}

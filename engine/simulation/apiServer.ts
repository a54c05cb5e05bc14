import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { definitionOf, silencedTrigger, type Incident } from "../cluster/incident";
import { unnamedVersion, type ControllerFlags, type KubernetesVersion } from "../controller/flags";
import { asNewObject, readBy } from "../manifest/updates";
import { validateManifest } from "../manifest/validation";
import { controllerFlags, type ScenarioFlags } from "../scenario/scenario";
import { canBeUpgraded, upgradedFlags } from "../scenario/upgrades";
import { hasScaledObject, type KedaPart } from "./kedaPart";
import { errorsIn } from "./incidentRecord";
import type { HeldManifest } from "./manifests";
import { parseManifestFor } from "./parseManifestFor";
import type { Absence, RunningRelease } from "./trace";
import { foreign, joined, say, type Words } from "../lib/sentence";

/** The API server of a run: what it has had until now, as the incidents change it. */
interface ApiServer {
  /** The first manifest, those that replaced it, and those that another release reads, in order of time. */
  readonly held: HeldManifest[];
  /** When there was no autoscaler. */
  readonly absences: Absence[];
  /** The first release, and those that took its place. */
  readonly releases: RunningRelease[];
  /** Returns why it changes nothing; null if it changes something, or does not concern the API server. */
  happen(event: ManifestEvent): Words | null;
  judging(): Judging;
}

/** An incident begins or, if it patches, ends. */
export interface ManifestEvent {
  incident: Incident;
  at: number;
  ends: boolean;
}

/** What an API server judges an edit by: its flags, and the object that it has; null: it has none. */
export interface Judging {
  flags: ScenarioFlags;
  stored: HorizontalPodAutoscaler | null;
}

/** `flags`: those of the scenario's controller. */
export function createApiServer(
  scenarioFlags: ScenarioFlags,
  first: HorizontalPodAutoscaler,
  firstFlags: ControllerFlags,
  keda: KedaPart | null,
): ApiServer {
  /** Without an upgrade, what was accepted once is accepted again. */
  const isUpgradable = canBeUpgraded(scenarioFlags);
  let flags = firstFlags;
  let judges = scenarioFlags;
  const held: HeldManifest[] = [{ at: -Infinity, hpa: first, flags }];
  const absences: Absence[] = [];
  const releases: RunningRelease[] = [{ at: 0, version: scenarioFlags.kubernetesVersion ?? unnamedVersion }];
  /** As it was applied last, without patches. */
  let applied = first;
  const isAbsent = () => absences.at(-1)?.until === null;
  const last = () => held.at(-1)!.hpa;
  const stored = () => (isAbsent() ? null : last());
  const hold = (at: number, hpa: HorizontalPodAutoscaler) => held.push({ at, hpa, flags });

  const apply = (at: number, manifest: string): Words | null => {
    if (hasScaledObject(manifest, keda))
      return say`This run has an HPA. A ScaledObject must be there from the start, as the scenario's manifest.`;
    const { hpa, problems } = parseManifestFor(manifest, judges, keda, stored());
    if (hpa === null) {
      return errorsIn(problems);
    }
    applied = hpa;
    hold(at, hpa);
    if (isAbsent()) absences.at(-1)!.until = at;
    return null;
  };
  const patch = (at: number, minReplicas: number | undefined): Words | null => {
    if (isAbsent()) return say`There was no HPA.`;
    const patched = minReplicas === undefined ? applied : withMinReplicas(applied, minReplicas);
    const error = minReplicas === undefined && !isUpgradable ? null : refusalOf(patched, judges, stored());
    if (error === null) hold(at, patched);
    return error;
  };
  const create = (at: number): Words | null => {
    if (!isAbsent()) return say`The HPA existed already.`;
    const error = isUpgradable ? refusalOf(last(), judges, null) : null;
    if (error !== null) return error;
    applied = asNew(applied, judges);
    const created = asNew(last(), judges);
    if (created !== last()) hold(at, created);
    absences.at(-1)!.until = at;
    return null;
  };
  const upgrade = (at: number, to: KubernetesVersion): Words | null => {
    if (!isUpgradable) return say`Kubernetes 1.2 has another autoscaler, so its control plane is not upgraded within a run.`;
    judges = flags = upgradedFlags(judges, to);
    applied = readBy(to, applied);
    hold(at, readBy(to, last()));
    // Of several at one second only the last one comes to run.
    if (releases.length > 1 && releases.at(-1)!.at === at) releases.pop();
    releases.push({ at, version: to });
    return null;
  };
  const happen: ApiServer["happen"] = ({ incident, at, ends }) => {
    const { autoscaler } = definitionOf(incident);
    switch (autoscaler?.kind) {
      case undefined:
        return silencedTrigger(incident) === null ? null : say`There is no KEDA trigger here.`;
      case "applied":
        return apply(at, autoscaler.manifest(incident));
      case "patched":
        return patch(at, ends ? undefined : autoscaler.minReplicas(incident));
      case "upgraded":
        return upgrade(at, autoscaler.to(incident));
      case "deleted":
        if (isAbsent()) return say`There was no HPA.`;
        absences.push({ from: at, until: null });
        return null;
      case "created":
        return create(at);
    }
  };
  return { held, absences, releases, happen, judging: () => ({ flags: judges, stored: stored() }) };
}

const withMinReplicas = (hpa: HorizontalPodAutoscaler, minReplicas: number): HorizontalPodAutoscaler => ({
  ...hpa,
  spec: { ...hpa.spec, minReplicas },
});

/** In the API server's words; the one of Kubernetes 1.2 refuses 0, too. */
function refusalOf(hpa: HorizontalPodAutoscaler, scenarioFlags: ScenarioFlags, stored: HorizontalPodAutoscaler | null): Words | null {
  const flags = controllerFlags(scenarioFlags);
  const errors =
    flags === null
      ? validateManifest(hpa, { HPAScaleToZero: false, HPAConfigurableTolerance: false })
      : validateManifest(hpa, flags.featureGates, flags.kubernetesVersion, stored);
  return errors.length === 0
    ? null
    : joined(
        errors.map(({ message }) => foreign(message)),
        "; ",
      );
}

/** What the API server stores of it as a new object. */
function asNew(hpa: HorizontalPodAutoscaler, scenarioFlags: ScenarioFlags): HorizontalPodAutoscaler {
  const { featureGates, kubernetesVersion = unnamedVersion } = controllerFlags(scenarioFlags) ?? {};
  return featureGates === undefined ? hpa : asNewObject(featureGates, kubernetesVersion, hpa);
}

import { unnamedVersion, type ControllerFlags } from "../controller/flags";
import { definitionOf, silencedTrigger, type Incident } from "../cluster/incident";
import type { KedaVersion } from "../kedaReleases/releases";
import { alreadyManaged } from "../keda/admission";
import { createKeda, type Keda } from "../keda/keda";
import { reconcile, storeScaledObject } from "../keda/reconcile";
import { reconcileCause } from "../keda/reconcileCause";
import { targetApiVersion, targetKind, type ScaledObject } from "../keda/scaledObject";
import { parseManifest } from "../manifest/parseManifest";
import { readBy } from "../manifest/updates";
import { hasScaledObject } from "../keda/manifest/hasScaledObject";
import { parseScaledObject, type ScaledObjectReading } from "../keda/manifest/parseScaledObject";
import { upgradedFlags } from "../scenario/upgrades";
import { kedaVersionOf, type Scenario } from "../scenario/scenario";
import type { HeldManifest } from "../simulation/manifests";
import { errorsIn, incidentRecord } from "../simulation/incidentRecord";
import { eventsOf, type ManifestsRead } from "../simulation/readManifests";
import type { Absence, RunningRelease } from "../simulation/trace";
import { anyWorld, type AppliedScaledObject } from "./appliedScaledObject";
import { silenceRefusal } from "./silentSources";
import { foreign, say, type Words } from "../lib/sentence";

/** The ScaledObjects of a run in order of time, the first at second 0, and the HPAs that KEDA makes of them. */
interface ScaledObjectsRead {
  applied: readonly AppliedScaledObject[];
  manifests: ManifestsRead;
}

/**
 * Reads what the incidents do to the ScaledObject and to its HPA. Which HPA KEDA makes depends neither on replicas nor on sources, so it is
 * known before the run. `first`: the scenario's manifest, without errors.
 */
export function readScaledObjects(
  scenario: Pick<Scenario, "incidents" | "flags" | "durationSeconds">,
  first: ScaledObjectReading,
  firstFlags: ControllerFlags,
): ScaledObjectsRead {
  const plan = new Plan(first, firstFlags, kedaVersionOf(scenario));
  const refused = new Map<Incident, Words>();
  for (const { incident, at, ends } of eventsOf(scenario)) {
    const refusal = plan.happen(incident, at);
    if (refusal !== null && !ends && at === incident.at) refused.set(incident, refusal);
  }
  const { applied, held, absences, releases } = plan;
  const records = scenario.incidents.map((incident) => incidentRecord(incident, refused.get(incident) ?? null));
  return { applied, manifests: { held, absences, releases, records } };
}

class Plan {
  readonly applied: AppliedScaledObject[] = [];
  readonly held: HeldManifest[];
  readonly absences: Absence[] = [];
  readonly releases: RunningRelease[];
  private readonly keda: Keda;
  private readonly target: ScaledObject["spec"]["scaleTargetRef"];
  private flags: ControllerFlags;

  constructor(first: ScaledObjectReading, flags: ControllerFlags, version: KedaVersion) {
    this.keda = createKeda(0, version);
    this.flags = flags;
    this.target = first.scaledObject!.spec.scaleTargetRef;
    this.held = [{ at: -Infinity, hpa: first.hpa!, flags }];
    this.releases = [{ at: 0, version: flags.kubernetesVersion ?? unnamedVersion }];
    this.apply(first, 0);
  }

  /** Why an incident changes nothing; null if it changes something, or does not concern KEDA. */
  happen(incident: Incident, at: number): Words | null {
    const { autoscaler } = definitionOf(incident);
    switch (autoscaler?.kind) {
      case undefined: {
        const trigger = silencedTrigger(incident);
        return trigger === null ? null : silenceRefusal(this.applied.at(-1)!.object, trigger);
      }
      case "applied":
        return this.edit(autoscaler.manifest(incident), at);
      case "patched":
        return say`KEDA writes its HPA back at once. Change minReplicaCount of the ScaledObject.`;
      case "deleted":
        return this.isAbsent() ? say`There was no HPA.` : say`KEDA makes its HPA again at once. Pause or edit the ScaledObject.`;
      case "created":
        return this.isAbsent() ? say`KEDA deletes an HPA of its name while the ScaledObject is paused.` : say`The HPA existed already.`;
      case "upgraded": {
        const to = autoscaler.to(incident);
        this.flags = upgradedFlags(this.flags, to);
        this.held.push({ at, hpa: readBy(to, this.held.at(-1)!.hpa), flags: this.flags });
        if (this.releases.length > 1 && this.releases.at(-1)!.at === at) this.releases.pop();
        this.releases.push({ at, version: to });
        return null;
      }
    }
  }

  private isAbsent(): boolean {
    return this.absences.at(-1)?.until === null;
  }

  private edit(text: string, at: number): Words | null {
    const { featureGates, kubernetesVersion } = this.flags;
    if (!hasScaledObject(text)) {
      const { hpa, problems } = parseManifest(text, featureGates, kubernetesVersion);
      return hpa === null ? errorsIn(problems) : say`This run has a ScaledObject. Apply a ScaledObject, because KEDA owns the HPA.`;
    }
    const reading = parseScaledObject(text, featureGates, kubernetesVersion, this.keda.version);
    const { scaledObject, problems } = reading;
    if (scaledObject === null) return errorsIn(problems);
    const clash = this.clashOf(scaledObject);
    if (clash !== null) return clash;
    this.apply(reading, at);
    return null;
  }

  /** A ScaledObject of another name is another object; the words are those of KEDA's webhook. */
  private clashOf(object: ScaledObject): Words | null {
    const { name } = this.applied[0]!.object.metadata;
    if (object.metadata.name === name) return null;
    if (!this.hasTarget(object)) return say`ScaledObject ${object.metadata.name} is another object, and this run has only one.`;
    const target = { apiVersion: targetApiVersion(object), kind: targetKind(object), name: object.spec.scaleTargetRef.name };
    return foreign(alreadyManaged(target, `ScaledObject '${name}'`));
  }

  private hasTarget(object: ScaledObject): boolean {
    return object.spec.scaleTargetRef.name === this.target.name && targetKind(object) === (this.target.kind || "Deployment");
  }

  private apply({ scaledObject, hpa, env, externalMetrics }: ScaledObjectReading, at: number): void {
    const entry: AppliedScaledObject = {
      at,
      object: scaledObject!,
      kedaVersion: this.keda.version,
      env,
      externalMetrics,
      hasTarget: this.hasTarget(scaledObject!),
    };
    const before = this.keda.hpa;
    const { stored } = this.keda;
    storeScaledObject(this.keda, entry.object, at);
    if (reconcileCause(stored, this.keda.stored!, this.keda.version) !== null) reconcile(this.keda, anyWorld(entry), at);
    this.applied.push(entry);
    const made = this.keda.hpa;
    if (made === null) {
      if (!this.isAbsent()) this.absences.push({ from: at, until: null });
      return;
    }
    if (this.isAbsent()) this.absences.at(-1)!.until = at;
    if (made !== before && this.applied.length > 1) this.held.push({ at, hpa: hpa!, flags: this.flags });
  }
}

import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { definitionOf, endOf, spansOf, type Incident } from "../cluster/incident";
import { validateManifest } from "../manifest/validation";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import type { HeldManifest } from "./manifests";
import { parseManifestFor } from "./parseManifestFor";
import type { Absence, IncidentRecord } from "./trace";

/** The first manifest and those that replace it, in order of time; when there is no autoscaler; and what happens to the incidents. */
export function readManifests(
  scenario: Pick<Scenario, "incidents" | "flags" | "durationSeconds">,
  hpa: HorizontalPodAutoscaler,
): { held: HeldManifest[]; absences: Absence[]; records: IncidentRecord[] } {
  const { incidents, flags } = scenario;
  const held: HeldManifest[] = [{ at: -Infinity, hpa }];
  /** As it was applied last, without patches. */
  let applied = hpa;
  const absences: Absence[] = [];
  const refused = new Map<Incident, string>();
  const isAbsent = () => absences.at(-1)?.until === null;
  const create = (at: number) => {
    if (isAbsent()) absences.at(-1)!.until = at;
  };
  const apply = (at: number, manifest: string): string | null => {
    const { hpa: read, problems } = parseManifestFor(manifest, flags);
    if (read === null) {
      const errors = problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
      return errors.join("; ");
    }
    applied = read;
    held.push({ at, hpa: read });
    create(at);
    return null;
  };
  const patch = (at: number, minReplicas: number | undefined): string | null => {
    if (isAbsent()) return "There was no HPA.";
    const patched = minReplicas === undefined ? applied : withMinReplicas(applied, minReplicas);
    const error = minReplicas === undefined ? null : refusalOfPatch(patched, flags);
    if (error === null) held.push({ at, hpa: patched });
    return error;
  };
  const refusalOf = ({ incident, at, ends }: ManifestEvent): string | null => {
    const { autoscaler } = definitionOf(incident);
    switch (autoscaler?.kind) {
      case undefined:
        return null;
      case "applied":
        return apply(at, autoscaler.manifest(incident));
      case "patched":
        return patch(at, ends ? undefined : autoscaler.minReplicas(incident));
      case "deleted":
        if (isAbsent()) return "There was no HPA.";
        absences.push({ from: at, until: null });
        return null;
      case "created":
        if (!isAbsent()) return "The HPA existed already.";
        create(at);
        return null;
    }
  };
  for (const event of eventsOf(scenario)) {
    const refusal = refusalOf(event);
    if (refusal !== null && !event.ends && event.at === event.incident.at) refused.set(event.incident, refusal);
  }
  const records = incidents.map((incident): IncidentRecord => ({
    incident,
    until: endOf(incident),
    refused: refused.get(incident) ?? null,
  }));
  return { held, absences, records };
}

/** An incident begins or, if it patches, ends. */
interface ManifestEvent {
  incident: Incident;
  at: number;
  ends: boolean;
}

/** In order of time; within a second, ends come before beginnings. */
function eventsOf({ incidents, durationSeconds }: Pick<Scenario, "incidents" | "durationSeconds">): ManifestEvent[] {
  const events = incidents.flatMap((incident): ManifestEvent[] => {
    if (definitionOf(incident).autoscaler?.kind !== "patched") return [{ incident, at: incident.at, ends: false }];
    return spansOf(incident, durationSeconds).flatMap(({ from, to }) => [
      { incident, at: from, ends: false },
      { incident, at: to, ends: true },
    ]);
  });
  return events.toSorted((a, b) => a.at - b.at || Number(b.ends) - Number(a.ends));
}

const withMinReplicas = (hpa: HorizontalPodAutoscaler, minReplicas: number): HorizontalPodAutoscaler => ({
  ...hpa,
  spec: { ...hpa.spec, minReplicas },
});

/** In the API server's words; the one of Kubernetes 1.2 refuses 0, too. */
function refusalOfPatch(hpa: HorizontalPodAutoscaler, scenarioFlags: Scenario["flags"]): string | null {
  const flags = controllerFlags(scenarioFlags);
  const errors =
    flags === null
      ? validateManifest(hpa, { HPAScaleToZero: false, HPAConfigurableTolerance: false })
      : validateManifest(hpa, flags.featureGates, flags.kubernetesVersion);
  return errors.length === 0 ? null : errors.map(({ message }) => message).join("; ");
}

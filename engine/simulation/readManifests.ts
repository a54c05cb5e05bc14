import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { definitionOf, spansOf, type Incident } from "../cluster/incident";
import type { Words } from "../lib/sentence";
import type { ControllerFlags } from "../controller/flags";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import { flagsAt } from "../scenario/upgrades";
import { createApiServer, type Judging, type ManifestEvent } from "./apiServer";
import type { KedaPart } from "./kedaPart";
import type { HeldManifest } from "./manifests";
import { incidentRecord } from "./incidentRecord";
import { parseManifestFor } from "./parseManifestFor";
import type { Absence, IncidentRecord, RunningRelease } from "./trace";

export interface ManifestsRead {
  /** The first manifest, those that replace it, and those that another release reads, in order of time. */
  held: readonly HeldManifest[];
  /** When there is no autoscaler. */
  absences: readonly Absence[];
  /** The first release, and those that take its place. */
  releases: readonly RunningRelease[];
  /** What happens to the incidents. */
  records: readonly IncidentRecord[];
}

type GivenScenario = Pick<Scenario, "incidents" | "flags" | "durationSeconds">;

/** `flags`: those of the scenario's controller. */
export function readManifests(
  scenario: GivenScenario,
  hpa: HorizontalPodAutoscaler,
  flags: ControllerFlags,
  keda: KedaPart | null,
): ManifestsRead {
  const server = createApiServer(scenario.flags, hpa, flags, keda);
  const refused = new Map<Incident, Words>();
  for (const event of eventsOf(scenario)) {
    const refusal = server.happen(event);
    if (refusal !== null && !event.ends && event.at === event.incident.at) refused.set(event.incident, refusal);
  }
  const { held, absences, releases } = server;
  const records = scenario.incidents.map((incident) => incidentRecord(incident, refused.get(incident) ?? null));
  return { held, absences, releases, records };
}

/** By what the API server judges the manifest of an incident when its time comes. */
export function judgingOf(scenario: GivenScenario & Pick<Scenario, "manifest">, incident: Incident, keda: KedaPart | null): Judging {
  const { hpa } = parseManifestFor(scenario.manifest, scenario.flags, keda);
  const flags = controllerFlags(scenario.flags);
  // Without a first manifest there is no run, and 1.2 judges an update as it judges a new object.
  if (hpa === null || flags === null) return { flags: flagsAt(scenario, incident.at), stored: null };
  const server = createApiServer(scenario.flags, hpa, flags, keda);
  for (const event of eventsOf(scenario)) {
    if (event.incident === incident || event.at > incident.at) break;
    server.happen(event);
  }
  return server.judging();
}

/** In order of time; within a second, upgrades come first, then ends, then beginnings. */
export function eventsOf({ incidents, durationSeconds }: Pick<Scenario, "incidents" | "durationSeconds">): ManifestEvent[] {
  const events = incidents.flatMap((incident): ManifestEvent[] => {
    if (definitionOf(incident).autoscaler?.kind !== "patched") return [{ incident, at: incident.at, ends: false }];
    return spansOf(incident, durationSeconds).flatMap(({ from, to }) => [
      { incident, at: from, ends: false },
      { incident, at: to, ends: true },
    ]);
  });
  return events.toSorted((a, b) => a.at - b.at || rank(a) - rank(b));
}

function rank({ incident, ends }: ManifestEvent): number {
  if (definitionOf(incident).autoscaler?.kind === "upgraded") return 0;
  return ends ? 1 : 2;
}

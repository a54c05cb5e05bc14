import { incidentKinds, incidentRanges, maxIncidents, releases, type Incident, type IncidentKind } from "../cluster/incident";
import { choice, list, number, record, Refusal, text } from "./refusal";
import { durationRange, maxManifestLength } from "./scenario";

/**
 * Incidents in order of time; several may be at one second. Those after the end of a run that was made shorter stay, as the
 * curve's points do. Fields that its kind lacks are not read.
 */
export function readIncidents(data: unknown): Incident[] {
  let before = 0;
  return list(data, "The list of incidents", maxIncidents).map((incident, index) => {
    const place = `Incident ${index + 1}`;
    const fields = record(incident, place);
    const at = number(fields.get("at"), `${place}: the second`, { min: 0, max: durationRange.max, step: 1 });
    if (at < before) throw new Refusal(`${place} is at ${at} s; it must not be before the previous incident.`);
    before = at;
    return { at, ...readKind(fields, place) };
  });
}

function readKind(fields: ReadonlyMap<string, unknown>, place: string): IncidentKind {
  const kind = choice(fields.get("kind"), `${place}: the kind`, incidentKinds);
  const value = (name: keyof typeof incidentRanges) => number(fields.get(name), `${place}: the field ${name}`, incidentRanges[name]);
  switch (kind) {
    case "metricsServerDown":
    case "customMetricsDown":
    case "secondAutoscaler":
      return { kind, durationSeconds: value("durationSeconds") };
    case "podMetricsLost":
    case "podsUnready":
      return { kind, pods: value("pods"), durationSeconds: value("durationSeconds") };
    case "podsCrash":
      return { kind, pods: value("pods") };
    case "rollingUpdate":
      return { kind, release: choice(fields.get("release"), `${place}: the release`, releases) };
    case "kubectlScale":
    case "kubectlApply":
      return { kind, replicas: value("replicas") };
    case "hpaEdited":
      return { kind, manifest: text(fields.get("manifest"), `${place}: the manifest`, maxManifestLength) };
    case "loadMultiplied":
      return { kind, factor: value("factor"), durationSeconds: value("durationSeconds") };
    case "nodeLost":
      return { kind };
  }
}

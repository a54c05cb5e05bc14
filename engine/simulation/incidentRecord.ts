import { endOf, type Incident } from "../cluster/incident";
import { joined, plain, type Words } from "../lib/sentence";
import type { Problem } from "../manifest/problem";
import type { IncidentRecord } from "./trace";

/** `said`: why the incident changed nothing; null if it did change something. */
export const incidentRecord = (incident: Incident, said: Words | null): IncidentRecord => ({
  incident,
  until: endOf(incident),
  refused: said && plain(said),
  said,
});

/** Why a text is refused that an incident applies. */
export const errorsIn = (problems: readonly Problem[]): Words =>
  joined(
    problems.filter(({ severity }) => severity === "error").map(({ said }) => said.message),
    "; ",
  );

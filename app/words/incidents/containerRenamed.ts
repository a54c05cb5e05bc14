import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const containerRenamed: IncidentLook<"containerRenamed"> = {
  group: "pods",
  choices: [{ id: "containerRenamed", label: t`Container renamed` }],
  tone: "act",
  label: ({ container }) => t`container renamed to ${container}`,
  help: t`A new release, in which the main container has another name, replaces the pods as a rolling update does. A metric of the old name finds no container in the new pods, and a metric of the new name finds none in the old pods.`,
};

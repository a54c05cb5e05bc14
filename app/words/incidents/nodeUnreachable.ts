import { t } from "../text";
import { span } from "../times";
import type { IncidentLook } from "./incidentLook";

export const nodeUnreachable: IncidentLook<"nodeUnreachable"> = {
  group: "pods",
  choices: [{ id: "nodeUnreachable", label: t`Node lost, as it happens` }],
  tone: "error",
  label: ({ nodeMonitorGraceSeconds }) => t`node lost, noticed after ${span(nodeMonitorGraceSeconds)}`,
  help: t`The node with the most pods stops to answer. Its pods have no metrics, and count as Ready until the loss is noticed. Then they are Running but not Ready, until the toleration ends and they are deleted. Only then a ReplicaSet creates new ones. The deleted pods stay Terminating.`,
};

import { t } from "../text";
import type { IncidentLook } from "./incidentLook";

export const rollingUpdate: IncidentLook<"rollingUpdate"> = {
  group: "pods",
  choices: [{ id: "rollingUpdate", label: t`Rolling update` }],
  tone: ({ release }) => (release === "good" ? "act" : "error"),
  label: ({ release }) =>
    ({ good: t`rolling update`, neverReady: t`bad release, never ready`, crashLoop: t`bad release, crash loop` })[release],
  help: t`A new release replaces all pods, as fast as the workload’s rollout settings allow. A ReplicaSet or ReplicationController replaces none: only pods that it creates later have the release.`,
};

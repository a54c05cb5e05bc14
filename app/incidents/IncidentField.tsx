import {
  incidentFields,
  kubernetesVersions,
  type Incident,
  type IncidentFieldName,
  type IncidentFieldValues,
  type KubernetesVersion,
  type PodBlow,
  type PodState,
  type Release,
  type ResizePolicy,
  type ResizeWay,
  type Words,
} from "../../engine/index";
import { ChoiceField } from "../ui/ChoiceField";
import { incidentHelps } from "../words/incidents/incidentHelps";
import { NameField } from "../ui/NameField";
import { NumberField } from "../ui/NumberField";
import { t } from "../words/text";
import { versionName } from "../words/names/versionName";
import { EditedManifest } from "./EditedManifest";

/** A field has the same meaning in every kind of incident, so it has the same words. */
const fieldWords: { readonly [Name in IncidentFieldName]: { label: string; help: string } } = {
  durationSeconds: { label: t`For`, help: t`How long it lasts.` },
  pods: { label: t`Pods`, help: t`How many of the oldest pods. If there are fewer, all of them.` },
  deletionCost: { label: t`Deletion cost`, help: t`Of each of these pods.` },
  replicas: { label: t`Replicas`, help: t`spec.replicas of the applied manifest` },
  factor: { label: t`Factor`, help: t`0 stops the load. 1 changes nothing.` },
  percent: { label: t`Share of the scrapes`, help: t`100% is an outage.` },
  nodeMonitorGraceSeconds: {
    label: t`Noticed after`,
    help: t`--node-monitor-grace-period: 50 s by default, 40 s before Kubernetes 1.32.`,
  },
  tolerationSeconds: { label: t`Then tolerated for`, help: t`The API server gives every pod a toleration of 300 s.` },
  noticeSeconds: { label: t`Notice`, help: t`From the notice until the node is gone.` },
  release: { label: t`The new release`, help: "" },
  container: { label: t`The new name`, help: t`Of the main container, in the new release.` },
  podState: { label: t`They are`, help: "" },
  cpuMilli: { label: t`CPU of each`, help: t`Of a running pod. A finished pod uses nothing.` },
  minReplicas: { label: "minReplicas", help: t`While it lasts.` },
  repeatSeconds: { label: t`Again every`, help: t`From one beginning to the next, until the run ends.` },
  kubernetesVersion: { label: t`The new release`, help: "" },
  trigger: { label: t`Trigger`, help: t`1 is the first one in the ScaledObject. 0 means all of them.` },
  resizedBy: { label: t`By`, help: "" },
  cpuRequestMilli: { label: t`CPU request`, help: t`Of the main container. 0: it stays as it is.` },
  cpuLimitMilli: { label: t`CPU limit`, help: t`Of the main container. 0: it stays as it is.` },
  memoryRequestMebibytes: { label: t`Memory request`, help: t`Of the main container. 0: it stays as it is.` },
  memoryLimitMebibytes: { label: t`Memory limit`, help: t`Of the main container. 0: it stays as it is.` },
  cpuResizePolicy: { label: t`resizePolicy of CPU`, help: "" },
  memoryResizePolicy: { label: t`resizePolicy of memory`, help: "" },
  pod: { label: t`Pod`, help: t`Its number in the order in which the run creates its pods, from 1.` },
  podBlow: { label: t`It`, help: "" },
  manifest: { label: t`The new manifest, YAML`, help: "" },
};

type Word = PodBlow | Release | PodState | ResizeWay | ResizePolicy | KubernetesVersion;

const ownNames = Object.fromEntries(kubernetesVersions.map((version) => [version, versionName(version)])) as Record<
  KubernetesVersion,
  string
>;

const choiceWords: Readonly<Record<Word, string>> = {
  good: t`good`,
  neverReady: t`never becomes ready`,
  crashLoop: t`crashes at start`,
  crashes: t`crashes`,
  evicted: t`is evicted`,
  running: t`running`,
  finished: t`finished`,
  patch: t`kubectl patch of each pod`,
  template: t`a new template`,
  NotRequired: "NotRequired",
  RestartContainer: "RestartContainer",
  ...ownNames,
};

interface IncidentFieldProps {
  name: IncidentFieldName;
  incident: Incident;
  /** Why it changed nothing, if it did not. */
  refused: Words | null;
  onChange(incident: Incident): void;
}

/** The control for one field of an incident. The type of the field's value decides which control it is. */
export function IncidentField({ name, incident, refused, onChange }: IncidentFieldProps) {
  const field = incidentFields[name];
  // An incident has every field of its kind, and this form shows only those.
  const value = (incident as Partial<IncidentFieldValues>)[name];
  const change = (next: unknown) => onChange({ ...incident, [name]: next });
  const { label, help } = fieldWords[name];
  switch (field.type) {
    case "number":
      return (
        <NumberField
          label={label}
          help={incidentHelps[incident.kind].fieldHelp?.[name] ?? help}
          value={value as number}
          min={field.min}
          max={field.max}
          step={field.step}
          unit={field.unit}
          onChange={change}
        />
      );
    case "choice": {
      const choices = field.words.map((word: Word) => [word, choiceWords[word]] as const);
      return <ChoiceField label={label} value={value as Word} choices={choices} onChange={change} />;
    }
    case "name":
      return <NameField label={label} help={help} value={value as string} onChange={change} />;
    case "text":
      return <EditedManifest label={label} incident={incident} manifest={value as string} refused={refused} onChange={change} />;
  }
}

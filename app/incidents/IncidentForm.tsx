import { useEffect, useRef } from "react";
import { incidentRanges, type Incident } from "../../engine/index";
import { useScenario } from "../store/scenario";
import { ChoiceField } from "../ui/ChoiceField";
import { fromEngine } from "../ui/engineText";
import { Icon } from "../ui/Icon";
import { NumberField } from "../ui/NumberField";
import { t } from "../ui/text";
import { TimeField } from "../ui/TimeField";
import type { TimeScale } from "../ui/timeScale";
import { incidentLabel, incidentTime } from "../ui/incidentWords";
import { beside } from "./beside";
import { EditedManifest } from "./EditedManifest";
import { incidentHelp } from "./incidentHelp";

interface IncidentFormProps {
  incident: Incident;
  /** Why it changed nothing; null where it did. An edited manifest shows its own problems. */
  refused: string | null;
  scale: TimeScale;
  onChange(incident: Incident): void;
  onRemove(): void;
  onClose(): void;
}

/** The fields of one incident, under its sign. The figures follow while it is open. */
export function IncidentForm({ incident, refused, scale, onChange, onRemove, onClose }: IncidentFormProps) {
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const form = useRef<HTMLDialogElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  return (
    <dialog
      open
      ref={form}
      aria-label={`${incidentLabel(incident)} ${incidentTime(incident)}`}
      className="at-lane incident-form"
      style={beside(scale, incident.at, incident.kind === "hpaEdited" ? 460 : 320)}
      onPointerMove={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <b>{incidentLabel(incident)}</b>
        <button type="button" className="lk" onClick={onRemove}>
          {t`Remove`}
        </button>
        <button type="button" className="btn sq" aria-label={t`Close the form`} title={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <p className="muted">{incidentHelp(incident)}</p>
      {refused !== null && incident.kind !== "hpaEdited" && (
        <p className="c-error" role="status">
          {t`It changed nothing: ${fromEngine(refused)}`}
        </p>
      )}
      <TimeField
        label={"durationSeconds" in incident ? t`From` : t`At`}
        help={t`As mm:ss, up to the end of the run.`}
        value={incident.at}
        min={0}
        max={durationSeconds}
        step={5}
        onChange={(at) => onChange({ ...incident, at })}
      />
      <Fields incident={incident} onChange={onChange} />
    </dialog>
  );
}

function Fields({ incident, onChange }: Pick<IncidentFormProps, "incident" | "onChange">) {
  return (
    <>
      {"pods" in incident && (
        <NumberField
          label={t`Pods`}
          help={t`The oldest; all where there are fewer.`}
          value={incident.pods}
          {...incidentRanges.pods}
          unit=""
          onChange={(pods) => onChange({ ...incident, pods })}
        />
      )}
      {"factor" in incident && (
        <NumberField
          label={t`Times`}
          help={t`0 stops the load; 1 changes nothing.`}
          value={incident.factor}
          {...incidentRanges.factor}
          onChange={(factor) => onChange({ ...incident, factor })}
        />
      )}
      {"replicas" in incident && (
        <NumberField
          label={t`Replicas`}
          help={incident.kind === "kubectlScale" ? "--replicas" : t`spec.replicas of the applied manifest`}
          value={incident.replicas}
          {...incidentRanges.replicas}
          unit=""
          onChange={(replicas) => onChange({ ...incident, replicas })}
        />
      )}
      {"durationSeconds" in incident && (
        <NumberField
          label={t`For`}
          help={t`How long it lasts.`}
          value={incident.durationSeconds}
          {...incidentRanges.durationSeconds}
          onChange={(durationSeconds) => onChange({ ...incident, durationSeconds })}
        />
      )}
      {incident.kind === "rollingUpdate" && (
        <ChoiceField
          label={t`The new release`}
          value={incident.release}
          choices={releases}
          onChange={(release) => onChange({ ...incident, release })}
        />
      )}
      {incident.kind === "hpaEdited" && (
        <EditedManifest manifest={incident.manifest} onChange={(manifest) => onChange({ ...incident, manifest })} />
      )}
    </>
  );
}

type Release = Extract<Incident, { kind: "rollingUpdate" }>["release"];

const releases: [Release, string][] = [
  ["good", t`good`],
  ["neverReady", t`never becomes ready`],
  ["crashLoop", t`crashes at start`],
];

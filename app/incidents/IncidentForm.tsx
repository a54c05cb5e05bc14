import { useEffect, useRef } from "react";
import { appliedBy, definitionOf, type Incident, type Words } from "../../engine/index";
import { useScenario } from "../store/scenario";
import { fromEngine } from "../words/engineText";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { TimeField } from "../ui/TimeField";
import type { TimeScale } from "../marks/timeScale";
import { incidentHelps } from "../words/incidents/incidentHelps";
import { incidentLabel, incidentTime } from "../words/incidents/incidentLooks";
import { clearOf } from "./formPlace";
import { IncidentField } from "./IncidentField";

interface IncidentFormProps {
  incident: Incident;
  /** Why the incident changed nothing; null if it changed something. An edited manifest shows its own problems. */
  refused: Words | null;
  scale: TimeScale;
  onChange(incident: Incident): void;
  onRemove(): void;
  onClose(): void;
}

/** The fields of one incident, under its sign. The figures follow each change while the form is open. */
export function IncidentForm({ incident, refused, scale, onChange, onRemove, onClose }: IncidentFormProps) {
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const form = useRef<HTMLDialogElement>(null);
  const hasText = appliedBy(incident) !== null;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input")?.focus();
    // On a phone, the longer menu from which the incident came has scrolled the form's head away.
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <dialog
      open
      ref={form}
      aria-label={`${incidentLabel(incident)} ${incidentTime(incident)}`}
      className="at-lane incident-form"
      style={clearOf(scale, incident.at, hasText ? 460 : 320)}
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
      <p className="muted">{incidentHelps[incident.kind].help}</p>
      {refused !== null && !hasText && (
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
      {definitionOf(incident).fields.map((name) => (
        <IncidentField key={name} name={name} incident={incident} refused={refused} onChange={onChange} />
      ))}
    </dialog>
  );
}

import { useId, useState, type ReactNode } from "react";
import type { HorizontalPodAutoscalerCondition, KedaEvent, Reconcile, ScaledObjectCondition } from "../../engine/index";
import { t } from "../words/text";

interface WrittenProps extends Pick<Reconcile, "events" | "error"> {
  /** Empty for Kubernetes 1.1 and 1.2, which have no conditions. */
  conditions: readonly HorizontalPodAutoscalerCondition[];
  heading?: ReactNode;
}

/** The conditions, events and error of one sync, in upstream's words. A press on a condition opens its message. */
export function Written({ conditions, events, error, heading = t`What the controller wrote` }: WrittenProps) {
  return (
    <div className="sub">
      <h3>{heading}</h3>
      {conditions.length > 0 && <ConditionList conditions={conditions} />}
      {events.length > 0 ? (
        <EventList events={events} />
      ) : (
        <p className="fine">{t`No event: the controller wrote nothing to the scale.`}</p>
      )}
      {error !== null && (
        <details className="fine">
          <summary>{t`The controller returned an error`}</summary>
          <p className="mono" lang="en">
            {error}
          </p>
        </details>
      )}
    </div>
  );
}

type ShownCondition = HorizontalPodAutoscalerCondition | ScaledObjectCondition;

export const ConditionList = ({ conditions }: { conditions: readonly ShownCondition[] }) => (
  <ul className="conditions" aria-label={t`Conditions`}>
    {conditions.map((condition) => (
      <Condition key={condition.type} condition={condition} />
    ))}
  </ul>
);

export const EventList = ({ events }: { events: readonly (Reconcile["events"][number] | KedaEvent)[] }) => (
  <ul className="events" aria-label={t`Events`}>
    {events.map(({ type, reason, message }, index) => (
      <li key={index} className="mono" lang="en">
        <span className={type === "Warning" ? "c-error" : "soft"}>{type}</span> {reason}: {message}
      </li>
    ))}
  </ul>
);

/** KEDA's first conditions have neither a reason nor a message. */
function Condition({ condition: { type, status, reason = "–", message = "–" } }: { condition: ShownCondition }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li lang="en" title={open ? undefined : message}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>{type}</span> <span className="soft">{status}</span> <span className="mono">{reason}</span>
      </button>
      <p id={id} className="mono soft" hidden={!open}>
        {message}
      </p>
    </li>
  );
}

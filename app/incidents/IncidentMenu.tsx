import { useEffect, useRef, type KeyboardEvent } from "react";
import type { TimeScale } from "../marks/timeScale";
import { t } from "../words/text";
import { clock } from "../words/times";
import { incidentMenu, type IncidentChoice } from "./newIncident";
import { beside } from "./formPlace";

interface IncidentMenuProps {
  at: number;
  /** The entry that takes the focus; null for the first of all. */
  first: string | null;
  scale: TimeScale;
  onChoose(choice: IncidentChoice): void;
  /** Runs if the keyboard closes the menu. The focus then goes to the button that opened the menu. */
  onClose(): void;
  /** Runs if the focus has already moved elsewhere. */
  onLeave(): void;
}

const width = 600;

/** Offers all kinds of incidents for one second. */
export function IncidentMenu({ at, first, scale, onChoose, onClose, onLeave }: IncidentMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  useEffect(() => {
    const entry = menu.current?.querySelector<HTMLElement>(first === null ? "[role=menuitem]" : `[data-choice="${first}"]`);
    entry?.focus();
    if (first !== null) entry?.scrollIntoView({ block: "center" });
  }, [first]);
  const onKeyDown = (event: KeyboardEvent) => {
    const list = items();
    const place = list.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowDown: place + 1, ArrowUp: place - 1 + list.length, Home: 0, End: list.length - 1 }[event.key];
    if (target !== undefined) list[target % list.length]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") onClose();
    else return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t`Add an incident at ${clock(at)}`}
      className="at-lane incident-menu"
      style={beside(scale, at, width)}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => event.stopPropagation()}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <p className="muted">{t`Add at ${clock(at)}`}</p>
      <div className="groups">
        {incidentMenu.map(({ title, choices }) => (
          <div key={title} role="group" aria-label={title}>
            <b aria-hidden="true">{title}</b>
            {choices.map((choice) => (
              <button key={choice.id} type="button" role="menuitem" data-choice={choice.id} tabIndex={-1} onClick={() => onChoose(choice)}>
                {choice.label}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

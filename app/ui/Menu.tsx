import { useId, useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from "react";
import { Icon } from "./Icon";
import "./Menu.css";

export type MenuEntry =
  | { kind: "action"; label: string; detail?: string; disabled?: boolean; run: () => void }
  | { kind: "check"; label: string; checked: boolean; toggle: () => void }
  /** One of several choices; `lang` is the language of its label. */
  | { kind: "choice"; label: string; lang: string; chosen: boolean; choose: () => void }
  | { kind: "heading"; label: string };

interface MenuProps {
  /** The button's name if it shows only a sign. */
  label: string;
  face: ReactNode;
  entries: readonly MenuEntry[];
}

/** A button with a list below it. Arrows, Home and End move; Escape and a press elsewhere close it. A check leaves the list open. */
export function Menu({ label, face, entries }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll("button") ?? [])].filter(({ disabled }) => !disabled);

  function onBeforeToggle({ newState, currentTarget: { style } }: ToggleEvent<HTMLDivElement>): void {
    if (newState !== "open" || !button.current) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    style.top = `${bottom + 4}px`;
    style.maxHeight = `${window.innerHeight - bottom - 12}px`;
    style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
    // The browser focuses this item while it opens the list. An early End would reach the button if this waited for `toggle`.
    for (const [index, item] of items().entries()) item.toggleAttribute("autofocus", index === 0);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const index = all.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    // The page's own keys are off while a menu is open.
    event.stopPropagation();
    if (event.key === "Tab") list.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  }

  return (
    <>
      <button ref={button} type="button" className="menu-button" aria-label={label} aria-haspopup="menu" popoverTarget={id}>
        {face}
      </button>
      <div
        ref={list}
        id={id}
        className="menu"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onKeyDown={onKeyDown}
      >
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} close={() => list.current?.hidePopover()} />
        ))}
      </div>
    </>
  );
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  if (entry.kind === "heading") {
    return (
      <div className="menu-heading" role="presentation">
        {entry.label}
      </div>
    );
  }
  if (entry.kind === "check") {
    return (
      <button type="button" role="menuitemcheckbox" aria-checked={entry.checked} tabIndex={-1} onClick={entry.toggle}>
        <span className="menu-check">{entry.checked && <Icon name="check" />}</span>
        {entry.label}
      </button>
    );
  }
  if (entry.kind === "choice") {
    const choose = () => {
      close();
      if (!entry.chosen) entry.choose();
    };
    return (
      <button type="button" role="menuitemradio" aria-checked={entry.chosen} tabIndex={-1} lang={entry.lang} onClick={choose}>
        <span className="menu-check">{entry.chosen && <Icon name="check" />}</span>
        {entry.label}
      </button>
    );
  }
  const run = () => {
    close();
    entry.run();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} disabled={entry.disabled} onClick={run}>
      {entry.label}
      {entry.detail && <span className="menu-detail">{entry.detail}</span>}
    </button>
  );
}

import { useRef, type KeyboardEvent } from "react";

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
}

/** A tab list: Tab stops at it once, and arrows, Home and End move within it. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className = "" }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = target % tabs.length;
    onSelect(tabs[next]!.id);
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={list} className={`tabs ${className}`} role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-controls={tab.id === selected ? `panel-${tab.id}` : undefined}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

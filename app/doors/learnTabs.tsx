import { useEffect, useRef } from "react";
import { useEditable } from "../store/mode";
import { openDialog } from "../store/windows";
import { Tabs } from "../ui/Tabs";
import { t } from "../words/text";

type Learning = "library" | "lessons";

const tabs: readonly { id: Learning; label: string }[] = [
  { id: "library", label: t`Questions` },
  { id: "lessons", label: t`Lessons` },
];

/** The two parts of the window for learning. A page for reading has no lessons. */
export function LearnTabs({ open }: { open: Learning }) {
  const editable = useEditable();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The window, which opens after this effect, gives the focus to the tab that led here.
    if (cameFrom !== null && cameFrom !== open) place.current?.querySelector("[aria-selected='true']")?.setAttribute("autofocus", "");
    cameFrom = null;
  }, [open]);
  if (!editable) return null;
  const lead = (to: Learning) => {
    if (to === open) return;
    cameFrom = open;
    openDialog(to);
  };
  return (
    <div ref={place} className="learn-tabs">
      <Tabs label={t`Learn`} tabs={tabs} selected={open} onSelect={lead} />
    </div>
  );
}

/** The part whose tabs were pressed, until the other one is open. */
let cameFrom: Learning | null = null;

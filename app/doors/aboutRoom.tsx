import { useMemo } from "react";
import type { ShownThing } from "../about/documents/Documents";
import { HowWeKnow as Dialog } from "../about/HowWeKnow";
import { everything } from "../search/everything";
import { kindNames } from "../search/kindNames";
import { fromRooms, isThere, wayTo } from "./searchRoom";
import { openDialog } from "../store/windows";
import type { Findable } from "../ui/findable";

interface HowWeKnowProps {
  part?: string;
  onClose: () => void;
}

/** "How we know", joined with the things that show what it says. */
export function HowWeKnow({ part, onClose }: HowWeKnowProps) {
  const things = useMemo(() => new Map(everything(fromRooms).map((thing) => [thing.id, thing])), []);
  const shown = (id: Findable["id"]): ShownThing | null => {
    const thing = things.get(id);
    return thing ? { ...thing, label: thing.label ?? kindNames[thing.kind], isThere: isThere(thing) } : null;
  };
  const open = async (id: Findable["id"]): Promise<boolean> => {
    const thing = things.get(id);
    const go = thing ? await wayTo(thing) : null;
    if (!go) return false;
    // First, because the closing window gives the focus back, and the target then takes it.
    onClose();
    go();
    return true;
  };
  const onPart = (next: string | null) => openDialog(next === null ? "howWeKnow" : { what: "howWeKnow", part: next });
  return <Dialog part={part} shown={shown} open={open} onPart={onPart} onClose={onClose} />;
}

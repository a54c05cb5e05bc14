import { useRef, type KeyboardEvent } from "react";
import { compare, explore } from "../compare/pin";
import { useDoing, type Doing } from "../store/doing";
import { useEditable } from "../store/mode";
import { openTune } from "../store/tune";
import { t } from "../words/text";

const choices: readonly { id: Doing; label: string; title: string }[] = [
  { id: "explore", label: t`Explore`, title: t`The run alone` },
  { id: "compare", label: t`Compare`, title: t`This run beside another one (C pins it)` },
  { id: "tune", label: t`Tune`, title: t`Search better settings for this scenario (U)` },
];
const choose: Readonly<Record<Doing, () => void>> = { explore, compare, tune: openTune };

/** What the user does with the scenario. Tab stops at it once, and arrows, Home and End move within it. */
export function DoingSwitch() {
  const doing = useDoing();
  const editable = useEditable();
  const group = useRef<HTMLDivElement>(null);
  const shown = choices.filter(({ id }) => id !== "tune" || editable);

  function onKeyDown(event: KeyboardEvent): void {
    const index = shown.findIndex(({ id }) => id === doing);
    const next = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const place = (next + shown.length) % shown.length;
    choose[shown[place]!.id]();
    group.current?.querySelectorAll("button")[place]?.focus();
  }

  return (
    <div ref={group} className="doing" role="radiogroup" aria-label={t`What to do with the scenario`}>
      {shown.map(({ id, label, title }) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === doing}
          tabIndex={id === doing ? 0 : -1}
          title={title}
          onClick={choose[id]}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

import { createContext, use, useEffect, useRef } from "react";
import type { NamedStage } from "../../engine/index";
import type { Origin } from "../store/view";
import { Breakable } from "../ui/Breakable";
import { leadTo, mark, originTitle, unmark } from "./lead";
import type { Phrase } from "./phrase";

/** Opens a row of the sum. */
export const OpenRow = createContext<(row: NamedStage) => void>(() => {});

interface PhrasesProps {
  phrases: readonly Phrase[];
  /** Without links: to be read only. */
  plain?: boolean;
  /** After a time has led away: the button may be gone. */
  onLeave?: () => void;
}

/** Words with the figures' marks. Times and values are buttons that show their source, and lead there. */
export function Phrases({ phrases, plain = false, onLeave }: PhrasesProps) {
  return phrases.map((phrase, index) => {
    const [before, after] = [phrases[index - 1], phrases[index + 1]];
    switch (phrase.kind) {
      case "text":
        return <Breakable key={index} text={phrase.text.slice(!plain && before && leads(before) ? stop(phrase).length : 0)} />;
      case "verdict":
        return <b key={index}>{phrase.text}</b>;
      case "number":
        return phrase.mark === null ? (
          phrase.text
        ) : (
          <span key={index} className={`marked ${phrase.mark}`}>
            {phrase.text}
          </span>
        );
      case "time":
      case "value":
        if (plain) return phrase.text;
        return (
          // A line may break at a button's edge; not before the stop that closes it.
          <span key={index} className="led">
            <OriginButton
              text={phrase.text}
              origin={phrase.kind === "time" ? { kind: "reconcile", second: phrase.second } : phrase.origin}
              onLeave={phrase.kind === "time" ? onLeave : undefined}
            />
            {after ? stop(after) : ""}
          </span>
        );
    }
  });
}

const leads = ({ kind }: Phrase): boolean => kind === "time" || kind === "value";

/** The punctuation that a text begins with. */
const stop = ({ kind, text }: Phrase): string => (kind === "text" ? (/^[.,;:)]+/.exec(text)?.[0] ?? "") : "");

interface OriginButtonProps {
  text: string;
  origin: Origin;
  onLeave?: (() => void) | undefined;
}

/** A number that marks its origin while it is pointed at or focused, and leads there when pressed. */
export function OriginButton({ text, origin, onLeave }: OriginButtonProps) {
  const openRow = use(OpenRow);
  const marks = useRef(false);
  const begin = () => {
    marks.current = true;
    mark(origin);
  };
  const end = () => {
    marks.current = false;
    unmark();
  };
  useEffect(
    () => () => {
      if (marks.current) unmark();
    },
    [],
  );
  return (
    <button
      type="button"
      className="origin"
      title={originTitle(origin)}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
      onClick={() => {
        end();
        onLeave?.();
        if (origin.kind === "row") openRow(origin.row);
        else leadTo(origin);
      }}
    >
      {text}
    </button>
  );
}

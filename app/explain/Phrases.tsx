import { createContext, use, useEffect, useRef } from "react";
import type { Origin } from "../store/view";
import { Breakable } from "../ui/Breakable";
import { leadTo, mark, originTitle, unmark } from "./lead";
import type { Phrase } from "./phrase";

/** Opens a row of the sum. */
export const OpenRow = createContext<(row: string) => void>(() => {});

interface PhrasesProps {
  phrases: readonly Phrase[];
  /** Without links: to be read only. */
  plain?: boolean;
  /** After a time has led away: the button may be gone. */
  onLeave?: () => void;
}

/** Words with the figures' marks. Times and values are buttons that show where they come from, and lead there. */
export function Phrases({ phrases, plain = false, onLeave }: PhrasesProps) {
  return phrases.map((phrase, index) => <Run key={index} phrase={phrase} plain={plain} onLeave={onLeave} />);
}

function Run({ phrase, plain, onLeave }: { phrase: Phrase; plain: boolean; onLeave: (() => void) | undefined }) {
  switch (phrase.kind) {
    case "text":
      return <Breakable text={phrase.text} />;
    case "verdict":
      return <b>{phrase.text}</b>;
    case "number":
      return phrase.mark === null ? phrase.text : <span className={`marked ${phrase.mark}`}>{phrase.text}</span>;
    case "time":
      return plain ? (
        phrase.text
      ) : (
        <OriginButton text={phrase.text} origin={{ kind: "reconcile", second: phrase.second }} onLeave={onLeave} />
      );
    case "value":
      return plain ? phrase.text : <OriginButton text={phrase.text} origin={phrase.origin} />;
  }
}

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

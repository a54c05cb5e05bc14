import { createContext, use, useEffect, useRef } from "react";
import type { NamedStage } from "../../engine/index";
import type { Origin } from "../words/decision/origin";
import { Breakable } from "../ui/Breakable";
import { leadTo, mark, originTitle, unmark } from "./lead";
import type { Phrase } from "../words/decision/phrase";

export const OpenRow = createContext<(row: NamedStage) => void>(() => {});

interface PhrasesProps {
  phrases: readonly Phrase[];
  /** True if the text is only read and contains no links. */
  plain?: boolean;
  /** Runs after a time has opened another sync, because the pressed button may then be gone. */
  onLeave?: () => void;
}

/** Shows phrases with the marks of the figures. Times and values become buttons that mark their source and lead to it. */
export function Phrases({ phrases, plain = false, onLeave }: PhrasesProps) {
  return phrases.map((phrase, index) => {
    const [before, after] = [phrases[index - 1], phrases[index + 1]];
    switch (phrase.kind) {
      case "text":
        return <Breakable key={index} text={phrase.text.slice(!plain && before && leads(before) ? stop(phrase).length : 0)} />;
      case "duration":
        return phrase.text;
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
          // A line may break beside a button, but not between the button and the punctuation after it.
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

/** Returns the punctuation at the start of a text. */
const stop = ({ kind, text }: Phrase): string => (kind === "text" ? (/^[.,;:)]+/.exec(text)?.[0] ?? "") : "");

interface OriginButtonProps {
  text: string;
  origin: Origin;
  onLeave?: (() => void) | undefined;
}

/** A number that marks its origin under the pointer or the focus, and leads to it when pressed. */
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

import { Breakable } from "../ui/Breakable";
import type { Phrase } from "./phrase";

/** A sentence with the figures' marks. With `onTime`, a time is a button that leads to its reconcile. */
export function Phrases({ phrases, onTime }: { phrases: readonly Phrase[]; onTime?: (second: number) => void }) {
  return phrases.map((phrase, index) => <Run key={index} phrase={phrase} onTime={onTime} />);
}

function Run({ phrase, onTime }: { phrase: Phrase; onTime: ((second: number) => void) | undefined }) {
  switch (phrase.kind) {
    case "text":
      return <Breakable text={phrase.text} />;
    case "verdict":
      return <b>{phrase.text}</b>;
    case "number":
      return phrase.mark === null ? phrase.text : <span className={`marked ${phrase.mark}`}>{phrase.text}</span>;
    case "time":
      if (!onTime) return phrase.text;
      return (
        <button type="button" className="origin" title="Open this reconcile" onClick={() => onTime(phrase.second)}>
          {phrase.text}
        </button>
      );
  }
}

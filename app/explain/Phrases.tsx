import { openReconcileFrom } from "./cursor";
import type { Phrase } from "./phrase";

/** A sentence with the figures' marks. Where `leads`, a time is a button to its reconcile. */
export function Phrases({ phrases, leads }: { phrases: readonly Phrase[]; leads: boolean }) {
  return phrases.map((phrase, index) => <Run key={index} phrase={phrase} leads={leads} />);
}

function Run({ phrase, leads }: { phrase: Phrase; leads: boolean }) {
  switch (phrase.kind) {
    case "text":
      return phrase.text;
    case "verdict":
      return <b>{phrase.text}</b>;
    case "number":
      return phrase.mark === null ? phrase.text : <span className={`marked ${phrase.mark}`}>{phrase.text}</span>;
    case "time":
      if (!leads) return phrase.text;
      return (
        <button type="button" className="origin" title="Open this reconcile" onClick={() => openReconcileFrom(phrase.second)}>
          {phrase.text}
        </button>
      );
  }
}

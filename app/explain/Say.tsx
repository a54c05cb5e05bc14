import { useRef } from "react";
import { useView } from "../store/view";
import { Icon } from "../ui/Icon";
import type { Phrase } from "../words/decision/phrase";
import type { Verdict } from "../words/decision/verdict";
import { Phrases } from "./Phrases";

interface SayProps {
  /** The sync that the sentence is about. */
  at: number;
  phrases: readonly Phrase[];
  className?: string;
  /** True if the text is only read and contains no links. */
  plain?: boolean;
}

/**
 * The sentence of a decision. A screen reader speaks the whole sentence after each step. While the run plays, it speaks one sentence for
 * each rest; the others are only shown.
 */
export function Say({ at, phrases, className, plain = false }: SayProps) {
  const spoken = useRef<HTMLParagraphElement>(null);
  const silent = useView(({ playing, resting, cursor }) => playing && !(resting && cursor === at));
  return (
    <>
      {/* A new sentence removes the pressed button of a time, so the paragraph takes the focus. */}
      <p className={silent ? undefined : className} aria-live="polite" aria-atomic="true" tabIndex={-1} ref={spoken}>
        {!silent && <Phrases phrases={phrases} plain={plain} onLeave={() => spoken.current?.focus()} />}
      </p>
      {silent && (
        <p className={className}>
          <Phrases phrases={phrases} plain={plain} />
        </p>
      )}
    </>
  );
}

/** A decision in a few lines. */
export function Short({ at, verdict: { reason }, phrases }: { at: number; verdict: Verdict; phrases: readonly Phrase[] }) {
  return (
    <div className="short-sentence">
      <span className={`c-${reason}`}>
        <Icon name={reason} />
      </span>
      <Say at={at} phrases={phrases} plain />
    </div>
  );
}

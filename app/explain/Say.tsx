import { useRef } from "react";
import { useView } from "../store/view";
import type { Phrase } from "./phrase";
import { Phrases } from "./Phrases";

interface SayProps {
  phrases: readonly Phrase[];
  className?: string;
  /** True if the text is only read and contains no links. */
  plain?: boolean;
}

/**
 * The sentence of a decision. A screen reader speaks the whole sentence after each step. While the run plays, the sentence is only shown.
 */
export function Say({ phrases, className, plain = false }: SayProps) {
  const spoken = useRef<HTMLParagraphElement>(null);
  const playing = useView((view) => view.playing);
  return (
    <>
      {/* A new sentence removes the pressed button of a time, so the paragraph takes the focus. */}
      <p className={playing ? undefined : className} aria-live="polite" aria-atomic="true" tabIndex={-1} ref={spoken}>
        {!playing && <Phrases phrases={phrases} plain={plain} onLeave={() => spoken.current?.focus()} />}
      </p>
      {playing && (
        <p className={className}>
          <Phrases phrases={phrases} plain={plain} />
        </p>
      )}
    </>
  );
}

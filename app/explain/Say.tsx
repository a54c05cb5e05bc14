import { useRef } from "react";
import { useView } from "../store/view";
import type { Phrase } from "./phrase";
import { Phrases } from "./Phrases";

interface SayProps {
  phrases: readonly Phrase[];
  className?: string;
  /** Without links: to be read only. */
  plain?: boolean;
}

/** The sentence of a decision. It is spoken whole after each step; while the run plays it is only shown, and spoken when that stops. */
export function Say({ phrases, className, plain = false }: SayProps) {
  const spoken = useRef<HTMLParagraphElement>(null);
  const playing = useView((view) => view.playing);
  return (
    <>
      {/* The button of a time goes with its sentence; focus stays with the sentence that comes. */}
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

import { useEffect, useId, useState } from "react";
import type { StrokeName } from "../marks/strokeShapes";
import { legendMeanings, stageMeanings, type Meaning } from "../words/names/meanings";
import "./keys.css";

/** By `data-means`. A stroke or a stage without a meaning does not compile. */
const meanings: Readonly<Record<string, Meaning>> = { ...(legendMeanings satisfies Record<StrokeName, Meaning>), ...stageMeanings };

interface Said {
  word: HTMLElement;
  meaning: Meaning;
}

/** Says in one line what a word of a legend or a stage means, below the word that was pressed, until the next press, Escape or a scroll. */
export function Meanings() {
  const [said, setSaid] = useState<Said | null>(null);
  const id = useId();
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const word = target instanceof Element ? target.closest<HTMLElement>("[data-means]") : null;
      const meaning = word && meanings[word.dataset["means"]!];
      setSaid(meaning ? { word, meaning } : null);
    };
    document.addEventListener("click", press);
    return () => document.removeEventListener("click", press);
  }, []);
  useEffect(() => {
    if (said === null) return undefined;
    const end = new AbortController();
    const close = () => setSaid(null);
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    said.word.setAttribute("aria-describedby", id);
    window.addEventListener("keydown", byKey, { capture: true, signal: end.signal });
    window.addEventListener("scroll", close, { capture: true, signal: end.signal });
    window.addEventListener("resize", close, { signal: end.signal });
    said.word.addEventListener("blur", close, { signal: end.signal });
    return () => {
      end.abort();
      said.word.removeAttribute("aria-describedby");
    };
  }, [said, id]);
  if (said === null) return null;
  const { left, bottom } = said.word.getBoundingClientRect();
  return (
    <p
      className="meaning"
      id={id}
      role="note"
      style={{ left: Math.max(8, Math.min(left, window.innerWidth - widest - 8)), top: bottom + 4 }}
    >
      <b>{said.meaning.name}</b>: {said.meaning.means}
    </p>
  );
}

/** In pixels, as `.meaning` has it. */
const widest = 300;

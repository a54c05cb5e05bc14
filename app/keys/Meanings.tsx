import { useEffect, useId, useState } from "react";
import type { StrokeName } from "../marks/strokeShapes";
import { legendMeanings, metricMeaning, stageMeanings, unitMeaning, type Meaning } from "../words/names/meanings";
import { t } from "../words/text";
import "./keys.css";

/** By `data-means`. A stroke or a stage without a meaning does not compile. */
const meanings: Readonly<Record<string, Meaning>> = { ...(legendMeanings satisfies Record<StrokeName, Meaning>), ...stageMeanings };

interface Said {
  word: HTMLElement;
  meaning: Meaning;
  /** A press hides or shows the word's line, so the meaning comes without a press. */
  toggles: boolean;
}

function saidBy(target: EventTarget | null): Said | null {
  const word = target instanceof Element ? target.closest<HTMLElement>("[data-means]") : null;
  const meaning = word && meaningOf(word);
  return meaning ? { word, meaning, toggles: word.hasAttribute("aria-pressed") } : null;
}

function meaningOf({ dataset, textContent }: HTMLElement): Meaning | undefined {
  const means = dataset["means"]!;
  if (means === "unit") return unitMeaning(textContent ?? "");
  return means.startsWith("metric ") ? metricMeaning : meanings[means];
}

/** How long a pointer rests, or a finger holds, in milliseconds. */
const rest = 500;

/**
 * Says in a line or two what a word means, below the word, or above a word whose press opens something below it, until the next press, Escape or a scroll. A word that a press does nothing else
 * with is pressed. A word of a legend, whose press hides its line, says it to a pointer that rests, to a finger that holds, and to the focus.
 */
export function Meanings() {
  const [said, setSaid] = useState<Said | null>(null);
  const id = useId();
  useEffect(() => {
    const end = new AbortController();
    let timer = 0;
    let rests: HTMLElement | null = null;
    let held = false;
    const wait = (found: Said | null, then = () => {}) => {
      clearTimeout(timer);
      rests = found?.word ?? null;
      if (found?.toggles && !found.word.title)
        timer = window.setTimeout(() => {
          setSaid(found);
          then();
        }, rest);
    };
    const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, react: (event: DocumentEventMap[Kind]) => void, capture = false) =>
      document.addEventListener(kind, react, { capture, signal: end.signal });
    listen("click", ({ target }) => {
      const found = saidBy(target);
      setSaid((said) => (!found?.toggles ? found : said?.word === found.word ? said : null));
    });
    listen("focusin", ({ target }) => {
      const found = saidBy(target);
      if (found?.toggles && found.word.matches(":focus-visible")) setSaid(found);
    });
    listen("pointerover", ({ target, pointerType }) => {
      if (pointerType !== "mouse") return;
      const found = saidBy(target);
      if (found && found.word === rests) return;
      setSaid((said) => (said?.word === rests && said?.toggles ? null : said));
      wait(found);
    });
    listen("pointerdown", ({ target, pointerType }) => {
      held = false;
      if (pointerType !== "mouse") wait(saidBy(target), () => (held = true));
    });
    for (const kind of ["pointerup", "pointercancel"] as const) listen(kind, () => clearTimeout(timer));
    listen(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
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
  const { left, top, bottom } = said.word.getBoundingClientRect();
  // What the press has opened is below the word.
  const place = said.word.hasAttribute("aria-expanded") ? { bottom: window.innerHeight - top + 4 } : { top: bottom + 4 };
  return (
    <p className="meaning" id={id} role="note" style={{ left: Math.max(8, Math.min(left, window.innerWidth - widest - 8)), ...place }}>
      <b>{said.meaning.name}</b>: {said.meaning.means}
      {said.toggles && ` ${t`A press hides or shows it.`}`}
    </p>
  );
}

/** In pixels, as `.meaning` has it. */
const widest = 300;

import type { Findable } from "../ui/findable";
import type { Piece } from "../words/search/matching";
import { rich } from "../ui/rich";

interface HitTextProps {
  thing: Findable;
  /** The people's words that led here. */
  called: string | null;
  marked(text: string): Piece[];
}

/** A hit in two or three lines, with the matched words marked. If only people's words match, they are shown as well. */
export function HitText({ thing, called, marked }: HitTextProps) {
  const { title, isCode, text, texts = [], facts, inEnglish } = thing;
  const has = (words: string) => marked(words).some(({ isMatch }) => isMatch);
  // The sentence that matches says more than the first one.
  const sentence = [title, text, facts ?? ""].some(has) ? text : (texts.find((one) => !one.includes("\n") && has(one)) ?? text);
  const lines = [title, sentence, facts ?? ""].map(marked);
  const isMarked = [title, sentence, facts ?? ""].some(has);
  const [titleLine, textLine, factLine] = lines;
  return (
    <span className="search-what" lang={inEnglish ? "en" : undefined}>
      <b className={isCode ? "mono" : ""}>
        <Pieces of={titleLine!} />
      </b>
      {facts && (
        <span className={facts.startsWith("--") ? "mono" : ""}>
          <Pieces of={factLine!} />
        </span>
      )}
      <span className="search-text">
        {/* In a box of its own the line would lose the space between two marked words. */}
        <span>
          <Pieces of={textLine!} />
        </span>
      </span>
      {called !== null && !isMarked && <span className="search-called">{rich`also called ${<Pieces of={marked(called)} />}`}</span>}
    </span>
  );
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

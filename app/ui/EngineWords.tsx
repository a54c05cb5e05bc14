import type { Words } from "../../engine/index";
import { piecesFromEngine } from "../words/engineText";

/** A text of the engine in the page's language. Parts that stay English are marked as English for screen readers. */
export const EngineWords = ({ words }: { words: Words }) =>
  piecesFromEngine(words).map((piece, index) =>
    piece.lang ? (
      <span key={index} lang={piece.lang}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );

import { piecesFromEngine } from "./engineText";

/** A text of the engine in the language of the page; parts that stay English are marked as English. */
export const EngineWords = ({ text }: { text: string }) =>
  piecesFromEngine(text).map((piece, index) =>
    piece.lang ? (
      <span key={index} lang={piece.lang}>
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  );

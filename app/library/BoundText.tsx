import type { LibraryEntry } from "../../engine/doors/library";
import { BoundNumber, unitOf, usePlaces } from "../manifest/BoundNumber";
import { boundText } from "./entryTexts";

/** The text of a question. Each number of it that is a field of the scenario can be changed where it stands. */
export function BoundText({ entry }: { entry: LibraryEntry }) {
  const placeOf = usePlaces();
  const parts = boundText(entry);
  const unitAfter = (index: number) => {
    const next = parts[index + 1];
    return typeof next === "string" ? unitOf(next) : "";
  };
  return parts.map((part, index) =>
    typeof part === "string" ? (
      part.slice(index === 0 ? 0 : unitAfter(index - 1).length)
    ) : (
      <BoundNumber key={index} original={part.digits} unit={unitAfter(index)} place={placeOf(part.field)} />
    ),
  );
}

import { FrontFigure } from "./FrontFigure";
import { Matters } from "./Matters";
import { useTuneKeys } from "./useTuneKeys";

/** The figure of cost against harm, and under it what each field does; a phone shows them apart. */
export function FrontColumn({ part = "all" }: { part?: "all" | "figure" | "matters" }) {
  useTuneKeys();
  return (
    <>
      {part !== "matters" && <FrontFigure />}
      {part !== "figure" && <Matters />}
    </>
  );
}

import { t } from "../../ui/text";

/** The figure of cost against harm, and under it what each field does; a phone shows them apart. */
export function FrontColumn({ part = "all" }: { part?: "all" | "figure" | "matters" }) {
  return (
    <>
      {part !== "matters" && <h2 className="front-title">{t`Which settings are worth it?`}</h2>}
      {part !== "figure" && <h2 className="front-title">{t`What matters`}</h2>}
    </>
  );
}

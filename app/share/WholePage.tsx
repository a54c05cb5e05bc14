import { t } from "../ui/text";
import { useNotice } from "./notice";

/** A link to the whole page, with the scenario and the view as they are when it is followed. */
export function WholePage() {
  const makeLink = useNotice((state) => state.makeLink);
  if (!makeLink) return null;
  return (
    <a
      className="lk"
      target="_blank"
      rel="noopener"
      href={makeLink("full") ?? "./"}
      // The cursor may have moved since.
      onPointerDown={({ currentTarget }) => currentTarget.setAttribute("href", makeLink("full") ?? "./")}
      onFocus={({ currentTarget }) => currentTarget.setAttribute("href", makeLink("full") ?? "./")}
    >
      {t`Open in HPA Playground`}
    </a>
  );
}

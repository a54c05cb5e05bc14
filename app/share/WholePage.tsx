import { t } from "../words/text";
import { linkTo } from "./links";
import { useNotice } from "./notice";

/** A link to the whole page, with the scenario and the view at the moment of the press. */
export function WholePage() {
  const linked = useNotice((state) => state.linked);
  if (!linked) return null;
  return (
    <a
      className="lk"
      target="_blank"
      rel="noopener"
      href={linkTo("full") ?? "./"}
      // The address is written at the press, because the cursor may have moved since the last drawing.
      onPointerDown={({ currentTarget }) => currentTarget.setAttribute("href", linkTo("full") ?? "./")}
      onFocus={({ currentTarget }) => currentTarget.setAttribute("href", linkTo("full") ?? "./")}
    >
      {t`Open in HPA Playground`}
    </a>
  );
}

import { t } from "../ui/text";
import { linkTo } from "./links";
import { useNotice } from "./notice";

/** A link to the whole page, with the scenario and the view as they are when it is followed. */
export function WholePage() {
  const linked = useNotice((state) => state.linked);
  if (!linked) return null;
  return (
    <a
      className="lk"
      target="_blank"
      rel="noopener"
      href={linkTo("full") ?? "./"}
      // The cursor may have moved since.
      onPointerDown={({ currentTarget }) => currentTarget.setAttribute("href", linkTo("full") ?? "./")}
      onFocus={({ currentTarget }) => currentTarget.setAttribute("href", linkTo("full") ?? "./")}
    >
      {t`Open in HPA Playground`}
    </a>
  );
}

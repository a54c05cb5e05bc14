import { useShallow } from "zustand/react/shallow";
import { Icon } from "./Icon";
import { tryMissingAgain, useMissingParts } from "./missingParts";
import { stillNotLoaded } from "./PartBoundary";
import { t } from "../words/text";
import { TryAgain } from "./TryAgain";

/** One line for missing parts whose own place has no room for words. */
export function MissingPartsLine() {
  const inVain = useMissingParts((missing) => missing.inVain);
  const parts = useMissingParts(useShallow((missing) => missing.parts.filter(({ inPlace }) => !inPlace)));
  const said = [...new Set(parts.map(({ text = t`Parts of this page could not be loaded.` }) => text))];
  return (
    <div role="status">
      {parts.length > 0 && (
        <div className="banner parts">
          <Icon name="error" className="rg c-error" />
          <span>
            {said.join(" ")} {inVain && stillNotLoaded}
          </span>
          <TryAgain again={tryMissingAgain} />
        </div>
      )}
    </div>
  );
}

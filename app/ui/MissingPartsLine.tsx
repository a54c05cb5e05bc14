import { useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { Icon } from "./Icon";
import { reloadPage, tryMissingAgain, useMissingParts } from "./missingParts";
import { stillNotLoaded } from "./PartBoundary";
import { t } from "./text";

/** Speaks for the parts that are missing and have no place of their own to say so. */
export function MissingPartsLine() {
  const inVain = useMissingParts((missing) => missing.inVain);
  const parts = useMissingParts(useShallow((missing) => missing.parts.filter(({ inPlace }) => !inPlace)));
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await tryMissingAgain().catch(() => undefined);
    setTrying(false);
  };
  const said = [...new Set(parts.map(({ text = t`Parts of this page could not be loaded.` }) => text))];
  return (
    <div role="status">
      {parts.length > 0 && (
        <div className="banner parts">
          <Icon name="error" className="rg c-error" />
          <span>
            {said.join(" ")} {inVain && stillNotLoaded}
          </span>
          <button type="button" className="btn line" aria-disabled={trying} onClick={() => !trying && void tryAgain()}>
            {t`Try again`}
          </button>
          <button type="button" className="btn line" onClick={reloadPage}>
            {t`Reload`}
          </button>
        </div>
      )}
    </div>
  );
}

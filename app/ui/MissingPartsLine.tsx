import { useState } from "react";
import { Icon } from "./Icon";
import { reloadPage, tryMissingAgain, useMissingParts } from "./missingParts";
import { stillNotLoaded } from "./PartBoundary";
import { t } from "./text";

/** Speaks for the parts that are missing and have no place of their own to say so. */
export function MissingPartsLine() {
  const { parts, inVain } = useMissingParts();
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await tryMissingAgain();
    setTrying(false);
  };
  const said = [...new Set(parts.flatMap(({ text }) => text ?? []))];
  const general = t`Parts of this page could not be loaded.`;
  return (
    <div role="status">
      {parts.length > 0 && (
        <div className="banner parts">
          <Icon name="error" className="rg c-error" />
          <span>
            {said.length > 0 ? said.join(" ") : general} {inVain && stillNotLoaded}
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

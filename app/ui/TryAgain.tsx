import { useState } from "react";
import { reloadPage } from "./missingParts";
import { t } from "../words/text";

/** Two buttons for a part of the page whose code did not load: try again, or reload the page. */
export function TryAgain({ again, onVain }: { again: () => Promise<unknown>; onVain?: () => void }) {
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await again().catch(() => onVain?.());
    setTrying(false);
  };
  return (
    <>
      {/* The button is not disabled, because it would lose the focus. */}
      <button type="button" className="btn line" aria-disabled={trying} onClick={() => !trying && void tryAgain()}>
        {t`Try again`}
      </button>
      <button type="button" className="btn line" onClick={reloadPage}>
        {t`Reload`}
      </button>
    </>
  );
}

import { useState } from "react";
import { reloadPage } from "./missingParts";
import { t } from "./text";

/** The two ways to a part of the page whose code did not come. */
export function TryAgain({ again, onVain }: { again: () => Promise<unknown>; onVain?: () => void }) {
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await again().catch(() => onVain?.());
    setTrying(false);
  };
  return (
    <>
      {/* Not disabled, which would take the focus away. */}
      <button type="button" className="btn line" aria-disabled={trying} onClick={() => !trying && void tryAgain()}>
        {t`Try again`}
      </button>
      <button type="button" className="btn line" onClick={reloadPage}>
        {t`Reload`}
      </button>
    </>
  );
}

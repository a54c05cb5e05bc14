import { useRef } from "react";
import { closeDialog } from "../store/windows";
import { t } from "../words/text";
import { openFiles } from "./files";

/** Opens a file instead of the present scenario, and closes the window that the button is in. */
export function OpenFileButton() {
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn line" onClick={() => chosen.current?.click()}>
        {t`Open a file…`}
      </button>
      <input
        ref={chosen}
        type="file"
        multiple
        hidden
        aria-label={t`Scenario, manifest, load, evidence or lesson`}
        accept=".json,.yaml,.yml,.csv,.txt,.log,.md"
        onChange={({ target: { files } }) => {
          closeDialog();
          void openFiles([...(files ?? [])]);
        }}
      />
    </>
  );
}

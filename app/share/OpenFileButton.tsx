import { useRef } from "react";
import { closeDialog } from "../store/view";
import { t } from "../ui/text";
import { openFile } from "./files";

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
        hidden
        aria-label={t`Scenario, manifest or load`}
        accept=".json,.yaml,.yml,.csv"
        onChange={({ target: { files } }) => {
          closeDialog();
          if (files?.[0]) void openFile(files[0]);
        }}
      />
    </>
  );
}

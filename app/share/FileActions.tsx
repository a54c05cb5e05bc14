import { useRef } from "react";
import { useEditable } from "../store/mode";
import { useView } from "../store/view";
import { t } from "../ui/text";
import { openFile, saveManifest, saveScenario } from "./files";

/** Scenario and manifest as files, the way to those of the run, and a file in the place of what is shown. */
export function FileActions({ onDone }: { onDone: () => void }) {
  const editable = useEditable();
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <section className="share-files" aria-label={t`Files`}>
      <button type="button" className="btn line" onClick={saveScenario}>
        {t`Save scenario`}
      </button>
      <button type="button" className="btn line" onClick={saveManifest}>
        {t`Save manifest`}
      </button>
      <button
        type="button"
        className="btn line"
        aria-haspopup="dialog"
        onClick={() => {
          onDone();
          useView.setState({ dialog: "takeAway" });
        }}
      >
        {t`Export…`}
      </button>
      {editable && (
        <>
          <button type="button" className="btn line" onClick={() => chosen.current?.click()}>
            {t`Open a file…`}
          </button>
          <span className="muted">{t`or drop it on the page`}</span>
          <button
            type="button"
            className="btn line"
            aria-haspopup="dialog"
            onClick={() => {
              onDone();
              useView.setState({ dialog: "own" });
            }}
          >
            {t`Your scenarios…`}
          </button>
          <input
            ref={chosen}
            type="file"
            hidden
            aria-label={t`Scenario, manifest or load`}
            accept=".json,.yaml,.yml,.csv"
            onChange={({ target: { files } }) => {
              if (files?.[0]) void openFile(files[0]).then(onDone);
            }}
          />
        </>
      )}
    </section>
  );
}

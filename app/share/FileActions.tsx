import { useEditable } from "../store/mode";
import { openDialog, type WindowName } from "../store/windows";
import { t } from "../words/text";
import { saveManifest, saveScenario } from "./files";
import { OpenFileButton } from "./OpenFileButton";

/**
 * Buttons that save the scenario and the manifest, that lead to the files of the run, and that open a file instead of the present scenario.
 */
export function FileActions() {
  const editable = useEditable();
  return (
    <section className="share-files" aria-label={t`Files`}>
      <button type="button" className="btn line" onClick={saveScenario}>
        {t`Save scenario`}
      </button>
      <button type="button" className="btn line" onClick={saveManifest}>
        {t`Save manifest`}
      </button>
      <WindowButton opens="picture">{t`Copy as picture…`}</WindowButton>
      <WindowButton opens="takeAway">{t`Export…`}</WindowButton>
      {editable && (
        <>
          <OpenFileButton />
          <span className="muted">{t`or drop it on the page`}</span>
          <WindowButton opens="own">{t`Your scenarios…`}</WindowButton>
        </>
      )}
    </section>
  );
}

function WindowButton({ opens, children }: { opens: WindowName; children: string }) {
  return (
    <button type="button" className="btn line" aria-haspopup="dialog" onClick={() => openDialog(opens)}>
      {children}
    </button>
  );
}

import { useEffect } from "react";
import { openEvidenceEntry } from "../library/openEvidenceEntry";
import { isEvidence, listed } from "../library/listed";
import { answered } from "../share/AskToFetch";
import { useNotice } from "../share/notice";
import { openDialog } from "../store/windows";
import { t } from "../words/text";

/** The target of `?evidence=`: evidence of the library by its id. */
export function OpenEvidence({ asked }: { asked: string }) {
  useEffect(() => {
    answered();
    const entry = listed.filter(isEvidence).find(({ id }) => id === asked);
    if (entry === undefined) {
      useNotice.setState({ notice: { text: t`The library has no evidence “${asked.slice(0, 40)}”. What it has is in the list.` } });
      openDialog("library");
      return;
    }
    openEvidenceEntry(entry).catch(() =>
      useNotice.setState({ notice: { text: t`A part of this page could not be loaded. Reload to try again.` } }),
    );
  }, [asked]);
  return null;
}

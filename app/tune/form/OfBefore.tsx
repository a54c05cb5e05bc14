import { useSearch } from "../../store/search";
import { useIsOfBefore } from "./studyNow";
import { t } from "../../ui/text";

/** Marks results that an edit has overtaken; they stay until the next search. */
export function OfBefore() {
  const isJudged = useSearch(({ found }) => (found?.judged.length ?? 0) > 0);
  if (!useIsOfBefore() || !isJudged) return null;
  return (
    <p className="of-before" role="status">{t`These results are from before your edit. Search again for the scenario as it is now.`}</p>
  );
}

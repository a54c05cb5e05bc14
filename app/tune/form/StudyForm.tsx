import { useId } from "react";
import { t } from "../../ui/text";

/** What may change, what is good, and how many seeds a candidate must pass. */
export function StudyForm() {
  const title = useId();
  return (
    <section className="study-part" aria-labelledby={title}>
      <h2 id={title}>{t`What may change`}</h2>
    </section>
  );
}

import { t } from "../../ui/text";

/** The candidate that is picked: what differs from today's, and what that is worth. */
export function CandidatePanel() {
  return <p className="muted candidate-none">{t`No candidate is judged yet.`}</p>;
}

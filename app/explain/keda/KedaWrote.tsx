import type { PollRecord } from "../../../engine/index";
import { t } from "../../words/text";
import { ConditionList, EventList } from "../Written";

/** The conditions of the ScaledObject after the poll and the poll's events, in KEDA's words. */
export function KedaWrote({ record: { poll, stored } }: { record: PollRecord }) {
  const events = poll.kind === "polled" ? poll.events : [];
  return (
    <div className="sub keda-wrote">
      <h3>{t`What KEDA wrote`}</h3>
      <ConditionList conditions={stored.status.conditions} />
      {events.length > 0 ? <EventList events={events} /> : <p className="fine">{t`No event at this poll.`}</p>}
    </div>
  );
}

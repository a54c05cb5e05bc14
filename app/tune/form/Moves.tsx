import { useId, useState } from "react";
import { quantity } from "../../words/numbers";
import { plural, t } from "../../words/text";
import { MoveRow } from "./MoveRow";
import { groupOf, groups, type MoveGroup } from "./moves";
import { togetherNow, type StudyNow } from "./studyNow";

/** Which fields may change, and between which values. */
export function Moves({ now }: { now: StudyNow }) {
  const title = useId();
  const { study, fields, judged } = now;
  const { combinations } = togetherNow(now);
  const gone = judged === null ? [] : study.moves.filter(({ field }) => !fields.some(({ path }) => path === field));
  return (
    <section className="study-part" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t`What may change`}</h2>
        {combinations !== null && <span className="soft">{plural(combinations, "combination")}</span>}
      </header>
      {groups.map((group) => (
        <Group key={group} group={group} now={now} />
      ))}
      {gone.map(({ field }) => (
        <MoveRow key={field} field={null} path={field} now={now} />
      ))}
    </section>
  );
}

/** Policies, tolerances and a VerticalPodAutoscaler are many rows that few people change, so they are folded while none of them moves. */
function Group({ group, now }: { group: MoveGroup; now: StudyNow }) {
  const own = now.fields.filter(({ kind }) => groupOf[kind] === group);
  const moving = own.filter(({ path }) => now.study.moves.some(({ field }) => field === path)).length;
  const [open, setOpen] = useState(moving > 0);
  const [known, setKnown] = useState(moving);
  if (known !== moving) {
    setKnown(moving);
    if (moving > known) setOpen(true);
  }
  const rows = own.map((field) => <MoveRow key={field.path} field={field} path={field.path} now={now} />);
  const folds: Partial<Record<MoveGroup, string>> = { policies: t`policies`, tolerance: t`tolerance`, vpa: "VerticalPodAutoscaler" };
  const name = folds[group];
  if (name === undefined || own.length < 2) return rows;
  return (
    <details className="study-group" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{t`${name}, ${plural(own.length, "field")}`}</span>
        <span className="muted">{moving === 0 ? t`as they are` : t`${quantity(moving)} may change`}</span>
      </summary>
      {rows}
    </details>
  );
}

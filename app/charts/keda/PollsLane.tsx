import { memo, useMemo, type PointerEvent } from "react";
import type { PollColumns, TriggerColumns } from "../../../engine/index";
import type { RunKeda } from "../../run/run";
import { isCovered } from "../../run/cover";
import { useTrace } from "../../store/trace";
import { select, useView } from "../../store/view";
import { later } from "../../ui/later";
import { pointerIn } from "../../ui/pointerIn";
import { t } from "../../words/text";
import type { TimeScale } from "../../marks/timeScale";
import { decimal, quantity } from "../../words/times";
import { CoverPaint } from "../CoverPaint";
import { headingId, TableToggle } from "../../figures/headParts";
import type { StepColumn } from "../../marks/readings/reading";
import { nearestStep } from "../../marks/stepTargets";
import { laneHeight } from "../../marks/keda/pollMarks";
import { pollNow, pollsMarks } from "../../marks/layers/keda";
import { DrawnMarks, Marks } from "../../figures/DrawnMarks";
import { pollWords } from "../../words/keda/pollMarkWords";
import type { KedaRun } from "../../marks/keda/kedaReadings";
import "./keda.css";

const StepTable = later(() => import("../StepTable").then((room) => room.StepTable));

interface PollsLaneProps {
  run: KedaRun;
  scale: TimeScale;
}

/** A tick for each poll: tall if a trigger was active, broken if one failed, and a square above it if it wrote. */
export function PollsLane({ run: { keda }, scale }: PollsLaneProps) {
  const asTable = useView(({ tables }) => tables.has("polls"));
  const columns = useMemo(() => tableColumns(keda), [keda]);
  const choose = (event: PointerEvent<HTMLElement>) => {
    const poll = nearestStep(keda.polls.at, scale.second(pointerIn(event.currentTarget, event).x));
    if (event.button === 0 && poll !== null) select(poll);
  };
  return (
    <section className="fig polls" data-figure="polls" tabIndex={-1} aria-labelledby={headingId("polls")}>
      <header style={{ width: scale.left - 6 }} title={meaning}>
        <h2 id={headingId("polls")}>{t`polls`}</h2>
        <TableToggle figure="polls" title={t`polls`} />
      </header>
      {asTable ? (
        <StepTable label={t`KEDA’s polls`} height={laneHeight} at={keda.polls.at} columns={columns} />
      ) : (
        <figure className="plot" aria-label={meaning} style={{ height: laneHeight }} onPointerUp={choose}>
          <Ticks polls={keda.polls} scale={scale} />
          <PollNow polls={keda.polls} scale={scale} />
          <CoverPaint scale={scale} top={0} bottom={laneHeight} stage="decisions" worded={false} />
        </figure>
      )}
    </section>
  );
}

const meaning = t`KEDA’s polls: a tick for each, tall while a trigger is active, red and broken after a failure, with a red line on top in a fallback. A square: the poll wrote.`;

const Ticks = memo(function Ticks({ polls, scale }: { polls: PollColumns; scale: TimeScale }) {
  const marks = useMemo(() => pollsMarks(polls, scale), [polls, scale]);
  return (
    <svg width={scale.width} height={laneHeight} aria-hidden="true">
      <DrawnMarks frame={{ scale, height: laneHeight }} marks={marks} />
    </svg>
  );
});

function PollNow({ polls, scale }: { polls: PollColumns; scale: TimeScale }) {
  const cursor = useView((view) => view.cursor);
  const cover = useTrace((trace) => trace.cover);
  if (isCovered(cover, cursor, "decisions")) return null;
  const marks = pollNow(polls, scale, cursor, (poll) => pollWords(polls, poll));
  return marks.length > 0 && <Marks frame={{ scale, height: laneHeight }} now marks={marks} />;
}

function tableColumns({ polls, triggers }: RunKeda): StepColumn[] {
  return [
    { name: t`poll`, value: (poll) => pollWords(polls, poll) },
    ...triggers.map((trigger): StepColumn => ({ name: trigger.metric, value: (poll) => readText(trigger, poll) })),
    { name: t`replicas`, value: (poll) => quantity(polls.replicas[poll] ?? NaN) },
    { name: t`written`, value: (poll) => quantity(polls.written[poll] ?? NaN) },
  ];
}

const readText = ({ value }: TriggerColumns, poll: number): string => {
  const read = value[poll] ?? NaN;
  return Number.isNaN(read) ? "–" : decimal(read, 3);
};

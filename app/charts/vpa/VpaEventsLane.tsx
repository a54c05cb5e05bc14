import { memo, useMemo, type PointerEvent } from "react";
import { vpaEvents, vpaGroups, type VpaEvent, type VpaEventKind, type VpaGroup } from "../../run/vpaEvents";
import { isCovered } from "../../run/cover";
import { useTrace } from "../../store/trace";
import { select, useView } from "../../store/view";
import { later } from "../../ui/later";
import { pointerIn } from "../../ui/pointerIn";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { vpaEventNames, vpaGroupWords } from "../../words/vpa/vpaEventWords";
import { DrawnMarks, Marks } from "../../figures/DrawnMarks";
import { headingId, TableToggle } from "../../figures/headParts";
import type { VpaRun } from "../../marks/figures/vpa";
import { vpaEventMarks, vpaEventsNow, vpaLaneHeight } from "../../marks/layers/vpa";
import type { StepColumn } from "../../marks/readings/reading";
import { nearestStep } from "../../marks/stepTargets";
import type { TimeScale } from "../../marks/timeScale";
import { CoverPaint } from "../CoverPaint";
import "./vpa.css";

const StepTable = later(() => import("../StepTable").then((room) => room.StepTable));

interface VpaEventsLaneProps {
  run: VpaRun;
  scale: TimeScale;
}

/** What the VerticalPodAutoscaler did. A press selects the sync after the nearest mark, whose decision says it in full. */
export function VpaEventsLane({ run, scale }: VpaEventsLaneProps) {
  const asTable = useView(({ tables }) => tables.has("vpa"));
  const events = useMemo(() => vpaEvents(run.vpa), [run]);
  const groups = useMemo(() => vpaGroups(events, run), [events, run]);
  const at = useMemo(() => Float64Array.from(groups, ({ stop }) => stop), [groups]);
  const columns = useMemo(() => columnsOf(groups), [groups]);
  const choose = (event: PointerEvent<HTMLElement>) => {
    const nearest = nearestStep(
      Float64Array.from(events, (one) => one.at),
      scale.second(pointerIn(event.currentTarget, event).x),
    );
    const group = groups.find(({ events: of }) => of.some((one) => one.at === nearest));
    if (event.button !== 0 || group === undefined) return;
    select(group.stop);
    // The decision comes with the next frames, and its part about the VPA may be out of sight.
    setTimeout(() => document.querySelector(".vpa-at")?.scrollIntoView({ block: "nearest" }), 100);
  };
  return (
    <section className="fig vpa-events" data-figure="vpa" tabIndex={-1} aria-labelledby={headingId("vpa")}>
      <header style={{ width: scale.left - 6 }} title={meaning}>
        <h2 id={headingId("vpa")}>VPA</h2>
        <TableToggle figure="vpa" title="VPA" />
      </header>
      {asTable ? (
        <StepTable label={t`What the VPA did`} height={vpaLaneHeight} at={at} columns={columns} />
      ) : (
        <figure className="plot" aria-label={meaning} style={{ height: vpaLaneHeight }} onPointerUp={choose}>
          <Done events={events} scale={scale} />
          <AtCursor groups={groups} scale={scale} />
          <CoverPaint scale={scale} top={0} bottom={vpaLaneHeight} stage="cluster" worded={false} />
        </figure>
      )}
    </section>
  );
}

const meaning = t`What the VPA did: a triangle for evicted pods, a diamond for pods resized in place, a red stroke for a refused resize, a red cross for a kill for memory that raised the target.`;

const Done = memo(function Done({ events, scale }: { events: readonly VpaEvent[]; scale: TimeScale }) {
  const marks = useMemo(() => vpaEventMarks(events, scale), [events, scale]);
  return (
    <svg width={scale.width} height={vpaLaneHeight} aria-hidden="true">
      <DrawnMarks frame={{ scale, height: vpaLaneHeight }} marks={marks} />
    </svg>
  );
});

function AtCursor({ groups, scale }: { groups: readonly VpaGroup[]; scale: TimeScale }) {
  const cursor = useView((view) => view.cursor);
  const cover = useTrace((trace) => trace.cover);
  if (isCovered(cover, cursor, "cluster")) return null;
  const marks = vpaEventsNow(groups, scale, cursor, ({ events }) => vpaGroupWords(events));
  return marks.length > 0 && <Marks frame={{ scale, height: vpaLaneHeight }} now marks={marks} />;
}

function columnsOf(groups: readonly VpaGroup[]): StepColumn[] {
  const kinds = Object.entries(vpaEventNames) as [VpaEventKind, string][];
  return kinds
    .filter(([kind]) => kind !== "resizeRefused" || groups.some(({ events }) => events.some((event) => event.kind === kind)))
    .map(([kind, name]) => ({
      name,
      value(row) {
        const pods = groups[row]!.events.filter((event) => event.kind === kind).length;
        return pods === 0 ? "–" : quantity(pods);
      },
      stage: "cluster",
    }));
}

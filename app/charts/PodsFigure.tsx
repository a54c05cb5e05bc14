import { memo, useMemo } from "react";
import type { PodLifePhase } from "../../engine/index";
import type { Run } from "../run/run";
import { isCovered } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { clock } from "../words/times";
import { classedAt, classWords } from "./classedPods";
import { covered } from "./covered";
import { FigureHead, headingId } from "./FigureHead";
import { Marks } from "../figures/DrawnMarks";
import { Plot } from "./Plot";
import { podsPlot, type PodsPlot } from "../marks/layers/pods";
import { phaseAt, resizeAt } from "../marks/podLanes";
import { PodsNow } from "./PodsNow";
import { phaseWords, resizeWords } from "../marks/readings/podWords";
import { otherPhases, podReadings } from "../marks/readings/podReadings";
import { podsTitles as titles } from "../words/figures/podsHead";

interface PodsFigureProps {
  run: Run;
  scale: TimeScale;
  height: number;
}

const DataTable = later(() => import("../figures/DataTable").then((room) => room.DataTable));

/** A lane for each pod with the phases of its life, or bands if there are too many pods; and how each sync classed the pods. */
export function PodsFigure({ run, scale, height }: PodsFigureProps) {
  const plot = useMemo(() => podsPlot(run, scale, height), [run, scale, height]);
  const readings = useMemo(() => podReadings(run), [run]);
  const asTable = useView(({ tables }) => tables.has("pods"));
  return (
    <section className="fig" data-figure="pods" tabIndex={-1} aria-labelledby={headingId("pods")}>
      <FigureHead
        figure="pods"
        titles={titles}
        unit={plot.areBands ? t`pods` : null}
        readings={readings}
        width={scale.width}
        note={(step) => otherPhases(run, step)}
      />
      <PodsNow run={run} scale={scale} />
      {asTable ? <PodTable run={run} height={height} /> : <Pods plot={plot} />}
    </section>
  );
}

const Pods = memo(function Pods({ plot: { areBands, frame, ticks, most, marks, words } }: { plot: PodsPlot }) {
  const hidden = useView((view) => view.hidden);
  const shown = useMemo(() => marks(hidden), [marks, hidden]);
  const label = areBands ? t`Pods over time, counted by phase: up to ${most}` : t`Pods over time, one lane per pod: ${most} in view`;
  return (
    <Plot frame={frame} ticks={ticks} label={label} stage="cluster">
      <Marks frame={frame} marks={shown} />
      {words.length > 0 && <Marks frame={frame} now marks={words} />}
    </Plot>
  );
});

const isKilledForMemory = ({ exits }: Run["pods"][number]) => exits.some(({ outOfMemory }) => outOfMemory);

function PodTable({ run, height }: { run: Run; height: number }) {
  const { pods } = run;
  const cursor = useView((view) => view.cursor);
  const cover = useTrace((trace) => trace.cover);
  const hidden = isCovered(cover, cursor);
  const classed = useMemo(() => classedAt(run, cursor), [run, cursor]);
  const none = cover === null ? "–" : covered;
  const time = (second: number | null | undefined) => (second === null || second === undefined ? none : clock(second));
  const columns = [
    { name: t`created`, value: (pod: number) => time(pods[pod]?.createdAt) },
    { name: t`first ready`, value: (pod: number) => time(pods[pod]?.phases.find(({ phase }) => phase === "ready")?.at) },
    { name: t`gone`, value: (pod: number) => time(pods[pod]?.goneAt) },
    {
      name: cursor === null ? t`at the end` : t`at ${clock(cursor)}`,
      value: (pod: number) => (hidden || (cover && cursor === null) ? covered : phaseText(phaseAt(pods[pod]!, cursor ?? Infinity))),
    },
    ...(pods.some(({ resizes }) => resizes)
      ? [
          {
            name: t`resize`,
            value(pod: number) {
              if (hidden || (cover && cursor === null)) return covered;
              const state = resizeAt(pods[pod]!, cursor ?? Infinity);
              return state === null ? "–" : resizeWords[state];
            },
          },
        ]
      : []),
    ...(pods.some(isKilledForMemory)
      ? [
          {
            name: t`out of memory`,
            value(pod: number) {
              if (hidden || (cover && cursor === null)) return covered;
              const kills = pods[pod]!.exits.filter(({ at, outOfMemory }) => outOfMemory && at <= (cursor ?? Infinity)).length;
              return kills === 0 ? "–" : `${kills}×`;
            },
          },
        ]
      : []),
    ...(cursor === null
      ? []
      : [{ name: t`classed as`, value: (pod: number) => (isCovered(cover, cursor) ? covered : classWords[classed.get(pod) ?? 3]) }]),
  ];
  return (
    <DataTable
      label={titles[0]}
      height={height}
      rows={pods.length}
      head={{ name: t`pod`, value: (pod) => pods[pod]!.name }}
      columns={columns}
      current={-1}
    />
  );
}

const phaseText = (phase: PodLifePhase | null): string => (phase ? phaseWords[phase] : "–");

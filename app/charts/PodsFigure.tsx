import { memo, useMemo } from "react";
import type { PodLife, PodLifePhase } from "../../engine/index";
import type { markedGroups, Run } from "../run/run";
import { isCovered } from "../run/cover";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { clock, quantity } from "../words/times";
import { countTicks, type ValueTick } from "../marks/axes";
import { podsTitles as titles } from "./EmptyFigure";
import { covered } from "./covered";
import { FigureHead, headingId } from "./FigureHead";
import { Marks, Plot } from "./Plot";
import {
  bandPaths,
  countPaths,
  lanePaths,
  markKind,
  markPaths,
  mostLanes,
  phaseAt,
  podBands,
  podsInPhase,
  podsInView,
  type MarkKind,
} from "../marks/podLanes";
import { ClassMarks, PodsNow } from "./PodsNow";
import { isShown, phaseWords } from "../marks/readings/podWords";
import type { Reading } from "../marks/readings/reading";
import { readyMeans } from "../words/figures/readyMeans";
import { stepSpacing } from "../marks/reasons";

interface PodsFigureProps {
  run: Run;
  scale: TimeScale;
  height: number;
}

const DataTable = later(() => import("../figures/DataTable").then((room) => room.DataTable));

/** A lane for each pod with the phases of its life, or bands if there are too many pods; and how each sync classed the pods. */
export function PodsFigure({ run, scale, height }: PodsFigureProps) {
  const shown = useMemo(() => podsInView(run.pods, scale), [run, scale]);
  const lives = useMemo(() => shown.map((index) => livedSoFar(run.pods[index]!, run.lastSecond)), [run, shown]);
  const readings = useMemo(() => podReadings(run), [run]);
  const asTable = useView(({ tables }) => tables.has("pods"));
  const inBands = lives.length > mostLanes;
  return (
    <section className="fig" data-figure="pods" tabIndex={-1} aria-labelledby={headingId("pods")}>
      <FigureHead
        figure="pods"
        titles={titles}
        unit={inBands ? t`pods` : null}
        readings={readings}
        width={scale.width}
        note={(step) => otherPhases(run, step)}
      />
      <PodsNow run={run} scale={scale} />
      {asTable ? (
        <PodTable run={run} height={height} />
      ) : inBands ? (
        <PodBands run={run} lives={lives} scale={scale} height={height} />
      ) : (
        <PodLanes run={run} shown={shown} lives={lives} scale={scale} height={height} />
      )}
    </section>
  );
}

/** Ends a living pod at the last second of a run under way, because later seconds are not known. */
const livedSoFar = (pod: PodLife, lastSecond: number): PodLife => (pod.goneAt === null ? { ...pod, goneAt: lastSecond } : pod);

/** The numbers that the record counted, which may be more pods than it names. */
function podReadings({ pods, steps, podMarks }: Run): Reading[] {
  const widest = quantity(pods.length);
  const inPhase = (phase: "ready" | "starting") => (step: number) => quantity(podsInPhase(pods, phase, steps.at[step]!));
  const inGroup = (group: (typeof markedGroups)[number]) => (step: number) => quantity(podMarks[group][step] ?? 0);
  const counted: Reading = {
    stroke: "podNotReady",
    name: t`counted, not Ready`,
    means: t`The controller counts these pods although their condition Ready is not True.`,
    value: inGroup("notReady"),
    widest,
    yields: "never",
  };
  return [
    { stroke: "podReady", name: t`ready`, means: readyMeans, value: inPhase("ready"), widest, yields: "never" },
    { stroke: "podStarting", name: t`starting`, value: inPhase("starting"), widest, yields: "late" },
    ...(podMarks.notReady.some((count) => count > 0) ? [counted] : []),
    { stroke: "podMissing", name: t`missing`, means: t`Set aside: no sample.`, value: inGroup("missing"), widest, yields: "early" },
    {
      stroke: "podUnready",
      name: t`unready`,
      means: t`Set aside: Pending, or, for CPU, still initializing or never Ready.`,
      value: inGroup("unready"),
      widest,
      yields: "early",
    },
  ];
}

/** Phases for which the legend has no room, while some pod is in them. */
function otherPhases({ pods, steps }: Run, step: number): string | null {
  const counts = (["pending", "crashed", "terminating", "failed"] as const).map(
    (phase) => [phase, podsInPhase(pods, phase, steps.at[step]!)] as const,
  );
  const said = counts.flatMap(([phase, count]) => (count > 0 ? `${phaseWords[phase]} ${quantity(count)}` : []));
  return said.length > 0 ? said.join(", ") : null;
}

/**
 * Pixels. Signs of two syncs would overlap if they were closer than `near`; then not every sync has a sign, and signs are `apart` from each
 * other.
 */
const gaps = { near: 2.2, apart: 9 };
const signsApart = (run: Run, scale: TimeScale) => (stepSpacing(run.steps.at, scale) < gaps.near ? gaps.apart : 0);

interface PodLanesProps extends PodsFigureProps {
  shown: readonly number[];
  lives: readonly PodLife[];
}

const PodLanes = memo(function PodLanes({ run, shown, lives, scale, height }: PodLanesProps) {
  const hidden = useView((view) => view.hidden);
  const frame = useMemo(() => plotFrame(scale, height, 0, Math.max(1, lives.length)), [scale, height, lives.length]);
  const paths = useMemo(() => [...lanePaths(lives, scale, height)], [lives, scale, height]);
  const marks = useMemo(() => markPaths(run.podMarks, shown, scale, height, signsApart(run, scale)), [run, shown, scale, height]);
  return (
    <Plot
      frame={frame}
      ticks={laneTicks(lives.length, height)}
      label={t`Pods over time, one lane per pod: ${lives.length} in view`}
      stage="cluster"
    >
      <Marks frame={frame}>
        {paths.map(([phase, path]) => isShown(hidden, phase) && <path key={phase} className={`pod ${phase}`} d={path} />)}
        <ClassMarks marks={marks} />
        {lives.length === 0 && <NoPods frame={frame} />}
      </Marks>
    </Plot>
  );
});

/** Lanes are numbered from the top, so the axis names only the first and the last. */
function laneTicks(lanes: number, height: number): ValueTick[] {
  if (lanes === 0 || height / lanes < 8) return [];
  const middle = (lane: number) => lanes - lane + 0.5;
  const ends = [...new Set([1, lanes])];
  return ends.map((lane) => ({ value: middle(lane), label: String(lane), bound: false }));
}

interface PodBandsProps extends PodsFigureProps {
  lives: readonly PodLife[];
}

const PodBands = memo(function PodBands({ run, lives, scale, height }: PodBandsProps) {
  const hidden = useView((view) => view.hidden);
  const bands = useMemo(() => podBands(lives, scale), [lives, scale]);
  const max = Math.max(1, bands.most * 1.05);
  const frame = useMemo(() => plotFrame(scale, height, 3, max), [scale, height, max]);
  const paths = useMemo(() => [...bandPaths(bands, frame)], [bands, frame]);
  const marks = useMemo(() => countPaths(run.steps.at, run.podMarks, frame, signsApart(run, frame.scale)), [run, frame]);
  return (
    <Plot frame={frame} ticks={countTicks(max, height)} label={t`Pods over time, counted by phase: up to ${bands.most}`} stage="cluster">
      <Marks frame={frame}>
        {paths.map(([phase, path]) => isShown(hidden, phase) && <path key={phase} className={`pod ${phase} band`} d={path} />)}
        <ClassMarks marks={marks} />
      </Marks>
    </Plot>
  );
});

const NoPods = ({ frame }: { frame: PlotFrame }) => (
  <Marks frame={frame} now>
    <text
      className="halo tx2"
      x={(frame.scale.left + frame.scale.width - frame.scale.right) / 2}
      y={frame.height / 2 + 4}
      textAnchor="middle"
    >
      {t`No pod existed here.`}
    </text>
  </Marks>
);

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

/** The pods that the sync at the cursor set aside by name. */
function classedAt({ podMarks: { at, pod, group } }: Run, cursor: number | null): ReadonlyMap<number, MarkKind> {
  const classed = new Map<number, MarkKind>();
  at.forEach((second, mark) => {
    if (second === cursor) classed.set(pod[mark]!, markKind(group[mark]!));
  });
  return classed;
}

/** In the order of `markedGroups`. The dash is for pods that the sync did not name, or set aside for another reason. */
const classWords = [t`unready`, t`missing`, t`counted, not Ready`, "–"] as const;

const phaseText = (phase: PodLifePhase | null): string => (phase ? phaseWords[phase] : "–");

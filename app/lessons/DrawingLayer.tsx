import { useId, useRef, useState } from "react";
import { countAt, type CountSteps } from "../../engine/index";
import { changePrediction, useLesson, type OpenPrediction } from "../store/lesson";
import { useScenario } from "../store/scenario";
import { DrawnMarks } from "../figures/DrawnMarks";
import { handDrawing } from "../marks/layers/drawing";
import type { PlotFrame } from "../marks/plotFrame";
import { plural, t } from "../words/text";
import { clock } from "../words/times";
import { useCourse } from "./course";
import type { DrawingRoom, Sketch } from "./drawing";
import { StepHandle } from "./StepHandle";
import { usePointerDrawing } from "./usePointerDrawing";
import { useStepRun } from "./useStepRun";
import "./drawing.css";

/** Shows the drawing over the plot of the replicas, while the reader draws and later beside the run. */
export function DrawingLayer({ frame }: { frame: PlotFrame }) {
  const prediction = useLesson(({ open }) => open?.prediction ?? null);
  const run = useStepRun();
  const { durationSeconds, flags } = useScenario(({ scenario }) => scenario);
  if (!prediction || !run) return null;
  const { from } = prediction;
  const room = { from, to: durationSeconds, periodSeconds: flags.syncPeriodSeconds, most: Math.floor(frame.max) };
  if (prediction.shown) return <Compared prediction={prediction} counts={run.counts} frame={frame} end={durationSeconds} />;
  return <Sketching sketch={sketchOf(prediction, run.counts)} frame={frame} room={room} />;
}

/** Until the reader draws, the line continues level from the run's count. */
const sketchOf = ({ from, drawn, reach }: OpenPrediction, counts: CountSteps): Sketch => ({
  steps: drawn ?? [[from, countAt(counts, from)]],
  reach,
});

interface SketchingProps {
  sketch: Sketch;
  frame: PlotFrame;
  room: DrawingRoom;
}

function Sketching({ sketch, frame, room }: SketchingProps) {
  const id = useId();
  const [focus, setFocus] = useState({ stop: 0, within: false });
  const layer = useRef<SVGSVGElement>(null);
  const draw = ({ steps, reach }: Sketch) => changePrediction({ drawn: steps, reach });
  const say = (said: string) => useCourse.setState({ said });
  const { place, ...pointer } = usePointerDrawing(sketch, frame, room, draw, ({ steps }) => say(t`${plural(steps.length, "step")} drawn.`));
  const { scale, height, top, bottom } = frame;
  const stop = Math.min(focus.stop, sketch.steps.length - 1);
  const begin = Math.max(scale.left, scale.x(room.from));
  return (
    <svg
      ref={layer}
      className="drawing-layer"
      width={scale.width}
      height={height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for a group of controls
      role="group"
      aria-label={t`Your drawing: draw with the pointer, or move its steps with the arrow keys`}
      aria-describedby={`${id}-keys`}
      {...pointer}
    >
      <desc id={`${id}-keys`}>{keysInWords}</desc>
      <rect className="hidden-run" x={begin} y={top} width={Math.max(0, scale.width - scale.right - begin)} height={bottom - top} />
      <g aria-hidden="true">
        {room.from >= scale.from && room.from <= scale.to && <path className="begins" d={`M${scale.x(room.from)} ${top}V${bottom}`} />}
        <DrawnMarks frame={frame} marks={handDrawing({ steps: sketch.steps, from: room.from, end: room.to }, null, frame)} />
      </g>
      {sketch.steps.map(([second, count], index) => (
        <StepHandle
          key={index}
          index={index}
          sketch={sketch}
          frame={frame}
          room={room}
          tabStop={index === stop}
          shown={focus.within || sketch.steps.length <= mostHandles}
          label={t`Step ${index + 1} of ${sketch.steps.length}`}
          text={`${clock(second)}, ${plural(count, "replica")}`}
          onFocus={(at) => setFocus(({ stop: last }) => ({ stop: at ?? last, within: at !== null }))}
          onDraw={draw}
          onSay={say}
        />
      ))}
      {place && (
        <text className="halo place" x={Math.min(place.x + 10, scale.width - scale.right - 110)} y={Math.max(top + 12, place.y - 10)}>
          {place.text}
        </text>
      )}
    </svg>
  );
}

/** With more steps than this, the handles appear only while one has the keyboard's focus. */
const mostHandles = 40;

const keysInWords = [
  t`Left and Right move a step in time. Up and Down change its replicas. With Shift it moves four times as far.`,
  t`Enter adds a step after it, and Delete removes it. Page Up and Page Down go to the previous and next step.`,
  t`Escape leaves the drawing, for “Show the run”.`,
].join(" ");

interface ComparedProps {
  prediction: OpenPrediction;
  counts: CountSteps;
  frame: PlotFrame;
  end: number;
}

/** Shows the drawing beside the run, with the area between them. */
function Compared({ prediction, counts, frame, end }: ComparedProps) {
  const { steps } = sketchOf(prediction, counts);
  return (
    <svg className="drawing-layer compared" width={frame.scale.width} height={frame.height} aria-hidden="true">
      <DrawnMarks frame={frame} marks={handDrawing({ steps, from: prediction.from, end }, counts, frame)} />
    </svg>
  );
}

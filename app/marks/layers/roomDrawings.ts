/** What a whole room drew of the replicas, and the run that all of them wanted to meet. */
import type { CountSteps } from "../../../engine/index";
import { stepPath } from "../linePaths";
import { lineLook, looks, path, words, type Look, type Mark } from "../mark";
import { plotFrame, type PlotFrame } from "../plotFrame";
import { niceCeiling, scaleBetween, timeTick, timeTicks, valueTicks } from "../timeScale";
import { quantity } from "../../words/numbers";

const own = {
  begins: lineLook("begins", "var(--edge)", 1.5, "4 3"),
} as const satisfies Record<string, Look>;

/** Each line is fainter the more there are, so that one sees where most of them go. */
const drawnLook = (count: number): Look => ({
  ...lineLook("drawn", "var(--load)", 3),
  strokeOpacity: Math.max(0.2, Math.min(0.8, 2 / Math.sqrt(Math.max(1, count)))),
});

export interface RoomDrawings {
  drawings: readonly CountSteps[];
  /** The drawings go from this second to `end`. */
  from: number;
  end: number;
  /** The run's counts; null until they are known. After `from` they are drawn only if `uncovered`. */
  run: CountSteps | null;
  uncovered: boolean;
}

interface Box {
  width: number;
  height: number;
  /** The height of its type in pixels. */
  type: number;
}

/** The drawings over each other on one axis of time and one of counts. The covered part of the run moves neither of them. */
export function roomDrawings(room: RoomDrawings, { width, height, type }: Box): { marks: Mark[]; frame: PlotFrame } {
  const { drawings, from, end, uncovered } = room;
  const run = runShown(room);
  const highest = Math.max(1, ...[...drawings, run].flatMap((steps) => steps.map(([, count]) => count)));
  const scale = scaleBetween({ width, left: type * 3, right: type * 1.5 }, 0, end);
  const frame = plotFrame(scale, height - type * 2, type, niceCeiling(highest * 1.05));
  const right = width - scale.right;
  const grid = valueTicks(frame.max)
    .filter(Number.isInteger)
    .flatMap((value) => [
      path(`M${scale.left} ${frame.y(value)}H${right}`, value === 0 ? looks.ground : looks.grid),
      words(quantity(value), { x: scale.left - type / 2, y: frame.y(value) + type / 3, anchor: "end" }, "axis", false),
    ]);
  const times = timeTicks(scale, type * 6).map((second) =>
    words(timeTick(second, scale), { x: scale.x(second), y: height - type / 2, anchor: "middle" }, "axis", false),
  );
  const look = drawnLook(drawings.length);
  const lineOf = (steps: CountSteps, until: number) =>
    stepPath([...steps.map(([second]) => second), until], [...steps.map(([, count]) => count), NaN], frame, 0);
  return {
    frame,
    marks: [
      ...grid,
      ...times,
      path(`M${scale.x(from)} ${frame.top}V${frame.bottom}`, own.begins),
      ...drawings.map((steps) => path(lineOf(steps, end), look)),
      path(run.length === 0 ? "" : lineOf(run, uncovered ? end : from), { ...looks.written, width: 4 }),
    ],
  };
}

function runShown({ run, uncovered, from }: RoomDrawings): CountSteps {
  return (run ?? []).filter(([second]) => uncovered || second < from);
}

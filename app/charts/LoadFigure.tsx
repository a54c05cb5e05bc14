import { memo, useMemo, type ComponentType, type ReactNode } from "react";
import { Area, Line } from "recharts";
import type { Run } from "../simulation/protocol";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { plotFrame, type PlotFrame, type PlotOverlay } from "../ui/plotFrame";
import type { TimeScale } from "../ui/timeScale";
import { quantity } from "../ui/words";
import { loadTop, plainTicks } from "./axes";
import { FigureHead, headingId, type Reading } from "./FigureHead";
import { FixedChart, still } from "./FixedChart";
import { around, labelWidth, placeLabel, trail, upright, type Box, type Trail } from "./labels";
import { Label, Marks, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import { loadRows, longestShortage, slackAtRest, slackInGesture, type LoadRow, type Shortage } from "./rows";
import { selectNearest } from "./select";

interface LoadFigureProps {
  run: Run | null;
  /** The part of it in view. */
  shown: Run | null;
  scale: TimeScale;
  height: number;
  narrow: boolean;
  /** The row of shapes between the heading and the plot. */
  bar: ReactNode;
  /** What lies over the plot and draws the curve. */
  Editor: ComponentType<PlotOverlay>;
}

const titles = ["Does capacity keep up?", "Load"] as const;
const noRows: readonly LoadRow[] = [];

export function LoadFigure({ run, shown, scale, height, narrow, bar, Editor }: LoadFigureProps) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const heldMax = useView((view) => view.loadAxisMax);
  const filled = useView(({ hidden }) => !hidden.has("load/offered"));
  const max = heldMax ?? loadTop(points, durationSeconds);
  const frame = useMemo(() => plotFrame(scale, height, 6, max), [scale, height, max]);
  const drawing = useScenario(({ gesture }) => gesture);
  const slack = drawing ? slackInGesture : slackAtRest;
  const rows = useMemo(() => (shown ? loadRows(shown.rows, slack) : noRows), [shown, slack]);
  const readings = useMemo(() => loadReadings(run), [run]);
  const more = useMemo(() => [{ name: "waiting", value: (step: number) => quantity(run?.stepSeconds.waiting[step] ?? NaN) }], [run]);
  const waiting = (step: number) => {
    const requests = run?.stepSeconds.waiting[step] ?? 0;
    return requests >= 0.5 ? `${quantity(Math.round(requests))} waiting` : null;
  };
  return (
    <section className="fig" data-figure="load" tabIndex={-1} aria-labelledby={headingId("load")}>
      <FigureHead
        figure="load"
        titles={titles}
        unit={narrow ? null : "requests per s"}
        readings={readings}
        width={scale.width}
        note={waiting}
      />
      {bar}
      <PlotOrTable figure="load" label={`${titles[0]} Requests per second`} height={height} readings={readings} more={more}>
        <Plot
          frame={frame}
          ticks={plainTicks(max, height)}
          label="Requests per second over time: offered, served, and what the ready pods could serve"
          overlay={<Editor frame={frame} filled={filled} onSelect={selectNearest} />}
        >
          <LoadLines rows={rows} frame={frame} />
          {/* Labels look for room among the lines: while those follow the pointer, they would only jump about and cost time. */}
          {!drawing && (
            <LoadMarks rows={rows} frame={frame} failed={scale.to - scale.from >= durationSeconds ? (run?.totals.failed ?? 0) : 0} />
          )}
        </Plot>
      </PlotOrTable>
    </section>
  );
}

/** How many failed is kept wherever some did; it leaves its place first where none did. */
function loadReadings(run: Run | null): Reading[] {
  const reading = (stroke: "offered" | "served" | "capacity" | "failed", yields: Reading["yields"]): Reading => ({
    stroke,
    name: stroke,
    value: (step) => quantity(run?.stepSeconds[stroke][step] ?? NaN),
    widest: run ? widest(run.stepSeconds[stroke]) : "",
    yields,
  });
  const lost = (run?.totals.failed ?? 0) > 0;
  return [
    reading("offered", "never"),
    reading("served", "early"),
    reading("capacity", "late"),
    reading("failed", lost ? "never" : "early"),
  ];
}

/** A number with a decimal may be wider than the highest. */
const widest = (values: Float64Array) => {
  const highest = quantity(values.reduce((most, value) => Math.max(most, value), 0));
  return highest.length > 4 ? highest : "54.5";
};

const LoadLines = memo(function LoadLines({ rows, frame }: { rows: readonly LoadRow[]; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden);
  // The few rows of a gesture would cut the corners of the curve, which its editor draws.
  const drawing = useScenario((state) => state.gesture);
  const lines = useMemo(
    () => (
      <>
        <Area {...still} dataKey="unserved" stroke="none" fill="url(#p-error)" fillOpacity={1} hide={hidden.has("load/failed")} />
        <Line {...still} dataKey="served" stroke="var(--pods)" strokeWidth={1.25} hide={hidden.has("load/served")} />
        <Line
          {...still}
          dataKey="offered"
          stroke="var(--load)"
          strokeWidth={1}
          strokeOpacity={0.45}
          hide={drawing || hidden.has("load/offered")}
        />
        <Line
          {...still}
          type="stepAfter"
          dataKey="capacity"
          stroke="var(--pods)"
          strokeWidth={1.5}
          strokeDasharray="5 3"
          hide={hidden.has("load/capacity")}
        />
      </>
    ),
    [hidden, drawing],
  );
  return (
    <FixedChart frame={frame} rows={rows}>
      {lines}
    </FixedChart>
  );
});

/** Says what the lines cannot, where they leave room: that capacity went off the axis, and how many requests the run lost, while all of it is in view. */
const LoadMarks = memo(function LoadMarks({ rows, frame, failed }: { rows: readonly LoadRow[]; frame: PlotFrame; failed: number }) {
  const hidden = useView((view) => view.hidden);
  const cursor = useView((view) => view.cursor);
  const trails = useMemo(() => loadTrails(rows, frame), [rows, frame]);
  const { scale } = frame;
  const beyond = hidden.has("load/capacity") ? undefined : rows.find(({ at, capacity }) => capacity > frame.max && at < scale.to);
  const lost = failed >= 0.5 && !hidden.has("load/failed") ? longestShortage(rows) : null;
  const taken = cursor === null ? [] : [upright(frame, cursor)];
  const above = beyond && capacityPlace(frame, beyond.at, trails, taken);
  const text = `${quantity(Math.round(failed))} failed`;
  const place = lost && lostPlace(frame, rows, lost, labelWidth(text), trails, above ? [...taken, above] : taken);
  return (
    <Marks frame={frame}>
      {above && (
        <Label className="c-pods yields" box={above}>
          {capacityText}
        </Label>
      )}
      {place && (
        <Label className="c-error yields" box={place}>
          {text}
        </Label>
      )}
    </Marks>
  );
});

const capacityText = "capacity ↑";

const none: readonly [number, number] = [NaN, NaN];

function loadTrails(rows: readonly LoadRow[], frame: PlotFrame): Trail[] {
  const at = rows.map((row) => row.at);
  const [offered, served, capacity] = [rows.map((row) => row.offered), rows.map((row) => row.served), rows.map((row) => row.capacity)];
  const unserved = rows.map((row) => row.unserved ?? none);
  return [
    trail(frame, at, offered, offered, false),
    trail(frame, at, served, served, false),
    trail(frame, at, capacity, capacity, true),
    trail(
      frame,
      at,
      unserved.map(([low]) => low),
      unserved.map(([, high]) => high),
      false,
    ),
  ];
}

/** At the top of the plot, from where the line leaves it. */
function capacityPlace(frame: PlotFrame, at: number, trails: readonly Trail[], taken: readonly Box[]): Box | null {
  const width = labelWidth(capacityText);
  const x = frame.scale.x(at) + 6 + width / 2;
  return placeLabel({ x, y: frame.top + 8, width, within: around(frame, x, 200, 26), trails, taken });
}

/** As near as can be to the highest point of the longest shortage. */
function lostPlace(
  frame: PlotFrame,
  rows: readonly LoadRow[],
  { from, to }: Shortage,
  width: number,
  trails: readonly Trail[],
  taken: readonly Box[],
): Box | null {
  const x = frame.scale.x((from + to) / 2);
  const high = rows.reduce((most, { at, unserved }) => (at >= from && at <= to && unserved ? Math.max(most, unserved[1]) : most), 0);
  return placeLabel({ x, y: Math.max(frame.top, frame.y(high)) + 10, width, within: around(frame, x, 160), trails, taken });
}

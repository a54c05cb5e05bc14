import { useMemo } from "react";
import {
  changedShape,
  loadPreset,
  loadPresets,
  maxSeed,
  mostTimes,
  shapeOf,
  usualBase,
  type LoadPreset,
  type ShapeSettings,
} from "../../engine/index";
import { redoLoad, setDuration, setLoad, setLoadAndDuration, setSeed, undoLoad, useScenario } from "../store/scenario";
import { openDialog } from "../store/windows";
import { showWholeRun } from "../store/zoom";
import { Icon } from "../ui/Icon";
import { meant, t } from "../words/text";
import { runLength } from "../words/times";
import type { Points } from "./curveEdits";
import { useHistoryKeys } from "./historyKeys";
import { SmallWindow, closeWindowOf } from "../ui/SmallWindow";
import { NoiseField } from "./NoiseField";
import { PointTable } from "./PointTable";
import { ShapeFields } from "./ShapeFields";
import "./loadBar.css";

/** The shapes, the settings of the present one, the curve's history and its points; behind one button its noise, its length and the rest. */
export function LoadBar() {
  const { load, durationSeconds } = useScenario(({ scenario }) => scenario);
  useHistoryKeys();
  const past = useScenario((state) => state.past.length);
  const future = useScenario((state) => state.future.length);
  const shape = useMemo(() => shapeOf(load.points, durationSeconds), [load.points, durationSeconds]);
  const apply = (preset: LoadPreset) =>
    setLoad({ ...load, points: loadPreset(preset, durationSeconds, peakOf(load.points), chosenOf(shape, preset, durationSeconds)) });
  return (
    <div className="load-bar">
      <div className="chips">
        <fieldset className="shapes" aria-label={t`Load shapes`}>
          {loadPresets.map((preset) => (
            <button
              key={preset}
              type="button"
              className="chip"
              title={presetWords[preset]}
              aria-pressed={preset === shape?.preset}
              onClick={() => apply(preset)}
            >
              <svg viewBox="0 0 18 10" aria-hidden="true" focusable="false">
                <path d={sketches[preset]} />
              </svg>
              <span className="word">{presetWords[preset]}</span>
            </button>
          ))}
        </fieldset>
        {shape && <ShapeFields key={shape.preset} preset={shape.preset} name={presetWords[shape.preset]} settings={shape.settings} />}
        <div className="end">
          <HistoryButton name="undo" label={t`Undo the last change to the curve`} steps={past} onClick={undoLoad} />
          <HistoryButton name="redo" label={t`Redo the change to the curve`} steps={future} onClick={redoLoad} />
          <SmallWindow className="chip" label={t`Points of the load`} face={<Icon name="table" />} late>
            <PointTable />
          </SmallWindow>
          <SmallWindow
            className="chip settings-of-run"
            label={t`Length, noise, seed, import`}
            face={
              <>
                {runLength(durationSeconds)}
                <Icon name="caret" />
              </>
            }
          >
            <LoadSettings />
          </SmallWindow>
        </div>
      </div>
    </div>
  );
}

/** What the bar has no room for: each of it is set once in a while. */
function LoadSettings() {
  const { load, durationSeconds, seed } = useScenario(({ scenario }) => scenario);
  /** A shape fills the run, also a longer one; any other curve is not stretched. What the figures showed of the run was of the old length. */
  const setLength = (seconds: number) => {
    showWholeRun();
    const shape = shapeOf(load.points, durationSeconds);
    if (shape === null) return setDuration(seconds);
    setLoadAndDuration({ ...load, points: changedShape(shape, seconds, { durationSeconds, times: shape.settings.times }) }, seconds);
  };
  return (
    <>
      <label className="row">
        {t`Length of the run`}
        <DurationSelect durationSeconds={durationSeconds} onChange={setLength} />
      </label>
      <NoiseField noise={load.noise} onChange={(noise) => setLoad({ ...load, noise })} />
      <div className="row">
        {t`Seed ${seed}`}
        <button
          type="button"
          className="btn"
          aria-label={t`Draw new noise and all other randomness, seed ${seed}`}
          title={t`New noise, same curve (seed ${seed})`}
          onClick={() => setSeed(seed === maxSeed ? 0 : seed + 1)}
        >
          <Icon name="reseed" />
        </button>
      </div>
      <button
        type="button"
        className="lk"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // The focus goes back to the bar first, so that the dialog gives it back there, too.
          closeWindowOf(currentTarget);
          openDialog("bringIn");
        }}
      >
        {t`Import a measured load`}
      </button>
    </>
  );
}

interface HistoryButtonProps {
  name: "undo" | "redo";
  label: string;
  /** How many steps the history has in this direction. */
  steps: number;
  onClick(): void;
}

/** At the end of the history the button stays in the tab order, because a disabled button would lose the focus. */
function HistoryButton({ name, label, steps, onClick }: HistoryButtonProps) {
  return (
    <button type="button" className="chip" aria-label={label} title={label} aria-disabled={steps === 0} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

const presetWords: Readonly<Record<LoadPreset, string>> = {
  steady: t`steady`,
  step: meant("a shape of load")`step`,
  spike: t`spike`,
  ramp: t`ramp`,
  "daily wave": t`daily wave`,
  "flash crowd": t`flash crowd`,
};

const sketches: Readonly<Record<LoadPreset, string>> = {
  steady: "M0 5H18",
  step: "M0 8H7V2H18",
  spike: "M0 8H7L9 1L11 8H18",
  ramp: "M0 9L18 1",
  "daily wave": "M0 7C3 1 6 1 9 5S15 9 18 3",
  "flash crowd": "M0 9H4L5 1C8 6 12 8 18 8",
};

/** A shape gets the height of the curve that it replaces. */
const peakOf = (points: Points) => Math.max(...points.map(([, value]) => value)) || 40;

/** A base that someone chose, and how often the shape comes, go over to the next shape. */
function chosenOf(shape: ReturnType<typeof shapeOf>, next: LoadPreset, durationSeconds: number): Partial<ShapeSettings> {
  if (shape === null || shape.preset === "steady" || next === "steady") return {};
  const { base, peak, times } = shape.settings;
  return {
    times: Math.min(times, mostTimes(next, durationSeconds)),
    ...(base !== usualBase(shape.preset, peak) && { base }),
  };
}

const durations = [10, 15, 30, 60, 120, 240, 480, 720, 1440].map((minutes) => minutes * 60);

/** A link may hold a number of minutes that the list lacks; the list then gets it as one more choice. */
function DurationSelect({ durationSeconds, onChange }: { durationSeconds: number; onChange(seconds: number): void }) {
  const choices = durations.includes(durationSeconds) ? durations : [...durations, durationSeconds].toSorted((a, b) => a - b);
  return (
    <select aria-label={t`Length of the run`} value={durationSeconds} onChange={(event) => onChange(Number(event.target.value))}>
      {choices.map((seconds) => (
        <option key={seconds} value={seconds}>
          {runLength(seconds)}
        </option>
      ))}
    </select>
  );
}

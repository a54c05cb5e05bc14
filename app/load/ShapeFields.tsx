import { useRef } from "react";
import { changedShape, longestPeak, maxRequestsPerSecond, mostTimes, type LoadPreset, type ShapeSettings } from "../../engine/index";
import { drawLoad, setLoad, useScenario } from "../store/scenario";
import { NumberField } from "../ui/NumberField";
import { t } from "../words/text";
import { decimal, runLength, span } from "../words/times";
import { SmallWindow } from "../ui/SmallWindow";

interface ShapeFieldsProps {
  preset: LoadPreset;
  /** The shape's name in the page's language. */
  name: string;
  settings: ShapeSettings;
}

/** "8 h", "7 min 30 s" */
const period = (seconds: number): string => (seconds % 3600 === 0 ? runLength(seconds) : span(Math.round(seconds)));

/** The settings of the present shape in a few words, as a button that opens their fields. All changes of one visit are one step to undo. */
export function ShapeFields({ preset, name, settings }: ShapeFieldsProps) {
  const { load, durationSeconds } = useScenario(({ scenario }) => scenario);
  const changed = useRef(false);
  const change = (part: Partial<ShapeSettings>) => {
    const next = { ...settings, ...part };
    (changed.current ? drawLoad : setLoad)({
      ...load,
      points: changedShape({ preset, settings: next }, durationSeconds, { durationSeconds, times: settings.times }),
    });
    changed.current = true;
  };
  const value = { unit: t`per s`, step: settings.peak < 10 ? 0.1 : 0.5 };
  const { base, peak, times, peakSeconds } = settings;
  const isLevel = preset === "steady";
  const most = mostTimes(preset, durationSeconds);
  return (
    <SmallWindow
      label={t`Settings of the shape: ${name}`}
      className="chip settings-of-shape"
      face={
        isLevel
          ? t`${decimal(peak)} per s`
          : times === 1
            ? t`${decimal(base)}–${decimal(peak)} per s`
            : t`${decimal(base)}–${decimal(peak)} per s, ${times}×`
      }
      onOpen={() => {
        changed.current = false;
      }}
    >
      {!isLevel && (
        <NumberField
          {...value}
          label={t`Base`}
          help={t`The lowest load.`}
          value={base}
          min={0}
          max={peak}
          bound={t`at most the peak`}
          onChange={(next) => change({ base: milli(next) })}
        />
      )}
      <NumberField
        {...value}
        label={isLevel ? t`Load` : t`Peak`}
        help={isLevel ? t`The same in the whole run.` : t`The highest load.`}
        value={peak}
        min={isLevel ? 0 : base}
        max={maxRequestsPerSecond}
        onChange={(next) => change({ peak: milli(next), ...(isLevel && { base: milli(next) }) })}
      />
      {peakSeconds !== null && (
        <NumberField
          label={t`The peak lasts`}
          unit="s"
          help={span(peakSeconds)}
          value={peakSeconds}
          min={1}
          max={longestPeak(durationSeconds, times)}
          step={durationSeconds >= 6 * 3600 ? 60 : 10}
          onChange={(next) => change({ peakSeconds: next })}
        />
      )}
      {!isLevel && most > 1 && (
        <NumberField
          label={t`How often in the run`}
          unit="×"
          help={times === 1 ? t`The shape fills the run, ${runLength(durationSeconds)}.` : t`One every ${period(durationSeconds / times)}.`}
          value={times}
          min={1}
          max={most}
          step={1}
          onChange={(next) => change({ times: next })}
        />
      )}
    </SmallWindow>
  );
}

const milli = (value: number) => Math.round(value * 1000) / 1000;

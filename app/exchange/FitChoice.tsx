import { useId } from "react";
import type { LoadFit } from "../../engine/index";
import { plural, t } from "../words/text";
import { decimal, quantity } from "../words/times";
import { readNumber } from "../words/typedNumber";

/** How to fit a load that the pods cannot serve: not at all, with a lower peak, or with cheaper requests. */
export type Fitting = "none" | "scale" | "pods";

interface FitChoiceProps {
  /** In requests per second, as measured. */
  highest: number;
  fit: LoadFit | null;
  /** CPU milliseconds per request in the present workload. */
  milliseconds: number;
  fitting: Fitting;
  /** The text in the field of the peak. */
  peak: string;
  onChoose(fitting: Fitting): void;
  onPeak(text: string): void;
}

export function FitChoice({ highest, fit, milliseconds, fitting, peak, onChoose, onPeak }: FitChoiceProps) {
  const group = useId();
  const radio = (value: Fitting, words: string, disabled = false) => (
    <label>
      <input type="radio" name={group} checked={fitting === value} disabled={disabled} onChange={() => onChoose(value)} />
      {words}
    </label>
  );
  const cheap = fit?.cpuPerRequestMilliseconds ?? null;
  return (
    <div className="bring-in-row bring-in-fit" role="radiogroup" aria-labelledby={`${group}-label`} aria-describedby={`${group}-says`}>
      <span id={`${group}-label`} className="bring-in-label">{t`Peak`}</span>
      <div>
        {radio("none", t`${quantity(highest)} requests/s, as measured`)}
        <span className="bring-in-scale">
          {radio("scale", t`scaled to`)}
          <input
            type="text"
            inputMode="decimal"
            aria-label={t`Peak in requests per second`}
            value={peak}
            aria-invalid={fitting === "scale" && peakOf(peak) === null}
            onFocus={() => onChoose("scale")}
            onChange={({ target }) => onPeak(target.value)}
          />
          {t`requests/s`}
        </span>
        {fit && radio("pods", t`as measured, with the CPU per request adjusted`, cheap === null)}
        {fit && (
          <p id={`${group}-says`} className={fitting === "none" && highest > fit.mostServed ? "c-window" : "soft"}>
            {says(fit, highest, fitting, milliseconds)}
          </p>
        )}
      </div>
    </div>
  );
}

/** The peak in a typed text; null if the text holds none. */
export function peakOf(text: string): number | null {
  const peak = readNumber(text);
  return peak > 0 && peak <= 1_000_000 ? peak : null;
}

/** Rounds down to two digits, which are enough to start from. */
export function roundPeak(requestsPerSecond: number): string {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, requestsPerSecond))) - 1);
  return decimal(Math.floor(requestsPerSecond / 10 ** digits) * 10 ** digits, 1);
}

function says(fit: LoadFit, highest: number, fitting: Fitting, milliseconds: number): string {
  const { maxReplicas, mostServed, servedAtTarget, cpuPerRequestMilliseconds } = fit;
  const pods = plural(maxReplicas, "pod");
  if (fitting === "pods" && cpuPerRequestMilliseconds !== null) {
    const cost = t`This changes the CPU per request from ${decimal(milliseconds)} ms to ${decimal(cpuPerRequestMilliseconds)} ms.`;
    return `${cost} ${atTarget(fit, pods)}`;
  }
  const most = t`With ${decimal(milliseconds)} ms of CPU per request, ${pods} (maxReplicas) serve at most ${quantity(mostServed)} requests/s, or ${quantity(servedAtTarget)} at the CPU target.`;
  if (highest > mostServed && cpuPerRequestMilliseconds === null) {
    return `${most} ${t`No CPU per request is small enough for this peak. Raise maxReplicas first, or scale the load.`}`;
  }
  return most;
}

function atTarget({ target }: LoadFit, pods: string): string {
  switch (target.kind) {
    case "utilization":
      return t`Then ${pods} (maxReplicas) serve the peak at the target of ${target.percent}% CPU.`;
    case "averageValue":
      return t`Then ${pods} (maxReplicas) serve the peak at the target of ${target.milli}m CPU each.`;
    case "limit":
      return t`Then ${pods} (maxReplicas) serve the peak at 80% of the CPU that they can use.`;
  }
}

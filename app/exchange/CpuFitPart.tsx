import { useEffect, useId, useState } from "react";
import { cpuUnitOf, type CpuUnit } from "../../engine/index";
import type { FittedValues } from "../words/study/fitted";
import { t } from "../words/text";
import { FitFigure } from "./sampleFigures";
import { fitLines, noFitWords, valuesOf } from "../words/exchange/cpuFitWords";
import type { Part, SeriesSummary } from "./samplesRequests";
import { useCpuFit } from "./useCpuFit";
import type { useSamples } from "./useSamples";

interface CpuFitPartProps {
  samples: ReturnType<typeof useSamples>;
  series: readonly SeriesSummary[];
  /** The name shown for a series without a name. */
  unnamed: string;
  requests: number;
  part: Part | null;
  /** null: not chosen yet. */
  perSeconds: number | null;
  /** The values to use with the load; null: none. */
  onValues(values: FittedValues | null): void;
}

/** Fits the CPU per request and the start-up CPU, where the text has the CPU of the same times. */
export function CpuFitPart({ samples, series, unnamed, requests, part, perSeconds, onValues }: CpuFitPartProps) {
  const id = useId();
  const others = [...series.entries()].filter(([index]) => index !== requests);
  const likeliest = (pattern: RegExp) => others.find(([, { name }]) => pattern.test(name))?.[0] ?? null;
  const [cpuChosen, setCpu] = useState<number | null>(() => likeliest(/cpu|milli-?cores/i));
  const [podsChosen, setPods] = useState<number | null>(() => likeliest(/ready|replicas|\bpods\b/i));
  const [unitChosen, setUnit] = useState<CpuUnit | null>(null);
  const [wanted, setWanted] = useState(true);
  const cpu = cpuChosen === requests ? null : cpuChosen;
  const pods = podsChosen === requests || podsChosen === cpu ? null : podsChosen;
  const written = cpu === null ? null : cpuUnitOf(series[cpu]!);
  const cpuUnit = unitChosen ?? written;
  const reading = useCpuFit(
    samples,
    cpu === null || cpuUnit === null || perSeconds === null ? null : { requests, perSeconds, part, cpu, cpuUnit, pods },
  );
  const values = reading?.ok && wanted ? JSON.stringify(valuesOf(reading.fit)) : null;
  useEffect(() => onValues(values === null ? null : (JSON.parse(values) as FittedValues)), [values, onValues]);

  const choice = (name: string, label: string, none: string, chosen: number | null, choose: (index: number | null) => void) => (
    <div className="bring-in-row">
      <label className="bring-in-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <div>
        <select
          id={`${id}-${name}`}
          value={chosen ?? ""}
          onChange={({ target }) => choose(target.value === "" ? null : Number(target.value))}
        >
          <option value="">{none}</option>
          {others.map(([index, { name: of }]) => (
            <option key={index} value={index}>
              {of === "" ? unnamed : of}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
  return (
    <section className="bring-in-cpu" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t`CPU per request`}</h3>
      <div className="bring-in-rows">
        {choice("cpu", t`CPU of all pods`, t`not measured`, cpu, (index) => {
          setCpu(index);
          setUnit(null);
        })}
        {cpu !== null && (
          <div className="bring-in-row" role="radiogroup" aria-labelledby={`${id}-unit`}>
            <span id={`${id}-unit`} className="bring-in-label">{t`Its unit`}</span>
            <div>
              {(["cores", "millicores"] as const).map((unit) => (
                <label key={unit}>
                  <input type="radio" name={`${id}-unit`} checked={cpuUnit === unit} onChange={() => setUnit(unit)} />
                  {unit === "cores" ? t`cores` : t`millicores`}
                </label>
              ))}
              {written === null && (
                <span className={cpuUnit === null ? "c-window" : "muted"}>
                  {cpuUnit === null ? t`no unit given: choose one` : t`no unit given`}
                </span>
              )}
            </div>
          </div>
        )}
        {cpu !== null && choice("pods", t`Ready pods`, t`not measured`, pods, setPods)}
      </div>
      <div role="status" className="bring-in-notes soft">
        {reading && !reading.ok && <p className="c-window">{noFitWords(reading.reason)}</p>}
        {reading?.ok && (
          <ul>
            {fitLines(reading.fit).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      {reading?.ok && (
        <>
          <FitFigure fit={reading.fit} />
          <label className="bring-in-use">
            <input type="checkbox" checked={wanted} onChange={({ target }) => setWanted(target.checked)} />
            {t`Use these values with the load`}
          </label>
        </>
      )}
    </section>
  );
}

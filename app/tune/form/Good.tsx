import { useId } from "react";
import { harmKinds, outcomeKinds, type Cost, type Harm, type LimitedOutcome, type OutcomeBounds } from "../../../engine/index";
import { setAtMost, useScenario } from "../../store/scenario";
import { isShare, outcomeWords } from "../../words/names/outcomeWords";
import { priceWords } from "../../words/money";
import { unrounded } from "../../words/numbers";
import { t } from "../../words/text";
import { NumbersRow } from "./NumbersRow";
import { readNumber } from "./readNumbers";
import { editStudy, type StudyNow } from "./studyNow";

const costs: Readonly<Record<Cost["kind"], string>> = {
  podHours: t`pod-hours`,
  cpuHoursRequested: t`core-hours requested`,
  cost: t`the scenario’s price`,
  price: t`a price per pod-hour`,
};
const harms: Readonly<Record<Harm, string>> = {
  failedShare: t`share of requests that fail`,
  p95Latency: t`p95 latency, waiting included`,
  overloadedSeconds: t`overloaded seconds`,
  directionChanges: t`changes of direction (flapping)`,
};

/** What the candidates are compared by, and the limits of the scenario. */
export function Good({ now: { study } }: { now: StudyNow }) {
  const title = useId();
  const price = useScenario(({ scenario }) => scenario.price);
  const { cost, harm } = study;
  return (
    <section className="study-part" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t`What is good`}</h2>
      </header>
      <Choice
        label={t`Cost`}
        value={cost.kind}
        words={costs}
        // A price that is typed here is for a scenario without one.
        hidden={cost.kind !== "cost" && price === undefined ? "cost" : cost.kind !== "price" && price !== undefined ? "price" : null}
        onChange={(kind) => editStudy((each) => ({ ...each, cost: costOf(kind) }))}
      />
      {cost.kind === "cost" && price !== undefined && (
        <div className="study-row">
          <span>{t`Price`}</span>
          <span className="soft">{priceWords(price)}</span>
        </div>
      )}
      {cost.kind === "price" && (
        <NumbersRow
          label={t`Price per pod-hour`}
          written={unrounded(cost.pricePerPodHour)}
          read={(typed) => {
            const read = readNumber(typed, { min: 1e-9, max: 1e9 });
            if (!read.ok) return read;
            return { ok: true, set: () => editStudy((each) => ({ ...each, cost: { kind: "price", pricePerPodHour: read.value } })) };
          }}
        />
      )}
      <Choice label={t`Harm`} value={harm} words={harms} onChange={(kind) => editStudy((each) => ({ ...each, harm: kind }))} />
      <Limits harm={harm} />
    </section>
  );
}

const costOf = (kind: Cost["kind"]): Cost => (kind === "price" ? { kind, pricePerPodHour: 0.05 } : { kind });

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  words: Readonly<Record<Value, string>>;
  hidden?: Value | null;
  onChange(value: Value): void;
}

function Choice<Value extends string>({ label, value, words, hidden = null, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const choices = (Object.entries(words) as [Value, string][]).filter(([choice]) => choice !== hidden);
  return (
    <div className="study-row">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(([choice]) => choice === target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {choices.map(([choice, said]) => (
          <option key={choice} value={choice}>
            {said}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The limit on the harm can be typed; the scenario's other limits hold as they are. */
function Limits({ harm }: { harm: Harm }) {
  const limits = useScenario((state) => state.scenario.limits) ?? {};
  const kind = useScenario((state) => state.scenario.workload.kind);
  const { outcome } = harmKinds[harm];
  const times = isShare(outcome) ? 100 : 1;
  const atMost = limits[outcome]?.atMost;
  const others = (Object.entries(limits) as [LimitedOutcome, OutcomeBounds][]).filter(([name]) => name !== outcome);
  const currency = useScenario((state) => state.scenario.price?.currency);
  const words = outcomeWords(kind, currency);
  return (
    <>
      <NumbersRow
        key={outcome}
        label={t`Limit, at p95`}
        before={t`at most`}
        after={isShare(outcome) ? "%" : outcomeKinds[outcome].unit === "s" ? "s" : undefined}
        written={atMost === undefined ? "" : unrounded(Number((times * atMost).toPrecision(12)))}
        read={(typed) => {
          if (typed.trim() === "") return { ok: true, set: () => setAtMost(outcome, null) };
          const read = readNumber(typed, { min: 0, max: times === 100 ? 100 : 1e9 });
          return read.ok ? { ok: true, set: () => setAtMost(outcome, Number((read.value / times).toPrecision(12))) } : read;
        }}
      />
      {others.map(([name, bounds]) => {
        const { name: said = name, write = unrounded } = words.find((each) => each.outcome === name) ?? {};
        return (
          <div key={name} className="study-row">
            <span>{said}</span>
            <span className="soft">{boundsInWords(bounds, write)}</span>
          </div>
        );
      })}
    </>
  );
}

function boundsInWords({ atLeast, atMost }: OutcomeBounds, write: (value: number) => string): string {
  if (atMost === undefined) return t`at least ${write(atLeast ?? 0)}`;
  return atLeast === undefined ? t`at most ${write(atMost)}` : t`from ${write(atLeast)} to ${write(atMost)}`;
}

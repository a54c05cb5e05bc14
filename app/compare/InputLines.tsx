import { useState, type ReactNode } from "react";
import type { InputDifference } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { Breakable } from "../ui/Breakable";
import { plural, t } from "../words/text";
import { customTypeOf, inputLine } from "../words/comparison/inputWords";

/** The rows that are visible before the reader opens the rest. */
const few = 6;

/** What was changed between the two runs: each input with the baseline's value struck out and the present one. */
export function InputLines({ inputs, marks }: { inputs: readonly InputDifference[]; marks: ReactNode }) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const own = useTrace(({ run }) => run);
  const pinned = useBaseline(({ run }) => run);
  const [all, setAll] = useState(false);
  const shown = all ? inputs : inputs.slice(0, few);
  const typeOf = (metric: string) => customTypeOf([own, pinned], metric);
  return (
    <section className="inputs" aria-label={t`Inputs that differ`}>
      <header>
        <h3>{inputs.length === 0 ? t`Nothing is changed` : t`${plural(inputs.length, "value")} changed`}</h3>
        {marks}
      </header>
      <ul>
        {shown.map((input, index) => {
          const { label, mono, from, to, note } = inputLine(input, { kind, typeOf });
          return (
            <li key={index}>
              {mono ? <Path text={label} /> : <span>{label}</span>}
              <span className="values">
                <span className="vh">{t`baseline`} </span>
                <s>{from}</s> <span aria-hidden="true">→</span> <span className="vh">{t`now`} </span>
                <b>{to}</b>
              </span>
              {note && <small>{note}</small>}
            </li>
          );
        })}
      </ul>
      {shown.length < inputs.length && (
        <button type="button" className="lk" onClick={() => setAll(true)}>
          {t`${inputs.length - few} more`}
        </button>
      )}
    </section>
  );
}

/** A field of the API: its last word is what changed, the path before it only says where. */
function Path({ text }: { text: string }) {
  const last = text.lastIndexOf(".") + 1;
  return (
    <span className="mono">
      <i>
        <Breakable text={text.slice(0, last)} />
      </i>
      <wbr />
      {text.slice(last)}
    </span>
  );
}

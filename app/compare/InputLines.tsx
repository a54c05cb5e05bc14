import { useState } from "react";
import { customMetricTypes, type CustomMetricType, type InputDifference } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { Breakable } from "../ui/Breakable";
import { t } from "../ui/text";
import { inputLine } from "./inputWords";

/** The rows that are visible before the reader opens the rest. */
const few = 12;

/** The inputs that differ. Each row has the baseline's value and then the present value. */
export function InputLines({ inputs }: { inputs: readonly InputDifference[] }) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const own = useTrace(({ run }) => run);
  const pinned = useBaseline(({ run }) => run);
  const [all, setAll] = useState(false);
  const shown = all ? inputs : inputs.slice(0, few);
  const typeOf = (metric: string) => customType(own, metric) ?? customType(pinned, metric);
  return (
    <section className="differ" aria-label={t`Inputs that differ`}>
      <h3>{t`Inputs that differ`}</h3>
      <ul>
        {shown.map((input, index) => {
          const { label, mono, from, to, note } = inputLine(input, { kind, typeOf });
          return (
            <li key={index}>
              <span className={mono ? "mono" : undefined}>
                <Breakable text={label} />
              </span>
              <span className="values">
                <span className="vh">{t`baseline`} </span>
                <span className="soft">{from}</span> <span aria-hidden="true">→</span> <span className="vh">{t`now`} </span>
                <b>{to}</b>
              </span>
              {note && <small>{note}</small>}
            </li>
          );
        })}
      </ul>
      {shown.length < inputs.length && (
        <button type="button" className="lk" onClick={() => setAll(true)}>
          {t`Show all ${inputs.length}`}
        </button>
      )}
    </section>
  );
}

function customType(run: Run | null, metric: string): CustomMetricType | null {
  const type = run?.metrics.find(({ name, source }) => name === metric && source !== null)?.type;
  return customMetricTypes.find((each) => each === type) ?? null;
}

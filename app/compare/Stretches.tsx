import { useState } from "react";
import type { DifferingStretch } from "../../engine/index";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { clock } from "../words/times";
import { lookAt } from "./pin";
import { podHours, stretchWords } from "../words/comparison/stretchWords";

/** The rows that are visible before the reader opens the rest. */
const few = 6;

interface StretchesProps {
  stretches: readonly DifferingStretch[];
  lastSecond: number;
  baselinePodHours: number;
}

/** The stretches of time in which the counts differ. A press on a time opens the sync there. */
export function Stretches({ stretches, lastSecond, baselinePodHours }: StretchesProps) {
  const [all, setAll] = useState(false);
  const hours = podHours(stretches, baselinePodHours);
  const shown = all ? stretches : stretches.slice(0, few);
  return (
    <section className="differ" aria-label={t`Where they differ`}>
      <h3>{t`Where they differ`}</h3>
      <table>
        <tbody>
          {shown.map((stretch, index) => (
            <tr key={stretch.from}>
              <td>{rich`${<Time second={stretch.from} />} to ${<Time second={Math.min(stretch.to, lastSecond)} />}`}</td>
              <td className="soft">{stretchWords(stretch)}</td>
              <td>{hours[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < stretches.length && (
        <button type="button" className="lk" onClick={() => setAll(true)}>
          {t`Show all ${stretches.length}`}
        </button>
      )}
    </section>
  );
}

const Time = ({ second }: { second: number }) => (
  <button type="button" className="origin" title={t`Go there`} onClick={() => lookAt(second)}>
    {clock(second)}
  </button>
);

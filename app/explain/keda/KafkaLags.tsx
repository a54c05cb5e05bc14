import type { ReadingDetail } from "../../../engine/index";
import { t } from "../../words/text";
import { amount } from "../../words/keda/triggerValue";

/** How kafka came from its partitions to the value. */
export function KafkaLags({ detail: { lags, totalLag, evenLag, upperBound } }: { detail: ReadingDetail }) {
  const hasPersistent = lags.some(({ persistent }) => persistent);
  return (
    <details className="fine kafka-lags">
      <summary>{t`Partitions`}</summary>
      <table className="evidence-table">
        <caption className="vh">{t`Lag of each partition`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`partition`}</th>
            <th scope="col" className="num">{t`lag`}</th>
            {hasPersistent && <th scope="col">{t`counted`}</th>}
          </tr>
        </thead>
        <tbody>
          {lags.map(({ partition, lag, persistent }) => (
            <tr key={partition}>
              <th scope="row">{partition}</th>
              <td className="num">{amount(lag)}</td>
              {hasPersistent && <td>{persistent ? t`no, its offset stands still` : t`yes`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t`The counted lag is ${amount(totalLag)}.`}</p>
      {evenLag !== null && <p>{t`Spread evenly over the partitions it becomes ${amount(evenLag)}.`}</p>}
      <p>{upperBound === null ? t`No limit on the consumers.` : t`The most consumers that the value allows: ${amount(upperBound)}.`}</p>
    </details>
  );
}

import { useId, useState } from "react";
import type { MetricProposal } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { quantity } from "../words/times";
import { metricRowName } from "../words/decision/amounts";
import { comparedLevel, comparedTarget, othersText } from "../words/decision/partMetrics";

/** The metrics that have no row of their own in the sum, folded into one line. */
export function OtherMetrics({ others }: { others: readonly MetricProposal[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="other-metrics">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="caret" /> {othersText(others)}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <table className="evidence-table">
            <caption className="vh">{t`What the other metrics propose`}</caption>
            <tbody>
              {others.map((metric, index) => (
                <Other key={index} metric={metric} />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </li>
  );
}

function Other({ metric }: { metric: MetricProposal }) {
  const name = (
    <th scope="row" className="mono wrap">
      <Breakable text={metricRowName(metric.spec)} />
    </th>
  );
  if (!metric.ok) {
    return (
      <tr>
        {name}
        <td colSpan={2} className="wrap c-error">
          {metric.error}
        </td>
        <td className="num c-error">
          <Icon name="error" className="rg" />
          <span className="vh">{t`no value`}</span>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      {name}
      <td className="num">{comparedLevel(metric)}</td>
      <td className="num soft">{t`of ${comparedTarget(metric)}`}</td>
      <td className="num proposal">
        <b>{quantity(metric.replicaCount)}</b>
      </td>
    </tr>
  );
}

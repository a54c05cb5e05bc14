import { useMemo } from "react";
import type { Run } from "../../run/run";
import { vpaAt } from "../../run/vpaAt";
import { isCovered } from "../../run/cover";
import { useTrace } from "../../store/trace";
import { Breakable } from "../../ui/Breakable";
import { t } from "../../words/text";
import { clock } from "../../words/times";
import { historyWords } from "../../words/vpa/historyWords";
import { lastChangeWords, noPassWords, recommendationLines, saidPods } from "../../words/vpa/vpaMomentWords";
import "./vpa.css";

interface VpaAtSyncProps {
  run: Run;
  at: number;
}

/** What the VerticalPodAutoscaler recommends at a sync, what it changed last, and what its updater made of each pod. */
export function VpaAtSync({ run: { vpa, pods }, at }: VpaAtSyncProps) {
  const cover = useTrace((trace) => trace.cover);
  const moment = useMemo(() => vpa && vpaAt(vpa, pods, at), [vpa, pods, at]);
  if (!vpa || !moment || isCovered(cover, at, "cluster")) return null;
  const { passAt } = moment;
  const lines = recommendationLines(moment);
  const [change, noPass] = [lastChangeWords(moment), noPassWords(vpa, moment)];
  return (
    <section className="sub vpa-at" aria-label={t`The VPA at ${clock(at)}`}>
      <h3>{t`VPA ${vpa.name}, mode ${vpa.updateMode}`}</h3>
      {lines.length === 0 ? <p>{t`No recommendation yet.`}</p> : lines.map((line) => <p key={line}>{line}</p>)}
      <p className="soft">{historyWords(vpa.history)}</p>
      {change && <p>{change}</p>}
      {noPass && <p>{noPass}</p>}
      {noPass === null && passAt !== null && (
        <table className="evidence-table">
          <caption>{t`The updater’s pass at ${clock(passAt)}`}</caption>
          <thead className="vh">
            <tr>
              <th scope="col">{t`pods`}</th>
              <th scope="col">{t`what the updater made of them`}</th>
            </tr>
          </thead>
          <tbody>
            {saidPods(moment, vpa).map(({ pods, said }) => (
              <tr key={said}>
                <td className="wrap">
                  <small>
                    <Breakable text={pods} />
                  </small>
                  {said}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

import { useState } from "react";
import { namedPodsLimit, type MetricProposal, type PodGroups, type SetAsidePod, type SetAsideReason } from "../../engine/index";
import { t } from "../ui/text";
import { quantity } from "../ui/words";
import { amount, metricRowName } from "./amounts";

interface Grouped {
  metric: MetricProposal;
  groups: PodGroups;
}

/** Shows the pods of each metric by class: their number, the value assumed for them, and why each was not counted. */
export function PodsEvidence({ grouped }: { grouped: readonly Grouped[] }) {
  return grouped.map(({ metric, groups }, index) => <Classes key={index} metric={metric} groups={groups} named={grouped.length > 1} />);
}

const classes = ["ready", "unready", "missing", "ignored"] as const;
type PodClass = (typeof classes)[number];

const shownPods = 8;

/** `named` is true if there are several metrics, so that each table must name its metric. */
function Classes({ metric, groups, named }: Grouped & { named: boolean }) {
  const [all, setAll] = useState(false);
  const pods = all ? groups.setAside : groups.setAside.slice(0, shownPods);
  const name = metricRowName(metric.spec);
  const capped = [groups.unready, groups.missing, groups.ignored].some((count) => count > namedPodsLimit);
  return (
    <>
      <table className="evidence-table pods-table">
        <caption className={named ? "" : "vh"}>{named ? t`Pods, for ${name}` : t`Pods by class`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`class`}</th>
            <th scope="col" className="num">
              {t`pods`}
            </th>
            <th scope="col">{t`taken as, because`}</th>
          </tr>
        </thead>
        {classes.map((one) =>
          one !== "ready" && groups[one] === 0 ? null : (
            <Class key={one} name={one} count={groups[one]} taken={takenAs(one, metric)} pods={pods.filter(({ group }) => group === one)} />
          ),
        )}
      </table>
      {pods.length < groups.setAside.length ? (
        <button type="button" className="lk fine" onClick={() => setAll(true)}>
          {t`Show all ${groups.setAside.length}`}
        </button>
      ) : (
        capped && <p className="fine">{t`The first ${namedPodsLimit} of each group are named.`}</p>
      )}
    </>
  );
}

function Class({ name, count, taken, pods }: { name: PodClass; count: number; taken: string; pods: readonly SetAsidePod[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{classWords[name]}</th>
        <td className="num">
          <b>{quantity(count)}</b>
        </td>
        <td className="wrap">{taken}</td>
      </tr>
      {pods.map(({ name: pod, why }) => (
        <tr key={pod}>
          <td colSpan={2} className="mono pod">
            {pod}
          </td>
          <td className="wrap">{whyWords[why]}</td>
        </tr>
      ))}
    </tbody>
  );
}

function takenAs(one: PodClass, metric: MetricProposal): string {
  if (!metric.ok || metric.calculation.kind !== "pods") return one === "ready" ? t`counted` : t`not counted`;
  const { target, rebalanced } = metric.calculation;
  if (one === "ready") return t`counted`;
  if (one === "ignored" || !rebalanced) return t`left out`;
  const { missingAs, unreadyPods } = rebalanced.fillIn;
  const idle = target.type === "Utilization" ? "0%" : amount(metric.spec, 0);
  if (one === "unready") return unreadyPods > 0 ? t`filled in as ${idle}` : t`left out`;
  if (missingAs === null) return t`left out: exactly at the target`;
  return t`filled in as ${"percent" in missingAs ? `${missingAs.percent}%` : amount(metric.spec, missingAs.milli)}`;
}

const classWords: Record<PodClass, string> = {
  ready: t`ready`,
  unready: t`unready`,
  missing: t`missing`,
  ignored: t`ignored`,
};

const whyWords: Record<SetAsideReason, string> = {
  terminating: t`being deleted`,
  failed: t`has failed`,
  pending: t`is Pending`,
  noSample: t`no sample yet`,
  sampleIncomplete: t`its sample lacks a container`,
  noReadyConditionOrStartTime: t`no Ready condition or start time`,
  notReadyWhileInitializing: t`not Ready yet, inside cpuInitializationPeriod`,
  sampledBeforeReady: t`its sample began before it was Ready`,
  neverReady: t`was never Ready`,
};

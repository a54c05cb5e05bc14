import { useState } from "react";
import { measuredResource, namedPodsLimit, type MetricProposal, type PodGroups, type SetAsideReason } from "../../engine/index";
import { t } from "../words/text";
import { percents, quantity } from "../words/times";
import { amount, metricRowName } from "../words/decision/amounts";

interface Grouped {
  metric: MetricProposal;
  groups: PodGroups;
  /** Of the counted pods, those that are not Ready: how many, and the names that are known. */
  notReady: { count: number; pods: readonly string[] };
}

/** Shows the pods of each metric by class: their number, the value assumed for them, and why each was not counted. */
export function PodsEvidence({ grouped }: { grouped: readonly Grouped[] }) {
  return grouped.map((of, index) => <Classes key={index} {...of} named={grouped.length > 1} />);
}

const classes = ["ready", "unready", "missing", "ignored"] as const;
type PodClass = (typeof classes)[number];

const shownPods = 8;

/** `named` is true if there are several metrics, so that each table must name its metric. */
function Classes({ metric, groups, notReady, named }: Grouped & { named: boolean }) {
  const [all, setAll] = useState(false);
  // If another metric set some of them aside, or there are too many, not all names are known.
  const counted = notReady.pods.length === notReady.count ? notReady.pods : [];
  const listed: readonly ListedPod[] = [
    ...counted.map((name) => ({ name, group: "ready", because: t`not Ready` }) as const),
    ...groups.setAside.map(({ name, group, why }) => ({ name, group, because: whyWords[why] })),
  ];
  const pods = all ? listed : listed.slice(0, shownPods);
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
            <Class
              key={one}
              name={one}
              count={groups[one]}
              taken={takenAs(one, metric)}
              note={one === "ready" && notReady.count > 0 ? notReadyNote(notReady.count, metric) : null}
              pods={pods.filter(({ group }) => group === one)}
            />
          ),
        )}
      </table>
      {pods.length < listed.length ? (
        <button type="button" className="lk fine" onClick={() => setAll(true)}>
          {t`Show all ${listed.length}`}
        </button>
      ) : (
        capped && <p className="fine">{t`The first ${namedPodsLimit} of each group are named.`}</p>
      )}
    </>
  );
}

interface ListedPod {
  name: string;
  group: PodClass;
  because: string;
}

interface ClassProps {
  name: PodClass;
  count: number;
  taken: string;
  note: string | null;
  pods: readonly ListedPod[];
}

function Class({ name, count, taken, note, pods }: ClassProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{classWords[name]}</th>
        <td className="num">
          <b>{quantity(count)}</b>
        </td>
        <td className="wrap">
          {taken}
          {note !== null && <small>{note}</small>}
        </td>
      </tr>
      {pods.map(({ name: pod, because }) => (
        <tr key={pod}>
          <td colSpan={2} className="mono pod">
            {pod}
          </td>
          <td className="wrap">{because}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Why the class may hold more pods than the kubelet calls ready. */
function notReadyNote(count: number, { spec }: MetricProposal): string {
  return measuredResource(spec)?.name === "cpu"
    ? t`${quantity(count)} of them not Ready: a pod that was Ready once and is past cpuInitializationPeriod counts.`
    : t`${quantity(count)} of them not Ready: only for CPU does the controller look at the condition Ready.`;
}

function takenAs(one: PodClass, metric: MetricProposal): string {
  if (!metric.ok || metric.calculation.kind !== "pods") return one === "ready" ? t`as measured` : t`not counted`;
  const { target, rebalanced } = metric.calculation;
  if (one === "ready") return t`as measured`;
  if (one === "ignored" || !rebalanced) return t`left out`;
  const { missingAs, unreadyPods } = rebalanced.fillIn;
  const idle = target.type === "Utilization" ? "0%" : amount(metric.spec, 0);
  if (one === "unready") return unreadyPods > 0 ? t`filled in as ${idle}` : t`left out`;
  if (missingAs === null) return t`left out: exactly at the target`;
  return t`filled in as ${"percent" in missingAs ? percents(missingAs.percent) : amount(metric.spec, missingAs.milli)}`;
}

/** Upstream calls its first class ready. Its pods count, whether they are Ready or not. */
const classWords: Record<PodClass, string> = {
  ready: t`counted`,
  unready: t`unready`,
  missing: t`missing`,
  ignored: t`ignored`,
};

const whyWords: Record<SetAsideReason, string> = {
  terminating: t`being deleted`,
  failed: t`has failed`,
  succeeded: t`has finished`,
  pending: t`is Pending`,
  noSample: t`no sample yet`,
  sampleIncomplete: t`its sample lacks a container`,
  noReadyConditionOrStartTime: t`no Ready condition or start time`,
  notReadyWhileInitializing: t`not Ready yet, inside cpuInitializationPeriod`,
  sampledBeforeReady: t`its sample began before it was Ready`,
  neverReady: t`was never Ready`,
};

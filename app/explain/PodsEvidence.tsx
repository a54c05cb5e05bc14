import { useState } from "react";
import { namedPodsLimit, type MetricProposal, type PodGroups, type SetAsidePod, type SetAsideReason } from "../../engine/index";
import { quantity } from "../ui/words";
import { amount, metricRowName } from "./amounts";

interface Grouped {
  metric: MetricProposal;
  groups: PodGroups;
}

/** The pods of each metric by class: how many, what was taken of them, and the reason of each that was not counted. */
export function PodsEvidence({ grouped }: { grouped: readonly Grouped[] }) {
  return grouped.map(({ metric, groups }, index) => <Classes key={index} metric={metric} groups={groups} named={grouped.length > 1} />);
}

const classes = ["ready", "unready", "missing", "ignored"] as const;
type PodClass = (typeof classes)[number];

const shownPods = 8;

/** `named`: the metric's name has to be seen, there being several. */
function Classes({ metric, groups, named }: Grouped & { named: boolean }) {
  const [all, setAll] = useState(false);
  const pods = all ? groups.setAside : groups.setAside.slice(0, shownPods);
  const name = metricRowName(metric.spec);
  const capped = [groups.unready, groups.missing, groups.ignored].some((count) => count > namedPodsLimit);
  return (
    <>
      <table className="evidence-table pods-table">
        <caption className={named ? "" : "vh"}>{named ? `Pods, for ${name}` : "Pods by class"}</caption>
        <thead>
          <tr>
            <th scope="col">class</th>
            <th scope="col" className="num">
              pods
            </th>
            <th scope="col">taken as, because</th>
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
          Show all {groups.setAside.length}
        </button>
      ) : (
        capped && <p className="fine">The first {namedPodsLimit} of each group are named.</p>
      )}
    </>
  );
}

function Class({ name, count, taken, pods }: { name: PodClass; count: number; taken: string; pods: readonly SetAsidePod[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">{name}</th>
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

/** What the calculation took the pods of a class for. */
function takenAs(one: PodClass, metric: MetricProposal): string {
  if (!metric.ok || metric.calculation.kind !== "pods") return one === "ready" ? "counted" : "not counted";
  const { target, rebalanced } = metric.calculation;
  if (one === "ready") return "counted";
  if (one === "ignored" || !rebalanced) return "left out";
  const { missingAs, unreadyPods } = rebalanced.fillIn;
  const idle = target.type === "Utilization" ? "0%" : amount(metric.spec, 0);
  if (one === "unready") return unreadyPods > 0 ? `filled in as ${idle}` : "left out";
  if (missingAs === null) return "left out: exactly at the target";
  return `filled in as ${"percent" in missingAs ? `${missingAs.percent}%` : amount(metric.spec, missingAs.milli)}`;
}

const whyWords: Record<SetAsideReason, string> = {
  terminating: "being deleted",
  failed: "has failed",
  pending: "is Pending",
  noSample: "no sample yet",
  sampleIncomplete: "its sample lacks a container",
  noReadyConditionOrStartTime: "no Ready condition or start time",
  notReadyWhileInitializing: "not Ready yet, inside cpuInitializationPeriod",
  sampledBeforeReady: "its sample began before it was Ready",
  neverReady: "was never Ready",
};

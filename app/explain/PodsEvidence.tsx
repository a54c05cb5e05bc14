import { useState } from "react";
import { namedPodsLimit, type MetricSpec, type PodGroups, type SetAsideReason } from "../../engine/index";
import { metricName } from "./amounts";

/** The pods that a metric did not count, by group and reason. */
export function PodsEvidence({ metrics }: { metrics: readonly { spec: MetricSpec; groups: PodGroups | null }[] }) {
  return metrics.map(({ spec, groups }, index) =>
    groups && groups.setAside.length > 0 ? (
      <SetAside key={index} name={metrics.length > 1 ? metricName(spec) : null} groups={groups} />
    ) : null,
  );
}

const shownPods = 8;

function SetAside({ name, groups }: { name: string | null; groups: PodGroups }) {
  const [all, setAll] = useState(false);
  const capped = [groups.unready, groups.missing, groups.ignored].some((count) => count > namedPodsLimit);
  const pods = all ? groups.setAside : groups.setAside.slice(0, shownPods);
  return (
    <>
      <table className="evidence-table" aria-label={`Pods not counted${name === null ? "" : ` for ${name}`}`}>
        <thead>
          <tr>
            <th>{name === null ? "pod" : `${name}: pod`}</th>
            <th>not counted because</th>
          </tr>
        </thead>
        <tbody>
          {pods.map(({ name: pod, group, why }) => (
            <tr key={pod}>
              <td className="mono pod">{pod}</td>
              <td className="wrap">
                {group}: {whyWords[why]}
              </td>
            </tr>
          ))}
        </tbody>
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

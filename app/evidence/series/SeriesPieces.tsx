import { promQueries, whoseIs, type Part, type QueryId, type SeriesPart } from "../../../engine/index";
import { useEvidence } from "../../store/evidence";
import type { ShownSeries } from "../../run/shownSeries";
import { openDialog } from "../../store/windows";
import { rich } from "../../ui/rich";
import { plural, t } from "../../words/text";
import { span } from "../../words/times";
import { queryWords } from "../../words/evidence/commandWords";
import { CopyButton } from "../CopyButton";
import { StandingMark } from "../StandingMark";
import { dayName, hourMinute, zoneName } from "../../words/evidence/series/wallClock";
import "./series.css";

/** What the series hold, what they do not hold and is supposed, and the query that would say more. */
export function SeriesPieces({ series }: { series: ShownSeries }) {
  const { explanation, parts, from, to, at } = series;
  const { rebuilt } = explanation;
  const target = rebuilt.hpa?.spec.scaleTargetRef;
  const name = target ? `${target.kind} ${target.name}` : (explanation.name ?? t`An autoscaler without a name`);
  const ends = dayName(from) === dayName(to) ? [hourMinute(from), hourMinute(to)] : [dayAndTime(from), dayAndTime(to)];
  return (
    <div className="series-pieces">
      <div className="what">
        <h3>{t`${name}, ${ends[0]!} to ${ends[1]!}`}</h3>
        <p className="fine">{t`${plural(at.length, "sync")}. Times are of your browser’s zone, ${zoneName(from)}.`}</p>
      </div>
      <ul aria-label={t`Series`}>
        {parts.map((part) => (
          <li key={part.metric}>
            <StandingMark standing="recorded" />
            <code title={part.metric}>{part.metric}</code>
            <span className="soft">{wholeness(part)}</span>
          </li>
        ))}
      </ul>
      <Supposed series={series} />
      <ToKnowMore series={series} />
    </div>
  );
}

const dayAndTime = (second: number): string => `${dayName(second)} ${hourMinute(second)}`;

/** "15 s, whole", "15 s, 10 gaps" */
export function wholeness({ stepSeconds, gaps, series }: SeriesPart): string {
  const step = stepSeconds === null ? t`one point` : gaps === 0 ? t`${span(stepSeconds)}, whole` : t`${span(stepSeconds)}, gaps: ${gaps}`;
  return series === 1 ? step : `${series} × ${step}`;
}

function Supposed({ series: { explanation } }: { series: ShownSeries }) {
  const { rebuilt, phase, hasPods, flags } = explanation;
  const period = flags.syncPeriodSeconds;
  const rows: [what: string, value: string][] = [
    ...(phase.isSupposed
      ? [[t`when in ${span(period)} the controller looks`, span(((phase.second % period) + period) % period)] as [string, string]]
      : []),
    hasPods ? [t`which pods had a sample`, t`what fits`] : [t`which pods were ready`, t`by counts`],
    ...(rebuilt.hpa === null
      ? []
      : rebuilt.supposed.map(({ part, value, metric }): [string, string] => {
          const of = metric === undefined ? "" : ` ${explanation.metrics[metric]?.name ?? metric + 1}`;
          return [`${partWords[part]}${of}`, value === "" ? t`defaults` : part === "scaleDownWindow" ? span(Number(value)) : value];
        })),
    [t`the controller’s other flags`, t`defaults`],
  ];
  return (
    <>
      <h3 className="head">{t`Not in it, so supposed`}</h3>
      <ul aria-label={t`Not in it, so supposed`}>
        {rows.map(([what, value]) => (
          <li key={what}>
            <StandingMark standing="assumed" />
            <span>{what}</span>
            <span className="soft">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const partWords: Readonly<Record<Part, string>> = {
  name: t`name`,
  target: t`target`,
  minReplicas: "minReplicas",
  maxReplicas: "maxReplicas",
  behavior: "behavior",
  tolerance: t`tolerance`,
  scaleDownWindow: t`scale-down window`,
  hiddenMetrics: t`hidden metrics, left out`,
  metricKind: t`kind of`,
  metricName: t`name of the metric`,
  metricTarget: t`target of`,
  describedObject: t`described object of`,
};

/** The query that would settle most of what is supposed here, and the way to all others. */
function ToKnowMore({ series }: { series: ShownSeries }) {
  return (
    <div className="more">
      <h3>{t`To know more`}</h3>
      <NextQuery series={series} />
      <p className="fine all-commands">
        <button type="button" className="lk" aria-haspopup="dialog" onClick={() => openDialog("evidence")}>
          {t`All commands and PromQL`}
        </button>
        <span>
          {rich`${(
            <a className="lk" href="collect.sh" download>
              collect.sh
            </a>
          )} only reads`}
        </span>
      </p>
    </div>
  );
}

function NextQuery({ series: { explanation, parts } }: { series: ShownSeries }) {
  const merged = useEvidence(({ explained, autoscaler }) => explained?.autoscalers[autoscaler]?.merged);
  const has = (name: RegExp) => parts.some(({ metric }) => name.test(metric));
  const missing: QueryId | null = !has(/_status_target_metric$/)
    ? "autoscaler"
    : !explanation.hasPods
      ? "pods"
      : !has(/_status_replicas$/)
        ? "workload"
        : !has(/^kube_replicaset_/)
          ? "rollout"
          : null;
  if (missing === null || !merged) return null;
  const query = promQueries({ ...whoseIs(merged), target: explanation.rebuilt.hpa?.spec.scaleTargetRef ?? null }).find(
    ({ id }) => id === missing,
  )!.text;
  return (
    <>
      <p className="fine">{queryWords[missing]()}:</p>
      <div className="evidence-command">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
        <code tabIndex={0}>{query}</code>
        <CopyButton text={query} label={t`Copy the query`} />
      </div>
    </>
  );
}

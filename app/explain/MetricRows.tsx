/** The first rows of the sum: what the controller observed, and what each metric proposed from it. */
import { use } from "react";
import type { MetricProposal, MetricWorkings, Reconcile, StageRow } from "../../engine/index";
import { Breakable } from "../ui/Breakable";
import { areMany } from "../ui/manyMetrics";
import { rich } from "../ui/rich";
import { stageNames } from "../ui/stageNames";
import { t } from "../ui/text";
import { span } from "../ui/words";
import { metricRowName } from "./amounts";
import { evidenceOf } from "./evidence";
import { usageSum } from "./formulas";
import { changedByFillIns, groupsOf, metricLines, podsText, recordedLevel, seenLevel } from "./metricLines";
import type { Origins } from "./origins";
import { OtherMetrics } from "./OtherMetrics";
import { partMetrics, type Parted } from "./partMetrics";
import { from, say } from "./phrase";
import { Phrases } from "./Phrases";
import { Row, RowMarksOf, type RowState } from "./Row";
import type { Sheet } from "./sheet";

interface ObservedProps extends RowState {
  sheet: Sheet;
  metrics: readonly MetricProposal[];
  /** The error of a sync that stopped at its metrics. */
  error: string | null;
  /** null if no sample counted. */
  lag: Lag | null;
}

/**
 * Seconds. `actual` is the age of the oldest usage in the samples. `worst` is the longest time from a change to the sync that first sees
 * all of it, for the slowest metric.
 */
export interface Lag {
  actual: number;
  worst: number;
}

export function Observed({ metrics, error, lag, sheet, ...state }: ObservedProps) {
  const { workings, origins, notReady } = sheet;
  // Evidence has the figure that the controller recorded; the samples behind it are supposed.
  const isRecorded = use(RowMarksOf) !== null;
  // Of many metrics only the one that decides; it is the first that has a row.
  const places = areMany(metrics.length) ? partOf(sheet.reconcile, metrics).shown.slice(0, 1) : [...metrics.keys()];
  const only = places.length === 1 ? metrics[places[0]!] : undefined;
  const result = places.length > 1 ? "" : only?.ok ? (isRecorded ? recordedLevel(only) : seenLevel(only)) : "–";
  return (
    <Row name={stageNames.observed} result={result} light evidence={isRecorded ? null : evidenceOf("observed", sheet)} {...state}>
      {metrics.length === 0 && (
        <>
          {t`no metric`}
          <small>{error}</small>
        </>
      )}
      {places.map((index) => (
        <div key={index}>
          {metrics.length > 1 && (
            <>
              <Breakable text={metricRowName(metrics[index]!.spec)} />:{" "}
            </>
          )}
          <Observation
            metric={metrics[index]!}
            index={index}
            workings={workings.metrics[index] ?? null}
            origins={origins}
            notReady={notReady.counts[index] ?? 0}
            isRecorded={isRecorded}
          />
        </div>
      ))}
      {lag !== null && (
        <small>{t`The oldest sample is ${span(lag.actual)} old. A sync sees a change in load fully after at most ${span(lag.worst)}.`}</small>
      )}
    </Row>
  );
}

interface ObservationProps {
  metric: MetricProposal;
  index: number;
  workings: MetricWorkings | null;
  origins: Origins;
}

function Observation({
  metric,
  index,
  workings,
  origins,
  notReady,
  isRecorded,
}: ObservationProps & { notReady: number; isRecorded: boolean }) {
  if (!metric.ok || !workings) {
    const groups = groupsOf(metric);
    return (
      <>
        {rich`${<Breakable text={metricRowName(metric.spec)} />} has no value`}
        {groups && `, ${podsText(groups, notReady)}`}
        {!metric.ok && <small>{metric.error}</small>}
      </>
    );
  }
  const { spec, calculation } = metric;
  if (isRecorded && calculation.kind === "averageValue")
    return <Phrases phrases={say`${from(origins.seen(index), recordedLevel(metric))} per pod`} />;
  if (calculation.kind !== "pods") return <Phrases phrases={say`${from(origins.seen(index), seenLevel(metric))} in total`} />;
  const measured = { index, spec, calculation, origins };
  return (
    <>
      {podsText(calculation.groups, notReady)}
      {!isRecorded && (
        <small>
          <Phrases phrases={usageSum(measured, calculation.counted, workings.counted)} />
        </small>
      )}
    </>
  );
}

/** The row of a sync that read no metric gives the reason. */
export function Unmeasured({ reconcile: { decision, specReplicas }, ...state }: { reconcile: Reconcile } & RowState) {
  if (decision.kind === "scaleUnavailable") {
    return (
      <Row name={stageNames.observed} result="–" {...state}>
        {t`no scale`}
        <small>{decision.error}</small>
      </Row>
    );
  }
  return (
    <Row name={stageNames.observed} result={specReplicas ?? "–"} {...state}>
      {t`spec.replicas of the target`}
      <small>
        {decision.kind === "scalingDisabled" ? t`zero, so scaling is disabled` : t`outside the bounds, so the controller reads no metric`}
      </small>
    </Row>
  );
}

interface MetricsProps {
  sheet: Sheet;
  metrics: readonly MetricProposal[];
  row: (row: StageRow) => RowState;
}

export function Metrics({ metrics, sheet, row }: MetricsProps) {
  const { shown, others } = partOf(sheet.reconcile, metrics);
  return (
    <>
      {shown.map((index) => (
        <Metric key={index} sheet={sheet} metric={metrics[index]!} index={index} only={metrics.length === 1} {...row(`metric ${index}`)} />
      ))}
      {others.length > 0 && <OtherMetrics others={others.map((index) => metrics[index]!)} />}
    </>
  );
}

/** Few metrics have a row each, as they are written. */
function partOf({ decision }: Reconcile, metrics: readonly MetricProposal[]): Parted {
  if (!areMany(metrics.length)) return { shown: [...metrics.keys()], others: [] };
  return partMetrics(metrics, decision.kind === "computed" ? decision.winner : null);
}

interface MetricProps extends RowState {
  sheet: Sheet;
  metric: MetricProposal;
  index: number;
  only: boolean;
}

function Metric({ sheet, metric, index, only, ...state }: MetricProps) {
  const name = metricRowName(metric.spec);
  const workings = sheet.workings.metrics[index] ?? null;
  if (!metric.ok || !workings) {
    return (
      <Row name={name} result="–" {...state} tone={state.tone ?? (only ? null : "error")}>
        {only ? t`no proposal: the only metric has no value` : t`no proposal: this metric has no value`}
      </Row>
    );
  }
  const { spec, calculation, replicaCount } = metric;
  const lines = metricLines({ index, spec, calculation, origins: sheet.origins }, workings);
  return (
    <Row
      name={name}
      result={replicaCount}
      was={changedByFillIns(metric, workings)}
      evidence={evidenceOf(`metric ${index}`, sheet)}
      {...state}
    >
      <Phrases phrases={lines.formula} />
      {lines.notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </Row>
  );
}

import { use } from "react";
import type { MetricProposal, MetricSpec, MetricWorkings, OutOfRange, PodsCalculation, UsageSum, Working } from "../../engine/index";
import { plural, t } from "../words/text";
import { decimal, percents, quantity } from "../words/times";
import { amount, bandText, level, metricRowName, productText, ratioText, targetLevel } from "../words/decision/amounts";
import type { Measured } from "../words/decision/formulas";
import { from, proposed, say, type Phrase } from "../words/decision/phrase";
import { Phrases } from "./Phrases";
import { RowMarksOf } from "./Row";

interface MetricEvidenceProps {
  metric: MetricProposal & { ok: true };
  workings: MetricWorkings;
  measured: Measured;
}

/** Shows line by line how a metric reached its count. Two columns compare the counted pods alone with the count after the fill-ins. */
export function MetricEvidence({ metric: { spec, replicaCount, calculation }, workings, measured }: MetricEvidenceProps) {
  const { index, origins } = measured;
  const { counted, filledIn } = workings;
  const isOfPods = calculation.kind === "pods";
  const sums: UsageSum[] = isOfPods ? [calculation.counted, ...(calculation.rebalanced ? [calculation.rebalanced] : [])] : [];
  const columns = filledIn ? [counted, filledIn] : [counted];
  const proposals = !isOfPods
    ? [replicaCount]
    : [calculation.plainReplicaCount, ...(calculation.rebalanced ? [calculation.rebalanced.replicaCount] : [])];
  const target = isOfPods ? targetLevel(spec, calculation) : amount(spec, calculation.targetMilli);
  const pods = columns.map((column) => column.pods).filter((count) => count !== null);
  return (
    <>
      <table className="evidence-table working">
        <caption className="vh">{t`How the proposal of ${metricRowName(spec)} was calculated`}</caption>
        {filledIn && (
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t`step`}</span>
              </th>
              <th scope="col" className="num">
                {t`counted pods only`}
              </th>
              <th scope="col" className="num">
                {t`filled in`}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {isOfPods ? (
            <PodsLines spec={spec} sums={sums} overheadMilli={calculation.overheadMilli} columns={columns} />
          ) : (
            <WholeLines spec={spec} calculation={calculation} />
          )}
          <Line name={t`target`} cells={columns.map(() => say`${from(origins?.target(index) ?? null, target)}`)} />
          <Line name={t`ratio`} cells={columns.map(({ usageRatio }) => say`${ratioText(usageRatio)}`)} />
          <Line
            name={t`tolerance, ${bandText(workings)}`}
            cells={columns.map(({ withinTolerance }) => (withinTolerance ? say`inside` : say`outside`))}
          />
          {pods.length > 0 && <Line name={t`times`} cells={columns.map((column) => timesText(column))} />}
          <Line name={t`before rounding up`} cells={columns.map(({ product }) => say`${productText(product)}`)} />
          <Line name={t`rounded up`} cells={proposals.map((count) => say`${count}`)} />
          <Line name={t`proposes`} cells={columns.map((column) => (column === columns.at(-1) ? say`${proposed(replicaCount)}` : []))} />
        </tbody>
      </table>
      {calculation.outOfRange.map((one) => (
        <p key={one.what} className="fine c-error">
          {outOfRangeText(one)}
        </p>
      ))}
    </>
  );
}

function Line({ name, cells }: { name: string; cells: readonly (readonly Phrase[])[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((phrases, index) => (
        <td key={index} className="num">
          <Phrases phrases={phrases} />
        </td>
      ))}
    </tr>
  );
}

interface PodsLinesProps {
  spec: MetricSpec;
  sums: readonly UsageSum[];
  /** The part of the first sum's requests. */
  overheadMilli: PodsCalculation["overheadMilli"];
  columns: readonly Working[];
}

function PodsLines({ spec, sums, overheadMilli, columns }: PodsLinesProps) {
  // Evidence has only the figure that the controller recorded: usage and requests are supposed.
  const isRecorded = use(RowMarksOf) !== null;
  if (isRecorded) return <Line name={t`recorded`} cells={sums.map((sum) => say`${level(spec, sum)}`)} />;
  const shared = sums.every(({ requestsMilli }) => requestsMilli === null);
  return (
    <>
      <Line name={t`usage`} cells={sums.map(({ usageMilli }) => say`${amount(spec, usageMilli)}`)} />
      {shared ? (
        <Line name={t`samples`} cells={sums.map(({ samples }) => say`${samples}`)} />
      ) : (
        <>
          <Line name={t`of requests`} cells={sums.map(({ requestsMilli }) => say`${amount(spec, requestsMilli ?? 0)}`)} />
          {overheadMilli !== undefined && (
            <Line name={t`overhead in them`} cells={sums.map((_, index) => (index === 0 ? say`${amount(spec, overheadMilli)}` : []))} />
          )}
          <Line
            name={t`share`}
            cells={columns.map(({ sharePercent }) => say`${sharePercent === null ? "–" : percents(decimal(sharePercent, 2))}`)}
          />
        </>
      )}
      <Line name={shared ? t`average, rounded down` : t`rounded down`} cells={sums.map((sum) => say`${level(spec, sum)}`)} />
    </>
  );
}

function WholeLines({ spec, calculation }: { spec: MetricSpec; calculation: Exclude<Measured["calculation"], { kind: "pods" }> }) {
  const { series, usageMilli } = calculation;
  return (
    <>
      {series.length > 1 && <Line name={t`series`} cells={[say`${series.map((value) => amount(spec, value)).join(" + ")}`]} />}
      <Line name={t`usage`} cells={[say`${amount(spec, usageMilli)}`]} />
      {calculation.kind === "averageValue" && (
        <>
          <Line name="status.replicas" cells={[say`${calculation.statusReplicas}`]} />
          <Line
            name={t`average, rounded up`}
            cells={[say`${calculation.statusReplicas === 0 ? "–" : amount(spec, calculation.averageMilli)}`]}
          />
        </>
      )}
    </>
  );
}

const timesText = ({ pods }: Working): Phrase[] => say`${pods === null ? "–" : plural(pods, "pod")}`;

const outOfRangeWords: Record<OutOfRange["what"], string> = {
  usage: t`The sum of the usage is out of range`,
  utilizationPercent: t`The utilization in percent is out of range`,
  average: t`The average is out of range`,
  replicaCount: t`The count is out of range`,
};

function outOfRangeText({ what, exact }: OutOfRange): string {
  const left = outOfRangeWords[what];
  return Number.isFinite(exact)
    ? t`${left}: about ${quantity(exact)} does not fit, so the controller continues with another number.`
    : t`${left}: it is a division by zero, so the controller continues with another number.`;
}

import {
  defaultRangeSeconds,
  rangeSamples,
  signalFunctions,
  signalRange,
  type MetricSignal,
  type Signal,
  type SignalQuery,
} from "../../engine/index";
import { ChoiceField } from "../ui/ChoiceField";
import { NumberField } from "../ui/NumberField";
import { functionWords, metricsQuery } from "../words/names/queryWords";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { span } from "../words/times";

interface SignalQueryFieldsProps {
  measured: Pick<MetricSignal, "query" | "guess" | "keda">;
  /** What the scenario itself says about the query. */
  chosen: Pick<Signal, "function" | "rangeSeconds">;
  scrapeSeconds: number;
  onChange(chosen: Pick<Signal, "function" | "rangeSeconds">): void;
}

/** How the adapter computes a metric from a counter. What is as the metric's name says, or as usual, does not enter the scenario. */
export function SignalQueryFields({ measured: { query, guess, keda }, chosen, scrapeSeconds, onChange }: SignalQueryFieldsProps) {
  const usualFunction = guess.query.function ?? "rate";
  const usualRange = guess.query.rangeSeconds ?? defaultRangeSeconds(scrapeSeconds);
  const change = (next: Pick<Signal, "function" | "rangeSeconds">) => {
    const { function: name, rangeSeconds } = { ...chosen, ...next };
    onChange({
      ...(name !== undefined && name !== usualFunction && { function: name }),
      ...(rangeSeconds !== undefined && rangeSeconds !== usualRange && { rangeSeconds }),
    });
  };
  return (
    <>
      <ChoiceField
        label={t`Function of the query`}
        name="signalFunction"
        help={functionHelp[query.function]}
        value={query.function}
        choices={signalFunctions.map((each) => [each, functionWords[each]] as const)}
        onChange={(name) => change({ function: name })}
      />
      {query.function !== "instant" && (
        <NumberField
          label={t`Range of the query`}
          name="signalRange"
          help={t`2 min in the adapter’s examples. With four scrapes in it, a missed one does little.`}
          {...signalRange}
          default={usualRange}
          value={query.rangeSeconds}
          onChange={(rangeSeconds) => change({ rangeSeconds })}
        />
      )}
      {/* KEDA sends the trigger's own query. */}
      {keda === undefined && (
        <p className="note">{rich`In the adapter’s rule: ${<code className="breaks">{metricsQuery(query)}</code>}`}</p>
      )}
      <RangeAdvice query={query} scrapeSeconds={scrapeSeconds} />
    </>
  );
}

function RangeAdvice({ query, scrapeSeconds }: { query: SignalQuery; scrapeSeconds: number }) {
  const [name, scrape, twice] = [functionWords[query.function], span(scrapeSeconds), span(2 * scrapeSeconds)];
  switch (rangeSamples(query, scrapeSeconds)) {
    case "always":
      return null;
    case "sometimes":
      return (
        <p className="note warn">{t`Prometheus scrapes every ${scrape}, so this range sometimes has only one sample, and then ${name} gives nothing. Choose ${twice} or more.`}</p>
      );
    case "never":
      return (
        <p className="note warn">{t`Prometheus scrapes every ${scrape}, so this range never has two samples, and ${name} gives nothing. Choose ${twice} or more.`}</p>
      );
  }
}

const functionHelp: Readonly<Record<SignalQuery["function"], string>> = {
  rate: t`Per second, over the whole range. A pod younger than the range shows too little.`,
  irate: t`Per second, between the last two scrapes in the range.`,
  increase: t`The requests in the range. A pod younger than the range shows too few.`,
  instant: t`The total since the start, which only rises. So the autoscaler adds pods until maxReplicas.`,
};

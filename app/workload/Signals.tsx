import {
  maxSignals,
  measuredMetrics,
  metricSignals,
  signalKinds,
  signalSources,
  type LoadPoint,
  type MetricSignal,
  type Signal,
  type SignalSource,
} from "../../engine/index";
import { setSignal, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { Breakable } from "../ui/Breakable";
import { ChoiceField } from "../ui/ChoiceField";
import { rich } from "../ui/rich";
import { t } from "../words/text";
import { Group } from "./Group";
import { SignalCurve } from "./SignalCurve";
import { SignalQueryFields } from "./SignalQueryFields";
import { signalWords } from "../words/names/signalWords";

/** The signal of each Pods, Object and External metric of the manifest: guessed from the metric's name, or chosen here. */
export function Signals() {
  const run = useTrace((trace) => trace.run);
  const signals = useScenario(({ scenario }) => scenario.signals);
  const scrapeSeconds = useScenario(({ scenario }) => scenario.cluster.scrapeSeconds);
  const manifests = run ? [run.hpa, ...run.edits.map(({ hpa }) => hpa)] : [];
  const measured = run?.keda?.measured ?? measuredMetrics(manifests.flatMap(({ spec }) => spec.metrics ?? []));
  const metrics = metricSignals(measured, signals, scrapeSeconds);
  const unread = run ? signals.filter(({ metric }) => metrics.every(({ name }) => name !== metric)) : [];
  if (metrics.length === 0 && unread.length === 0) return null;
  return (
    <Group title={t`Signals`}>
      {metrics.map((metric) => (
        <SignalChoice
          key={`${metric.type} ${metric.name}`}
          measured={metric}
          choice={signals.find((signal) => signal.metric === metric.name) ?? null}
          scrapeSeconds={scrapeSeconds}
        />
      ))}
      {unread.map(({ metric }) => (
        <p key={metric} className="note muted">
          {rich`No manifest uses ${<span className="mono">{metric}</span>} now.`}{" "}
          <button type="button" className="lk" aria-label={t`Remove the signal of ${metric}`} onClick={() => setSignal(metric, null)}>
            {t`Remove it`}
          </button>
        </p>
      ))}
    </Group>
  );
}

interface SignalChoiceProps {
  measured: MetricSignal;
  /** What the scenario itself says about the metric. */
  choice: Signal | null;
  scrapeSeconds: number;
}

function SignalChoice({ measured, choice, scrapeSeconds }: SignalChoiceProps) {
  const { type, name, source, points, guess, chosen } = measured;
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const full = useScenario(({ scenario }) => scenario.signals.length >= maxSignals && !chosen);
  const target = useTrace(({ run }) => run?.metrics.find((metric) => metric.name === name && metric.source !== null)?.target);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const choices: (readonly [SignalSource | "guess", string])[] = [
    ["guess", t`guessed: ${signalWords(guess.source, type, kind)}`],
    ...(full ? [] : signalSources.map((each) => [each, signalWords(each, type, kind)] as const)),
  ];
  const choose = (next: SignalSource | "guess") =>
    setSignal(name, next === "guess" ? null : newSignal(name, next, { target, durationSeconds }));
  const { points: drawn, counter, ofLastMinute } = signalKinds[source];
  return (
    <div className="signal">
      <ChoiceField
        label={
          <>
            <span className="mono">
              <Breakable text={name} />
            </span>{" "}
            <span className="kind">{t`${type} metric, measures`}</span>
          </>
        }
        name="signal"
        {...(counter === null && { help: ofLastMinute ? t`Of the last minute, at the scrape.` : t`Its value at the scrape.` })}
        value={chosen ? source : "guess"}
        choices={choices}
        onChange={choose}
      />
      {counter !== null && (!full || chosen) && (
        <SignalQueryFields
          measured={measured}
          chosen={choice ?? {}}
          scrapeSeconds={scrapeSeconds}
          onChange={(query) => setSignal(name, queried(name, measured, query))}
        />
      )}
      {drawn && (
        <SignalCurve
          name={name}
          points={points}
          max={drawn.max}
          onChange={(next) => setSignal(name, { metric: name, source, points: next })}
        />
      )}
    </div>
  );
}

/** A query as the metric's name says needs no entry of its own while the source is guessed, too. */
function queried(metric: string, { source, guess }: MetricSignal, query: Pick<Signal, "function" | "rangeSeconds">): Signal | null {
  const isGuessed = source === guess.source && Object.keys(query).length === 0;
  return isGuessed ? null : { metric, source, ...query };
}

/** A new curve is level at the metric's target. */
function newSignal(metric: string, source: SignalSource, run: { target: number | undefined; durationSeconds: number }): Signal {
  const drawn = signalKinds[source].points;
  if (!drawn) return { metric, source };
  const level = run.target && Number.isFinite(run.target) ? run.target : drawn.start;
  const points: LoadPoint[] = [
    [0, level],
    [run.durationSeconds, level],
  ];
  return { metric, source, points };
}

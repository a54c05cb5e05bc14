import {
  maxSignals,
  metricSignals,
  rateRangeSeconds,
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
import { t } from "../ui/text";
import { span } from "../ui/words";
import { Group } from "./Group";
import { SignalCurve } from "./SignalCurve";
import { signalWords } from "../ui/signalWords";

/** The signal of each Pods, Object and External metric of the manifest: guessed from the metric's name, or chosen here. */
export function Signals() {
  const run = useTrace((trace) => trace.run);
  const signals = useScenario(({ scenario }) => scenario.signals);
  const manifests = run ? [run.hpa, ...run.edits.map(({ hpa }) => hpa)] : [];
  const metrics = metricSignals(
    manifests.flatMap(({ spec }) => spec.metrics ?? []),
    signals,
  );
  const unread = run ? signals.filter(({ metric }) => metrics.every(({ name }) => name !== metric)) : [];
  if (metrics.length === 0 && unread.length === 0) return null;
  return (
    <Group title={t`Signals`}>
      {metrics.map((metric) => (
        <SignalChoice key={`${metric.type} ${metric.name}`} measured={metric} />
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

function SignalChoice({ measured: { type, name, source, points, guess, chosen } }: { measured: MetricSignal }) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const full = useScenario(({ scenario }) => scenario.signals.length >= maxSignals && !chosen);
  const target = useTrace(({ run }) => run?.metrics.find((metric) => metric.name === name && metric.source !== null)?.target);
  const scrapeSeconds = useScenario(({ scenario }) => scenario.cluster.scrapeSeconds);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const choices: (readonly [SignalSource | "guess", string])[] = [
    ["guess", t`guessed: ${signalWords(guess.source, type, kind)}`],
    ...(full ? [] : signalSources.map((each) => [each, signalWords(each, type, kind)] as const)),
  ];
  const choose = (choice: SignalSource | "guess") =>
    setSignal(name, choice === "guess" ? null : newSignal(name, choice, { target, durationSeconds }));
  const drawn = signalKinds[source].points;
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
        help={measuredHow(source, scrapeSeconds)}
        value={chosen ? source : "guess"}
        choices={choices}
        onChange={choose}
      />
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

function measuredHow(source: SignalSource, scrapeSeconds: number): string {
  const { measure, ofLastMinute } = signalKinds[source];
  if (measure.function === "rate") return t`rate() over the last ${span(rateRangeSeconds(scrapeSeconds))}.`;
  return ofLastMinute ? t`Of the last minute, at the scrape.` : t`Its value at the scrape.`;
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

import {
  guessSignal,
  isAveraged,
  maxSignals,
  signalSources,
  type CustomMetricType,
  type HorizontalPodAutoscaler,
  type MetricSpec,
  type Signal,
  type SignalSource,
} from "../../engine/index";
import { setSignal, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { Breakable } from "../ui/Breakable";
import { ChoiceField } from "../ui/ChoiceField";
import { rich } from "../ui/rich";
import { t } from "../ui/text";
import { Group } from "./Group";
import { SignalCurve } from "./SignalCurve";
import { signalWords } from "../ui/signalWords";

/** What each Pods, Object and External metric of the manifest measures: guessed from its name, or chosen here. */
export function Signals() {
  const run = useTrace((trace) => trace.run);
  const signals = useScenario(({ scenario }) => scenario.signals);
  const metrics = run ? customMetrics([run.hpa, ...run.edits.map(({ hpa }) => hpa)]) : [];
  const unread = run ? signals.filter(({ metric }) => metrics.every(({ name }) => name !== metric)) : [];
  if (metrics.length === 0 && unread.length === 0) return null;
  return (
    <Group title={t`Signals`}>
      {metrics.map(({ type, name }) => (
        <SignalChoice key={`${type} ${name}`} type={type} name={name} chosen={signals.find(({ metric }) => metric === name)} />
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

interface CustomMetric {
  type: CustomMetricType;
  name: string;
}

function SignalChoice({ type, name, chosen }: CustomMetric & { chosen: Signal | undefined }) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const full = useScenario(({ scenario }) => scenario.signals.length >= maxSignals && !chosen);
  const target = useTrace(({ run }) => run?.metrics.find((metric) => metric.name === name && metric.source !== null)?.target);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const guessed = guessSignal(type, name).source;
  const choices: (readonly [SignalSource | "guess", string])[] = [
    ["guess", t`guessed: ${signalWords(guessed, type, kind)}`],
    ...(full ? [] : signalSources.map((source) => [source, signalWords(source, type, kind)] as const)),
  ];
  const choose = (source: SignalSource | "guess") => {
    const level = target && Number.isFinite(target) ? target : 10;
    if (source === "guess") setSignal(name, null);
    else if (source !== "curve") setSignal(name, { metric: name, source });
    else
      setSignal(name, {
        metric: name,
        source,
        points: [
          [0, level],
          [durationSeconds, level],
        ],
      });
  };
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
        help={isAveraged(chosen?.source ?? guessed) ? t`Averaged over the last minute.` : t`Its value at the scrape.`}
        value={chosen?.source ?? "guess"}
        choices={choices}
        onChange={choose}
      />
      {chosen?.source === "curve" && (
        <SignalCurve name={name} points={chosen.points ?? []} onChange={(points) => setSignal(name, { ...chosen, points })} />
      )}
    </div>
  );
}

/** Each type and name once, as the metrics APIs know them. */
function customMetrics(manifests: readonly HorizontalPodAutoscaler[]): CustomMetric[] {
  const found = new Map<string, CustomMetric>();
  for (const metric of manifests.flatMap(({ spec }) => spec.metrics ?? []).flatMap(customMetric))
    found.set(`${metric.type} ${metric.name}`, metric);
  return [...found.values()];
}

function customMetric(spec: MetricSpec): CustomMetric[] {
  switch (spec.type) {
    case "Pods":
      return [{ type: spec.type, name: spec.pods.metric.name }];
    case "Object":
      return [{ type: spec.type, name: spec.object.metric.name }];
    case "External":
      return [{ type: spec.type, name: spec.external.metric.name }];
    default:
      return [];
  }
}

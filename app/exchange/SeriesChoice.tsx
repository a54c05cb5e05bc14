import { useId } from "react";
import type { Samples, SampleSource } from "../../engine/index";
import { plural, t } from "../ui/text";

interface SeriesChoiceProps {
  all: readonly Samples[];
  source: SampleSource;
  /** Index. */
  chosen: number;
  onChoose(index: number): void;
}

/** Every series that the text holds, one of which becomes the load. */
export function SeriesChoice({ all, source, chosen, onChoose }: SeriesChoiceProps) {
  const group = useId();
  return (
    <fieldset className="bring-in-series">
      <legend>{heading(source, all.length)}</legend>
      <div className="bring-in-list">
        {all.map(({ name, points }, index) => (
          <label key={index}>
            <input type="radio" name={group} checked={index === chosen} onChange={() => onChoose(index)} />
            <span className={name === "" ? "muted" : "mono"}>{name === "" ? t`without a name` : name}</span>
            <span className="muted">{plural(points.length, "sample")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function heading(source: SampleSource, count: number): string {
  if (source === "csv") return count === 1 ? t`This is a table of one series.` : t`This is a table of ${count} series: choose one.`;
  if (source === "prometheus") {
    return count === 1
      ? t`This is an answer of Prometheus of one series.`
      : t`This is an answer of Prometheus of ${count} series: choose one.`;
  }
  const name = sourceNames[source];
  return count === 1 ? t`This came from ${name}: one series.` : t`This came from ${name}: ${count} series, choose one.`;
}

/** Proper names, the same in every language. */
const sourceNames: Record<Exclude<SampleSource, "csv" | "prometheus">, string> = {
  victoriametrics: "VictoriaMetrics",
  grafana: "Grafana",
  influx: "InfluxDB",
  cloudwatch: "CloudWatch",
  datadog: "Datadog",
  graphite: "Graphite",
  k6: "k6",
  locust: "Locust",
  jmeter: "JMeter",
  vegeta: "Vegeta",
  hey: "hey",
  accessLog: t`the log of a web server`,
};

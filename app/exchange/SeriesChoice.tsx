import { useId, useState } from "react";
import type { SampleSource } from "../../engine/index";
import { plural, t } from "../words/text";
import type { SeriesSummary } from "./samplesRequests";

interface SeriesChoiceProps {
  all: readonly SeriesSummary[];
  source: SampleSource;
  /** The name shown for a series without a name. */
  unnamed: string;
  /** Index of the chosen series. */
  chosen: number;
  onChoose(index: number): void;
}

/** From this many series on, the list has a search field. */
const many = 12;
/** The most series that the list draws at once. */
const mostShown = 200;

/** Every series in the text; the chosen one becomes the load. */
export function SeriesChoice({ all, source, unnamed, chosen, onChoose }: SeriesChoiceProps) {
  const group = useId();
  const [sought, setSought] = useState("");
  const found = [...all.entries()].filter(([, { name }]) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <fieldset className="bring-in-series">
      <legend>{heading(source, all.length)}</legend>
      {all.length > many && (
        <input
          type="search"
          className="bring-in-find"
          aria-label={t`Find a series`}
          placeholder={t`Find a series`}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className="bring-in-list">
        {found.slice(0, mostShown).map(([index, { name, count }]) => (
          <label key={index}>
            <input type="radio" name={group} checked={index === chosen} onChange={() => onChoose(index)} />
            <span className={name === "" ? "muted" : "mono"}>{name === "" ? unnamed : name}</span>
            <span className="muted">{plural(count, "sample")}</span>
          </label>
        ))}
        {found.length > mostShown && <p className="muted">{t`${found.length - mostShown} more; search for them by name.`}</p>}
        {found.length === 0 && <p className="muted">{t`No series has this in its name.`}</p>}
      </div>
    </fieldset>
  );
}

function heading(source: SampleSource, count: number): string {
  if (source === "csv") return count === 1 ? t`This is a table with one series.` : t`This is a table with ${count} series. Choose one.`;
  if (source === "prometheus") {
    return count === 1
      ? t`This is a Prometheus response with one series.`
      : t`This is a Prometheus response with ${count} series. Choose one.`;
  }
  const name = sourceNames[source];
  return count === 1 ? t`This is from ${name} and has one series.` : t`This is from ${name} and has ${count} series. Choose one.`;
}

/** Names of products, which are the same in every language. */
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
  accessLog: t`a web server log`,
};

import { useId, useRef } from "react";
import { rich } from "../ui/rich";
import { t } from "../words/text";

export interface Source {
  /** null if the text was pasted or typed. */
  file: File | null;
  text: string;
}

interface SamplesSourceProps {
  source: Source;
  onText(text: string): void;
  onFile(file: File): void;
  /** Returns whether a pasted text went elsewhere. */
  takesPaste(text: string): boolean;
}

const example = "Time,requests\n2026-11-21 10:00:00,120\n2026-11-21 10:01:00,134";
const endpoint = <span className="mono">/api/v1/query_range</span>;

/**
 * The source of the samples: pasted here, chosen, or dropped. The field does not show a file's text, because a long text would make it
 * slow.
 */
export function SamplesSource({ source, onText, onFile, takesPaste }: SamplesSourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <section aria-label={t`Source`}>
      <p id={`${id}-help`} className="soft">
        {rich`Paste a table of times and values, such as the CSV of a Grafana panel (Inspect, Data, Download CSV), or the Prometheus response to ${endpoint}. Data from InfluxDB, CloudWatch, Datadog, k6, Locust, JMeter, Vegeta and access logs works too. Nothing leaves this browser.`}
      </p>
      <textarea
        className="bring-in-text mono"
        aria-label={t`CSV or Prometheus JSON`}
        aria-describedby={`${id}-help`}
        rows={source.file === null ? 4 : 1}
        spellCheck={false}
        placeholder={source.file === null ? example : example.slice(0, example.indexOf("\n"))}
        value={source.file === null ? source.text : ""}
        onChange={({ target }) => onText(target.value)}
        onPaste={(event) => takesPaste(event.clipboardData.getData("text")) && event.preventDefault()}
      />
      <div className="bring-in-file">
        <button type="button" className="btn line" onClick={() => chooser.current?.click()}>
          {t`Choose a file…`}
        </button>
        <span className="muted">{source.file === null ? t`or drop it here` : <b className="bring-in-name">{source.file.name}</b>}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t`Samples`}
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,.jtl,.log,.dat"
          onChange={({ target }) => {
            if (target.files?.[0]) onFile(target.files[0]);
            // Without this, choosing the same file again after a correction would do nothing.
            target.value = "";
          }}
        />
      </div>
    </section>
  );
}

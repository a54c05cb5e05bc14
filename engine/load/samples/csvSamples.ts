import { readCsv, type Csv } from "../../answers/csv";
import { isInfluxCsv, readInfluxCsv } from "./influxSamples";
import { readMoments } from "../../answers/moments";
import { countRequests } from "./requestLog";
import { refuse } from "../../lib/refusal";
import { datedTime, noTime, type UnorderedSamples, type SamplesChoices } from "./samples";
import { readTableSamples } from "./tableSamples";
import { say } from "../../lib/sentence";

/** A table from any tool. In a load test's results some columns are the load, and others never are. */
export function readCsvSamples(text: string, choices: SamplesChoices): UnorderedSamples {
  if (accessLogLine.test(text.slice(0, 2000))) return readAccessLog(text, choices);
  const csv = readCsv(text);
  const heading = csv.rows[0]?.fields.map((field) => field.toLowerCase()) ?? [];
  const has = (...names: readonly string[]) => names.every((name) => heading.includes(name));
  if (isInfluxCsv(csv)) return readInfluxCsv(csv);
  if (has("metric_name", "timestamp", "metric_value")) return readK6Csv(csv, choices);
  if (has("timestamp", "elapsed", "label")) return readJMeterCsv(csv, choices);
  if (has("timestamp", "user count", "requests/s")) {
    return readTableSamples(csv, choices, { source: "locust", values: /^requests\/s$/i, labels: /^(name|type)$/i });
  }
  if (has("response-time", "status-code", "offset")) return readTableSamples(csv, choices, { source: "hey", isLog: true });
  if (isVegetaCsv(csv)) return readVegetaCsv(csv, choices);
  return readTableSamples(csv, choices);
}

function readK6Csv({ rows: [heading, ...body] }: Csv, choices: SamplesChoices): UnorderedSamples {
  const names = heading!.fields.map((field) => field.toLowerCase());
  const [metric, time, value] = ["metric_name", "timestamp", "metric_value"].map((name) => names.indexOf(name)) as [number, number, number];
  const counting = ["http_reqs", "iterations"].find((name) => body.some(({ fields }) => fields[metric] === name));
  if (counting === undefined) return refuse(say`This k6 output has no http_reqs, the metric that counts requests.`);
  const rows = body.filter(({ fields }) => fields[metric] === counting);
  const moments = readMoments(
    rows.map(({ fields }) => fields[time] ?? ""),
    choices.timeUnit,
  );
  if ("bad" in moments) return noTime(rows[moments.bad]!.line, time);
  return countRequests(
    {
      source: "k6",
      seconds: moments.seconds,
      weights: rows.map(({ fields }) => Number(fields[value]) || 0),
      labels: labelColumns(names, rows, ["name", "method", "status", "scenario", "group"]),
      time: datedTime(moments.unit),
    },
    choices.rows,
  );
}

function readJMeterCsv({ rows: [heading, ...body] }: Csv, choices: SamplesChoices): UnorderedSamples {
  const names = heading!.fields.map((field) => field.toLowerCase());
  const [time, message] = [names.indexOf("timestamp"), names.indexOf("responsemessage")];
  // A transaction controller's row repeats the requests within it.
  const rows = body.filter(({ fields }) => !(fields[message] ?? "").startsWith("Number of samples in transaction"));
  const moments = readMoments(
    rows.map(({ fields }) => fields[time] ?? ""),
    choices.timeUnit,
  );
  if ("bad" in moments) return noTime(rows[moments.bad]?.line ?? 2, time);
  const left = body.length - rows.length;
  return countRequests(
    {
      source: "jmeter",
      seconds: moments.seconds,
      labels: labelColumns(names, rows, ["label", "responsecode", "success"]),
      time: datedTime(moments.unit),
      notes: left > 0 ? [{ kind: "transactionsLeftOut", count: left }] : [],
    },
    choices.rows,
  );
}

const labelColumns = (names: readonly string[], rows: Csv["rows"], wanted: readonly string[]) =>
  wanted.flatMap((name) => {
    const column = names.indexOf(name);
    return column < 0 ? [] : [{ heading: name, values: rows.map(({ fields }) => fields[column] ?? "") }];
  });

/** `vegeta encode --to csv` writes no heading: time in nanoseconds, status, latency, bytes out and in, error, body, attack, number, method, URL. */
const isVegetaCsv = ({ rows }: Csv): boolean =>
  rows.length > 0 &&
  rows
    .slice(0, 3)
    .every(({ fields }) => fields.length >= 9 && /^1\d{18}$/.test(fields[0]!) && /^\d{1,3}$/.test(fields[1]!) && /^\d+$/.test(fields[2]!));

function readVegetaCsv({ rows }: Csv, choices: SamplesChoices): UnorderedSamples {
  const moments = readMoments(
    rows.map(({ fields }) => fields[0]!),
    choices.timeUnit,
  );
  if ("bad" in moments) return noTime(rows[moments.bad]!.line, 0);
  const labels = labelColumns(["time", "code", "latency", "out", "in", "error", "body", "attack", "seq", "method", "url"], rows, [
    "code",
    "method",
    "url",
    "attack",
  ]);
  return countRequests({ source: "vegeta", seconds: moments.seconds, labels, time: datedTime(moments.unit) }, choices.rows);
}

/** A web server's log: address, two names, the time in brackets, the request in quotes. */
const accessLogLine =
  /^\S{1,200} \S{1,200} \S{1,200} \[(\d{1,2}\/[a-z]{3}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4})\] "([A-Z]{3,10}) [^"]*" (\d{3})/i;

function readAccessLog(text: string, choices: SamplesChoices): UnorderedSamples {
  const [times, methods, codes]: [string[], string[], string[]] = [[], [], []];
  let [left, firstLine, firstText] = [0, 0, ""];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const parts = accessLogLine.exec(line.slice(0, 4000));
    if (parts) {
      times.push(parts[1]!);
      methods.push(parts[2]!);
      codes.push(parts[3]!);
    } else if (line.trim() !== "" && left++ === 0) [firstLine, firstText] = [index + 1, line.slice(0, 40)];
  }
  const moments = readMoments(times);
  if ("bad" in moments) return refuse(say`This text is empty.`);
  return countRequests(
    {
      source: "accessLog",
      seconds: moments.seconds,
      labels: [
        { heading: "method", values: methods },
        { heading: "status", values: codes },
      ],
      time: datedTime(),
      notes: left > 0 ? [{ kind: "rowsLeftOut", count: left, line: firstLine, text: firstText }] : [],
    },
    choices.rows,
  );
}

import { requestsPerSecondAt, type LoadPoint } from "../load/curve";
import { images } from "./images";

/** What sends the load. Each follows the drawn curve; the noise of the scenario is left out. */
export const loadTools = ["k6", "locust", "vegeta"] as const;
export type LoadTool = (typeof loadTools)[number];

export interface Load {
  points: readonly LoadPoint[];
  durationSeconds: number;
  /** Of the workload's Service, in the cluster. */
  url: string;
  timeoutSeconds: number;
  /** Clients that keep their connections; 0: each request has its own. */
  connections: number;
}

/** The curve as straight pieces from second 0 to the end: the value at the start of each, and how long it takes to the next. */
export function piecesOf({ points, durationSeconds }: Pick<Load, "points" | "durationSeconds">): { rates: number[]; seconds: number[] } {
  const times = [0, ...points.map(([second]) => second).filter((second) => second > 0 && second < durationSeconds), durationSeconds];
  return {
    rates: times.map((second) => requestsPerSecondAt(points, second)),
    seconds: times.slice(1).map((second, index) => second - times[index]!),
  };
}

/** k6 takes whole numbers, so the rates are those of a minute. */
export function k6Script(load: Load): string {
  const { rates, seconds } = piecesOf(load);
  const perMinute = rates.map((rate) => Math.round(60 * rate));
  const stages = seconds.map((duration, index) => `        { duration: "${duration}s", target: ${perMinute[index + 1]} },`);
  const most = rates.reduce((high, rate) => Math.max(high, rate), 1);
  const clients = load.connections > 0 ? load.connections : Math.ceil(most * Math.max(1, load.timeoutSeconds));
  return `import http from "k6/http";

// The load curve of the scenario: the rates are requests per minute.
export const options = {
  noConnectionReuse: ${load.connections === 0},
  scenarios: {
    curve: {
      executor: "ramping-arrival-rate",
      startRate: ${perMinute[0]},
      timeUnit: "1m",
      preAllocatedVUs: ${Math.min(clients, 200)},
      maxVUs: ${clients},
      stages: [
${stages.join("\n")}
      ],
    },
  },
};

export default function () {
  http.get("${load.url}", { timeout: "${load.timeoutSeconds}s" });
}
`;
}

/** The points between which the curve is straight, from second 0 to the end: a line for each. */
function curveLines(load: Load, line: (second: number, rate: number) => string): string {
  const { rates, seconds } = piecesOf(load);
  let at = 0;
  const lines = rates.map((rate, index) => {
    const text = line(at, rate);
    at += seconds[index] ?? 0;
    return text;
  });
  return lines.join("\n");
}

/**
 * A user of Locust acts once a second, so the users are the rate, rounded up. Each owes its share of a request then, and sends it when its
 * shares are a whole one. A new user owes a random part of a request at first, so that users do not send in the same second.
 */
export function locustFile(load: Load): string {
  return `from math import ceil
from random import random

from locust import HttpUser, LoadTestShape, constant_throughput, task

# The load curve of the scenario: (second, requests per second). Between two points it is straight.
CURVE = [
${curveLines(load, (second, rate) => `    (${second}, ${rate}),`)}
]


class Client(HttpUser):
    host = "${load.url}"
    wait_time = constant_throughput(1)
    # Requests per second of each user, at most 1.
    share = 1

    def on_start(self):
        self.owed = random()

    @task
    def ask(self):
        self.owed += Client.share
        if self.owed >= 1:
            self.owed -= 1
            self.client.get("/", timeout=${load.timeoutSeconds}${load.connections > 0 ? "" : ', headers={"Connection": "close"}'})


class Curve(LoadTestShape):
    def tick(self):
        now = self.get_run_time()
        for (start, rate), (end, next_rate) in zip(CURVE, CURVE[1:]):
            if now < end:
                wanted = rate + (next_rate - rate) * (now - start) / (end - start)
                users = ceil(wanted)
                Client.share = wanted / max(1, users)
                return users, max(1, users)
        return None
`;
}

/**
 * Vegeta keeps one rate, so it attacks anew each second with the requests of that second. An attack that waits for late answers does not
 * delay the next one. The script computes the seconds itself: a ConfigMap that lists those of a day is too long for \`kubectl apply\`.
 */
export function vegetaScript(load: Load): string {
  return `#!/bin/sh
# The load curve of the scenario: second, requests per second. Between two points it is straight.
curve() {
  cat <<'END'
${curveLines(load, (second, rate) => `${second} ${rate}`)}
END
}

# A line for each second: its requests. Their sum is the curve's, rounded.
counts() {
  curve | awk '
    NR > 1 {
      for (past = 1; past <= $1 - at; past++) {
        sum = area + rate * past + ($2 - rate) * past * past / (2 * ($1 - at))
        count = int(sum + 0.5) - sent
        sent += count
        print count
      }
      area = sum
    }
    { at = $1; rate = $2 }'
}

# Hundredths of a second.
now() {
  read -r uptime _ </proc/uptime
  echo "\${uptime%.*}\${uptime#*.}"
}

attack() {
  echo "GET ${load.url}" | vegeta attack -rate="$1/1s" -duration=1s -timeout=${load.timeoutSeconds}s -keepalive=${load.connections > 0} >/dev/null
}

counts | {
  next=$(now)
  while read -r count; do
    ahead=$((next - $(now)))
    [ "$ahead" -le 0 ] || sleep "$(printf '%d.%02d' $((ahead / 100)) $((ahead % 100)))"
    [ "$count" -eq 0 ] || attack "$count" &
    next=$((next + 100))
  done
  wait
}
`;
}

const scripts: Readonly<Record<LoadTool, { file: string; text: (load: Load) => string; command: readonly string[] }>> = {
  k6: { file: "load.js", text: k6Script, command: ["k6", "run", "--quiet", "/load/load.js"] },
  locust: { file: "locustfile.py", text: locustFile, command: ["locust", "--headless", "--only-summary", "-f", "/load/locustfile.py"] },
  vegeta: { file: "load.sh", text: vegetaScript, command: ["sh", "/load/load.sh"] },
};

/** A folder for `kubectl apply -k`: the script, and the Job that runs it in the cluster. A port that is forwarded from outside would reach one pod only. */
export function loadFolder(tool: LoadTool, load: Load): { path: string; text: string }[] {
  const { file, text, command } = scripts[tool];
  const folder = `load/${tool}`;
  return [
    { path: `${folder}/${file}`, text: text(load) },
    {
      path: `${folder}/job.yaml`,
      text: `apiVersion: v1
kind: Namespace
metadata:
  name: load
---
apiVersion: batch/v1
kind: Job
metadata:
  name: load
spec:
  backoffLimit: 0
  template:
    spec:
      restartPolicy: Never
      containers:
        - name: ${tool}
          image: ${images[tool]}
          command: ${JSON.stringify(command)}
          volumeMounts:
            - { name: load, mountPath: /load }
      volumes:
        - name: load
          configMap: { name: load }
`,
    },
    {
      path: `${folder}/kustomization.yaml`,
      text: `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
namespace: load
resources: [job.yaml]
generatorOptions: { disableNameSuffixHash: true }
configMapGenerator:
  - name: load
    files: [${file}]
`,
    },
  ];
}

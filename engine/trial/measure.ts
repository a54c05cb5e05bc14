import type { TrialTarget } from "./workload";

/** Sends the load, reads the count that the autoscaler wrote each five seconds, and writes it beside the scenario. */
export function measureScript({ kind, name, namespace, autoscaler }: TrialTarget, durationSeconds: number): string {
  const resource = `${kind.toLowerCase()}/${name}`;
  return `#!/bin/sh
# Sends the load for ${durationSeconds} seconds and measures the replicas: sh measure.sh [k6|locust|vegeta]
# It writes measured.hpa.json. Drop that file on the page: the figure has what was predicted beside what was measured.
set -eu
tool=\${1:-k6}
[ -d "load/$tool" ] || { echo "measure.sh: there is no load/$tool; choose k6, locust or vegeta" >&2; exit 2; }

count() { kubectl get ${resource} -n ${namespace} -o 'jsonpath={.spec.replicas}'; }

kubectl delete job load -n load --ignore-not-found >/dev/null 2>&1 || true
kubectl apply -k "load/$tool" >/dev/null
kubectl wait --for=jsonpath='{.status.ready}'=1 job/load -n load --timeout=300s >/dev/null
start=$(date +%s)
points=
second=0
while [ "$second" -le ${durationSeconds} ]; do
  # A question that fails costs its own point only.
  if replicas=$(count) && [ -n "$replicas" ]; then points="$points\${points:+, }[$second, $replicas]"; fi
  printf '\\r%s of ${durationSeconds} s' "$second" >&2
  sleep "\${STEP_SECONDS:-5}"
  second=$(($(date +%s) - start))
done
echo >&2
[ -n "$points" ] || { echo "measure.sh: kubectl said no count of ${resource}, so nothing was measured" >&2; exit 1; }

{
  sed '$d' scenario.hpa.json
  printf '  , "measured": { "start": %s, "points": [%s] }\\n}\\n' "$start" "$points"
} >measured.hpa.json
rm -f evidence.txt
sh collect.sh -n ${namespace} -o evidence.txt ${autoscaler} || echo "measure.sh: evidence.txt was not written" >&2
echo "measured.hpa.json has the replicas. Drop it on the page." >&2
`;
}

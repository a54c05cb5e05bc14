// One reconcile on cpu utilization with behavior, from metrics to the final count, explanation included. Then the cost of supporting older
// versions: today's controller as it is against the same source without any older rule, in turns in one run.
import { loadEngine } from "./loadEngine.mjs";
import { withoutOlderRules } from "./withoutOlderRules.mjs";

export async function reconciles(report, repeats) {
  const engine = await loadEngine();
  const { firstScenario, parseManifest } = engine;
  const { flags } = firstScenario;
  // Both are used for nothing else, so that the compiler treats them alike.
  const compared = [await loadEngine([withoutOlderRules()]), await loadEngine()];
  for (const pods of [10, 100, 1000, 5000]) {
    // The largest maxReplicas, so that every call computes a final count, and none of them writes it.
    const manifest = `${firstScenario.manifest.replace("maxReplicas: 10", `maxReplicas: ${pods}`)}  behavior: {}\n`;
    const { hpa } = parseManifest(manifest, flags.featureGates, flags.kubernetesVersion);
    const long = { rounds: 60, perRound: Math.max(20, Math.round(20_000 / pods)) };
    // Other work on the machine only adds time: the lowest of the medians is nearest to the calculation's own time.
    const plain = [1, 2, 3].slice(0, repeats(3)).map(() => quantile(roundsOf(hpa, flags, pods, [engine], long)[0], 0.5));
    report(`reconcile/cpu-utilization/${pods}-pods`, Math.min(...plain), "ns");
    // Rounds are short, so that many of them are undisturbed; these are used for each engine.
    const short = { rounds: repeats(900), perRound: Math.max(1, Math.round(2000 / pods)) };
    const [without, switched] = roundsOf(hpa, flags, pods, compared, short).map((rounds) => quantile(rounds, 0.2));
    report(`reconcile/with-version-switch-to-without/${pods}-pods`, switched / without, "ratio");
  }
}

/** Nanoseconds of one call in each of many rounds, without the first third; in every round the engines take turns, in changing order. */
function roundsOf(hpa, flags, pods, engines, { rounds, perRound }) {
  const observations = [40, 55, 62].map((percent) => observe(pods, percent));
  const turns = engines.map((engine) => ({ engine, times: [], memory: engine.freshMemory(), now: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const turn of turns) {
      const { reconcileAutoscaler } = turn.engine;
      const started = performance.now();
      for (let call = 0; call < perRound; call++) {
        turn.now += 15;
        turn.memory = reconcileAutoscaler(hpa, observations[(turn.now / 15) % observations.length], turn.memory, flags, turn.now).memory;
      }
      turn.times.push((1e6 * (performance.now() - started)) / perRound);
    }
    turns.push(turns.shift());
  }
  return engines.map((engine) => turns.find((turn) => turn.engine === engine).times.slice(Math.round(rounds / 3)));
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
}

function observe(count, percent) {
  const names = Array.from({ length: count }, (_, index) => `web-7c9d6-${String(index).padStart(5, "0")}`);
  const containers = [{ name: "web", requestsMilli: { cpu: 200 } }];
  return {
    scale: { ok: true, specReplicas: count, statusReplicas: count, selector: "app=web" },
    pods: names.map((name) => ({
      name,
      phase: "Running",
      startTime: -3600,
      ready: true,
      readyTransitionTime: -3580,
      deletionTimestamp: null,
      containers,
    })),
    metrics: {
      resource: new Map(
        names.map((name) => [name, { timestamp: 0, windowSeconds: 15, containers: [{ name: "web", usageMilli: { cpu: 2 * percent } }] }]),
      ),
    },
  };
}

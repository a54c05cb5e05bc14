// One reconcile on cpu utilization with behavior, from metrics to the final count, explanation included.
import { loadEngine } from "./loadEngine.mjs";

export async function reconciles(report) {
  const { firstScenario, freshMemory, parseManifest, reconcileAutoscaler } = await loadEngine();
  const { flags } = firstScenario;
  for (const pods of [10, 100, 1000, 5000]) {
    // As many as there may be: every call takes the whole way to a final count, and none of them writes it.
    const manifest = `${firstScenario.manifest.replace("maxReplicas: 10", `maxReplicas: ${pods}`)}  behavior: {}\n`;
    const { hpa } = parseManifest(manifest, flags.featureGates, flags.kubernetesVersion);
    // Whatever else runs on the machine only ever adds to it: the best of three medians is nearest to the calculation's own time.
    const plain = [1, 2, 3].map(() => median(roundsOf(hpa, [flags], pods, { freshMemory, reconcileAutoscaler })[0]));
    report(`reconcile/cpu-utilization/${pods}-pods`, Math.min(...plain), "ns");
    const { kubernetesVersion: _version, ...unversioned } = flags;
    const [unnamed, named] = roundsOf(hpa, [unversioned, flags], pods, { freshMemory, reconcileAutoscaler });
    const ratio = median(named.map((nanoseconds, round) => nanoseconds / unnamed[round]));
    report(`reconcile/version-named-to-unnamed/${pods}-pods`, ratio, "ratio");
  }
}

/** Nanoseconds of one call, in many rounds that are each long enough for the clock; in every round the flags take turns. */
function roundsOf(hpa, flagsInTurn, pods, { freshMemory, reconcileAutoscaler }) {
  const observations = [40, 55, 62].map((percent) => observe(pods, percent));
  const perRound = Math.max(20, Math.round(200_000 / pods / 10));
  const turns = flagsInTurn.map((flags) => ({ flags, rounds: [], memory: freshMemory(), now: 0 }));
  for (let round = 0; round < 60; round++) {
    for (const turn of turns) {
      const started = performance.now();
      for (let call = 0; call < perRound; call++) {
        turn.now += 15;
        turn.memory = reconcileAutoscaler(hpa, observations[call % observations.length], turn.memory, turn.flags, turn.now).memory;
      }
      turn.rounds.push((1e6 * (performance.now() - started)) / perRound);
    }
    turns.push(turns.shift());
  }
  return flagsInTurn.map((flags) => turns.find((turn) => turn.flags === flags).rounds.slice(20));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Ready pods, each with a sample. */
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

// One reconcile on cpu utilization with behavior, from metrics to the final count, explanation included.
import { withEngine } from "./withEngine.mjs";

export async function reconciles(report) {
  await withEngine(({ firstScenario, freshMemory, parseManifest, reconcileAutoscaler }) => {
    const { flags } = firstScenario;
    for (const pods of [10, 100, 1000, 5000]) {
      // As many as there may be: every call takes the whole way to a final count, and none of them writes it.
      const manifest = `${firstScenario.manifest.replace("maxReplicas: 10", `maxReplicas: ${pods}`)}  behavior: {}\n`;
      const { hpa } = parseManifest(manifest, flags.featureGates);
      report(`reconcile/cpu-utilization/${pods}-pods`, nanoseconds(hpa, flags, pods, { freshMemory, reconcileAutoscaler }), "ns");
    }
  });
}

/** The median of many rounds, each long enough for the clock. */
function nanoseconds(hpa, flags, pods, { freshMemory, reconcileAutoscaler }) {
  const observations = [40, 55, 62].map((percent) => observe(pods, percent));
  const perRound = Math.max(20, Math.round(200_000 / pods / 10));
  const rounds = [];
  let memory = freshMemory();
  let now = 0;
  for (let round = 0; round < 60; round++) {
    const started = performance.now();
    for (let call = 0; call < perRound; call++) {
      now += 15;
      memory = reconcileAutoscaler(hpa, observations[call % observations.length], memory, flags, now).memory;
    }
    rounds.push((1e6 * (performance.now() - started)) / perRound);
  }
  return rounds.slice(20).toSorted((a, b) => a - b)[20];
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

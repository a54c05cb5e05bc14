import { digestsOf, scenarios } from "./digests";

/** Runs every scenario and sends each result to the server. */
async function report(): Promise<void> {
  const runs: Record<string, unknown> = {};
  for (const [name, scenario] of scenarios) runs[name] = digestsOf(scenario);
  await fetch(`/runs/${location.hash.slice(1)}`, { method: "POST", body: JSON.stringify(runs) });
}

report().catch((error: unknown) => {
  void fetch(`/failures/${location.hash.slice(1)}`, { method: "POST", body: String(error) });
});

import type { MetricProposal, PodsCalculation, Reconcile } from "../../controller/decision";
import type { Scenario } from "../../scenario/scenario";
import { checkedRun } from "../../simulation/testing/checkedRun";
import type { Trace } from "../../simulation/trace";
import type { LibraryEntry } from "../entry";
import { trials } from "../trials";

/** Runs an entry's scenario, or one that differs from it, and checks what must always hold. */
export const run = ({ scenario }: LibraryEntry, change: Partial<Scenario> = {}): Trace<Reconcile> => checkedRun({ ...scenario, ...change });

/** Runs an entry with the change that its question offers. */
export function tried(entry: LibraryEntry): Trace<Reconcile> {
  const change = trials[entry.id]?.(entry.scenario);
  if (!change) throw new Error(`${entry.id} offers no change`);
  return run(entry, change);
}

/** The entry's manifest with a text in it replaced. */
export function edited({ scenario: { manifest } }: LibraryEntry, text: string, by: string): { manifest: string } {
  if (!manifest.includes(text)) throw new Error(`the manifest has no ${text}`);
  return { manifest: manifest.replace(text, by) };
}

/** What the controller wrote, in order of time. */
export const rescales = ({ reconciles }: Trace): { at: number; from: number | null; to: number }[] =>
  reconciles.flatMap(({ at, specReplicas, scaledTo }) => (scaledTo === null ? [] : [{ at, from: specReplicas, to: scaledTo }]));

/** The written counts, one for each change, in order. */
export const counts = ({ seconds }: Trace): number[] =>
  [...seconds.written].filter((count, second, all) => second === 0 || count !== all[second - 1]);

export const lastCount = ({ seconds }: Trace): number => seconds.written.at(-1)!;

/** The reconciles from a second on, up to, not including, another. */
export const between = ({ reconciles }: Trace<Reconcile>, from: number, to: number): Reconcile[] =>
  reconciles.filter(({ at }) => at >= from && at < to);

/** The first metric's proposal; the metric must have been read. */
export function firstProposal({ at, decision }: Reconcile): MetricProposal & { ok: true } {
  const proposal = decision.kind === "computed" ? decision.metrics[0] : undefined;
  if (!proposal?.ok) throw new Error(`at ${at} s the first metric was not read`);
  return proposal;
}

export function podsCalculation(reconcile: Reconcile): PodsCalculation {
  const { calculation } = firstProposal(reconcile);
  if (calculation.kind !== "pods") throw new Error(`at ${reconcile.at} s the first metric is not of pods`);
  return calculation;
}

export const utilization = (reconcile: Reconcile): number | null => podsCalculation(reconcile).counted.utilizationPercent;

/** Reason and message of a condition after a reconcile. */
export function condition({ status }: Reconcile, type: string) {
  return status.conditions.find((condition) => condition.type === type);
}

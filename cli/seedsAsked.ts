import { judgedWords } from "../app/words/report/checkWords";
import { percentilePlace, readLuckPlan, readPercent, seedRange, type LuckPlan, type Percent, type VariationKind } from "../engine/index";

/** What a command runs, and the percentile at which it judges limits. */
export interface Seeds {
  plan: LuckPlan;
  at: { name: string; percent: Percent };
}

/** What the options ask for; null: one run, with the scenario's own seed. `usual`: how many seeds without `--seeds`. */
export function seedsAsked(
  { seeds: asked, at, vary = [] }: { seeds?: string | undefined; at?: string | undefined; vary?: string[] | undefined },
  usual: number,
): { ok: true; value: Seeds | null } | { ok: false; error: string } {
  const seeds = asked ?? String(usual);
  if (seeds === "1") {
    const without = at !== undefined ? "--at" : vary.length > 0 ? "--vary" : null;
    return without === null ? { ok: true, value: null } : { ok: false, error: `${without} needs --seeds with ${seedRange.min} or more.` };
  }
  const variations = vary.map(variationAsked);
  const unread = vary.find((_, index) => variations[index] === null);
  if (unread !== undefined) return { ok: false, error: `--vary is "${unread}"; it must be one such as load=1.2, shift=300 or startUp=2.` };
  const plan = readLuckPlan({ seeds: /^\d+$/.test(seeds) ? Number(seeds) : seeds, variations });
  if (!plan.ok)
    return { ok: false, error: `--${plan.error.replace(/^variations\[(\d+)\]/, (_, index: string) => `vary ${vary[Number(index)]}`)}` };
  const name = at ?? "p95";
  const percent = readPercent(name, "--at");
  return percent.ok ? { ok: true, value: { plan: plan.value, at: { name, percent: percent.value } } } : percent;
}

/** Over how many seeds each limit is judged, and how many of them must keep it. `percentile` is null for one seed. */
export interface JudgedOver {
  seeds: number;
  percentile: string | null;
  mustKeep: number;
  says: string;
}

export function judgedOver(seeds: Seeds | null): JudgedOver {
  const mustKeep = seeds === null ? 1 : percentilePlace(seeds.plan.seeds, seeds.at.percent) + 1;
  const over = { seeds: seeds?.plan.seeds ?? 1, percentile: seeds?.at.name ?? null, mustKeep };
  return { ...over, says: judgedWords(over) };
}

/** "load=1.2"; null: it has another form. What the kind and the amount may be, the engine says. */
function variationAsked(text: string): { kind: VariationKind; amount: number } | null {
  const [, kind, amount] = /^(\w+)=(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return kind === undefined || amount === undefined ? null : { kind: kind as VariationKind, amount: Number(amount) };
}

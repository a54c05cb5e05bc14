import { readPercent, readSeeds, type Percent, type Reading } from "../engine/index";

/** How many seeds a command runs, and the percentile at which it judges limits. */
export interface Seeds {
  count: number;
  at: { name: string; percent: Percent };
}

/** What the options ask for; null: one run, as without them. */
export function seedsAsked({ seeds, at }: { seeds?: string | undefined; at?: string | undefined }): Reading<Seeds | null> {
  if (seeds === undefined) return at === undefined ? { ok: true, value: null } : { ok: false, error: "--at needs --seeds." };
  const count = readSeeds(/^\d+$/.test(seeds) ? Number(seeds) : seeds, "--seeds");
  if (!count.ok) return count;
  const name = at ?? "p95";
  const percent = readPercent(name, "--at");
  return percent.ok ? { ok: true, value: { count: count.value, at: { name, percent: percent.value } } } : percent;
}

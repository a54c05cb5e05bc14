/** What to run next, as this browser keeps it. */
import { readLuckPlan, type LuckPlan } from "../../engine/index";
import { useLuck } from "../store/luck";
import { readStored, store } from "../ui/browserStorage";
import { keptJson } from "../ui/keptData";

const planKey = "hpa-playground/luck";

/** Ignores what it cannot read, such as a plan of another version of the page. */
export function rememberPlan(): void {
  const kept = keptJson(readStored(planKey), 100_000);
  const reading = kept === undefined ? null : readLuckPlan(kept);
  if (reading?.ok) useLuck.setState({ plan: reading.value });
}

export function setPlan(change: Partial<LuckPlan>): void {
  const plan = { ...useLuck.getState().plan, ...change };
  useLuck.setState({ plan });
  store(planKey, JSON.stringify(plan));
}

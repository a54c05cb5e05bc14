/** What to run next, as this browser keeps it. */
import { readLuckPlan, type LuckPlan } from "../../engine/index";
import { useLuck } from "../store/luck";
import { readStored, store } from "../ui/browserStorage";

const planKey = "hpa-playground/luck";

/** Ignores what it cannot read, such as a plan of another version of the page. */
export function rememberPlan(): void {
  const kept = parsed(readStored(planKey));
  const reading = kept === undefined ? null : readLuckPlan(kept);
  if (reading?.ok) useLuck.setState({ plan: reading.value });
}

export function setPlan(change: Partial<LuckPlan>): void {
  const plan = { ...useLuck.getState().plan, ...change };
  useLuck.setState({ plan });
  store(planKey, JSON.stringify(plan));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

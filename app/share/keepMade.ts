import { decisive, type Scenario } from "../../engine/index";
import { useContinued, type Made } from "../store/continued";
import { useScenario } from "../store/scenario";

const key = "hpa-playground/made";

/** Keeps in this tab what its scenario was made of, so that a reload still has the recorded replicas. Returns what stops it. */
export function keepMade(): () => void {
  restore(useScenario.getState().origin);
  const stops = [
    useScenario.subscribe(({ origin }, before) => {
      if (origin !== before.origin) restore(origin);
    }),
    useContinued.subscribe(({ made }, before) => {
      if (made !== null && made !== before.made) keep(made);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function keep(made: Made): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(made));
  } catch {
    // The storage is full or blocked: a reload shows the scenario alone.
  }
}

function restore(origin: Scenario): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Made | null;
    if (kept === null || useContinued.getState().made?.origin === origin || !isSame(kept.origin, origin)) return;
    // JSON has no NaN.
    const recorded = kept.recorded?.map(([second, count]) => [second, count ?? NaN] as const) ?? null;
    useContinued.setState({ made: { ...kept, origin, recorded }, fit: null });
  } catch {
    // The storage is blocked, or holds something else.
  }
}

/** The draft has the fields in another order. */
const isSame = (one: Scenario, other: Scenario): boolean =>
  decisive.every((part) => JSON.stringify(sorted(one[part])) === JSON.stringify(sorted(other[part])));

const sorted = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, inner]) => [name, sorted(inner)]),
      )
    : value;

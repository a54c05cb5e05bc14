import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

const loads: (() => Promise<unknown>)[] = [];
const placeLoads: (() => Promise<unknown>)[] = [];
const stoodIn = new Set<() => void>();

/** A component whose code comes after the first answer, or when it is first needed. Until then its place stays empty. */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Ready: ComponentType<Props> | null = null;
  const loadOnce = async () => ({ default: (Ready ??= await load()) });
  loads.push(loadOnce);
  const Lazy = lazy(loadOnce) as ComponentType<Props>;
  return function Later(props: Props) {
    // What is there is drawn at once; what comes while it is shown must not be drawn anew afterwards.
    const [Known] = useState(() => Ready);
    if (Known) return <Known {...props} />;
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

/** A component that is in sight from the beginning, but whose code comes after the first answer. Its stand-in is as large, so that nothing moves then. */
export function laterInPlace<Props extends object>(StandIn: ComponentType<NoInfer<Props>>, load: Load<Props>): ComponentType<Props> {
  let Ready: ComponentType<Props> | null = null;
  placeLoads.push(async () => (Ready ??= await load()));
  const known = () => Ready;
  return function LaterInPlace(props: Props) {
    const Known = useSyncExternalStore(subscribe, known);
    return Known ? <Known {...props} /> : <StandIn {...props} />;
  };
}

function subscribe(tell: () => void): () => void {
  stoodIn.add(tell);
  return () => stoodIn.delete(tell);
}

/**
 * First all that is in sight, at once; then the others one after the other, so that a slow network is not asked for all of them together.
 * What cannot be had now is asked for again when it is needed; false where its stand-in has to stay.
 */
export async function loadTheRest(): Promise<boolean> {
  const came = await Promise.allSettled(placeLoads.map((load) => load()));
  for (const tell of stoodIn) tell();
  for (const load of loads) await load().catch(() => undefined);
  return came.every(({ status }) => status === "fulfilled");
}

import { lazy, Suspense, useState, type ComponentType } from "react";

const loads: (() => Promise<unknown>)[] = [];

/** A component whose code comes after the first answer, or when it is first needed. Until then its place stays empty. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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

/** One after the other, so that a slow network is not asked for all at once. What cannot be had now is asked for again when it is needed. */
export async function loadTheRest(): Promise<void> {
  for (const load of loads) await load().catch(() => undefined);
}

import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from "react";
import { miss, tryMissingAgain } from "./missingParts";
import { late, PartNotLoaded } from "./late";
import { MissingPart, PartBoundary, type PartPlace } from "./PartBoundary";
import { t } from "../words/text";

type Load<Props> = () => Promise<ComponentType<Props>>;
/** Makes the function that closes a window from the window's properties. */
type Close<Props> = (props: Props) => () => void;

const loads: (() => Promise<unknown>)[] = [];
const placeLoads: (() => Promise<boolean>)[] = [];
const stoodIn = new Set<() => void>();

/**
 * A component whose code is loaded after the first answer, or when it is first needed. Until then `Meanwhile` is in its place: a panel says
 * that it is loading, and other places are empty. If the code cannot be loaded or the component breaks, it says so at `place`, and the rest
 * of the page goes on.
 */
export function later<Props extends object>(
  load: Load<Props>,
  place: PartPlace | Close<Props> = "block",
  Meanwhile: ComponentType<NoInfer<Props>> = place === "block" ? Coming : Empty,
): LateComponent<Props> {
  const part = latePart(load);
  loads.push(part.load);
  function Inside(props: Props) {
    // A loaded component is drawn at once. A component that arrives while its place is shown must not be drawn a second time, so this state
    // never changes.
    const [Known] = useState(() => part.ready());
    // A lazy component keeps its failure, so each new drawing of its place makes a new one.
    const [Coming] = useState(() => lazy(async () => ({ default: await part.load() })) as unknown as ComponentType<Props>);
    if (Known) return <Known {...props} />;
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Coming {...props} />
      </Suspense>
    );
  }
  function Later(props: Props) {
    return (
      <PartBoundary place={typeof place === "function" ? { close: place(props) } : place} again={part.load} drawnFrom={props}>
        <Inside {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Later, { fetch: part.load });
}

/** `fetch` loads its code before it is drawn, so that it is then drawn at once. */
type LateComponent<Props> = ComponentType<Props> & { fetch(): Promise<unknown> };

const Coming = () => <p className="coming comes-late soft" aria-busy="true">{t`Loading…`}</p>;
const Empty = () => null;

/**
 * A component that is in sight from the beginning, but whose code is loaded after the first answer. Its stand-in has the same size, so that
 * nothing moves when it comes. If the code cannot be loaded, the stand-in stays and says so itself ("line") or through the line above the
 * page.
 */
export function laterInPlace<Props extends object>(
  StandIn: ComponentType<NoInfer<Props>>,
  load: Load<Props>,
  place: Extract<PartPlace, "line" | "above"> = "above",
): ComponentType<Props> {
  const part = latePart(load);
  let missing = false;
  const again = async () => {
    await part.load();
    missing = false;
    for (const tell of stoodIn) tell();
  };
  placeLoads.push(() =>
    part.load().then(
      () => true,
      () => {
        missing = place === "line";
        miss({ again, inPlace: missing });
        return false;
      },
    ),
  );
  return function LaterInPlace(props: Props) {
    const Known = useSyncExternalStore(subscribe, part.ready);
    const isMissing = useSyncExternalStore(subscribe, () => missing);
    if (!Known) {
      const standIn = <StandIn {...props} />;
      if (!isMissing) return standIn;
      return (
        <div className="part-place">
          {standIn}
          <MissingPart error={notLoaded} line again={tryMissingAgain} />
        </div>
      );
    }
    return (
      <PartBoundary place={place} drawnFrom={props}>
        <Known {...props} />
      </PartBoundary>
    );
  };
}

const notLoaded = new PartNotLoaded();

/** Code that is requested until it is loaded. */
function latePart<Props extends object>(load: Load<Props>) {
  let Ready: ComponentType<Props> | null = null;
  const ready = () => Ready;
  return { ready, load: () => late(async () => (Ready ??= await load())) };
}

function subscribe(tell: () => void): () => void {
  stoodIn.add(tell);
  return () => stoodIn.delete(tell);
}

/**
 * Loads everything in sight at once, and then the other parts one after another, so that a slow network does not get all requests together.
 * A part that fails to load is requested again when it is needed or when the user tries again. Returns false if a stand-in had to stay.
 */
export async function loadTheRest(): Promise<boolean> {
  const came = await Promise.all(placeLoads.map((load) => load()));
  for (const tell of stoodIn) tell();
  for (const load of loads) await load().catch(() => undefined);
  return came.every(Boolean);
}

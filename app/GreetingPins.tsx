import { useEffect, useState } from "react";
import { firstScenario, type LoadCurve } from "../engine/index";
import { touchPin, usePins, type Pin } from "./greetingState";
import { goToStretch } from "./manifest/goToText";
import { heldScaleDown } from "./run/tellingSync";
import { useChangeable } from "./store/lesson";
import { setLoad, setManifest, useScenario } from "./store/scenario";
import { useTrace } from "./store/trace";
import { select, useView } from "./store/view";
import { useLayout, type Layout } from "./ui/layout";
import { t } from "./words/text";
import { useTabs } from "./store/tabs";
import { useWindows } from "./store/windows";

/**
 * Boxes over the page that point at three things to touch, and touch them when they are pressed. They come before the panes in the document,
 * so that Tab reaches them right after the line of what this page is.
 */
export function GreetingPins() {
  const { left } = usePins();
  const layout = useLayout();
  const isFirst = useScenario(({ origin }) => origin === firstScenario);
  const changeable = useChangeable("others");
  const playing = useView((view) => view.playing);
  const places = usePlaces();
  if (!isFirst || !changeable || playing) return null;
  const shown = orders[layout].filter((pin) => left.includes(pin));
  return (
    <div role="group" aria-label={t`Things to try`}>
      {shown.map((pin) => (
        // A pin without a place is only measured.
        <button
          key={pin}
          type="button"
          className={`pin ${pin}`}
          style={places[pin] ?? { visibility: "hidden" }}
          onClick={() => touchPin(pin, touch[pin])}
        >
          <span>{words[pin]()}</span>
          <b>{orders[layout].indexOf(pin) + 1}</b>
        </button>
      ))}
    </div>
  );
}

/** Numbered in this order. Where one pane holds all tabs, the manifest is behind the decision; on a phone only the curve is in sight. */
const orders: Record<Layout, readonly Pin[]> = {
  wide: ["number", "handle", "held"],
  middle: ["handle", "held", "number"],
  narrow: ["handle"],
};

const words: Record<Pin, () => string> = {
  number: () => t`Make it 80`,
  handle: () => t`Drag this handle`,
  held: () => t`Press here: the window holds ${heldCount()}`,
};

const target = /averageUtilization: 50\b/;

const touch: Record<Pin, () => void> = {
  number() {
    const { manifest } = useScenario.getState().scenario;
    const line = manifest.slice(0, manifest.search(target)).split("\n").length;
    setManifest(manifest.replace(target, "averageUtilization: 80"));
    goToStretch({ line, column: 1, endLine: line, endColumn: 1 });
  },
  /** Pulls the handle down to half its load, and leaves it to the arrow keys. */
  handle() {
    const { load } = useScenario.getState().scenario;
    const index = lastHighest(load);
    const [second, value] = load.points[index]!;
    setLoad({ ...load, points: load.points.with(index, [second, value / 2]) });
    document.querySelector<SVGElement>(handleAt(index))?.focus();
  },
  /** Opens the first sync that the window holds. */
  held() {
    const { run } = useTrace.getState();
    const held = run && heldScaleDown(run.steps);
    if (held) select(run.steps.at[held.from]!);
    document.getElementById("tab-decision")?.focus();
  },
};

function heldCount(): number {
  const { run } = useTrace.getState();
  const held = run && heldScaleDown(run.steps);
  return held ? run.steps.applied[held.from]! : NaN;
}

const lastHighest = ({ points }: LoadCurve): number => {
  const most = Math.max(...points.map(([, value]) => value));
  return points.findLastIndex(([, value]) => value === most);
};

const handleAt = (index: number) => `.curve-editor .handle[data-index="${index}"]`;

/** The badge with the number is at the side of the thing. */
interface Place {
  left: number;
  top: number;
  flexDirection: "row" | "row-reverse";
}
type Places = Partial<Record<Pin, Place>>;

/** Where the pins belong in the window. A thing out of sight has no pin. */
function usePlaces(): Places {
  const [places, setPlaces] = useState<Places>({});
  useEffect(() => {
    let frame = 0;
    let drawnAt = 0;
    const measure = () => {
      const now = findPlaces();
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const forget = () => {
      cancelAnimationFrame(frame);
      clearTimeout(drawnAt);
    };
    const soon = () => {
      forget();
      frame = requestAnimationFrame(measure);
    };
    /** Only once the frame is drawn: to measure before it, the browser would lay out the page a second time, at each step of the run. */
    const afterFrame = () => {
      forget();
      frame = requestAnimationFrame(() => (drawnAt = window.setTimeout(measure)));
    };
    afterFrame();
    const drawn = new MutationObserver(afterFrame);
    drawn.observe(document.getElementById("app") ?? document.body, { childList: true, subtree: true });
    const stops = [useView, useTabs, useWindows, useScenario, useTrace].map((store) => store.subscribe(afterFrame));
    window.addEventListener("resize", soon);
    // A scroll does not bubble.
    window.addEventListener("scroll", soon, { capture: true });
    return () => {
      forget();
      drawn.disconnect();
      for (const stop of stops) stop();
      window.removeEventListener("resize", soon);
      window.removeEventListener("scroll", soon, { capture: true });
    };
  }, []);
  return places;
}

function findPlaces(): Places {
  const code = document.querySelector(".manifest .code");
  const number = code && within(code.getBoundingClientRect(), numberBox());
  const handle = inSight(handleAt(lastHighest(useScenario.getState().scenario.load)) + " .dot");
  const area = inSight(`[data-figure="decisions"] path[fill="url(#p-window)"]`);
  return {
    ...(number && placed("number", number, code, ".view-line > span > span")),
    ...(handle && placed("handle", handle.box, handle.figure, wordsOfFigure)),
    ...(area && placed("held", area.box, area.figure, wordsOfFigure)),
  };
}

/** The number at the end of Monaco's line. Until the line is coloured, its words are one text, so the element would be the whole line. */
function numberBox(): DOMRect | null {
  const line = [...document.querySelectorAll(".monaco .view-line")].find(({ textContent }) =>
    target.test(textContent.replaceAll("\u00a0", " ")),
  );
  const last = line?.querySelector("span > span:last-child")?.lastChild;
  const text = last?.textContent ?? "";
  const from = text.search(/(?<!\d)\d+\s*$/);
  if (!last || from < 0) return null;
  const number = document.createRange();
  number.setStart(last, from);
  number.setEnd(last, text.trimEnd().length);
  return number.getBoundingClientRect();
}

/** What a pin may not cover. */
const wordsOfFigure = ["text", "button", "input", "select", "h2", ".unit", ".handle .dot"].join(",");

/** Where a pin is beside its thing, inside `frame`, and covers none of the frame's words. It has no place if there is none. */
function placed(pin: Pin, of: DOMRect, frame: Element, words: string): Places {
  const size = document.querySelector(`.pin.${pin}`)?.getBoundingClientRect();
  if (!size) return {};
  const around = frame.getBoundingClientRect();
  const taken = [...frame.querySelectorAll(words)].map((word) => word.getBoundingClientRect()).filter(({ width }) => width > 0);
  const isFree = ({ left, top }: Place): boolean => {
    const [right, bottom] = [left + size.width, top + size.height];
    if (left < around.left || right > around.right || top < around.top || bottom > around.bottom) return false;
    return !taken.some((word) => word.left < right && word.right > left && word.top < bottom && word.bottom > top);
  };
  const place = placesBeside(of, size).find(isFree);
  return place ? { [pin]: place } : {};
}

const gap = 6;

/** From the best to the worst: left, right, below and above, in the middle of the thing or near its edges. */
function placesBeside({ left, right, top, bottom }: DOMRect, { width, height }: DOMRect): Place[] {
  const rows = [0.5, 0.25, 0.75].map((part) => top + part * (bottom - top) - height / 2);
  const across = [bottom + gap, top - gap - height];
  const places = [
    ...rows.map((row): Place => ({ left: left - gap - width, top: row, flexDirection: "row" })),
    ...rows.map((row): Place => ({ left: right + gap, top: row, flexDirection: "row-reverse" })),
    ...across.map((row): Place => ({ left: right - width, top: row, flexDirection: "row" })),
    ...across.map((row): Place => ({ left, top: row, flexDirection: "row-reverse" })),
  ];
  return places.map((place) => ({ ...place, left: Math.round(place.left), top: Math.round(place.top) }));
}

/** A thing of a figure, if its middle is in sight. */
function inSight(selector: string): { box: DOMRect; figure: Element } | null {
  const element = document.querySelector(selector);
  const [figure, stack] = [element?.closest("[data-figure]"), element?.closest(".stack")];
  const box = stack && within(stack.getBoundingClientRect(), element!.getBoundingClientRect());
  return box && figure ? { box, figure } : null;
}

/** A box if its middle is inside another box. */
function within(outer: DOMRect, box: DOMRect | null): DOMRect | null {
  if (!box || (box.width === 0 && box.height === 0)) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom ? box : null;
}

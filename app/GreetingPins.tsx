import { useEffect, useState } from "react";
import { firstScenario, type LoadCurve } from "../engine/index";
import { usePins, type Pin } from "./greetingState";
import { goToStretch } from "./manifest/goToText";
import { heldScaleDown } from "./store/tellingSync";
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
  const shown = orders[layout].filter((pin) => left.includes(pin) && places[pin]);
  return (
    <div role="group" aria-label={t`Things to try`}>
      {shown.map((pin) => (
        <button key={pin} type="button" className={`pin ${pin}`} style={places[pin]} onClick={touch[pin]}>
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

interface Place {
  left?: number;
  right?: number;
  top: number;
}
type Places = Partial<Record<Pin, Place>>;

/** Where the pins belong in the window. A thing out of sight has no pin. */
function usePlaces(): Places {
  const [places, setPlaces] = useState<Places>({});
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const now = findPlaces();
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    soon();
    const drawn = new MutationObserver(soon);
    drawn.observe(document.getElementById("app") ?? document.body, { childList: true, subtree: true });
    const stops = [useView, useTabs, useWindows, useScenario, useTrace].map((store) => store.subscribe(soon));
    window.addEventListener("resize", soon);
    // A scroll does not bubble.
    window.addEventListener("scroll", soon, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      for (const stop of stops) stop();
      window.removeEventListener("resize", soon);
      window.removeEventListener("scroll", soon, { capture: true });
    };
  }, []);
  return places;
}

const half = 12;

function findPlaces(): Places {
  const pane = document.querySelector(".manifest .code")?.getBoundingClientRect();
  const figures = document.querySelector(".stack")?.getBoundingClientRect();
  const number = pane && within(pane, numberBox());
  const handle = figures && within(figures, boxOf(handleAt(lastHighest(useScenario.getState().scenario.load)) + " .dot"));
  const area = figures && within(figures, boxOf(`[data-figure="decisions"] path[fill="url(#p-window)"]`));
  const toTheLeft = (of: DOMRect, overlap: number, middle: number): Place => ({
    right: Math.round(document.documentElement.clientWidth - of.left - overlap),
    top: Math.round(middle) - half,
  });
  return {
    ...(number && { number: { left: Math.round(number.left) - 4, top: Math.round(number.bottom) + 6 } }),
    ...(handle && { handle: toTheLeft(handle, -6, handle.top + handle.height / 2) }),
    ...(area && { held: toTheLeft(area, half, area.top + area.height / 2) }),
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

const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

/** A box if its middle is inside another box. */
function within(outer: DOMRect, box: DOMRect | null | undefined): DOMRect | null {
  if (!box || (box.width === 0 && box.height === 0)) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom ? box : null;
}

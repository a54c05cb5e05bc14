/**
 * A figure of the page as a complete picture: its drawing with computed paints and fonts, its title and legend, the theme's ground, and
 * below them the shared time axis and the link.
 */
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { viewed } from "../store/zoom";
import { timeScale, timeTick, timeTicks, type TimeScale } from "../marks/timeScale";
import { clock } from "../words/times";
import { copyOf, element, laidOut, patternsUsed, textOf } from "./svgCopy";

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

const rows = { head: 30, legend: 22, axis: 24, foot: 24 };
const margin = 14;
const ofLink = { fontSize: 10, lineHeight: 13 };
/** Enough for 900 characters on a phone. Of a longer link the picture shows only the beginning. */
const mostLinkLines = 16;

/** The figures that can be saved now, in their order. A figure shown as a table has no drawing to save. */
export function figuresShown(): { figure: string; title: string }[] {
  return [...document.querySelectorAll<HTMLElement>(".fig[data-figure]")]
    .filter((section) => section.querySelector(".plot"))
    .map((section) => ({ figure: section.dataset["figure"] ?? "", title: section.querySelector("h2")?.textContent ?? "" }));
}

export function picture(figure: string, { name, link }: { name: string; link: string | null }): Picture {
  const section = document.querySelector<HTMLElement>(`.fig[data-figure="${CSS.escape(figure)}"]`);
  const plot = section?.querySelector<HTMLElement>(".plot");
  if (!section || !plot) throw new Error(`no figure ${figure}`);
  const box = laidOut(plot);
  const width = Math.round(box.width);
  const drawn = drawnIn(section);
  const bottom = Math.max(box.bottom, ...drawn.map((part) => laidOut(part).bottom));
  const plotHeight = Math.round(bottom - box.top);
  const top = rows.head + rows.legend;
  const linkLines = link === null ? [] : linesOf(link, width - 2 * margin);
  const height = top + plotHeight + rows.axis + rows.foot + Math.max(0, linkLines.length - 1) * ofLink.lineHeight;
  const colours = getComputedStyle(document.documentElement);
  const colour = (token: string) => colours.getPropertyValue(`--${token}`).trim();
  const font = colours.getPropertyValue("--sans").trim();
  const words = (x: number, y: number, content: string, style: Record<string, string>) =>
    textOf(content, { x: String(x), y: String(y), "font-family": font, "font-size": "11", fill: colour("ink-2"), ...style });

  const root = element("svg", { width: String(width), height: String(height), viewBox: `0 0 ${width} ${height}`, role: "img" });
  const title = section.querySelector("h2")?.textContent ?? "";
  const unit = section.querySelector(".fh .unit")?.textContent ?? "";
  root.append(textOf(`${title}${name === "" ? "" : ` · ${name}`}`, {}, "title"));
  const copies = drawn.map((part) => copyOf(part, { left: box.left, top: box.top - top }));
  root.append(patternsUsed(section));
  root.append(element("rect", { width: "100%", height: "100%", fill: colour("sheet") }));
  root.append(words(margin, 20, title, { "font-size": "15", "font-weight": "600", fill: colour("ink") }));
  root.append(words(width - margin, 20, cut(name, width - 3 * margin - measured(title, 15)), { "text-anchor": "end" }));
  root.append(...legend(section, unit, words));
  root.append(...copies);
  const { durationSeconds } = useScenario.getState().scenario;
  const { zoom, cursor } = useView.getState();
  const { from, to } = viewed(zoom, durationSeconds);
  const scale = timeScale(width, from, to, width < 560);
  root.append(...axis(scale, cursor, words));
  root.append(...foot(link));
  return { svg: `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(root)}\n`, width, height };

  function axis({ left, right, x }: TimeScale, second: number | null, write: typeof words): SVGElement[] {
    const base = top + plotHeight;
    const inView = second !== null && second >= from && second <= to ? second : null;
    const ticks = timeTicks(scale).filter((tick) => inView === null || Math.abs(x(tick) - x(inView)) >= 44);
    return [
      element("path", { d: `M${left} ${base}H${width - right}`, stroke: colour("rule-2") }),
      ...ticks.map((tick) => write(x(tick), base + 16, timeTick(tick, scale), { "text-anchor": x(tick) > width - 24 ? "end" : "middle" })),
      ...(inView === null
        ? []
        : [
            element("path", { d: `M${x(inView)} ${top}V${base + 4}`, stroke: colour("ink") }),
            write(x(inView), base + 16, clock(inView), { "text-anchor": "middle", "font-weight": "600", fill: colour("ink") }),
          ]),
    ];
  }

  /** The link's text in full, because a PNG cannot be clicked, and a part of a link opens nothing. */
  function foot(address: string | null): SVGElement[] {
    if (address === null) return [];
    const anchor = element("a", { href: address, target: "_blank" });
    const style = { fill: colour("ink-3"), "font-size": String(ofLink.fontSize) };
    for (const [index, line] of linkLines.entries()) {
      anchor.append(words(margin, height - 8 - (linkLines.length - 1 - index) * ofLink.lineHeight, line, style));
    }
    return [anchor];
  }
}

/** A link, broken over several lines. */
function linesOf(link: string, room: number): string[] {
  const lines: string[] = [];
  for (let rest = link; rest !== ""; rest = rest.slice(lines.at(-1)!.length)) {
    if (lines.length === mostLinkLines) return [cut(link, room, ofLink.fontSize)];
    lines.push(rest.slice(0, Math.max(1, fitting(rest, room, ofLink.fontSize))));
  }
  return lines;
}

/** The drawings and words of a figure below its head, without the elements that only serve the pointer. */
function drawnIn(section: HTMLElement): Element[] {
  const outside = ".fh, .load-bar, button, select";
  const drawings = [...section.querySelectorAll("svg")].filter((svg) => !svg.closest(outside) && !svg.parentElement?.closest("svg"));
  const words = [...section.querySelectorAll("span")].filter(
    (span) =>
      !span.closest(outside) && [...span.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent !== ""),
  );
  return [...drawings, ...words];
}

/** The strokes that are switched on, each with its name, after the unit. */
function legend(
  section: HTMLElement,
  unit: string,
  words: (x: number, y: number, content: string, style: Record<string, string>) => SVGElement,
): SVGElement[] {
  const y = rows.head + 10;
  let x = margin;
  const parts: SVGElement[] = [];
  const write = (content: string) => {
    parts.push(words(x, y, content, {}));
    x += measured(content) + 16;
  };
  if (unit !== "") write(unit);
  for (const entry of section.querySelectorAll('.rd button[aria-pressed="true"]')) {
    const sample = entry.querySelector("svg");
    if (!sample) continue;
    const { left, top } = laidOut(sample);
    parts.push(copyOf(sample, { left: left - x, top: top - (y - 9) }));
    x += 22;
    write(entry.querySelector("span")?.textContent ?? "");
  }
  return parts;
}

/** The start of a text that fits into `room` pixels. */
function cut(text: string, room: number, size = 11): string {
  if (measured(text, size) <= room) return text;
  const characters = fitting(text, room - measured("…", size), size);
  return characters <= 0 ? "" : `${text.slice(0, characters)}…`;
}

/** How many characters of a text fit into `room` pixels. */
function fitting(text: string, room: number, size: number): number {
  let [fits, over] = [0, text.length + 1];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (measured(text.slice(0, middle), size) <= room) fits = middle;
    else over = middle;
  }
  return fits;
}

function measured(text: string, size = 11): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.6;
  context.font = `${size >= 15 ? 600 : 400} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue("--sans")}`;
  return context.measureText(text).width;
}

import { enlargement } from "../ui/pointerIn";

const namespace = "http://www.w3.org/2000/svg";

/** The properties that style sheets may set. The copy writes them into every element, because it has no style sheet. */
const painted = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "font-variant-numeric",
  "text-anchor",
  "shape-rendering",
  "visibility",
] as const;

/** Attributes that only the pointer, screen readers or style sheets of the page need. */
const dropped = /^(class|style|id|data-.*|aria-.*|role|tabindex|on.*|cursor|name|focusable)$/;

export function element(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const created = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  return created;
}

export function textOf(content: string, attributes: Readonly<Record<string, string>>, tag = "text"): SVGElement {
  const created = element(tag, attributes);
  created.textContent = content;
  return created;
}

/** A copy of a drawing, or of a word beside drawings, at its place on the screen relative to `origin`. */
export function copyOf(source: Element, origin: { left: number; top: number }): SVGElement {
  const { left, top, width, height } = laidOut(source);
  const [x, y] = [left - origin.left, top - origin.top];
  if (!(source instanceof SVGSVGElement)) return copyOfWord(source, { x: x + width / 2, y, width, height });
  const copy = painting(source);
  const viewBox = source.getAttribute("viewBox") ?? `0 0 ${width} ${height}`;
  for (const [name, value] of Object.entries({ x, y, width, height, viewBox })) copy.setAttribute(name, String(value));
  copy.setAttribute("overflow", getComputedStyle(source).overflow === "visible" ? "visible" : "hidden");
  return copy;
}

/** The box of a part of a figure in the layout, because the page may show the figure enlarged. */
export function laidOut(part: Element): DOMRect {
  const { left, top, width, height } = part.getBoundingClientRect();
  const enlarged = enlargement(part.closest(".fig") ?? part);
  return new DOMRect(left / enlarged, top / enlarged, width / enlarged, height / enlarged);
}

function copyOfWord(source: Element, { x, y, width, height }: { x: number; y: number; width: number; height: number }): SVGElement {
  const { color, backgroundColor, fontFamily, fontSize, fontWeight } = getComputedStyle(source);
  const group = element("g", {});
  group.append(
    element("rect", { x: String(x - width / 2), y: String(y), width: String(width), height: String(height), fill: backgroundColor }),
  );
  const style = { fill: color, "font-family": fontFamily, "font-size": fontSize, "font-weight": fontWeight, "text-anchor": "middle" };
  group.append(textOf(source.textContent ?? "", { x: String(x), y: String(y + height * 0.72), ...style }));
  return group;
}

/** A copy of an element and its children, with their paints as attributes. Hidden elements are left out. */
function painting(source: Element): SVGElement {
  const copy = element(source.localName, {});
  for (const { name, value } of source.attributes) if (!dropped.test(name)) copy.setAttribute(name, value);
  if (source.id !== "" && ["clipPath", "pattern", "linearGradient"].includes(source.localName)) copy.setAttribute("id", source.id);
  const style = getComputedStyle(source);
  for (const property of painted) copy.setAttribute(property, withoutPage(style.getPropertyValue(property)));
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? "");
    else if (child instanceof Element && isShown(child)) copy.append(painting(child));
  }
  return copy;
}

const isShown = (child: Element) =>
  child.namespaceURI === namespace && !child.matches(".handle") && getComputedStyle(child).display !== "none";

/** The browser puts the page's whole address before a reference within the page; the copy must not contain it. */
const withoutPage = (value: string) => value.replaceAll(/url\("?[^"#)]*#([^")]+)"?\)/g, "url(#$1)");

/** The page's patterns to which a figure's paints refer. */
export function patternsUsed(figure: Element): SVGElement {
  const defs = element("defs", {});
  const names = new Set(
    [...figure.querySelectorAll("svg *")].flatMap((part) => /#(p-[a-z]+)/.exec(getComputedStyle(part).fill)?.[1] ?? []),
  );
  for (const name of names) {
    const pattern = document.getElementById(name);
    if (pattern) defs.append(painting(pattern));
  }
  return defs;
}

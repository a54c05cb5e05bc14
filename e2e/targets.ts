import type { Page } from "@playwright/test";

/**
 * The visible controls that are smaller than 24 by 24 CSS pixels, by WCAG 2.5.8: a line for each, with what the pointer reaches of it. A
 * control's size is the area where the pointer hits it: its box, what its ::after adds, and its label. A small control also passes if it is
 * within a line of text, or if a circle of 24 px around its middle touches no other control and no circle of another small one. The inside
 * of Monaco is left out.
 */
export const smallTargets = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate((root) => {
    const kinds = "button slider tab option checkbox radio switch separator menuitem menuitemradio link spinbutton".split(" ");
    const controls = `:is(button, a[href], input:not([type=hidden]), select, textarea, summary, ${kinds.map((kind) => `[role=${kind}]`).join()}, [tabindex="0"])`;
    const dialog = "dialog, [role=dialog]";
    const size = 24;
    const step = 2;

    /** Only the part of an element's box that its scrolling ancestors do not cut off. */
    const shown = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let above = element.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflow === "visible") continue;
        const edge = above.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const isSmall = ({ width, height }: DOMRect) => width < size - 0.01 || height < size - 0.01;
    const targetAt = (x: number, y: number): Element | null => {
      const hit = document.elementFromPoint(x, y);
      const target = hit?.closest(controls) ?? null;
      const label = hit?.closest("label");
      return label && !(target && label.contains(target)) ? label.control : target;
    };
    /** Whether a square of the size fits into what the pointer reaches; null if it reaches nothing. */
    const reach = (element: Element): { fits: boolean; width: number; height: number } | null => {
      const box = element.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const half = { x: Math.min(box.width / 2 + size, 36), y: Math.min(box.height / 2 + size, 36) };
      const cells = size / step;
      // How high, how wide, and how large a square ends at each sample.
      let above: { run: number; square: number }[] = [];
      let [most, widest, highest] = [0, 0, 0];
      for (let y = middle.y - half.y + step / 2; y < middle.y + half.y; y += step) {
        const row: { run: number; square: number }[] = [];
        let across = 0;
        for (let x = middle.x - half.x + step / 2; x < middle.x + half.x; x += step) {
          const hit = targetAt(x, y) === element;
          const at = row.length;
          across = hit ? across + 1 : 0;
          const run = hit ? (above[at]?.run ?? 0) + 1 : 0;
          const square = hit ? 1 + Math.min(above[at]?.square ?? 0, above[at - 1]?.square ?? 0, row[at - 1]?.square ?? 0) : 0;
          row.push({ run, square });
          [most, widest, highest] = [Math.max(most, square), Math.max(widest, across), Math.max(highest, run)];
        }
        above = row;
      }
      return most === 0 ? null : { fits: most >= cells, width: widest * step, height: highest * step };
    };
    const inText = (element: Element): boolean => {
      if (!["inline", "inline-block"].includes(getComputedStyle(element).display)) return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      if (!block || getComputedStyle(block).display.includes("flex")) return false;
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { data, parentElement } = words.currentNode as Text;
        if (/\p{L}{2}|[=×÷+]/u.test(data) && !parentElement?.closest(controls)) return true;
      }
      return false;
    };
    /** The control that it is too near to. */
    const crowdedBy = (element: Element, others: Element[]): Element | undefined => {
      const box = element.getBoundingClientRect();
      const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      return others.find((other) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        if (other.closest(dialog) !== element.closest(dialog)) return false;
        const rect = shown(other);
        if (rect.width === 0 || rect.height === 0) return false;
        const across = Math.max(rect.left - centre.x, 0, centre.x - rect.right);
        const down = Math.max(rect.top - centre.y, 0, centre.y - rect.bottom);
        if (Math.hypot(across, down) < size / 2 - 0.01) return true;
        const apart = Math.hypot(rect.left + rect.width / 2 - centre.x, rect.top + rect.height / 2 - centre.y);
        return isSmall(rect) && apart < size - 0.01;
      });
    };

    const said = (element: Element): string => {
      const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
      return `${element.parentElement?.getAttribute("class") ?? ""} > ${element.localName}.${element.getAttribute("class") ?? ""} “${name}”`;
    };

    // An element that lets the pointer through is no target: the plot behind it follows the pointer.
    const all = [...document.querySelectorAll(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert], .monaco-editor") &&
        getComputedStyle(element).pointerEvents !== "none",
    );
    const found: string[] = [];
    for (const element of all) {
      if (!element.closest(root) || !isSmall(element.getBoundingClientRect())) continue;
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const crowding = inText(element) ? undefined : crowdedBy(element, all);
      if (!crowding) continue;
      const reached = reach(element);
      if (!reached || reached.fits) continue;
      const { width, height } = element.getBoundingClientRect();
      const sizes = `box ${width.toFixed(1)}×${height.toFixed(1)}, reached ${reached.width}×${reached.height}`;
      found.push(`${said(element)}: ${sizes}, by ${said(crowding)}`);
    }
    return found;
  }, within);

/** Controls that stay smaller than 44 px for a finger, and why. */
const smallForFingers = {
  // The plot and the lane take a press within 22 px of a handle or an incident, whichever is nearest.
  marks: ".handle, .step-handle, .incident",
  // A wider one would cover the controls beside it. Its length is the page's height.
  splitter: ".splitter",
  // A part of the run in view narrower than a finger; its brackets are wider.
  partInView: ".grip.body",
  // Only a key reaches them.
  skipLinks: ".skip-links button",
  // Numbers and links within text and sums, as in WCAG 2.5.5.
  inText: ".origin, p a, dd a, .note a, .more a, li a",
};

/**
 * The visible controls that a finger cannot hit on 44 by 44 CSS pixels around their middle: a line for each, with what it reaches. Counts
 * only what the pointer hits, so an area that lies under a neighbour's is too small as well.
 */
export const belowFinger = (page: Page, within = "body"): Promise<string[]> =>
  page.evaluate(
    ({ root, excused }) => {
      const kinds = "button slider tab option checkbox radio switch menuitem menuitemradio menuitemcheckbox link spinbutton".split(" ");
      const controls = `:is(button, a[href], input:not([type=hidden]), select, textarea, summary, ${kinds.map((kind) => `[role=${kind}]`).join()})`;
      // A pixel less: the samples lie a pixel apart.
      const least = 43;
      const targetAt = (x: number, y: number): Element | null => {
        const hit = document.elementFromPoint(x, y);
        const target = hit?.closest(controls) ?? null;
        const label = hit?.closest("label");
        return label && !(target && label.contains(target)) ? label.control : target;
      };
      const found: string[] = [];
      for (const element of document.querySelectorAll(controls)) {
        if (!element.closest(root) || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest("[inert], .monaco-editor") || element.matches(excused)) continue;
        element.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        // Only for screen readers.
        if (width < 2 || height < 2) continue;
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = (across: number, down: number) => {
          let pixels = 0;
          while (pixels < 46 && targetAt(x + across * pixels, y + down * pixels) === element) pixels++;
          return pixels;
        };
        const wide = reach(1, 0) + reach(-1, 0) - 1;
        const high = reach(0, 1) + reach(0, -1) - 1;
        if (wide >= least && high >= least) continue;
        const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
        const parent = element.parentElement?.getAttribute("class") ?? "";
        found.push(`${parent} > ${element.localName}.${element.getAttribute("class") ?? ""} “${name}”: reached ${wide}×${high}`);
      }
      return found;
    },
    { root: within, excused: Object.values(smallForFingers).join() },
  );

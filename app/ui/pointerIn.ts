/** The pointer's position in an element's own pixels, even if the page shows the element enlarged. */
export function pointerIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const enlarged = enlargement(element);
  return { x: (clientX - box.left) / enlarged, y: (clientY - box.top) / enlarged };
}

/** How many times larger an element is shown than its layout. Use a wide element, because its layout width is a whole number. */
export function enlargement(element: Element): number {
  const width = element instanceof HTMLElement ? element.offsetWidth : element.clientWidth;
  // Rounded to hundredths, because the whole-number width makes further digits wrong.
  return width > 0 ? Math.round((100 * element.getBoundingClientRect().width) / width) / 100 : 1;
}

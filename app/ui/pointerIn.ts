/** Where the pointer is in an element's own pixels, also where the element is shown larger than it is laid out. */
export function pointerIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const width = element instanceof HTMLElement ? element.offsetWidth : element.clientWidth;
  // A laid out width is a whole number, so that only hundredths of the quotient mean anything.
  const enlarged = width > 0 ? Math.round((100 * box.width) / width) / 100 : 1;
  return { x: (clientX - box.left) / enlarged, y: (clientY - box.top) / enlarged };
}

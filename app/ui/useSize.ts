import { createContext, useContext, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

interface Size {
  width: number;
  height: number;
}

/** What every element measures where nothing lays the page out: when the build draws a part of it. */
export const BuiltSize = createContext<Size>({ width: 0, height: 0 });

/**
 * The present content box of an element in whole pixels; zero before the element is on the page. Returns the element's `ref`, the size and
 * the element.
 */
export function useSize<E extends HTMLElement>(): [(element: E | null) => void, Size, E | null] {
  const [element, setElement] = useState<E | null>(null);
  const [size, setSize] = useState(useContext(BuiltSize));
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    // React draws before the browser paints the frame, so that a pane's content follows the drag of its edge without delay.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size, element];
}

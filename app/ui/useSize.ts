import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** The content box of an element in whole pixels, as it is now; zero before it is on the page. The first is the `ref` of the element, the last the element itself. */
export function useSize<E extends HTMLElement>(): [(element: E | null) => void, { width: number; height: number }, E | null] {
  const [element, setElement] = useState<E | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    // Drawn before the frame is: whoever drags a pane's edge sees its content follow, not catch up.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size, element];
}

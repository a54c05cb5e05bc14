import { createElement, memo } from "react";
import { strokeShapes, type StrokeName } from "../marks/strokeShapes";

export const StrokeSample = memo(function StrokeSample({ name }: { name: StrokeName }) {
  return (
    <svg viewBox="0 0 16 10" fill="none" aria-hidden="true" focusable="false">
      {strokeShapes[name].map(({ tag, attributes }, index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
});

/** The interface's own signs, drawn on a 16 px grid with one stroke. */
const paths = {
  undo: "M6 3L3 6L6 9M3.4 6H9.5A3.6 3.6 0 0 1 9.5 13.2H6",
  redo: "M10 3L13 6L10 9M12.6 6H6.5A3.6 3.6 0 0 0 6.5 13.2H10",
  previous: "M10.5 3.5L6 8L10.5 12.5",
  next: "M5.5 3.5L10 8L5.5 12.5",
  first: "M13.5 3.5L9 8L13.5 12.5M9 3.5L4.5 8L9 12.5M2 3.5V12.5",
  last: "M2.5 3.5L7 8L2.5 12.5M7 3.5L11.5 8L7 12.5M14 3.5V12.5",
  previousChange: "M12 3.5L7.5 8L12 12.5M4.5 3.5V12.5",
  nextChange: "M4 3.5L8.5 8L4 12.5M11.5 3.5V12.5",
  play: "M5 3L13 8L5 13Z",
  pause: "M5.5 3V13M10.5 3V13",
  table: "M2 3.5H14V12.5H2ZM2 6.5H14M2 9.5H14M6.5 6.5V12.5",
  wholeRun: "M2 3.5V12.5M14 3.5V12.5M4.5 8H11.5M6.5 6L4.5 8L6.5 10M9.5 6L11.5 8L9.5 10",
  reseed: "M3 6.2A5.3 5.3 0 0 1 12.9 5.6M13.2 2.4V5.8H9.8M13 9.8A5.3 5.3 0 0 1 3.1 10.4M2.8 13.6V10.2H6.2",
  link: "M6.5 9.5L9.5 6.5M7.2 4.8L8.8 3.2A2.8 2.8 0 0 1 12.8 7.2L11.2 8.8M8.8 11.2L7.2 12.8A2.8 2.8 0 0 1 3.2 8.8L4.8 7.2",
  search: "M11 6.8A4.2 4.2 0 1 1 2.6 6.8A4.2 4.2 0 1 1 11 6.8M9.9 9.9L13.6 13.6",
  compare: "M2 4.5H7.5V9H14M2 11.5H4.5M6.5 11.5H9M11 11.5H14",
  share: "M8 10V2.6M5.2 5.2L8 2.4L10.8 5.2M5 7.5H3.2V13.6H12.8V7.5H11",
  bringIn: "M8 2V9.4M5.2 6.8L8 9.6L10.8 6.8M2.5 9.5V13.5H13.5V9.5",
  present: "M2 3H14M3 3V10.5H13V3M8 10.5V13.5M5.5 13.5H10.5",
  close: "M4 4L12 12M12 4L4 12",
  more: "M3 8H3.2M8 8H8.2M13 8H13.2",
  check: "M3 8.5L6.5 12L13 4.5",
  copy: "M5.5 5.5H13.5V13.5H5.5ZM10.5 5.5V2.5H2.5V10.5H5.5",
  plus: "M8 3V13M3 8H13",
  caret: "M5 6.5L8 9.5L11 6.5",
  error: "M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6",
  window: "M13.9 8A5.9 5.9 0 1 1 12.1 3.8M14.2 1.8V4.6H11.4M8 4.8V8.2L10.3 9.6",
  policy: "M1.7 13.7H5.7V9.8H9.7V5.9H14.3V2.3",
  maxReplicas: "M2 2.3H14M8 14.2V6.2M4.6 9.4L8 6.2L11.4 9.4",
  minReplicas: "M2 13.7H14M8 1.8V9.8M4.6 6.6L8 9.8L11.4 6.6",
  tolerance: "M2 6.2C4.1 3.7 5.9 4.1 8 5.7S11.9 7.5 14 5M2 11.4C4.1 8.9 5.9 9.4 8 11S11.9 12.8 14 10.3",
  none: "M2.9 5.9H13.1M2.9 10.1H13.1",
  disabled: "M3.5 3V13M12.5 3V13",
} as const;

const widths: Partial<Record<IconName, number>> = { more: 2.4, pause: 2.4 };

export type IconName = keyof typeof paths | "pods" | "theme";

/** Hidden from screen readers, because words beside it or the button's label say what it means. */
export function Icon({ name, className = "ic" }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {name === "pods" ? (
        <circle cx="8" cy="8" r="5.7" strokeDasharray="2.7 2.2" />
      ) : name === "theme" ? (
        <>
          <circle cx="8" cy="8" r="5.2" />
          <path d="M8 2.8A5.2 5.2 0 0 1 8 13.2Z" fill="currentColor" />
        </>
      ) : (
        <path
          d={paths[name]}
          strokeLinecap={name === "more" ? "round" : undefined}
          strokeWidth={widths[name]}
          fill={name === "play" ? "currentColor" : undefined}
        />
      )}
    </svg>
  );
}
